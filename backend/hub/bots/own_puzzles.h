/* Own puzzles: a costly decision of a user in a finished match is searched again on a worker of the
 * bots, and stored if it is a puzzle (puzzle/finder.h). Loop thread only, except own_search_read().
 */
#ifndef HUB_BOTS_OWN_PUZZLES_H
#define HUB_BOTS_OWN_PUZZLES_H

#include "hub/hub.h"
#include "store/nouns/puzzles/own.h"

#define HUB_OWN_SEARCHES_MAX 16 /* maximum number in progress; each user has one at most */

struct own_search;

/* Reads the decision that led to `version` of a match that is over, with the reader of the calling
 * thread: it must have counted in the end, and be of a seat that the user has. STORE_NOT_FOUND:
 * there is no such decision, or the game has no puzzles. Others as for match_analysis_read(). */
MUST_USE enum store_err own_search_read(struct store_reader *reader, const struct store_match *info,
                                        int64_t user, uint32_t version, struct own_search **search);
/* Frees it; NULL is allowed. */
void own_search_free(struct own_search *search);

/* Receives the id of the puzzle, or "": the decision is none. Called exactly once. */
typedef void hub_own_puzzle_done(void *context, struct hub_error error, const char *puzzle);

/* Searches the decision and stores the puzzle; always takes ownership of `search`. `done` may be
 * called before this returns: HUB_TOO_MANY_REQUESTS, a search of the user is in progress, or the
 * limit is reached; HUB_BUSY; HUB_NOT_SIGNED_IN, the user was deleted in the meantime. */
void hub_own_puzzle_search(struct hub *hub, struct own_search *search, hub_own_puzzle_done *done,
                           void *context);

/* Stops all searches, because the hub was stopped. */
void own_searches_stop(struct hub *hub);

#endif
