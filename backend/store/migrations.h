/* The SQL of schema/, migrations, views and named queries, built into the program. Constant. Any
 * thread. */
#ifndef STORE_MIGRATIONS_H
#define STORE_MIGRATIONS_H

#include <stddef.h>

struct store_migration {
    int number;       /* 1, 2, 3 ... */
    const char *name; /* file name without its ending */
    const char *sql;
};

extern const struct store_migration store_migrations[];
extern const size_t store_migrations_count;

/* The text of schema/sqlite/views.sql. */
extern const char store_views[];

/* A file of schema/queries. Its first lines are comments: the question, then what the parameters
 * mean. */
struct store_query {
    const char *name; /* file name without its ending */
    const char *sql;
};

extern const struct store_query store_queries[]; /* by name; ends with a name of NULL */
extern const size_t store_queries_count;

#endif
