/* The moves of a seat of Stone Age in the form for its client. Pure. Any thread. */
#ifndef GAMES_STONEAGE_VIEW_CHOICES_H
#define GAMES_STONEAGE_VIEW_CHOICES_H

#include "games/stoneage/rules.h"

/* Fills the choices of `seat` for its client (game.choices). */
void stoneage_choices_fill(const struct stoneage_state *state, uint8_t seat,
                           struct stoneage_choices *choices);

#endif
