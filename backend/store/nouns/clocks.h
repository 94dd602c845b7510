/* Clocks: the times at which matches are due, and the record of clock time. Functions with a
 * writer: the writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_CLOCKS_H
#define STORE_NOUNS_CLOCKS_H

#include "store/nouns/internal.h"

/* Stores the due time of the match that comes with the appended row. */
MUST_USE enum store_err ops_run_due(struct writer *writer, int64_t number,
                                    const struct store_move *move);

/* Calls `row` for the running matches that `due` selects, the longest due first, at most `count`.
 * `*next_ms` becomes the first time after now_ms; 0: there is none. */
MUST_USE enum store_err store_clocks_due_each(struct store_reader *reader,
                                              const struct store_clocks_due *due, uint32_t count,
                                              store_clock_row *row, void *context,
                                              int64_t *next_ms);
/* Fills the newest heartbeat, and `*newest_ms` with the clock time of the newest row of all
 * matches, 0 if there is none. Fills `at` with the newest uncharged entries, at most `room`, oldest
 * first, and `*count` with their number. */
MUST_USE enum store_err store_clock_read(struct store_reader *reader,
                                         struct store_heartbeat *heartbeat, int64_t *newest_ms,
                                         struct store_uncharged *at, size_t room, size_t *count);

#endif
