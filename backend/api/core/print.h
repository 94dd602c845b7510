/* Users, matches and updates in JSON: the same over REST and live. Functions that print a match
 * require the proof that its reader may see it (hub/match/sight.h). Loop thread only, except
 * those that print from the store. */
#ifndef API_CORE_PRINT_H
#define API_CORE_PRINT_H

#include "hub/match/sight.h"
#include "record/words/sentences.h"
#include "wire/json.h"
#include "wire/parse.h"

/* Prints the member "to_act": the seats that owe a decision. */
void print_to_act(struct json *json, const struct hub_sight *sight);
/* Prints the members "clocks" and "now_ms": the remaining times of the seats, and the wall clock
 * of the server at that moment; nothing for a match that has no clock or has not started. */
void print_clocks(struct json *json, const struct hub_sight *sight);

/* Prints {id, name, guest, admin}, or null for nobody (id 0). */
void print_user(struct json *json, const char *name, const struct hub_user *user);

/* Prints the lobby's entry of a match, for its reader; see schema/openapi.yaml, Match. */
void print_match(struct json *json, const char *name, const struct hub_sight *sight);

/* Prints the entry for the shared list: public data that no move changes. See
 * schema/live/common.json, listed_match. */
void print_listed(struct json *json, const char *name, const struct hub_sight *sight);

/* The state of the table that was sent to a viewer last. */
struct print_told {
    int64_t version;  /* -1: none */
    bool choices;     /* it owed a decision, and its choices were sent */
    uint8_t viewer;   /* a seat, or GAME_SPECTATOR */
    uint8_t resigned; /* bit set: seats that had resigned, on which the result depends */
    bool called_off;  /* the match was called off, so that the result was final */
};

/* Prints the member rows: the events of versions from .. from+count-1 that the reader may see;
 * all of them are in memory (hub_rows_cached()). */
void print_rows(struct json *json, const struct hub_sight *sight, uint32_t from, uint32_t count);

/* The log to print, and its reader. */
struct print_log {
    const struct game *game;
    const struct hub_sight *sight;
    struct sentences *sentences; /* begun: rows have sentences, too; NULL: they have none */
    const char *language;        /* of the sentences */
};

/* Prints the same rows out of the log, as an array (a member, if `name` is not NULL). On any
 * thread, with the reader of that thread. STORE_CLOSED: there are no texts in that language. */
MUST_USE enum store_err print_log(struct json *json, const char *name, struct store_reader *reader,
                                  const struct print_log *log, uint32_t from, uint32_t count);

#define PRINT_CHAT_LINES_MAX 200
/* The chat to print, and its reader. */
struct print_chat {
    const struct hub_sight *sight; /* messages of people whom its user has muted, and hidden ones,
                                      are printed without text */
    const int64_t *users;          /* GAME_SEATS_MAX users, seat by seat */
    uint32_t from;                 /* number of the first message */
    uint32_t count; /* at most PRINT_CHAT_LINES_MAX are printed, the newest of these */
};

/* Prints chat messages as an array (a member, if `name` is not NULL). On any thread, with the
 * reader of that thread. */
MUST_USE enum store_err print_chat(struct json *json, const char *name, struct store_reader *reader,
                                   const struct print_chat *chat);

/* Prints the member error: {name, message, version?}. */
void print_error(struct json *json, const struct hub_error *error);
/* Prints the same for unreadable input: {name, message, field?}. */
void print_parse_error(struct json *json, const struct parse_error *error);

#endif
