/* What migration state_hashes does beside its text: writes the hash of each stored row anew. */
#ifndef STORE_SQL_REHASH_H
#define STORE_SQL_REHASH_H

#include "store/sql/sql.h"

/* Checks each match that has begun by the hashes that it has, and writes those of today, inside the
 * transaction that is open. `rules` may be NULL as long as no match has begun. STORE_CORRUPT: one
 * has, and there are no rules. */
MUST_USE enum store_err rehash_run(struct sql *sql, const struct store_rules *rules);

#endif
