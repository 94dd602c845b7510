/* A user's answers to puzzles. Loop thread only. */
#ifndef HUB_PEOPLE_PUZZLES_H
#define HUB_PEOPLE_PUZZLES_H

#include "hub/people/people.h"
#include "store/nouns/puzzles/answers.h"

/* Stores an answer of its user, which is copied; its time is set. `done` is called exactly once,
 * maybe before this returns. HUB_NOT_SIGNED_IN: the user was deleted in the meantime. An answer
 * beyond the limit is not stored, which is no error. */
void hub_puzzle_answer(struct hub *hub, const struct store_puzzle_answer *answer,
                       hub_people_done *done, void *context);

#endif
