/* Translates statements that both engines share into PostgreSQL's form. Any thread. */
#ifndef STORE_POSTGRES_PG_TEXT_H
#define STORE_POSTGRES_PG_TEXT_H

#include "base/base.h"

/* Returns the statement in PostgreSQL's form, to be freed; NULL without memory. A parameter ?7
 * becomes $7, the table and the columns named user are quoted, and index hints for SQLite
 * (INDEXED BY, CROSS before JOIN) are removed. Quoted text is unchanged. */
char *pg_text(const char *text);

#endif
