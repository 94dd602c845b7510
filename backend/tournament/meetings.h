/* Opponents of each player at the tables so far. Two players have met if both appeared at a table.
 * Pure; any thread. */
#ifndef TOURNAMENT_MEETINGS_H
#define TOURNAMENT_MEETINGS_H

#include "tournament/scratch.h"

struct meetings {
    const uint32_t *first;     /* [players + 1]: where a player's opponents begin */
    const uint32_t *opponents; /* an opponent comes once for each meeting */
};

/* Returns the meetings at all tables of rounds before `round`, in memory of `scratch`. A table that
 * is not over counts as a meeting of all of its players. */
struct meetings meetings_of(const struct tournament *tournament, uint16_t round,
                            struct tournament_scratch *scratch);

/* Returns how often two players have met. */
unsigned meetings_count(const struct meetings *meetings, uint32_t player, uint32_t other);

#endif
