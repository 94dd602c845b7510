/* Migrates a database of PostgreSQL to this program's schema. Called at the start, before any
 * other thread has a session. */
#ifndef STORE_POSTGRES_MIGRATE_POSTGRES_H
#define STORE_POSTGRES_MIGRATE_POSTGRES_H

#include "store/migrate/migrations.h"
#include "store/sql/sql.h"

/* The SQL of schema/postgres, built into the program: each has the number of its counterpart,
 * and the first one replaces all of SQLite's up to its number. */
extern const struct store_migration store_postgres_migrations[];
extern const size_t store_postgres_migrations_count;

/* Does what migrate_run() does: checks that the first schema of the session's search path is
 * empty or Ochre's, and runs the missing migrations in one transaction. A database with
 * migrations unknown to this program is still used if the newest of them allows it; else
 * STORE_NEWER. */
MUST_USE enum store_err migrate_postgres_run(struct sql *sql);

#endif
