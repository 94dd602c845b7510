/* Redraws the information that is hidden from a seat: the deck, face-down cards, tiles. Pure. Any
 * thread. */
#ifndef GAMES_STONEAGE_VIEW_REDRAW_H
#define GAMES_STONEAGE_VIEW_REDRAW_H

#include "games/stoneage/rules.h"

/* Redraws the information hidden from `seat`, consistent with its view; for search (game.redraw).
 */
void stoneage_redraw(struct stoneage_state *state, uint8_t seat, const struct chance *chance);
/* Sorts hidden information (game.sort_hidden). */
void stoneage_sort_hidden(struct stoneage_state *state, uint8_t seat);

#endif
