/* Hints: the move of the bot `master`, and how much better the bot expects it to be than the
 * next best one. They are for a user who plays against bots alone, in a match that is not rated.
 * Workers of the bots compute them from the information of the user's seat; a move in the match
 * cancels them. Loop thread only. */
#ifndef HUB_BOTS_HINTS_H
#define HUB_BOTS_HINTS_H

#include "engine/hint.h"
#include "hub/core/internal.h"
#include "hub/hub.h"

#define HUB_HINTS_MAX 32 /* maximum number in progress; each user has one at most */

struct hub_hint {
    struct hub_error error; /* HUB_STALE: the match has a newer version */
    const struct game *game;
    uint32_t version;
    struct hint found;
};

/* Receives the answer, which is borrowed. */
typedef void hub_hint_done(void *context, const struct hub_hint *hint);

/* Returns whether the user may request hints: the user plays in the match against bots alone,
 * and it is not rated. */
bool hub_hints_allowed(const struct hub_match *match, int64_t user);

/* Computes a hint for the decision that the user's seat owes. `done` is called exactly once, maybe
 * before this returns: HUB_NOT_ALLOWED; HUB_REFUSED, the seat owes no decision;
 * HUB_TOO_MANY_REQUESTS, a request is in progress, or the limit is reached; HUB_BUSY. */
void hub_hint_request(struct hub *hub, struct hub_match *match, const struct hub_user *user,
                      hub_hint_done *done, void *context);

/* Cancels the hints in progress for a match that has a new move, or has ended. */
void hints_dismiss(const struct hub_match *match);
/* Stops all computations, because the hub was stopped. */
void hints_stop(struct hub *hub);

#endif
