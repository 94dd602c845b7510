/* A user's personal data as JSON for that user: notification settings, tokens, conditional moves.
 * It contains no secrets. Any thread. */
#ifndef API_CORE_PRINT_OWN_H
#define API_CORE_PRINT_OWN_H

#include "store/nouns/notices.h"
#include "store/nouns/conditional.h"
#include "store/nouns/people.h"
#include "store/nouns/reports/reports.h"
#include "store/nouns/tokens.h"
#include "wire/json.h"

/* Writes an array of the words of `events` (bits); null for -1. */
void print_told(struct json *json, const char *name, int events);

/* Writes the members of notification settings into an open object. */
void print_notify(struct json *json, const struct store_notify *notify);

/* Writes an address into an open array. Is a store_address_row; `context` is a struct json. */
bool print_address(void *context, const struct store_address *address);

/* Writes the description of a token: never its secret. */
void print_token(struct json *json, const char *name, const struct store_token *token);

/* Writes the members of the preferences into an open object. */
void print_preferences(struct json *json, const struct store_preferences *preferences);

/* Writes the members of a report that its author may see into an open object: the report, and its
 * outcome without the act. */
void print_report(struct json *json, const struct store_report *report);

/* Writes a user's conditional moves for a match. */
void print_conditional(struct json *json, const char *name,
                       const struct store_conditional *conditional);

#endif
