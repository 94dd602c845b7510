/* The JSON Schema (2020-12) of the messages about a match, generated from the shapes that read
 * and write them, so that no definition is duplicated. Its internal references are to words of
 * the same document; seats are numbers below the game's maximum. Any thread. */
#ifndef WIRE_SCHEMA_H
#define WIRE_SCHEMA_H

#include "base/buf.h"
#include "engine/game.h"

/* Appends the schema of a game: `$defs` has move, event, view and choices, and the words and
 * structs that they use. */
void schema_game_print(struct buf *out, const struct game *game);

/* Appends the schema of all games in `list` (NULL-terminated). `$defs` has game (their ids), and
 * move, event, view and choices of any of them, including moves and events of the table. It refers
 * to the games' own schemas, to undo.json and to sitting.json. */
void schema_games_print(struct buf *out, const struct game *const *list);

#endif
