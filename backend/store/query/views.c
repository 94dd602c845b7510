#include "store/query/views.h"

#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/log.h"
#include "games/games.h"
#include "store/migrate/migrate.h"
#include "store/query/views_text.h"

enum store_err views_had(struct sql *sql, const char *checksum, bool *same)
{
    struct sql_stmt *statement = NULL;
    *same = false;
    enum store_err err = sql_make(sql, "SELECT checksum FROM schema_views", &statement);
    if (err == STORE_OK && sql_row(sql, statement, &err)) {
        char text[MIGRATE_CHECKSUM_BYTES] = "";
        *same = sql_column_text(statement, 0, text, sizeof(text)) && strcmp(text, checksum) == 0;
        if (sql_no_memory(sql)) err = STORE_IO;
    }
    sql_unmake(statement);
    return err;
}

/* Appends a statement that drops each existing view. */
static enum store_err drops_print(struct sql *sql, struct buf *out)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = sql_make(sql,
                                  "SELECT name FROM sqlite_schema WHERE type = 'view' AND "
                                  "(name GLOB 'v_*' OR name GLOB 'shown_*')",
                                  &statement);
    while (err == STORE_OK && sql_row(sql, statement, &err)) {
        buf_printf(out, "DROP VIEW \"%s\";\n", sql_column_borrowed(statement, 0));
        if (sql_no_memory(sql)) err = STORE_IO;
    }
    sql_unmake(statement);
    return err;
}

static enum store_err replace(struct sql *sql, const char *text, const char *checksum)
{
    struct buf script = {0};
    enum store_err err = drops_print(sql, &script);
    buf_append_text(&script, text);
    buf_printf(&script, "\nDELETE FROM schema_views;\nINSERT INTO schema_views VALUES ('%s', %lld)",
               checksum, (long long)clock_unix_ms());
    if (err == STORE_OK) err = script.failed ? STORE_IO : sql_exec(sql, script.bytes, "views");
    buf_free(&script);
    return err;
}

enum store_err views_run(struct sql *sql, const char *text)
{
    char checksum[MIGRATE_CHECKSUM_BYTES];
    bool same = false;
    migrate_checksum(text, checksum);
    enum store_err err = views_had(sql, checksum, &same);
    if (err != STORE_OK || same) return err;
    err = sql_exec(sql, "BEGIN IMMEDIATE", "begin");
    if (err != STORE_OK) return err;
    err = replace(sql, text, checksum);
    if (err == STORE_OK) err = sql_exec(sql, "COMMIT", "commit");
    if (err == STORE_OK) {
        log_info("store", "event=views_made checksum=%.12s", checksum);
    } else if (sql_in_transaction(sql)) {
        enum store_err undone = sql_exec(sql, "ROLLBACK", "rollback");
        (void)undone; /* closing the connection, which follows, also rolls back */
    }
    return err;
}

/* Calls `what` with the program's own text. */
static enum store_err with_own_text(struct sql *sql, enum views_part part,
                                    enum store_err (*what)(struct sql *sql, const char *text))
{
    struct buf text = {0};
    views_text(&text, games, part);
    enum store_err err = text.failed ? STORE_IO : what(sql, text.bytes);
    buf_free(&text);
    return err;
}

static enum store_err make(struct sql *sql, const char *text)
{
    return sql_exec(sql, text, "views");
}

enum store_err views_renew(struct sql *sql)
{
    return with_own_text(sql, VIEWS_OF_FILE, views_run);
}

enum store_err views_make(struct sql *sql)
{
    return with_own_text(sql, VIEWS_ALL, make);
}

/* Makes the views of `text` temporary. */
static enum store_err make_temporary(struct sql *sql, const char *text)
{
    static const char create[] = "CREATE VIEW ";
    struct buf script = {0};
    for (const char *found; (found = strstr(text, create)) != NULL;) {
        buf_append(&script, text, (size_t)(found - text));
        buf_append_text(&script, "CREATE TEMP VIEW ");
        text = found + sizeof(create) - 1;
    }
    buf_append_text(&script, text);
    /* the indexes are those of `move` that the views use */
    buf_append_text(&script,
                    "; DROP VIEW temp.shown_move; "
                    "CREATE TEMP TABLE shown_move AS SELECT * FROM main.shown_move WHERE false; "
                    "CREATE INDEX temp.moves_match ON shown_move (match_number, seq); "
                    "CREATE INDEX temp.moves_undo ON shown_move (match_number, seq) "
                    "WHERE about_undo; "
                    "CREATE INDEX temp.moves_tally ON shown_move (match_number) WHERE tallied");
    enum store_err err = script.failed ? STORE_IO : sql_exec(sql, script.bytes, "views");
    buf_free(&script);
    return err;
}

enum store_err views_figuring_make(struct sql *sql)
{
    return with_own_text(sql, VIEWS_FIGURING, make_temporary);
}

enum store_err views_figuring_fill(struct sql *sql, int64_t match)
{
    char text[200];
    (void)snprintf(text, sizeof(text),
                   "DELETE FROM temp.shown_move; INSERT INTO temp.shown_move "
                   "SELECT * FROM main.shown_move WHERE match_number = %lld",
                   (long long)match);
    return sql_exec(sql, text, "figures");
}
