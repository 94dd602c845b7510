/* The outcome of a match between bots, as shares for training. */
#ifndef LAB_CORE_OUTCOME_H
#define LAB_CORE_OUTCOME_H

#include "lab/core/bot_match.h"

#define OUTCOME_BY_MARGIN 0.3f /* part that depends on the points, and not only on the winner */

/* Fills the share of each of `seats`; they add up to 1. The part `by_margin` of it depends on the
 * points.
 */
void outcome_fill(const struct bot_match *match, unsigned seats, float by_margin,
                  float share[GAME_SEATS_MAX]);

#endif
