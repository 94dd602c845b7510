/* Checks a set of puzzles: its moves are played, and its decisions searched again. One thread. */
#ifndef LAB_PUZZLES_CHECK_H
#define LAB_PUZZLES_CHECK_H

#include "puzzle/set.h"

/* Checks each puzzle, and prints a line for each fault to standard error. `searches`: also values
 * its moves again, with other random numbers. Returns the number of wrong puzzles, or -1 without
 * memory. */
int64_t puzzles_check(const struct puzzle_set *set, bool searches);

#endif
