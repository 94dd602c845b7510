/* The SQL of schema/, migrations, views and named queries, built into the program. The tables of
 * each game have its own (engine/history.h). Constant. Any thread. */
#ifndef STORE_MIGRATE_MIGRATIONS_H
#define STORE_MIGRATE_MIGRATIONS_H

#include "engine/history.h"

struct store_migration {
    int number;       /* 1, 2, 3 ... */
    const char *name; /* file name without its ending */
    const char *sql;
};

extern const struct store_migration store_migrations[];
extern const size_t store_migrations_count;

/* The SQL common to all games: schema/sqlite/views.sql with its placeholders
 * (store/query/views_text.h), and the files of schema/queries. The first lines of a query are
 * comments: the question, then the meaning of the parameters. */
extern const struct game_sql store_sql;

#endif
