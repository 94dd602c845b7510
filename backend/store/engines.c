/* The engines of a build besides SQLite. */
#ifdef OCHRE_POSTGRES
#include "store/postgres/pg_engine.h"

const struct sql_engine *const sql_remote = &pg_engine;
#else
#include "store/no_postgres.h"

const struct sql_engine *const sql_remote = &no_postgres;
#endif
