#include "store/query/counts.h"

#include <stdio.h>
#include <string.h>

#include "store/query/publish.h"
#include "store/query/query_functions.h"
#include "store/sql/sqlite.h"

struct counts {
    struct sql sql;
    char refused[QUERY_MESSAGE_BYTES_MAX];
};

static void refuse(struct counts *counts, const char *table, const char *column)
{
    if (counts->refused[0] == '\0')
        (void)snprintf(counts->refused, sizeof(counts->refused), "not for everybody: %.60s%s%.60s",
                       table, table[0] != '\0' ? "." : "", column);
}

static bool is_among(const char *name, const char *const *names)
{
    while (*names != NULL && sqlite3_stricmp(*names, name) != 0) names++;
    return *names != NULL;
}

static const char *const names[] = {"player", "name", "answers_player", NULL};
static const char *const of_users[] = {"created",    "account_since", "last_seen", "offset_minutes",
                                       "created_ms", "account_ms",    "seen_day",  NULL};

static bool is_of_users(const char *table)
{
    return sqlite3_stricmp(table, "v_user") == 0 || sqlite3_stricmp(table, "shown_user") == 0;
}

/* Returns whether everybody may see what depends on the column. */
static bool may_read(const char *table, const char *column)
{
    return !is_among(column, names) && !(is_of_users(table) && is_among(column, of_users));
}

/* The authorizer: SQLite calls it for each column that the query reads, but not for those of
 * JOIN USING. */
static int allow(void *context, int action, const char *a, const char *b, const char *database,
                 const char *by)
{
    struct counts *counts = context;
    (void)database;
    (void)by;
    if (action == SQLITE_SELECT || action == SQLITE_RECURSIVE || action == SQLITE_FUNCTION)
        return SQLITE_OK;
    if (action != SQLITE_READ) {
        refuse(counts, "", "this statement");
        return SQLITE_DENY;
    }
    if (may_read(a, b)) return SQLITE_OK;
    refuse(counts, a, b);
    return SQLITE_DENY;
}

/* Runs what the query prints, one statement in each row. */
static enum store_err run_each(struct sql *sql, const char *query)
{
    char *statements = NULL;
    sqlite3_stmt *rows = NULL;
    sqlite3_str *all = sqlite3_str_new(sql->db);
    int code = sqlite3_prepare_v2(sql->db, query, -1, &rows, NULL);
    while (code == SQLITE_OK && sqlite3_step(rows) == SQLITE_ROW)
        sqlite3_str_appendf(all, "%s;", (const char *)sqlite3_column_text(rows, 0));
    (void)sqlite3_finalize(rows);
    statements = sqlite3_str_finish(all);
    if (code != SQLITE_OK || statements == NULL) return STORE_IO;
    enum store_err err = sql_exec(sql, statements, "counts");
    sqlite3_free(statements);
    return err;
}

/* Puts an empty table in the place of each view: a view reads more than its reader may, and a
 * WITH of the query could take its name. */
static enum store_err views_replace(struct sql *sql)
{
    static const char of_views[] = "FROM sqlite_schema WHERE type = 'view'";
    char query[200];
    (void)snprintf(
        query, sizeof(query),
        "SELECT format('CREATE TABLE \"was_%%w\" AS SELECT * FROM \"%%w\" LIMIT 0', name, "
        "name) %s",
        of_views);
    enum store_err err = run_each(sql, query);
    (void)snprintf(query, sizeof(query), "SELECT format('DROP VIEW \"%%w\"', name) %s", of_views);
    if (err == STORE_OK) err = run_each(sql, query);
    return err != STORE_OK ? err
                           : run_each(sql, "SELECT format('ALTER TABLE \"%w\" RENAME TO \"%w\"', "
                                           "name, substr(name, 5)) FROM sqlite_schema WHERE name "
                                           "LIKE 'was\\_%' ESCAPE '\\'");
}

