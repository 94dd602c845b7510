#include "store/query/query_sandbox.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/ids.h"
#include "games/games.h"
#include "store/sql/sqlite.h"
#include "store/file/still.h"
#include "store/query/query_functions.h"
#include "store/query/views_text.h"

#define HIDDEN_MARK                                                                                \
    "sqlite_source_id" /* a forbidden function, which marks the views that shadow names */

/* ---- permissions ---- */

/* Returns whether the views shown_... may read the column of the file. */
static bool is_readable(const char *table, const char *column)
{
    static const struct {
        const char *table;
        const char *columns; /* each between blanks */
    } rows[] = {
        {"user", " id name guest bot_account created_ms account_ms seen_day offset_minutes "},
        {"match", " number id game revision options status listed created_by created_ms started_ms "
                  "ended_ms end_reason ended_by rematch seats "},
        {"seat", " match_number seat user bot name rank score stands_in mostly_away answers "
                 "taken_ms "},
        {"past_sitter", " match_number seat until user bot name "},
        {"rating",
         " number match_number seat pool user bot game seats at_ms matches rating deviation "
         "volatility "},
        {"analysis", " match_number body "},
        {"chat", " match_number user "},
        {"session_day", " day guests accounts "},
        {"figured", " match_number revision "},
        {"figure", " name match_number seat part word n a b c d "},
        {"tournament", " number id name organiser game format seats listed status round made_ms "
                       "ended_ms "},
        {"tournament_player", " tournament entry user rating left_round place "},
        {"move", " match_number seq seat user move events at_ms landmarks "},
    };
    char word[SHOWN_NAME_BYTES];
    int length = snprintf(word, sizeof(word), " %s ", column);
    for (size_t i = 0; i < COUNT_OF(rows) && (size_t)length < sizeof(word); i++)
        if (strcmp(rows[i].table, table) == 0) return strstr(rows[i].columns, word) != NULL;
    return false;
}

/* Functions that only compute from their arguments; each between blanks. */
static const char functions[] =
    " -> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling char coalesce "
    "concat concat_ws cos cosh count cume_dist current_date current_time current_timestamp "
    "date datetime degrees dense_rank exp first_value floor glob group_concat hex ifnull "
    "iif instr json json_array json_array_length json_each json_extract json_group_array "
    "json_group_object json_insert json_object json_quote json_remove json_replace json_set "
    "json_tree json_type json_valid julianday lag last_value lead length like likelihood "
    "likely ln log log10 log2 lower ltrim max median min mod nth_value ntile nullif octet_length "
    "percent_rank pi pow power quantile quote radians random rank replace round row_number rtrim "
    "sign sin sinh sqrt stddev strftime string_agg substr substring sum tan tanh time total trim "
    "trunc typeof unicode unixepoch unlikely upper wilson_high wilson_low ";

static bool is_harmless(const char *function)
{
    char word[SHOWN_NAME_BYTES];
    int length = snprintf(word, sizeof(word), " %s ", function);
    for (char *at = word; *at != '\0'; at++) *at = (char)tolower((unsigned char)*at);
    return (size_t)length < sizeof(word) && strstr(functions, word) != NULL;
}

static bool is_view(const char *name)
{
    return strncmp(name, "v_", 2) == 0 || strncmp(name, "shown_", 6) == 0;
}

static bool may_read(const struct query_sandbox *shown, const char *table, const char *column,
                     const char *database)
{
    if (column[0] == '\0') { /* no column: its rows are counted, or it is a table of WITH */
        return sqlite3_strnicmp(table, "sqlite_", 7) != 0 &&
               sqlite3_strnicmp(table, "pragma_", 7) != 0;
    }
    if (strcmp(table, "json_each") == 0 || strcmp(table, "json_tree") == 0) return true;
    if (database == NULL) return false;
    return strcmp(database, shown->file) == 0 ? is_readable(table, column)
                                              : strcmp(database, "temp") == 0 && is_view(table);
}

static void refuse(struct query_sandbox *shown, const char *what, const char *column)
{
    if (shown->refused[0] == '\0') {
        (void)snprintf(shown->refused, sizeof(shown->refused), "not allowed: %.60s%s%.60s", what,
                       column[0] != '\0' ? "." : "", column);
    }
}

/* The authorizer: SQLite calls it for each object that a statement uses. `by` is the view that uses
 * it. */
static int allow(void *context, int action, const char *a, const char *b, const char *database,
                 const char *by)
{
    struct query_sandbox *shown = context;
    bool ok = false;
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_FUNCTION:
        ok = is_harmless(b);
        if (!ok) refuse(shown, by != NULL && strcmp(b, HIDDEN_MARK) == 0 ? by : b, "");
        break;
    case SQLITE_READ:
        ok = may_read(shown, a, b, database);
        if (!ok) refuse(shown, a, b);
        break;
    default: refuse(shown, a != NULL ? a : "this statement", b != NULL ? b : ""); break;
    }
    return ok ? SQLITE_OK : SQLITE_DENY;
}

/* ---- connecting ---- */

static bool attach(struct query_sandbox *shown, const char *path)
{
    unsigned char bits[16];
    struct sql_stmt *statement = NULL;
    ids_random(bits, sizeof(bits));
    size_t at = (size_t)snprintf(shown->file, sizeof(shown->file), "file_");
    for (size_t i = 0; i < sizeof(bits); i++)
        at += (size_t)snprintf(shown->file + at, sizeof(shown->file) - at, "%02x", bits[i]);
    enum store_err err = sql_make(&shown->sql, "ATTACH ?1 AS ?2", &statement);
    if (err != STORE_OK) return false;
    char still[STILL_NAME_BYTES_MAX];
    sql_bind_text(statement, 1, still_name(path, still) ? still : path);
    sql_bind_text(statement, 2, shown->file);
    (void)sql_row(&shown->sql, statement, &err);
    sql_unmake(statement);
    /* From here on the visible schema does not change. */
    return err == STORE_OK && sql_exec(&shown->sql, "BEGIN", "begin") == STORE_OK;
}

