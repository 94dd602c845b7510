/* The luck of a match that has ended, read from its log. Any thread, with its own reader. */
#ifndef RECORD_LUCK_H
#define RECORD_LUCK_H

#include "base/buf.h"
#include "store/store.h"

/* Appends the JSON of `GET /api/matches/{id}/luck` (openapi.yaml). Undone rolls do not count.
 * STORE_NOT_FOUND: no such match, or it has not ended. STORE_DAMAGED: its log cannot be read. */
MUST_USE enum store_err luck_print(struct store_reader *reader, const char *id, struct buf *out);

#endif
