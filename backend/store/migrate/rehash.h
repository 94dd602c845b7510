/* The code of migration state_hashes: recomputes the hash of each stored row. */
#ifndef STORE_MIGRATE_REHASH_H
#define STORE_MIGRATE_REHASH_H

#include "store/sql/sql.h"

/* Checks each started match by its stored hashes, and writes the present kind of hash, inside
 * the open transaction. `rules` may be NULL as long as no match has started. STORE_CORRUPT: one
 * has, and there are no rules. */
MUST_USE enum store_err rehash_run(struct sql *sql, const struct store_rules *rules);

#endif
