/* Loads a match and folds its log. On any thread, with its reader. */
#ifndef HUB_MATCH_LOAD_H
#define HUB_MATCH_LOAD_H

#include "hub/core/internal.h"

/* Reads a match, without the hub. LOAD_BROKEN also returns a match, which is shown as damaged,
 * unless too little of it is known; of all others only LOAD_DONE returns one. The caller owns
 * `*read`. On any thread, with its reader. */
MUST_USE enum load load_match(struct hub *hub, struct store_reader *reader, const char *id,
                              struct hub_match **read);
/* Reads the players invited to the rematch, and the ids around the match. On any thread, with its
 * reader. */
MUST_USE enum store_err load_neighbours(struct store_reader *reader, struct hub_match *match);

#endif
