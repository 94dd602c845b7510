/* Seats players at tables at the least cost of the pairs that meet. Pure; any thread. */
#ifndef TOURNAMENT_SEATING_H
#define TOURNAMENT_SEATING_H

#include "tournament/tournament.h"

/* Weight of an earlier meeting of two players: it outweighs all other costs of a table. */
#define SEATING_MEETING INT64_C(1000000000)
/* Up to so many players the search finds the least cost of all ways, or uses up its steps. */
#define SEATING_EXACT_PLAYERS 16
#define SEATING_EXACT_STEPS   400000 /* enough for all ways of twelve players */

struct seating {
    struct tournament_sizes sizes;
    /* Returns the cost of a meeting of two players, 0 or more, the same in both orders. */
    int64_t (*cost)(const void *context, uint32_t player, uint32_t other);
    /* Returns a player's class: neighbours of one class may be mixed freely. */
    int64_t (*class_of)(const void *context, uint32_t player);
    const void *context;
    uint32_t steps; /* of the search in a small field; a part of a larger one has a tenth */
};

/* Replaces `players`, who come in their order, by the same players table by table. Neighbours in
 * the order sit together as far as the costs allow. */
void seating_make(const struct seating *seating, uint32_t *players);

/* Returns the cost of all tables. For tests. */
int64_t seating_cost(const struct seating *seating, const uint32_t *players);

#endif
