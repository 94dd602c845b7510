/* Standings of a tournament. The rules of the sums:
 *
 * Points: see tournament_points_of().
 *
 * Same opponents: among players who are equal so far, the results against those opponents whom each
 * of them has met. A player counts as met by themselves. A better rank than theirs gives 1, the
 * same a half; the mean counts if they met more than once. Without such opponents nobody has any.
 * Sonneborn-Berger: for each table the points of every opponent there, times 1 for a better rank
 * than theirs and a half for the same, divided by the number of the others at the table.
 * Table share: the mean of (own score / all scores * number of players), each table in millionths
 * rounded down; a score below 0 counts as 0.
 * Wins: first ranks, shared among those who tie.
 * Performance: the mean rating of all opponents, and the difference that FIDE's table gives for the
 * share of results won, in percent (half a percent rounds up).
 *
 * Only tables that are over count. Of groups and a final, a player's last stage counts. A knock-out
 * is ordered by the rounds survived. Pure; any thread. */
#ifndef TOURNAMENT_STANDINGS_STANDINGS_H
#define TOURNAMENT_STANDINGS_STANDINGS_H

#include "tournament/scratch.h"

struct standing {
    uint32_t player;
    uint32_t place;  /* 1: first; players who are equal in everything share a place */
    uint16_t level;  /* rounds survived in a knock-out, 1 in the final after groups, else 0 */
    uint16_t played; /* tables that are over, without byes and those missed */
    int64_t points;  /* in units of TOURNAMENT_POINT */
    int64_t tie_break[TOURNAMENT_TIE_BREAKS_MAX]; /* as the rules list them */
};

/* Units of tie-breaks: of same opponents and wins TOURNAMENT_POINT; of Sonneborn-Berger twice its
 * square; of the table share a millionth; of a performance 1. */
#define STANDINGS_SONNEBORN (2 * TOURNAMENT_POINT * TOURNAMENT_POINT)

/* Fills `rows` with all players, the first place first, and the order by lot among equals. */
void standings_make(const struct tournament *tournament, struct tournament_scratch *scratch,
                    struct standing *rows);

/* Fills `rows` with all players by the tables before the final, group by group if `group_of` gives
 * a group for each player, place 1 for the first of each. NULL: all of them together. */
void standings_groups_make(const struct tournament *tournament, const uint8_t *group_of,
                           struct tournament_scratch *scratch, struct standing *rows);

#endif
