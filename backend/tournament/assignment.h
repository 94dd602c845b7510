/* Assignment of as many things to places at the least total cost (the Hungarian method, with
 * potentials). Pure; any thread. */
#ifndef TOURNAMENT_ASSIGNMENT_H
#define TOURNAMENT_ASSIGNMENT_H

#include "base/base.h"

#define ASSIGNMENT_MAX      32
#define ASSIGNMENT_COST_MAX INT64_C(1000000000000000) /* one cost is from 0 to this */

/* Fills `place` with the place of each of `count` things (1 ... ASSIGNMENT_MAX): a permutation
 * whose costs, the sum of `cost`[thing][place], are the least. The same costs give the same
 * permutation. */
void assignment_solve(unsigned count, int64_t cost[ASSIGNMENT_MAX][ASSIGNMENT_MAX],
                      uint8_t place[ASSIGNMENT_MAX]);

#endif
