/* A reader for the store itself: opening and closing (store.c), and the parts of reading that
 * nouns share. The thread of the reader, except where noted. */
#ifndef STORE_READ_READER_H
#define STORE_READ_READER_H

#include "store/read/reader_internal.h"
#include "store/store.h"

/* Connects to the file at `path`. Any thread. */
MUST_USE enum store_err reader_open(const char *path, struct store_reader **reader);
/* Closes the connection and frees it. Any thread, if none uses it. */
void reader_close(struct store_reader *reader);

/* Steps to the next row. Returns false at the end or on an error, with the statement reset and
 * `*err` set. */
bool reader_row_next(struct store_reader *reader, enum statement statement, enum store_err *err);
/* Resets a statement before its last row, so that its snapshot does not keep old pages of the
 * log in use. */
void reader_rows_end(struct store_reader *reader, enum statement statement);
/* Returns the error for the row that was read last: STORE_DAMAGED if it is damaged, or STORE_IO
 * if there was no memory to read it. */
enum store_err reader_row_corrupt(const struct store_reader *reader, const char *table,
                                  int64_t number);

/* Reads the user in the first READER_USER_COLUMNS columns of the current row. */
enum store_err reader_user_columns(const struct store_reader *reader, struct sql_stmt *row,
                                   struct store_user *user);
/* These enclose reads that see one snapshot: otherwise each statement on a file sees its own.
 * Begin returns whether it began a transaction, which is passed to end; `*err` if it failed. */
bool reader_moment_begin(struct store_reader *reader, enum store_err *err);
void reader_moment_end(struct store_reader *reader, bool begun);
/* Finds the internal number of the match; STORE_NOT_FOUND: there is none. */
enum store_err reader_match_number(struct store_reader *reader, const char *id, int64_t *number);
/* Reads the current row of `statement`, whose columns are those of STATEMENT_MOVES_READ: it must
 * be number `seq` of the match. Compares it with the checksum of the row before, which its own
 * checksum replaces. */
enum store_err reader_move(struct store_reader *reader, enum statement statement, int64_t number,
                           uint32_t seq, uint64_t *chain, struct store_move *move);

#endif
