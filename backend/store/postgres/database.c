#include "store/postgres/database.h"

#include <stdio.h>
#include <time.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/log.h"
#include "games/games.h"
#include "store/migrate/migrate.h"
#include "store/postgres/migrate_postgres.h"
#include "store/query/views.h"
#include "store/query/views_text.h"

#define SERVERS_LOOKS 30 /* checks, a tenth of a second apart */

/* ---- views ---- */

/* Replaces the views. Several nodes may check them at once: a lock on the table makes them wait
 * for each other. */
static enum store_err views_replace(struct sql *sql, const struct buf *text)
{
    char checksum[MIGRATE_CHECKSUM_BYTES];
    char note[200];
    bool same = false;
    migrate_checksum(text->bytes, checksum);
    (void)snprintf(note, sizeof(note),
                   "DELETE FROM schema_views; INSERT INTO schema_views VALUES ('%s', %lld)",
                   checksum, (long long)clock_unix_ms());
    enum store_err err = sql_exec(sql, "BEGIN; LOCK TABLE schema_views IN EXCLUSIVE MODE", "begin");
    if (err == STORE_OK) err = views_had(sql, checksum, &same);
    if (err == STORE_OK && !same) err = sql_exec(sql, note, "views");
    if (err == STORE_OK && !same) err = sql_exec(sql, text->bytes, "views");
    if (err == STORE_OK) err = sql_exec(sql, "COMMIT", "commit");
    if (err == STORE_OK && !same) log_info("store", "event=views_made checksum=%.12s", checksum);
    return err; /* closing the connection, which follows, rolls back an open transaction */
}

static enum store_err database_views_renew(struct sql *sql)
{
    struct buf text = {0};
    views_text_postgres(&text, games);
    enum store_err err = text.failed ? STORE_IO : views_replace(sql, &text);
    buf_free(&text);
    return err;
}

/* ---- ready for use ---- */

/* Warns the operator if the loss of the database machine would lose commits. */
static enum store_err standby_check(struct sql *sql)
{
    int64_t waits = 0;
    enum store_err err = sql_number(sql,
                                    "SELECT count(*) WHERE current_setting("
                                    "'synchronous_standby_names') <> '' AND "
                                    "current_setting('synchronous_commit') IN "
                                    "('on', 'remote_apply')",
                                    &waits);
    if (err == STORE_OK && waits == 0)
        log_warn("store",
                 "event=no_synchronous_standby reason=\"what was committed last may be lost "
                 "with the database's machine\"");
    return err;
}

/* Several nodes may call this at once. */
enum store_err database_ready(const char *url, bool serves)
{
    struct sql sql;
    enum store_err err = sql_connect(&sql, url, SQL_WRITES);
    if (err != STORE_OK) return err;
    err = migrate_postgres_run(&sql);
    if (err == STORE_OK) err = database_views_renew(&sql);
    if (err == STORE_OK && serves) err = standby_check(&sql);
    sql_close(&sql);
    return err;
}

/* PostgreSQL notices a moment later that a program has ended, which may have been a command like
 * this one. */
enum store_err database_idle_check(const char *url)
{
    struct sql sql;
    int64_t others = 0;
    enum store_err err = sql_connect(&sql, url, SQL_READS);
    if (err != STORE_OK) return err;
    for (int look = 0; look < SERVERS_LOOKS; look++) {
        static const struct timespec pause = {.tv_nsec = 100000000};
        if (look > 0) (void)nanosleep(&pause, NULL);
        err = sql_number(&sql,
                         "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                         "AND application_name = 'ochre' AND pid <> pg_backend_pid()",
                         &others);
        if (err != STORE_OK || others == 0) break;
    }
    sql_close(&sql);
    return err == STORE_OK && others > 0 ? STORE_BUSY : err;
}

enum store_err database_examine(struct sql *sql, int64_t *known)
{
    int64_t tables = 0;
    *known = store_postgres_migrations[store_postgres_migrations_count - 1].number;
    enum store_err err = sql_exec(sql, "SET statement_timeout = '3s'", "limit");
    if (err == STORE_OK)
        err = sql_number(
            sql, "SELECT CASE WHEN to_regclass('schema_migration') IS NULL THEN 0 ELSE 1 END",
            &tables);
    return err == STORE_OK && tables == 0 ? STORE_TAKEN : err;
}

/* A COMMIT whose session was cut off has taken effect, though perhaps no synchronous standby has
 * it yet: a standby that has a later commit also has this one. */
enum store_err database_outcome_await(struct sql *sql)
{
    return sql_exec(sql, "SELECT pg_logical_emit_message(true, 'ochre', '')", "outcome");
}
