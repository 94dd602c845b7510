/* Redraws the information that is hidden from a seat: the clans. Pure. Any thread. */
#ifndef GAMES_CLANS_RULES_REDRAW_H
#define GAMES_CLANS_RULES_REDRAW_H

#include "games/clans/rules.h"

/* Redraws the information hidden from `seat`, consistent with its view; for search (game.redraw).
 */
void clans_redraw(struct clans_state *state, uint8_t seat, const struct chance *chance);
/* Redraws for simulations: favours values that explain the public events. */
void clans_redraw_likely(void *state, uint8_t seat, const struct chance *chance);
/* Sorts hidden information (game.sort_hidden). */
void clans_sort_hidden(struct clans_state *state, uint8_t seat);

#endif
