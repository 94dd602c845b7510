/* How far each player has come in a tournament of several stages. Pure; any thread. */
#ifndef TOURNAMENT_STANDINGS_LEVELS_H
#define TOURNAMENT_STANDINGS_LEVELS_H

#include "tournament/scratch.h"

struct levels {
    uint16_t *of; /* of each player: rounds survived, or 1 in the final after groups */
    bool stages;  /* only tables of a player's stage count: level 1 the final's */
};

/* Returns the levels by all tables, in memory of `scratch`. */
struct levels levels_of(const struct tournament *tournament, struct tournament_scratch *scratch);

/* Returns levels of 0 for all players: only tables before the final count. */
struct levels levels_none(const struct tournament *tournament, struct tournament_scratch *scratch);

/* Returns whether a table counts for a player at it. */
bool levels_table_counts(const struct levels *levels, const struct tournament_table *table,
                         uint32_t player);

#endif
