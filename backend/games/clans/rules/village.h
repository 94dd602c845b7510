/* Villages: founding, doom, strife, value; several in one move. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_VILLAGE_H
#define GAMES_CLANS_RULES_VILLAGE_H

#include "games/clans/rules.h"

/* Returns the epoch (1..5) after `taken` chips; the last epoch after the last chip. */
uint8_t clans_epoch_at(unsigned taken);
/* Fills `outcome` with the result for `huts` on `terrain` in `epoch`. */
void clans_outcome_of(const uint8_t huts[CLANS_COLOURS], unsigned terrain, unsigned epoch,
                      struct clans_outcome *outcome);
/* Founds the villages that the latest move has completed, or emits the question for their order. */
void clans_villages_after(struct clans_step *step, uint8_t seat, uint64_t candidates);
/* Decides the choice of `seat` for its next village, or returns the reason for rejecting it. */
enum game_refusal clans_found_move(struct clans_step *step, uint8_t seat,
                                   const struct clans_move *move);

#endif
