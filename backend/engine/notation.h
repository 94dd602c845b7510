/* The one-line text of moves and events: `place forest 3`, `pay wood 2 brick 1`, `2 rolled forest 4
 * 2 6`. Printed and parsed from the same shapes as the JSON (field.h).
 *
 * Grammar: [seat] kind {value}. An event whose seat is not nobody begins with the seat. ENUM is its
 * name (`-` for none), numbers are decimal, BOOL is yes or no. AMOUNTS are name-number pairs
 * (non-zero, in table order); SET, NUMBERS and ENUMS are words. A shape has at most one of these
 * four types, as its last field. Pure. Any thread. */
#ifndef ENGINE_NOTATION_H
#define ENGINE_NOTATION_H

#include "engine/game.h"

#define NOTATION_BYTES_MAX 512

/* Each prints into `text` (NOTATION_BYTES_MAX), 0-terminated, and returns the length. The kind must
 * be one of the game's or the table's. */
size_t notation_move_print(const struct game *game, const struct game_move *move, char *text);
size_t notation_event_print(const struct game *game, const struct game_event *event, char *text);

/* Each parses exactly `size` bytes, strictly (single spaces, no trailing bytes, canonical
 * order). Returns false if the text is not a move (an event), and leaves `move` or `event`
 * undefined. Events are parsed for tests alone. */
MUST_USE bool notation_move_parse(const struct game *game, const char *text, size_t size,
                                  struct game_move *move);
MUST_USE bool notation_event_parse(const struct game *game, const char *text, size_t size,
                                   struct game_event *event);

#endif
