/* Reads clocks from a match and its rows. Loop thread only, except where noted. */
#ifndef HUB_CLOCK_ROWS_H
#define HUB_CLOCK_ROWS_H

#include "hub/clock/internal.h"

/* Returns whether the match has a clock. Any thread. */
bool clocks_has(const struct hub_match *match);
/* Returns the scales by which the time banks of the match are counted. */
struct banks_by clocks_by(const struct hub_match *match);
/* Returns the clock time for a match: never before its newest row. The clock time must be known. */
int64_t clocks_now(const struct hub_match *match);
/* Returns the seats whose persons hold them themselves (bit set). */
uint8_t clocks_people(const struct store_match *info);
/* Returns the seats that made a move of the game in the row (bit set); a row of the table moves
 * none. Any thread. */
uint8_t clocks_moved(const struct record_row *row);
/* Fills in `step` the seats whose persons came back or joined by the row, and its grants; `before`:
 * the seats before it, with their earlier grants.
 */
void clocks_seats(const struct record_row *row, const struct match_sitting *before,
                  struct banks_row *step);
/* Puts the `banks` into the row, if the match has a clock; the row borrows from them. Any thread.
 */
void clocks_fill(struct record_row *row, const struct hub_match *match, const struct banks *banks);
/* Sets the clocks of the match to those of a stored row; the match is in the state after it. Any
 * thread. */
MUST_USE bool clocks_read(struct hub_match *match, const struct store_move *move,
                          const struct record_row *row);

#endif
