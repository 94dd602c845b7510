/* ochre-lab arena: bots play against each other until it is clear which one is stronger. */
#ifndef LAB_ARENA_H
#define LAB_ARENA_H

#include "lab/arena_internal.h"

/* Runs the subcommand. `argv[0]` is its name, options follow. Returns the exit code: 0; 1 after an
 * environment error; 2 for invalid arguments, with a sentence on standard error; 3 when --until has
 * not found its player to be the stronger one. */
int lab_arena(int argc, char **argv);

/* Fills the pairings of the plan's players, and the number of blocks for that many matches of
 * each pairing. */
void arena_plan_end(struct arena_plan *plan, int64_t matches);

#endif
