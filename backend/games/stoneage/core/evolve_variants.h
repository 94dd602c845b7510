/* Folding the events of the variants; evolve.h has those of the base game. Pure. Any thread. */
#ifndef GAMES_STONEAGE_CORE_EVOLVE_VARIANTS_H
#define GAMES_STONEAGE_CORE_EVOLVE_VARIANTS_H

#include "games/stoneage/core/evolve.h"

/* Folds in an event of a kind from STONEAGE_EVENTS_VARIANTS on. It is separate from the others,
 * which are folded millions of times a second. */
void stoneage_evolve_variant(struct stoneage_state *state, const struct stoneage_event *event);

#endif
