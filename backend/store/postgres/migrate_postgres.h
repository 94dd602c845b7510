/* Brings a database of PostgreSQL to the tables that this program knows. Called at start, before
 * any other thread has a session. */
#ifndef STORE_POSTGRES_MIGRATE_POSTGRES_H
#define STORE_POSTGRES_MIGRATE_POSTGRES_H

#include "store/sql/migrations.h"
#include "store/sql/sql.h"

/* As migrate_run(): checks that the first schema of the session's search path is empty or ours, and
 * runs the migrations that it has not had, in one transaction. A database that has had others than
 * this program knows is served all the same, if the newest of them says so: STORE_NEWER else. */
MUST_USE enum store_err
migrate_postgres_run(struct sql *sql, const struct store_migration *migrations, size_t count);

#endif
