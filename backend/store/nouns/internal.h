/* The table of every noun, and the two parts that many nouns share: rows of the audit log, and a
 * saved match. Writer thread. */
#ifndef STORE_NOUNS_INTERNAL_H
#define STORE_NOUNS_INTERNAL_H

#include "store/nouns.h"
#include "store/write/operation.h"
#include "store/write/place.h"
#include "store/write/transaction.h"

#define NOUN_DECLARED(number, name) extern const struct noun name##_noun;
STORE_NOUNS(NOUN_DECLARED)
#undef NOUN_DECLARED

/* ---- admin/audit.c ---- */
/* Writes the row of the audit log that comes with an operation. */
MUST_USE enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit);

struct store_sitter;

/* A match that an operation has saved: with its last row, or (`move` NULL) alone, at `at_ms`. */
struct ops_saved {
    const struct store_match *match;
    const struct store_move *move;
    int64_t at_ms;
    int64_t number; /* its internal number */
};

#endif
