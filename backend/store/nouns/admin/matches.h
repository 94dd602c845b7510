/* Matches as administrators search for them. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_MATCHES_H
#define STORE_NOUNS_ADMIN_MATCHES_H

#include "store/nouns/admin.h"

/* Calls `each` for matches of a status (-1: any), the newest first. Their id begins with
 * look->text, their game has that id, or the name of a seated player contains it. */
MUST_USE enum store_err store_matches_search(struct store_reader *reader, int status,
                                             const struct store_look *look, store_match_each *each,
                                             void *context);
/* Reads one match by its id. STORE_NOT_FOUND: there is none. */
MUST_USE enum store_err store_match_row_read(struct store_reader *reader, const char *id,
                                             struct store_match_row *row);

#endif
