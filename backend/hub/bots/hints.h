/* What `master` would do, and how much more it expects of that than of what comes next: for
 * somebody who plays against nobody but bots, in a match that counts nowhere. Thought of on the
 * bots' workers, of what his seat may know; given up when the match moves on. Loop thread only. */
#ifndef HUB_BOTS_HINTS_H
#define HUB_BOTS_HINTS_H

#include "hub/hub.h"

#define HUB_HINTS_MAX      32 /* at a time; one of each user */
#define HUB_HINT_MOVES_MAX 3

struct hub_hint {
    struct hub_error error; /* HUB_STALE: the match has moved on */
    const struct game *game;
    uint8_t seat;
    uint32_t version;
    uint32_t simulations; /* of the search; 0: there was nothing to search */
    uint8_t count;
    struct hub_hint_move {
        struct game_move move;
        bool told; /* `event` is what the log would tell of it */
        struct game_event event;
        float share;            /* of a win */
        float points;           /* that he has where it is judged */
    } move[HUB_HINT_MOVES_MAX]; /* the best first */
};

/* Gets the answer, which is borrowed. */
typedef void hub_hint_done(void *context, const struct hub_hint *hint);

/* Whether somebody at the match may ask: he plays there against bots alone, and it counts nowhere.
 */
bool hub_hints_allowed(const struct hub_match *match, int64_t user);

/* Thinks about what the user's seat owes. `done` is called exactly once, maybe before this returns:
 * HUB_NOT_ALLOWED, he may not ask; HUB_REFUSED, it is not his turn; HUB_TOO_MANY_REQUESTS, he has
 * asked already, or often; HUB_BUSY. */
void hub_hint_ask(struct hub *hub, struct hub_match *match, const struct hub_user *user,
                  hub_hint_done *done, void *context);

#endif