/* Takes away the names of the columns that may not be read. */
static enum store_err columns_hide(struct sql *sql)
{
    return run_each(sql, "SELECT format('ALTER TABLE \"%w\" RENAME COLUMN \"%w\" TO "
                         "\"hidden %w\"', s.name, c.name, c.name) "
                         "FROM sqlite_schema AS s, pragma_table_info(s.name) AS c "
                         "WHERE s.type = 'table' AND (c.name IN ('player', 'name', "
                         "'answers_player') OR (s.name IN ('v_user', 'shown_user') AND c.name IN "
                         "('created', 'account_since', 'last_seen', 'offset_minutes', "
                         "'created_ms', 'account_ms', 'seen_day')))");
}

/* Returns whether a comment contains the beginning of another: the engines disagree on its end. */
static bool has_nested_comment(const char *sql)
{
    const char *begin = strstr(sql, "/*");
    const char *end = begin != NULL ? strstr(begin + 2, "*/") : NULL;
    if (begin == NULL) return false;
    const char *inner = strstr(begin + 2, "/*");
    if (inner != NULL && (end == NULL || inner < end)) return true;
    return end != NULL && has_nested_comment(end + 2);
}

static enum query_end names_check(struct counts *counts, sqlite3_stmt *statement)
{
    static const char *const of_one[] = {"match",    "user",         "player",     "name",    "id",
                                         "ended_by", "match_number", "created_by", "rematch", NULL};
    for (int i = 0; i < sqlite3_column_count(statement); i++) {
        const char *name = sqlite3_column_name(statement, i);
        const char *origin = sqlite3_column_origin_name(statement, i);
        if (name == NULL) return QUERY_NO_FILE;
        if (is_among(name, of_one)) refuse(counts, "", name);
        if (origin != NULL && is_among(origin, of_one)) refuse(counts, "", origin);
    }
    return counts->refused[0] == '\0' ? QUERY_DONE : QUERY_REFUSED;
}

/* Compiles the query: first with all columns, so that a refusal can name one. */
static enum query_end compile(struct counts *counts, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    if (has_nested_comment(sql)) refuse(counts, "", "a comment within a comment");
    (void)sqlite3_set_authorizer(counts->sql.db, allow, counts);
    int code = sqlite3_prepare_v2(counts->sql.db, sql, -1, &statement, NULL);
    enum query_end end = counts->refused[0] != '\0' ? QUERY_REFUSED : QUERY_BAD;
    if (code == SQLITE_OK && statement != NULL) end = names_check(counts, statement);
    (void)sqlite3_finalize(statement);
    (void)sqlite3_set_authorizer(counts->sql.db, NULL, NULL);
    if (end != QUERY_DONE) return end;
    if (columns_hide(&counts->sql) != STORE_OK) return QUERY_NO_FILE;
    code = sqlite3_prepare_v2(counts->sql.db, sql, -1, &statement, NULL);
    (void)sqlite3_finalize(statement);
    if (code == SQLITE_OK) return QUERY_DONE;
    refuse(counts, "", sqlite3_errmsg(counts->sql.db));
    return QUERY_REFUSED;
}

enum query_end query_counts_check(const char *sql, char *message)
{
    struct counts counts = {.refused = ""};
    message[0] = '\0';
    if (sql_connect(&counts.sql, ":memory:", SQL_SCRATCH) != STORE_OK) return QUERY_NO_FILE;
    enum query_end end = QUERY_NO_FILE;
    if (query_functions_add(&counts.sql) == STORE_OK &&
        publish_empty_make(&counts.sql) == STORE_OK && views_replace(&counts.sql) == STORE_OK) {
        end = compile(&counts, sql);
        (void)snprintf(message, QUERY_MESSAGE_BYTES_MAX, "%.*s", QUERY_MESSAGE_BYTES_MAX - 1,
                       end == QUERY_REFUSED ? counts.refused
                       : end == QUERY_BAD   ? sqlite3_errmsg(counts.sql.db)
                                            : "");
    }
    sql_close(&counts.sql);
    return end;
}
