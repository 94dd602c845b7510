/* The end of a match of Clans: chips, score sheet, ranks. Pure. Any thread. */
#ifndef GAMES_CLANS_CORE_SCORE_H
#define GAMES_CLANS_CORE_SCORE_H

#include "games/clans/rules.h"

/* Returns the number of chips of the seat. */
uint8_t clans_chips_of(const struct clans_state *state, unsigned seat);
/* Ends the match: reason, clans shown, discs without a player removed, score sheet. */
void clans_end(struct clans_step *step, uint8_t reason);
/* Fills the ranks and scores of a match that is over (game.result). */
void clans_result(const struct clans_state *state, struct game_result *result);

#endif
