/* A page of a user's matches, read on a worker without folding any. On the loop, a match in
 * memory replaces the one that was read. */
#ifndef API_CORE_MATCH_ROWS_H
#define API_CORE_MATCH_ROWS_H

#include "hub/hub.h"
#include "store/nouns/matches/ended.h"

#define MATCH_ROWS_LOADED_MAX                                                                      \
    50 /* maximum number of matches that one page loads for their deadlines */

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
        bool begins;   /* hub_fetch_begin() is being called */
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
/* Adds the selected ended matches. On a worker. */
MUST_USE struct hub_error match_rows_ended(struct match_rows *looks, struct store_reader *reader,
                                           const struct store_ended *ended);
/* Returns the match at `index` in its present state: the one in memory, or `*scratch`, filled
 * from the read data. NULL: its game is unknown. Loop thread. */
const struct hub_match *match_rows_match(const struct match_rows *looks, size_t index,
                                         struct hub_match *scratch);
/* Loads the matches in which a clock of the user runs and that are not in memory, one after the
 * other: only a match in memory has its deadlines. Calls `then` once, maybe before it returns;
 * looks->load.read_us is the CPU time of the loads. A match that cannot be loaded is shown
 * without its clocks. Loop thread. */
void match_rows_load(struct match_rows *looks, int64_t user, void (*then)(void *context),
                     void *context);
/* Returns whether the user owes a decision in the match and no substitute bot plays. Loop
 * thread. */
bool match_rows_turn(const struct hub_match *match, int64_t user);
/* Frees what was read. */
void match_rows_free(struct match_rows *looks);

#endif
