/* Saves a match with its seats, as a part of other operations. Writer thread, except
 * ops_match_check(), which any thread may call. */
#ifndef STORE_NOUNS_MATCHES_SAVE_H
#define STORE_NOUNS_MATCHES_SAVE_H

#include "store/nouns/internal.h"

/* Inserts the match with its seats, or replaces its stored version, whose edit must be
 * match->edit; fills its internal number. STORE_STALE: the stored edit is another one. */
MUST_USE enum store_err ops_match_save(struct writer *writer, const struct store_match *match,
                                       int64_t *number);

/* Aborts if the match, which may be NULL, breaks a limit. */
void ops_match_check(const struct store_match *match);

#endif
