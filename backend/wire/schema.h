/* The JSON Schema (2020-12) of what travels about a match, out of the shapes that read and write
 * it: nothing is written down twice. Its own references are to words of the same document; seats
 * are numbers below the game's most. Any thread. */
#ifndef WIRE_SCHEMA_H
#define WIRE_SCHEMA_H

#include "base/buf.h"
#include "engine/game.h"

/* Appends the schema of a game: `$defs` has move, event, view and choices, and the words and
 * structs that they are made of. */
void schema_game_print(struct buf *out, const struct game *game);

/* Appends the one of all games in `list` (NULL-terminated): `$defs` has game, their ids, and move,
 * event, view and choices of any of them; moves and events of the table, too. It refers to the
 * games' own, to undo.json and to sitting.json. */
void schema_games_print(struct buf *out, const struct game *const *list);

#endif
