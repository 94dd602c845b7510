/* The owed decisions of Clans, and every move that answers them. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_LEGAL_H
#define GAMES_CLANS_RULES_LEGAL_H

#include "games/clans/rules.h"

/* Returns the bits of the seats that owe a decision (game.to_act); 0 when the match is over. */
uint8_t clans_to_act(const struct clans_state *state);
/* Returns the decision that `seat` owes now (enum clans_decision). */
uint8_t clans_asked(const struct clans_state *state, uint8_t seat);
/* Fills `move` with the move of clans_legal() that `bits` select (game.h: pick), and returns their
 * number. */
uint16_t clans_pick(const struct clans_state *state, uint8_t seat, uint32_t bits,
                    struct clans_move *move);
/* Fills `moves` with every legal move of `seat`, in a fixed order; returns their number
 * (game.legal). */
uint16_t clans_legal(const struct clans_state *state, uint8_t seat, struct clans_move *moves);

#endif
