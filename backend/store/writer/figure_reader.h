/* Computes figures of matches on a connection of its own (figures.h), whose plans stay from one
 * match to the next: to make them takes longer than to run them. Writer thread only. */
#ifndef STORE_WRITER_FIGURE_READER_H
#define STORE_WRITER_FIGURE_READER_H

#include "base/buf.h"
#include "store/sql/sql.h"

struct figure_reader;

/* Connects to the store at `path`, a file or postgres://... In a file a computation ends with
 * STORE_BUSY soon after `due` returns other than 0. The caller closes the reader. */
MUST_USE enum store_err figure_reader_open(const char *path, int (*due)(void *context),
                                           void *context, struct figure_reader **opened);

/* Frees everything; NULL is allowed. */
void figure_reader_close(struct figure_reader *reader);

/* Returns the number of figures of each match. */
size_t figure_reader_count(const struct figure_reader *reader);

/* Appends the rows of one figure (from 0) of the match, of which a row of `figured` says that its
 * figures are being computed, as SQL: "('name', 1, ...), ...". Appends nothing on an error. */
MUST_USE enum store_err figure_reader_rows(struct figure_reader *reader, int64_t match,
                                           size_t figure, struct buf *rows);

#endif
