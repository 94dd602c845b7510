/* The part of store_case.h for databases of PostgreSQL. */
#ifndef SUPPORT_STORE_CASE_POSTGRES_H
#define SUPPORT_STORE_CASE_POSTGRES_H

#include "support/store_case.h"

/* Returns whether stores are databases here. */
bool store_case_postgres_is_used(void);
/* Makes one as every new store begins, and names it in self->path. Aborts when it cannot; so do the
 * others. */
void store_case_postgres_make(struct store_case *self);
/* Removes it; there are no connections. */
void store_case_postgres_end(struct store_case *self);
/* As store_case_sql(), of statements that both engines have. */
const char *store_case_postgres_sql(struct store_case *self, const char *text);
/* As store_case_dump(); what it writes is like no file's. */
void store_case_postgres_dump(struct store_case *self, FILE *out);

#endif
