/* The sums by which standings are ordered; standings.h describes them. Pure; any thread. */
#ifndef TOURNAMENT_STANDINGS_TIE_BREAKS_H
#define TOURNAMENT_STANDINGS_TIE_BREAKS_H

#include "tournament/standings/levels.h"

struct tie_breaks {
    const struct tournament *tournament;
    const struct levels *levels;
    int64_t *points;  /* of each player */
    uint16_t *played; /* of each player */
    /* for the same opponents, of each player */
    uint32_t *met_by;
    uint32_t *seen_by;
    uint32_t *duels;
    uint32_t *won;
    uint32_t *first;  /* [players + 1]: a player's tables begin there */
    uint32_t *tables; /* those that count for a player, by index */
};

/* Returns the points of all players, and what else the tie-breaks need, in memory of `scratch`. */
struct tie_breaks tie_breaks_of(const struct tournament *tournament, const struct levels *levels,
                                struct tournament_scratch *scratch);

/* Fills `keys` with a tie-break of each player: any but TOURNAMENT_SAME_OPPONENTS. */
void tie_breaks_fill(const struct tie_breaks *sums, unsigned tie_break, int64_t *keys);

/* Fills the keys of `count` players with their results against the opponents that all of them have
 * met. */
void tie_breaks_same_fill(const struct tie_breaks *sums, const uint32_t *players, uint32_t count,
                          int64_t *keys);

#endif