/* Prints the text of the views for this connection: the views are temporary, and the tables that
 * they read have the name of the attached file. */
static void views_print(const struct query_sandbox *shown, const char *text, struct buf *out)
{
    static const char create[] = "CREATE VIEW ";
    static const char file[] = "/*file.*/";
    const char *from = text;
    for (const char *at = from; *at != '\0';) {
        bool creates = strncmp(at, create, sizeof(create) - 1) == 0;
        bool reads = strncmp(at, file, sizeof(file) - 1) == 0;
        if (!creates && !reads) {
            at++;
            continue;
        }
        buf_append(out, from, (size_t)(at - from));
        buf_printf(out, creates ? "CREATE TEMP VIEW " : "%s.", shown->file);
        at += creates ? sizeof(create) - 1 : sizeof(file) - 1;
        from = at;
    }
    buf_append_text(out, from);
}

/* Appends the views that shadow the file's own names. Fails if a name cannot be shadowed: that
 * of a table of SQLite itself. Only one of these can contain values of rows (samples, which
 * ANALYZE may collect). */
static bool hiding_print(const struct query_sandbox *shown, struct buf *out)
{
    char text[800];
    sqlite3_stmt *statement = NULL;
    (void)snprintf(
        text, sizeof(text),
        "SELECT CASE WHEN name LIKE 'sqlite#_%%' ESCAPE '#' "
        "THEN CASE WHEN name IN ('sqlite_sequence', 'sqlite_stat1') THEN '' END "
        "ELSE 'CREATE TEMP VIEW \"' || replace(name, '\"', '\"\"') || '\" AS SELECT ' || "
        "coalesce((SELECT group_concat('" HIDDEN_MARK "() AS \"' || replace(c.name, '\"', '\"\"') "
        "|| '\"') FROM pragma_table_info(t.name, '%s') AS c WHERE t.type = 'table' "
        "AND t.sql NOT LIKE 'CREATE VIRTUAL%%'), '" HIDDEN_MARK "()') || ';' END "
        "FROM %s.sqlite_schema AS t WHERE type IN ('table', 'view') "
        "AND lower(name) NOT IN (SELECT lower(name) FROM temp.sqlite_schema)",
        shown->file, shown->file);
    int code = sqlite3_prepare_v2(shown->sql.db, text, -1, &statement, NULL);
    while (code == SQLITE_OK || code == SQLITE_ROW) {
        code = sqlite3_step(statement);
        if (code == SQLITE_ROW && sqlite3_column_type(statement, 0) == SQLITE_NULL)
            code = SQLITE_AUTH;
        else if (code == SQLITE_ROW)
            buf_append_text(out, (const char *)sqlite3_column_text(statement, 0));
    }
    (void)sqlite3_finalize(statement);
    return code == SQLITE_DONE;
}

static bool run(struct query_sandbox *shown, struct buf *script)
{
    bool ok = !script->failed && script->bytes != NULL &&
              sqlite3_exec(shown->sql.db, script->bytes, NULL, NULL, NULL) == SQLITE_OK;
    buf_reset(script);
    return ok;
}

static bool furnish(struct query_sandbox *shown)
{
    char text[100];
    struct buf script = {0};
    struct buf views = {0};
    (void)snprintf(text, sizeof(text), "SELECT checksum FROM %s.schema_views", shown->file);
    buf_append_text(&script, text);
    bool ok = run(shown, &script);
    views_text(&views, games, VIEWS_ALL);
    ok = ok && !views.failed;
    if (ok) {
        views_print(shown, views.bytes, &script);
        ok = run(shown, &script);
    }
    buf_free(&views);
    ok = ok && hiding_print(shown, &script);
    /* SQLite 3.40 calls the authorizer for the creation of these tables at their first use. */
    buf_append_text(&script, "SELECT 1 FROM json_each('[]'), json_tree('[]');"
                             "PRAGMA query_only = ON;");
    ok = ok && run(shown, &script);
    buf_free(&script);
    return ok;
}

bool query_sandbox_connect(struct query_sandbox *shown, const char *path)
{
    static const int settings[][2] = {
        {SQLITE_DBCONFIG_DEFENSIVE, 1},
        {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
        {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
        {SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0},
        {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
    };
    static const char *modules[] = {"json_each", "json_tree", NULL};
    *shown = (struct query_sandbox){0};
    if (sql_connect(&shown->sql, ":memory:", SQL_QUESTIONS) != STORE_OK) return false;
    sqlite3 *db = shown->sql.db;
    /* A query of SQLite's own sequence table finds this empty one, not that of the file. */
    bool ok =
        sqlite3_exec(db, "CREATE TEMP TABLE a (b INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE a",
                     NULL, NULL, NULL) == SQLITE_OK &&
        query_functions_add(&shown->sql) == STORE_OK && attach(shown, path) && furnish(shown);
    for (size_t i = 0; i < COUNT_OF(settings); i++)
        (void)sqlite3_db_config(db, settings[i][0], settings[i][1], NULL);
    if (ok && sqlite3_drop_modules(db, modules) == SQLITE_OK) {
        (void)sqlite3_set_authorizer(db, allow, shown);
        return true;
    }
    query_sandbox_close(shown);
    return false;
}

void query_sandbox_close(struct query_sandbox *shown)
{
    sql_close(&shown->sql);
}
