/* Conditional moves of a user in a match: the seat plays them when its turn comes
 * (engine/conditional/conditional.h). No other user sees them, and no view names the table. Writing
 * goes through store_write() (store.h); the functions here read, and belong to the thread that
 * opened the reader. */
#ifndef STORE_NOUNS_CONDITIONAL_H
#define STORE_NOUNS_CONDITIONAL_H

#include "store/nouns/internal.h"
#include "store/store.h"

#define STORE_CONDITIONAL_BYTES_MAX 400
#define STORE_CONDITIONAL_WHY_MAX   16
#define STORE_CONDITIONAL_PER_USER_MAX                                                             \
    100 /* maximum number of matches for which one user has conditional moves */

struct store_conditional {
    int64_t user;
    /* Optimistic lock. On reading: the number of saves so far. On saving: the number that was read,
     * which the file then increments. 0: not in the file yet. */
    uint32_t edit;
    uint32_t fired; /* number of rows that they have made since they were saved */
    char match[STORE_MATCH_ID_BYTES + 1];
    char text[STORE_CONDITIONAL_BYTES_MAX + 1]; /* empty: deleted */
    /* The conditional moves that were dropped last, since the last save; empty: none. Otherwise: */
    char dropped[STORE_CONDITIONAL_BYTES_MAX + 1];
    char why[STORE_CONDITIONAL_WHY_MAX + 1];
    uint32_t version; /* the newest row at that time, or the one that dropped them */
    int64_t at_ms;
};

/* Receives conditional moves, borrowed; returns false to stop. The reads are for the conditional
 * moves of `user`, or (0) of all seated players. */
typedef bool store_conditional_row(void *context, const struct store_conditional *conditional);
MUST_USE enum store_err store_conditional_each(struct store_reader *reader, const char *match,
                                               int64_t user, store_conditional_row *row,
                                               void *context);

/* Updates the conditional moves of a match with the row that is appended. */
MUST_USE enum store_err ops_conditional_follow(struct writer *writer,
                                               const struct store_append *append);
/* Deletes conditional moves of people without a seat after a save of the match `number`, and all
 * of them when it is not running. Only sends the statement (step_send()). */
MUST_USE enum store_err ops_conditional_end(struct writer *writer, const struct store_match *match,
                                            int64_t number);

#endif
