/* The moves of a seat of Clans in the form for its client. Pure. Any thread. */
#ifndef GAMES_CLANS_VIEW_CHOICES_H
#define GAMES_CLANS_VIEW_CHOICES_H

#include "games/clans/rules.h"

/* Fills the choices of `seat` for its client (game.choices). */
void clans_choices_fill(const struct clans_state *state, uint8_t seat,
                        struct clans_choices *choices);

#endif
