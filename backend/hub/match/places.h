/* Places in the log of a match (record/place.h): reports moves that the log has lost. Loop thread
 * only. */
#ifndef HUB_MATCH_PLACES_H
#define HUB_MATCH_PLACES_H

#include "hub/core/internal.h"

/* Counts and logs the moves that are missing in `found`, the reloaded form of a match in memory. */
void places_lost(const struct hub_match *match, const struct hub_match *found);

#endif
