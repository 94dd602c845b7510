/* The engine that the program has beside SQLite. */
#include "store/postgres/pg_engine.h"

const struct sql_engine *const sql_remote = &pg_engine;
