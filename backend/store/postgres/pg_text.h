/* What PostgreSQL calls otherwise in a statement that both engines have. Any thread. */
#ifndef STORE_POSTGRES_PG_TEXT_H
#define STORE_POSTGRES_PG_TEXT_H

#include "base/base.h"

/* Returns the statement as PostgreSQL takes it, to be freed, NULL without memory: a parameter ?7 is
 * called $7, the table and the columns called user are quoted, and what only tells SQLite how to
 * find rows (INDEXED BY, CROSS before JOIN) is left out. What is in quotes stays. */
char *pg_text(const char *text);

#endif
