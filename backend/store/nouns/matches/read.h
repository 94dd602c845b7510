/* Reads a match with its seats. The thread of the reader. */
#ifndef STORE_NOUNS_MATCHES_READ_H
#define STORE_NOUNS_MATCHES_READ_H

#include "store/nouns/internal.h"

/* Reads the match in the current row, without seats, and its internal number. On the thread of the
 * reader. */
MUST_USE enum store_err ops_match_columns(const struct store_reader *reader, struct sql_stmt *row,
                                          int64_t *number, struct store_match *match);
/* Calls `row` for each match that the statement, with its parameters bound, finds, with its seats;
 * skips damaged ones. */
MUST_USE enum store_err ops_sound_each(struct store_reader *reader, enum statement statement,
                                       store_match_row *row, void *context);

/* Fills `match` with the one of that id. STORE_NOT_FOUND: there is none. */
MUST_USE enum store_err store_match_read(struct store_reader *reader, const char *id,
                                         struct store_match *match);

/* Calls `row` for all matches that have started, oldest first. */
MUST_USE enum store_err store_started_matches_each(struct store_reader *reader,
                                                   store_match_row *row, void *context);
/* Calls `row` for the matches in which `user` has or had a seat, newest first, at most `count`. */
MUST_USE enum store_err store_user_matches_each(struct store_reader *reader, int64_t user,
                                                uint32_t count, store_match_row *row,
                                                void *context);

/* Fills `size`. STORE_NOT_FOUND: there is no such match. */
MUST_USE enum store_err store_match_size(struct store_reader *reader, const char *match,
                                         struct store_size *size);

#endif
