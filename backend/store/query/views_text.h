/* The text of all views: schema/sqlite/views.sql, then backend/games/ID/views.sql of each game,
 * filled in from the games' own tables, so that no SQL repeats a game's declarations by hand.
 * Pure. Any thread.
 *
 * The text between an each and an end is repeated for each item of the kind that the each names;
 * a comma at its beginning is omitted the first time. In it {name} is a word or number, {'name'}
 * the same in quotes, or NULL where there is none:
 *
 *   each public kind    an event that everyone may see, those that a table adds too: game, kind
 *   each mark           an event that marks time in some game: kind
 *   each round          a game with events that begin a round: game, kind
 *   each turn           a game that counts its rounds by turns: game, kind
 *   each phase          a game with events that begin a phase: game, kind, field, word
 *   each row of TABLE   in a game's own text, of its catalogue: the row's fields that hold one
 *                       value
 *   each pending        the matches without figures, of which a query computes them, and those of
 *                       which the store does: pending
 */
#ifndef STORE_QUERY_VIEWS_TEXT_H
#define STORE_QUERY_VIEWS_TEXT_H

#include "base/buf.h"
#include "engine/game.h"

/* A file has the views without figures, since each connection parses them all. */
enum views_part {
    VIEWS_ALL,
    VIEWS_OF_FILE,
    VIEWS_FIGURING, /* those that compute the figures to store, and all that they read
                       (store/writer/figure_reader.h) */
};

/* Appends the text. `list` is NULL-terminated, as `games`. Ends the program if a text requires a
 * name that does not exist, or if an event that marks time in one game is hidden in another: all
 * of that is constant and part of the program. */
void views_text(struct buf *out, const struct game *const *list, enum views_part part);

/* Appends the text for PostgreSQL: schema/postgres/views.sql, with views_postgres.sql of each
 * game inserted at its mark, since the last views read those. It is a script for one
 * transaction, which replaces older views. */
void views_text_postgres(struct buf *out, const struct game *const *list);

#endif
