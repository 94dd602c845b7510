/* Groups and final: a round robin in each group, then a round robin of the best of each. Pure; any
 * thread. */
#ifndef TOURNAMENT_FORMATS_GROUPS_H
#define TOURNAMENT_FORMATS_GROUPS_H

#include "tournament/pairing.h"

/* Adds the tables of the next round, none if the final has been played. */
void groups_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                 struct pairing *pairing);

#endif
