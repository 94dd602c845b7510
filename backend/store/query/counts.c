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

static bool is_view(const char *name)
{
    return sqlite3_strnicmp(name, "v_", 2) == 0 || sqlite3_strnicmp(name, "shown_", 6) == 0;
}

/* Returns whether the query itself, and no view, may read the column. */
static bool may_read(const char *table, const char *column)
{
    static const char *const names[] = {"player", "name", "answers_player", NULL};
    static const char *const of_users[] = {"created", "account_since", "last_seen",
                                           "offset_minutes", NULL};
    if (is_among(column, names)) return false;
    return sqlite3_stricmp(table, "v_user") != 0 || !is_among(column, of_users);
}

/* The authorizer: SQLite calls it for each column that the query reads. `by` is the view, or the
 * table of a WITH, in which it is read. */
static int allow(void *context, int action, const char *a, const char *b, const char *database,
                 const char *by)
{
    struct counts *counts = context;
    (void)database;
    if (action == SQLITE_SELECT || action == SQLITE_RECURSIVE || action == SQLITE_FUNCTION)
        return SQLITE_OK;
    if (action != SQLITE_READ) {
        refuse(counts, "", "this statement");
        return SQLITE_DENY;
    }
    if ((by != NULL && is_view(by)) || may_read(a, b)) return SQLITE_OK;
    refuse(counts, a, b);
    return SQLITE_DENY;
}

static enum query_end names_check(struct counts *counts, sqlite3_stmt *statement)
{
    static const char *const names[] = {"match", "user", "player", "name", "id", NULL};
    for (int i = 0; i < sqlite3_column_count(statement); i++) {
        const char *name = sqlite3_column_name(statement, i);
        if (name == NULL) return QUERY_NO_FILE;
        if (is_among(name, names)) refuse(counts, "", name);
    }
    return counts->refused[0] == '\0' ? QUERY_DONE : QUERY_REFUSED;
}

enum query_end query_counts_check(const char *sql, char *message)
{
    struct counts counts = {.refused = ""};
    sqlite3_stmt *statement = NULL;
    message[0] = '\0';
    if (sql_connect(&counts.sql, ":memory:", SQL_SCRATCH) != STORE_OK) return QUERY_NO_FILE;
    enum query_end end = QUERY_NO_FILE;
    if (query_functions_add(&counts.sql) == STORE_OK &&
        publish_empty_make(&counts.sql) == STORE_OK) {
        (void)sqlite3_set_authorizer(counts.sql.db, allow, &counts);
        int code = sqlite3_prepare_v2(counts.sql.db, sql, -1, &statement, NULL);
        if (code == SQLITE_OK && statement != NULL)
            end = names_check(&counts, statement);
        else
            end = counts.refused[0] != '\0' ? QUERY_REFUSED : QUERY_BAD;
        (void)snprintf(message, QUERY_MESSAGE_BYTES_MAX, "%.*s", QUERY_MESSAGE_BYTES_MAX - 1,
                       end == QUERY_REFUSED ? counts.refused
                       : end == QUERY_BAD   ? sqlite3_errmsg(counts.sql.db)
                                            : "");
    }
    (void)sqlite3_finalize(statement);
    sql_close(&counts.sql);
    return end;
}
