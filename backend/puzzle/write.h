/* Puzzles as text (schema/puzzles.md), for those who make them. set.h reads the text. Any thread,
 * each with its own local matches. */
#ifndef PUZZLE_WRITE_H
#define PUZZLE_WRITE_H

#include "base/buf.h"
#include "local/local.h"
#include "puzzle/finder.h"

/* Appends the first line of a set. */
void puzzle_head_write(const struct game *game, struct buf *text);

/* Appends the line of a match that has begun, whose seed is the key of its dice. */
void puzzle_match_write(const struct local *match, struct buf *text);

/* Appends its move that led to `version`, which it has. */
void puzzle_move_write(const struct local *match, uint32_t version, struct buf *text);

/* Appends a puzzle: the decision that `seat` owed at `version` of the match, and how the match
 * goes on after the best and after the played move, between bots that think; they are played in
 * `line`. Returns false if the match cannot be repeated, or there is no memory. */
MUST_USE bool puzzle_write(const struct local *match, uint32_t version, uint8_t seat,
                           const struct finder_found *found, struct local *line, struct buf *text);

#endif
