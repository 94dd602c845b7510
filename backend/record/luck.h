/* The luck of a match that has ended, read from its log. Any thread, with a reader of its own. */
#ifndef RECORD_LUCK_H
#define RECORD_LUCK_H

#include "base/buf.h"
#include "store/store.h"

enum luck_verdict {
    LUCK_VERY_UNLUCKY,
    LUCK_UNLUCKY,
    LUCK_EVEN,
    LUCK_LUCKY,
    LUCK_VERY_LUCKY,
};

/* How far a gain is from its mean, in standard deviations: below half of one is even, from one and
 * a half on it is much. Beyond luck.c for tests. */
enum luck_verdict luck_verdict_of(double actual, double expected, double variance);

/* Appends the JSON of `GET /api/matches/{id}/luck` (openapi.yaml). Rolls that were taken back do
 * not count. STORE_NOT_FOUND: there is no such match, or it has not ended. STORE_DAMAGED: its log
 * cannot be read. */
MUST_USE enum store_err luck_print(struct store_reader *reader, const char *id, struct buf *out);

#endif
