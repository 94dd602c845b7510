/* Groups and final: a round robin in each group, then a round robin of the best of each. Pure; any
 * thread. */
#ifndef TOURNAMENT_FORMATS_GROUPS_H
#define TOURNAMENT_FORMATS_GROUPS_H

#include "tournament/pairing.h"

/* Fills `group_of` with the group, 1 or more, of each player: dealt to and fro by rating, then by
 * lot. 0: entered too late. `counts` has room for TOURNAMENT_GROUPS_MAX + 1: players of each. */
void groups_deal(const struct tournament *tournament, struct tournament_scratch *scratch,
                 uint8_t *group_of, uint32_t *counts);

/* Adds the tables of the next round, none if the final has been played. */
void groups_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                 struct pairing *pairing);

#endif
