/* The text of all views: schema/sqlite/views.sql, then backend/games/ID/views.sql of each game,
 * with what the games' own tables say filled in, so that no SQL lists by hand what a game declares.
 * Pure. Any thread.
 *
 * What is between an each and an end is written once for each of what it names; a comma at its
 * beginning is left out the first time. In it {name} is a word or number, {'name'} the same in
 * quotes, or NULL where there is none:
 *
 *   each public kind    an event that everybody may see, those that a table adds too: game, kind
 *   each mark           an event by which some game tells the time: kind
 *   each round          a game with events that begin a round: game, kind
 *   each turn           a game that counts its rounds by turns: game, kind
 *   each phase          a game with events that begin a phase: game, kind, field, word
 *   each row of TABLE   in a game's own text, of its catalogue: the row's fields that hold one
 * value
 */
#ifndef STORE_QUERY_VIEWS_TEXT_H
#define STORE_QUERY_VIEWS_TEXT_H

#include "base/buf.h"
#include "engine/game.h"

/* Appends it. `list` is NULL-terminated, as `games`. Ends the program if a text asks for what is
 * not there, or an event that tells the time in one game is hidden in another: all that is constant
 * and made with the program. */
void views_text(struct buf *out, const struct game *const *list);

/* The same for PostgreSQL: schema/postgres/views.sql, and in the middle of it, where it says so,
 * views_postgres.sql of each game, since its last views read those. A script for one transaction,
 * which puts these views in the place of older ones. */
void views_text_postgres(struct buf *out, const struct game *const *list);

#endif
