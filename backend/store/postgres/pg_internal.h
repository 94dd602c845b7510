/* A statement of PostgreSQL, shared by pg.c, which runs it, and pg_values.c, which fills its
 * parameters and reads its rows. */
#ifndef STORE_POSTGRES_PG_INTERNAL_H
#define STORE_POSTGRES_PG_INTERNAL_H

#include "store/postgres/pg.h"

struct pg_result; /* libpq's names for these are PGresult and Oid */

struct sql_session_stmt {
    struct sql_session *pg;
    char *text;
    char name[16];
    bool prepared;
    bool preparing; /* its PREPARE is in transit: statements sent after it need no other */
    int count;
    unsigned types[PG_PARAMETERS_MAX];
    const char *values[PG_PARAMETERS_MAX];
    int lengths[PG_PARAMETERS_MAX];
    int formats[PG_PARAMETERS_MAX];
    union {
        unsigned char number[8]; /* in network byte order: the highest byte first */
        char real[32];
    } room[PG_PARAMETERS_MAX];
    struct pg_result *rows; /* NULL: it does not run */
    int row;
};

#endif
