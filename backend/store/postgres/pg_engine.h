/* PostgreSQL as an engine of the store. Constant. */
#ifndef STORE_POSTGRES_PG_ENGINE_H
#define STORE_POSTGRES_PG_ENGINE_H

#include "store/sql/engine.h"

extern const struct sql_engine pg_engine;

/* Returns PostgreSQL's text of a statement if it differs, else NULL. */
extern const char *const statement_twins[STATEMENT_COUNT];

#endif
