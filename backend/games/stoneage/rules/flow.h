/* The flow of a match between decisions: the order of a round. Pure. Any thread. */
#ifndef GAMES_STONEAGE_RULES_FLOW_H
#define GAMES_STONEAGE_RULES_FLOW_H

#include "games/stoneage/rules.h"

/* Continues from the step set by a rule until a decision is owed or the match is over. */
void stoneage_flow(struct stoneage_step *step);

#endif
