/* A user's answers to puzzles, and to own ones. Loop thread only. */
#ifndef HUB_PEOPLE_PUZZLES_H
#define HUB_PEOPLE_PUZZLES_H

#include "hub/people/people.h"
#include "store/nouns/puzzles/own.h"

/* Stores an answer of its user, which is copied; its time is set. `done` is called exactly once,
 * maybe before this returns. HUB_NOT_SIGNED_IN: the user was deleted in the meantime. An answer
 * beyond the limit is not stored, which is no error. */
void hub_puzzle_answer(struct hub *hub, const struct store_puzzle_answer *answer,
                       hub_people_done *done, void *context);

/* Stores an answer to a puzzle of its user, which is copied, as STORE_OWN_PUZZLE_ANSWER. `done` as
 * above. One that was answered in the meantime is not changed, which is no error. */
void hub_own_puzzle_answer(struct hub *hub, const struct store_own_puzzle *answer,
                           hub_people_done *done, void *context);

#endif
