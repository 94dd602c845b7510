/* What is somebody's own, as JSON for himself: how he is told, his tokens, his orders. Secrets are
 * no part of it. Any thread. */
#ifndef API_CORE_PRINT_OWN_H
#define API_CORE_PRINT_OWN_H

#include "store/nouns/notices.h"
#include "store/nouns/orders.h"
#include "store/nouns/people.h"
#include "store/nouns/tokens.h"
#include "wire/json.h"

/* Writes an array of the words of `events` (bits); of -1 null. */
void print_told(struct json *json, const char *name, int events);

/* Writes the members of his settings into an object that is begun. */
void print_notify(struct json *json, const struct store_notify *notify);

/* Writes where he is told, into an array that is begun. A store_address_row; `context` is a struct
 * json. */
bool print_address(void *context, const struct store_address *address);

/* Writes what is told of a token: never what it is. */
void print_token(struct json *json, const char *name, const struct store_token *token);

/* Writes the members of what he prefers into an object that is begun. */
void print_preferences(struct json *json, const struct store_preferences *preferences);

/* Writes his orders for a match. */
void print_orders(struct json *json, const char *name, const struct store_orders *orders);

#endif
