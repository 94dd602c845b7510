#ifndef STORE_NOUNS_MATCHES_SAVE_H
#define STORE_NOUNS_MATCHES_SAVE_H

#include "store/nouns/internal.h"

/* Inserts the match with its seats, or saves it over the edit that it was made from; `*number`
 * becomes what the other tables call it. STORE_STALE: it has another edit by now. */
MUST_USE enum store_err ops_match_save(struct writer *writer, const struct store_match *match,
                                       int64_t *number);

/* Aborts if the match, which may be NULL, breaks a limit. */
void ops_match_check(const struct store_match *match);

#endif
