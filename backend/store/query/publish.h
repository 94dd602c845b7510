/* A public copy of the history: a new file with the tables of the views and nothing else,
 * written row by row from data that a query may read (store/query/query_sandbox.h). No row of
 * the copy is ever deleted, so that no deleted data can be recovered from it. Any thread. */
#ifndef STORE_QUERY_PUBLISH_H
#define STORE_QUERY_PUBLISH_H

#include "store/store.h"

struct publish {
    bool all;        /* also running matches, except for unlisted ones */
    bool pseudonyms; /* people have other numbers in place of their names; matches have other ids */
    const unsigned char *key; /* key of pseudonyms.h, for tests; NULL: a random one */
};

/* Writes `to`, which must not exist, from one snapshot of the file at `path`. An unlisted match
 * loses its id, which would open it. STORE_TAKEN: `to` exists, or a log that would be mistaken
 * for its own. STORE_NOT_FOUND, STORE_CORRUPT: `path` is missing, is not Ochre's, or must be
 * opened by a server first. */
MUST_USE enum store_err publish_make(const char *path, const char *to, struct publish how);

struct sql;
/* Makes the tables and views of a public copy, without rows, in the empty database of a
 * connection: for a check of queries (counts.h). */
MUST_USE enum store_err publish_empty_make(struct sql *sql);

#endif
