/* The sets of puzzles that the program is built with: the file puzzles.txt in the folder of each
 * game that has one (schema/puzzles.md). Constant after they were opened; any thread. */
#ifndef PUZZLE_SHIPPED_H
#define PUZZLE_SHIPPED_H

#include "puzzle/set.h"

struct puzzle_sets {
    size_t count;
    struct puzzle_set *sets; /* [count], owned; in the order of the games */
};

/* Opens all sets. Returns NULL without memory; an invalid set is a bug. Freed by the caller. */
MUST_USE struct puzzle_sets *puzzle_sets_open(void);
/* Frees the sets; NULL is allowed. */
void puzzle_sets_free(struct puzzle_sets *sets);

/* Returns the set of a game, or NULL: it has none. `sets` may be NULL. */
const struct puzzle_set *puzzle_sets_of(const struct puzzle_sets *sets, const char *game);
/* Returns the puzzle called `id` of any game, or NULL. `sets` may be NULL. */
const struct puzzle *puzzle_sets_find(const struct puzzle_sets *sets, const char *id);

#endif
