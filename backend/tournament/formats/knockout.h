/* A round of a knock-out: the best of each table advance. Pure; any thread. */
#ifndef TOURNAMENT_FORMATS_KNOCKOUT_H
#define TOURNAMENT_FORMATS_KNOCKOUT_H

#include "tournament/pairing.h"

/* Adds the tables of the next round, none if there is a winner. The players are spread over the
 * tables by their rating, then by lot; the strongest have the byes. Players who have entered after
 * the first round do not take part. */
void knockout_pair(const struct tournament *tournament, struct tournament_scratch *scratch,
                   struct pairing *pairing);

#endif
