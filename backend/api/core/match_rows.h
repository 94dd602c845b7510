/* A page of a user's matches, read on a worker without folding any; on the loop each is shown as it
 * is in memory, if it is there. */
#ifndef API_CORE_MATCH_ROWS_H
#define API_CORE_MATCH_ROWS_H

#include "hub/hub.h"

#define MATCH_ROWS_LOADED_MAX 50 /* matches that one page has loaded for their deadlines */

struct match_rows {
    struct hub *hub;
    struct hub_listing *at; /* newest first */
    size_t count;
    size_t room;
    bool failed; /* no memory */
    struct match_rows_load {
        struct hub_fetch fetch;
        int64_t user;
        size_t next;   /* index of the first match that was not checked yet */
        size_t loaded; /* matches requested so far */
        bool begins;   /* within hub_fetch_begin() */
        int64_t read_us;
        void (*then)(void *context);
        void *context;
    } load;
};

/* Adds at most `count` of the matches of `user` after the one named `before` ("": from the first).
 * On a worker. */
MUST_USE struct hub_error match_rows_read(struct match_rows *looks, struct store_reader *reader,
                                          enum store_mine which, int64_t user, const char *before,
                                          uint32_t count);
/* The match at `index` as it is now: the one in memory, or `*scratch`, filled from what was read.
 * NULL: its game is unknown. Loop thread. */
const struct hub_match *match_rows_match(const struct match_rows *looks, size_t index,
                                         struct hub_match *scratch);
/* Loads the matches in which a clock of the user runs and that are not in memory, one after the
 * other: only a match in memory knows its deadlines. Calls `then` once, maybe before it returns;
 * looks->load.read_us is the processor time of the loads. A match that cannot be loaded is shown
 * without its clocks. Loop thread. */
void match_rows_load(struct match_rows *looks, int64_t user, void (*then)(void *context),
                     void *context);
/* Returns whether the user owes a decision in it and no substitute bot plays. Loop thread. */
bool match_rows_turn(const struct hub_match *match, int64_t user);
/* Frees what was read. */
void match_rows_free(struct match_rows *looks);

#endif
