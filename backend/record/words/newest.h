/* The newest rows of a match in words, for messages about it. Any thread. */
#ifndef RECORD_WORDS_NEWEST_H
#define RECORD_WORDS_NEWEST_H

#include "record/record.h"

/* Appends the sentences of the rows from `from` on, each with a line end, in a language (English
 * replaces one that is unknown), with the reader of the calling thread. `viewer`: the seat that may
 * see them; -1: anybody. Appends nothing if there are no texts, or if the rows cannot be read. */
MUST_USE enum store_err newest_print(struct store_reader *reader, const struct store_match *match,
                                     int viewer, uint32_t from, const char *language,
                                     struct buf *out);

#endif
