/* Makes a set of puzzles (schema/puzzles.md): bots of different strength play matches, and each
 * decision is searched. One thread. */
#ifndef LAB_PUZZLES_MAKE_H
#define LAB_PUZZLES_MAKE_H

#include <stdio.h>

#include "puzzle/set.h"

struct puzzles_plan {
    const struct game *game;      /* has knowledge and themes */
    int64_t count;                /* puzzles to find */
    int64_t seconds;              /* stops after the match that plays then; 0: no limit */
    int64_t seed;                 /* the same seed makes the same set, if there is time for it */
    int64_t first;                /* number of its first match; 0: from the beginning */
    const struct puzzle_set *set; /* the puzzles that are added to; NULL: a new set */
};

/* Returns the number of the match after the last one of the plan's seed in a set; 0: none of its
 * matches is of this seed. */
int64_t puzzles_next(const struct puzzles_plan *plan, const struct puzzle_set *set);

/* Writes the set, or what is added to one, to `out`, and a line for each match to standard error.
 * Returns the number of puzzles, those of a given set included, or -1 if it could not be written,
 * or there was no memory. */
int64_t puzzles_make(const struct puzzles_plan *plan, FILE *out);

#endif
