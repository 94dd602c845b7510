/* A copy of the history for everybody: a new file with the tables of the views and nothing that the
 * views do not show, written row by row from what a question may see (store/query/shown.h). Nothing
 * is deleted from it, so nothing that was deleted can be found in it. Any thread. */
#ifndef STORE_QUERY_PUBLISH_H
#define STORE_QUERY_PUBLISH_H

#include "store/store.h"

struct publish {
    bool all;        /* matches that are not over, too, but for those that are not listed */
    bool pseudonyms; /* people have other numbers, and are called by them; matches other ids */
    const unsigned char *key; /* of pseudonyms.h, for tests; NULL: a random one */
};

/* Writes `to`, which must not exist, from the file at `path` as it is at one moment. A match that
 * is not listed loses its id, by which it could be looked at. STORE_TAKEN: `to` exists, or a
 * log that would be taken for its own.
 * STORE_NOT_FOUND, STORE_CORRUPT: `path` is not there, not ours, or must be opened by a server
 * first. */
MUST_USE enum store_err publish_make(const char *path, const char *to, struct publish how);

#endif
