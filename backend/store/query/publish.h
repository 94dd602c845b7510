/* A public copy of the history: a new file with the tables of the views and nothing else, written
 * row by row from what a query may read (store/query/query_sandbox.h). Nothing is deleted from it,
 * so no deleted data can be recovered from it. Any thread. */
#ifndef STORE_QUERY_PUBLISH_H
#define STORE_QUERY_PUBLISH_H

#include "store/store.h"

struct publish {
    bool all;        /* also running matches, except for those that are not listed */
    bool pseudonyms; /* people have other numbers, and are called by them; matches other ids */
    const unsigned char *key; /* key of pseudonyms.h, for tests; NULL: a random one */
};

/* Writes `to`, which must not exist, from one snapshot of the file at `path`. An unlisted match
 * loses its id, by which it could be opened. STORE_TAKEN: `to` exists, or a log that would be
 * mistaken for its own. STORE_NOT_FOUND, STORE_CORRUPT: `path` is missing, not ours, or must be
 * opened by a server first. */
MUST_USE enum store_err publish_make(const char *path, const char *to, struct publish how);

#endif
