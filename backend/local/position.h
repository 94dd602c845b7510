/* The position of a match as a seat knows it: the state after game.sort_hidden, as numbers in the
 * order of the state's shape. So a module in a browser can search it, and draw previews from it,
 * like the server. The text shows nothing that the seat may not know: all states with the same
 * knowledge of the seat have the same text. Pure. Any thread. */
#ifndef LOCAL_POSITION_H
#define LOCAL_POSITION_H

#include "base/buf.h"
#include "engine/game.h"

#define POSITION_BYTES_MAX 16384 /* of a text */

/* Sorts what `seat` may not know of `state`, a copy of the caller's, and appends the text. The seat
 * may be GAME_SPECTATOR. */
void position_print(const struct game *game, struct game_state *state, uint8_t seat,
                    struct buf *out);

/* Reads a text into `state`. Returns false for any text but one of a possible state of this game,
 * in which somebody owes a decision and can make one; then `state` is undefined. Any bytes are
 * safe. */
MUST_USE bool position_read(const struct game *game, const char *text, size_t size,
                            struct game_state *state);

#endif
