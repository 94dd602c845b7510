/* Replaces PostgreSQL in a program built without it: refuses every URL with STORE_NO_ENGINE,
 * after a line in the log. Constant. */
#ifndef STORE_NO_POSTGRES_H
#define STORE_NO_POSTGRES_H

#include "store/sql/engine.h"

extern const struct sql_engine no_postgres;

#endif
