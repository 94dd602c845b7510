/* Lists of players in an order. Pure; any thread. */
#ifndef TOURNAMENT_ORDER_H
#define TOURNAMENT_ORDER_H

#include "tournament/scratch.h"

/* Sorts `count` players by their keys, the greatest first; equal ones stay in their order. `keys`
 * has a key for each player's number, `spare` has room for as many players. */
void order_sort(uint32_t *players, uint32_t count, const int64_t *keys, uint32_t *spare);

/* Sorts players by the seed's lots, whatever order they were in. `keys` and `spare` have room for
 * every player's number, and are overwritten. */
void order_by_lot(uint32_t *players, uint32_t count, uint64_t seed, int64_t *keys, uint32_t *spare);

#endif
