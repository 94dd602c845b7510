/* Checks a set of puzzles: its moves are played, and its decisions searched again. One thread. */
#ifndef LAB_PUZZLES_CHECK_H
#define LAB_PUZZLES_CHECK_H

#include "puzzle/finder.h"
#include "puzzle/set.h"

/* Checks each puzzle, and prints a line for each fault to standard error. `searches`: also values
 * its moves again, with other random numbers. Returns the number of wrong puzzles, or -1 without
 * memory. */
int64_t puzzles_check(const struct puzzle_set *set, bool searches);

/* Returns true if that search confirms a find: with random numbers of its own, the same for every
 * set, it is sure of a gain of about that size. `means` as for finder_find(); false, too, if the
 * search was stopped. */
bool puzzles_confirm(const struct finder_question *question, const struct finder_found *found,
                     const struct bot_means *means);

#endif
