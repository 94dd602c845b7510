#include "support/store_case_postgres.h"

#include "base/base.h"
#include "store/postgres/pg_text.h"

#include <libpq-fe.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* How every new store begins: others are copies of it. */
#define FRESH "fresh"

bool store_case_postgres_is_used(void)
{
    return getenv("OCHRE_TEST_POSTGRES") != NULL;
}

static void url_print(const char *user, const char *database, char *url, size_t size)
{
    int length = snprintf(url, size, "postgres://%s@/%s?host=%s", user, database,
                          getenv("OCHRE_TEST_POSTGRES"));
    CHECK(length > 0 && (size_t)length < size);
}

static PGconn *connect_as(const char *user, const char *database)
{
    char url[STORE_CASE_PATH_BYTES];
    url_print(user, database, url, sizeof(url));
    PGconn *conn = PQconnectdb(url);
    if (PQstatus(conn) != CONNECTION_OK) (void)fprintf(stderr, "%s", PQerrorMessage(conn));
    CHECK(PQstatus(conn) == CONNECTION_OK);
    return conn;
}

/* Runs it; the first column of the first row, if there is one. */
static const char *ask(PGconn *conn, const char *text)
{
    static char answer[4096];
    PGresult *result = PQexec(conn, text);
    ExecStatusType status = PQresultStatus(result);
    bool ok = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!ok) (void)fprintf(stderr, "%s%s\n", PQerrorMessage(conn), text);
    CHECK(ok);
    bool any = PQntuples(result) > 0 && PQnfields(result) > 0;
    (void)snprintf(answer, sizeof(answer), "%s", any ? PQgetvalue(result, 0, 0) : "");
    PQclear(result);
    return answer;
}

/* Functions of SQLite for the queries of tests. */
static const char functions[] =
    "CREATE FUNCTION listed(text, text) RETURNS text LANGUAGE sql AS "
    "$$SELECT coalesce($1 || ',', '') || $2$$;"
    "CREATE FUNCTION listed(text, bigint) RETURNS text LANGUAGE sql AS "
    "$$SELECT coalesce($1 || ',', '') || $2$$;"
    "CREATE FUNCTION listed(text, text, text) RETURNS text LANGUAGE sql AS "
    "$$SELECT coalesce($1 || $3, '') || $2$$;"
    "CREATE AGGREGATE group_concat(text) (sfunc = listed, stype = text);"
    "CREATE AGGREGATE group_concat(bigint) (sfunc = listed, stype = text);"
    "CREATE AGGREGATE group_concat(text, text) (sfunc = listed, stype = text)";

static void fresh_make(PGconn *conn)
{
    char url[STORE_CASE_PATH_BYTES];
    struct store *store = NULL;
    (void)ask(conn, "CREATE DATABASE " FRESH " OWNER ochre");
    url_print("ochre", FRESH, url, sizeof(url));
    struct store_config config = {.path = url};
    CHECK(store_open(&config, &store) == STORE_OK);
    store_close(store);
    PGconn *own = connect_as("ochre", FRESH);
    (void)ask(own, functions);
    PQfinish(own);
}

void store_case_postgres_make(struct store_case *self)
{
    static unsigned made;
    char text[200];
    PGconn *conn = connect_as("postgres", "postgres");
    self->admin = conn;
    (void)snprintf(self->database, sizeof(self->database), "case_%d_%u", (int)getpid(), made++);
    (void)ask(conn, "SELECT pg_advisory_lock(1)"); /* others test beside this one */
    if (strcmp(ask(conn, "SELECT count(*) FROM pg_database WHERE datname = '" FRESH "'"), "0") == 0)
        fresh_make(conn);
    /* By its files, which takes half as long as through the log. */
    (void)snprintf(text, sizeof(text),
                   "CREATE DATABASE %s TEMPLATE " FRESH " STRATEGY file_copy OWNER ochre",
                   self->database);
    (void)ask(conn, text);
    (void)ask(conn, "SELECT pg_advisory_unlock(1)");
    url_print("ochre", self->database, self->path, sizeof(self->path));
}

void store_case_postgres_end(struct store_case *self)
{
    char text[100];
    PQfinish(self->held);
    self->held = NULL;
    (void)snprintf(text, sizeof(text), "DROP DATABASE %s WITH (FORCE)", self->database);
    (void)ask(self->admin, text);
    PQfinish(self->admin);
    self->admin = NULL;
}

static PGconn *hold(struct store_case *self)
{
    if (self->held != NULL) return self->held;
    self->held = connect_as("postgres", self->database);
    /* Checks no references, as SQLite does by default. */
    (void)ask(self->held, "SET session_replication_role = replica");
    return self->held;
}

const char *store_case_postgres_sql(struct store_case *self, const char *text)
{
    char *common = pg_text(text);
    CHECK(common != NULL);
    const char *answer = ask(hold(self), common);
    free(common);
    return answer;
}

void store_case_postgres_dump(struct store_case *self, FILE *out)
{
    static const char *const queries[] = {
        "SELECT * FROM \"user\" ORDER BY id",
        "SELECT * FROM session ORDER BY 1",
        "SELECT * FROM match ORDER BY number",
        "SELECT * FROM seat ORDER BY match_number, seat",
        "SELECT * FROM move ORDER BY match_number, seq",
        "SELECT * FROM chat ORDER BY match_number, number",
    };
    PGconn *conn = hold(self);
    for (size_t i = 0; i < COUNT_OF(queries); i++) {
        PGresult *result = PQexec(conn, queries[i]);
        CHECK(PQresultStatus(result) == PGRES_TUPLES_OK);
        (void)fprintf(out, "-- %zu\n", i);
        for (int row = 0; row < PQntuples(result); row++) {
            for (int column = 0; column < PQnfields(result); column++)
                (void)fprintf(out, "%s|", PQgetvalue(result, row, column));
            (void)fputc('\n', out);
        }
        PQclear(result);
    }
}
