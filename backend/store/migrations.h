/* The migrations of schema/sqlite, built into the program. Constant. Any thread. */
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

#endif
