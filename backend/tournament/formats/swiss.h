/* A round of a Swiss tournament: players with the same points sit together, and nobody meets anyone
 * twice while that can be avoided. Pure; any thread. */
#ifndef TOURNAMENT_FORMATS_SWISS_H
#define TOURNAMENT_FORMATS_SWISS_H

#include "tournament/pairing.h"

/* Adds the tables of the next round. The byes go to the present players with the fewest byes, and
 * of these to the last in the standings. */
void swiss_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                struct pairing *pairing);

#endif
