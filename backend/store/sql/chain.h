/* Checksums of a match's rows: each covers all columns of its row and the checksum of the row
 * before, so that no row can be changed, removed or added unnoticed. They protect against
 * accidents, not against an attacker who writes to the file and knows this program. */
#ifndef STORE_SQL_CHAIN_H
#define STORE_SQL_CHAIN_H

#include "store/sql/columns.h"

#define CHAIN_BEGIN 0 /* checksum before the set-up */

/* Returns the checksum of a row of the match with the internal number `number`. It needs only
 * the columns of the row. Any thread. */
uint64_t chain_next(uint64_t before, int64_t number, const struct store_move *move);

/* Reads the columns of STATEMENT_MOVES_READ and of CHAIN_ROWS, except the checksum, into `move`,
 * whose texts live until the next row. False: a column has an invalid value. */
MUST_USE bool chain_row_read(struct sql_stmt *row, struct store_move *move);
#define CHAIN_COLUMNS "seq, seat, user, request, move, events, state_hash, at_ms, clock_ms, clocks"
#define CHAIN_COLUMN  10 /* index of the checksum, after those columns */

/* The columns of a row for writing and reading, in two parts: the move with its seat and user,
 * and the clocks. */
#define CHAIN_MOVE_COLUMNS  4
#define CHAIN_CLOCK_COLUMNS 2
extern const struct column chain_move_columns[CHAIN_MOVE_COLUMNS];
extern const struct column chain_clock_columns[CHAIN_CLOCK_COLUMNS];

/* Recomputes the checksums of all rows and trusts the rows as they are: for migrations that add the
 * column or change other columns of the table. Runs inside the open transaction. */
MUST_USE enum store_err chain_fill(struct sql *sql);

/* Does the same for the newest row of a match, `seq`, after one of its columns has changed. */
MUST_USE enum store_err chain_newest_fill(struct sql *sql, int64_t match, int64_t seq);

#endif
