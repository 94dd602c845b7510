/* Shuffles, which are events like all random draws, and cards drawn face down. Pure. Any thread. */
#ifndef GAMES_STONEAGE_CORE_DECK_H
#define GAMES_STONEAGE_CORE_DECK_H

#include "games/stoneage/rules.h"

/* Emits a shuffle (`kind`) of `count` pieces, at most STONEAGE_DECK_MAX. */
void stoneage_shuffle(struct stoneage_step *step, uint8_t kind, struct chance_name name,
                      const uint8_t *pieces, uint8_t count);
/* Shuffles `cards` (bit n: card n) into the remaining deck; 0: the remaining cards alone. */
void stoneage_deck_shuffle_in(struct stoneage_step *step, uint64_t cards);
/* Returns true if the deck has a card that may be drawn face down: animals may not. */
bool stoneage_card_drawable(const struct stoneage_state *state);
/* Draws a card face down for the seat, if there is one. Animals above it are shuffled back. */
void stoneage_extra_card_draw(struct stoneage_step *step, uint8_t seat);

#endif
