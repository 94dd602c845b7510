/* Migrates a file to this program's schema. Called at start, before any other thread has the
 * file. */
#ifndef STORE_MIGRATE_MIGRATE_H
#define STORE_MIGRATE_MIGRATE_H

#include "store/migrate/migrations.h"
#include "store/sql/sql.h"

#define MIGRATE_APPLICATION_ID 0x4f636872 /* "Ochr": marks a file as Ochre's */

#define MIGRATE_CHECKSUM_BYTES 65 /* with its closing 0 */

/* Writes the SHA-256 of `sql` in hexadecimal. */
void migrate_checksum(const char *sql, char text[MIGRATE_CHECKSUM_BYTES]);

/* Checks that the file is new or Ochre's, switches it to WAL, compares the checksum of each
 * applied migration, and runs the missing ones, all in one transaction. `count` may be 0;
 * numbers go 1, 2, 3. `rules` are for the migration that folds matches, see store.h.
 * STORE_NEWER: the file has migrations that this program does not know. STORE_CORRUPT: it is not
 * Ochre's, or a migration has changed. On an error the file is unchanged. */
MUST_USE enum store_err migrate_run(struct sql *sql, const struct store_migration *migrations,
                                    size_t count, const struct store_rules *rules);

#endif
