/* The variant Wild Animals. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VARIANTS_ANIMALS_H
#define GAMES_STONEAGE_VARIANTS_ANIMALS_H

#include "games/stoneage/rules.h"

/* Shuffles the animals into the remaining deck, after the first row is dealt. */
void stoneage_animals_shuffle(struct stoneage_step *step);
/* Returns the free rings of the animal at `place`. */
uint8_t stoneage_animal_room(const struct stoneage_state *state, unsigned place);
/* Returns `closed` with the bits of animals corrected: closed if their rings are full. */
uint32_t stoneage_animals_closed(const struct stoneage_state *state, uint32_t closed);
/* Returns the penalty of the animals on display for the total of each roll; 0 without any. */
uint8_t stoneage_penalty(const struct stoneage_state *state);

/* Fills the average yield of 1 .. `most` dice (at most STONEAGE_PEOPLE_MAX) in tenths, with the
 * penalty, the tools and the divisor of `terms`; stoneage_expect has the values without both. */
void stoneage_penalty_expect(struct stoneage_roll_terms terms, uint8_t most, uint8_t *tenths);
/* Settles the animals after all actions: those with full rings are driven off, right to left. The
 * people there get their rewards and go home, as do those who were too few. */
void stoneage_animals_settle(struct stoneage_step *step);

#endif
