#include "store/query.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "store/sql.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define PROGRESS_STEPS  2000 /* of SQLite's machine between two looks at the clock */

struct asking {
    const struct query *query;
    struct sql sql;
    int64_t until_us;
    bool late;
    bool refused;
    char *message;
    int offset; /* of an error, in bytes; -1: unknown */
};

const char *query_end_name(enum query_end end)
{
    static const char *const names[] = {
        [QUERY_DONE] = "query_done",       [QUERY_CUT] = "query_cut",
        [QUERY_BAD] = "query_bad",         [QUERY_REFUSED] = "query_refused",
        [QUERY_SLOW] = "query_slow",       [QUERY_LARGE] = "query_large",
        [QUERY_NO_FILE] = "query_no_file",
    };
    CHECK((size_t)end < COUNT_OF(names));
    return names[end];
}

const struct store_query *query_find(const char *name)
{
    for (size_t i = 0; i < store_queries_count; i++) {
        if (strcmp(store_queries[i].name, name) == 0) {
            return &store_queries[i];
        }
    }
    return NULL;
}

static enum query_end say(struct asking *asking, enum query_end end, const char *what)
{
    (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX, "%s", what);
    return end;
}

/* ---- what may be asked ---- */

/* The names of views are small letters and underscores; nothing else is trusted like one. */
static bool is_view(const char *name)
{
    return name != NULL && strncmp(name, "v_", 2) == 0 &&
           name[strspn(name, "abcdefghijklmnopqrstuvwxyz_")] == '\0';
}

/* What a view, and only a view, may read of the tables. */
static bool is_readable(const char *table, const char *column)
{
    static const char *const tables[] = {"match", "seat", "move", "user"};
    static const char *const secrets[] = {"seed",          "key",   "nonce",
                                          "password_hash", "email", "request"};
    bool known = false;
    for (size_t i = 0; i < COUNT_OF(tables); i++) {
        known = known || strcmp(table, tables[i]) == 0;
    }
    for (size_t i = 0; i < COUNT_OF(secrets); i++) {
        known = known && strcmp(column, secrets[i]) != 0;
    }
    return known;
}

/* A width of a thousand million keeps printf busy for seconds in which no clock is looked at. */
static bool is_harmless(const char *function)
{
    return sqlite3_stricmp(function, "load_extension") != 0 &&
           sqlite3_stricmp(function, "printf") != 0 && sqlite3_stricmp(function, "format") != 0;
}

static bool is_countable(const char *table)
{
    return sqlite3_strnicmp(table, "sqlite_", 7) != 0 &&
           sqlite3_strnicmp(table, "pragma_", 7) != 0 && strcmp(table, "session") != 0 &&
           strcmp(table, "chat") != 0 && strcmp(table, "ban") != 0 && strcmp(table, "audit") != 0 &&
           strcmp(table, "saved_query") != 0 && strcmp(table, "rewound") != 0;
}

/* SQLite asks it about each thing that a statement touches. `by` is the view that does. */
static int allow(void *context, int action, const char *a, const char *b, const char *database,
                 const char *by)
{
    struct asking *asking = context;
    bool fine = false;
    (void)database;
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_RECURSIVE: fine = true; break;
    case SQLITE_FUNCTION: fine = is_harmless(b); break;
    case SQLITE_READ:
        /* No column: only the rows of a table are counted, by a view or of a table of WITH. */
        fine = is_view(a) || strcmp(a, "json_each") == 0 || strcmp(a, "json_tree") == 0 ||
               (b[0] == '\0' ? is_countable(a) : is_view(by) && is_readable(a, b));
        break;
    default: break;
    }
    if (!fine && !asking->refused) {
        asking->refused = true;
        (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX, "not allowed: %.60s%s%.60s",
                       a != NULL ? a : "this statement", b != NULL && b[0] != '\0' ? "." : "",
                       b != NULL ? b : "");
    }
    return fine ? SQLITE_OK : SQLITE_DENY;
}

static int look_at_clock(void *context)
{
    struct asking *asking = context;
    const atomic_bool *stop = asking->query->stop;
    asking->late =
        asking->late || clock_mono_us() > asking->until_us || (stop != NULL && atomic_load(stop));
    return asking->late ? 1 : 0;
}

/* Skips blanks and comments. */
static const char *skip_blank(const char *at)
{
    for (;;) {
        if (isspace((unsigned char)*at)) {
            at++;
        } else if (strncmp(at, "--", 2) == 0) {
            at += strcspn(at, "\n");
        } else if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            at = end != NULL ? end + 2 : at + strlen(at);
        } else {
            return at;
        }
    }
}

static bool is_word_byte(char byte)
{
    return isalnum((unsigned char)byte) || byte == '_' || byte == '$' || (byte & 0x80) != 0;
}

/* Takes one token: its text without quotes is at `*text`, `*size` bytes long. */
static const char *take_token(const char *at, const char **text, size_t *size)
{
    char close = *at == '[' ? ']' : *at;
    *text = at;
    if (*at == '"' || *at == '\'' || *at == '`' || *at == '[') {
        *text = ++at;
        while (*at != '\0' && *at != close) at++;
        *size = (size_t)(at - *text);
        return *at != '\0' ? at + 1 : at;
    }
    while (is_word_byte(*at)) at++;
    if (at == *text) at++;
    *size = (size_t)(at - *text);
    return at;
}

/* SQLite tells who reads a table by name, and a table of WITH may have any: one that is called like
 * a view would be trusted like it. So those names may not be given away: nowhere else does an
 * opening bracket, or AS and a bracket, follow the name of a view. */
static bool renames_view(const char *sql)
{
    const char *text = NULL;
    size_t size = 0;
    bool after_view = false;
    bool after_as = false;
    if (strstr(sql, BYTE_ORDER_MARK) != NULL) {
        return true; /* a blank to SQLite and a letter to everybody else */
    }
    for (const char *at = skip_blank(sql); *at != '\0'; at = skip_blank(at)) {
        at = take_token(at, &text, &size);
        bool as = size == 2 && sqlite3_strnicmp(text, "as", 2) == 0;
        bool opens =
            (size == 1 && *text == '(') ||
            (after_as && ((size == 3 && sqlite3_strnicmp(text, "not", 3) == 0) ||
                          (size == 12 && sqlite3_strnicmp(text, "materialized", 12) == 0)));
        if ((after_view || after_as) && opens) {
            return true;
        }
        after_as = after_view && as;
        after_view = size >= 2 && sqlite3_strnicmp(text, "v_", 2) == 0;
    }
    return false;
}

/* ---- running ---- */

static enum query_end connect_to(struct asking *asking)
{
    static const int bounds[][2] = {
        {SQLITE_LIMIT_LENGTH, QUERY_VALUE_BYTES_MAX},
        {SQLITE_LIMIT_SQL_LENGTH, QUERY_SQL_BYTES_MAX},
        {SQLITE_LIMIT_COLUMN, QUERY_COLUMNS_MAX},
        {SQLITE_LIMIT_ATTACHED, 0},
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    if (sql_connect(&asking->sql, asking->query->path, SQL_READS) != STORE_OK) {
        return say(asking, QUERY_NO_FILE, "the file cannot be opened");
    }
    sqlite3 *db = asking->sql.db;
    (void)sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    (void)sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
    if (sqlite3_exec(db, "SELECT checksum FROM schema_views", NULL, NULL, NULL) != SQLITE_OK) {
        return say(asking, QUERY_NO_FILE, "the file has no views; a server must open it once");
    }
    for (size_t i = 0; i < COUNT_OF(bounds); i++) {
        (void)sqlite3_limit(db, bounds[i][0], bounds[i][1]);
    }
    asking->until_us = clock_mono_us() + (int64_t)asking->query->ms_max * 1000;
    sqlite3_progress_handler(db, PROGRESS_STEPS, look_at_clock, asking);
    return QUERY_DONE;
}

/* A parameter that reads as a whole number is one; else it is text. */
static void params_bind(const struct query *query, sqlite3_stmt *statement)
{
    for (size_t i = 0; i < query->param_count; i++) {
        char name[64];
        char *end = NULL;
        (void)snprintf(name, sizeof(name), ":%s", query->params[i].name);
        int index = sqlite3_bind_parameter_index(statement, name);
        if (index == 0) {
            continue;
        }
        const char *value = query->params[i].value;
        errno = 0;
        long long number = strtoll(value, &end, 10);
        if (end != value && *end == '\0' && errno == 0) {
            sql_bind_int(statement, index, number);
        } else {
            sql_bind_text(statement, index, value);
        }
    }
}

static size_t value_read(sqlite3_stmt *statement, int column, struct query_value *value)
{
    *value = (struct query_value){.type = QUERY_NULL};
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        value->type = QUERY_INT;
        value->integer = sqlite3_column_int64(statement, column);
        return sizeof(int64_t);
    case SQLITE_FLOAT:
        value->type = QUERY_REAL;
        value->real = sqlite3_column_double(statement, column);
        return sizeof(double);
    case SQLITE_TEXT:
        value->type = QUERY_TEXT;
        value->text = (const char *)sqlite3_column_text(statement, column);
        value->size = (size_t)sqlite3_column_bytes(statement, column);
        return value->size;
    case SQLITE_BLOB:
        value->type = QUERY_BLOB;
        value->size = (size_t)sqlite3_column_bytes(statement, column);
        return 0;
    default: return 0;
    }
}

static enum query_end failed(struct asking *asking, int code)
{
    if (asking->late) {
        return say(asking, QUERY_SLOW, "the time is up");
    }
    if (asking->refused) {
        return QUERY_REFUSED; /* allow() has said why */
    }
    switch (code & 0xff) {
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
    case SQLITE_FULL: return say(asking, QUERY_LARGE, "a value is too large");
    case SQLITE_ERROR:
    case SQLITE_RANGE:
    case SQLITE_MISMATCH: return say(asking, QUERY_BAD, sqlite3_errmsg(asking->sql.db));
    case SQLITE_READONLY: return say(asking, QUERY_REFUSED, "nothing can be written");
    default: return say(asking, QUERY_NO_FILE, sqlite3_errmsg(asking->sql.db));
    }
}

static enum query_end rows_give(struct asking *asking, sqlite3_stmt *statement)
{
    const struct query *query = asking->query;
    struct query_value values[QUERY_COLUMNS_MAX];
    const char *names[QUERY_COLUMNS_MAX];
    int count = sqlite3_column_count(statement);
    size_t bytes = 0;
    CHECK(count <= QUERY_COLUMNS_MAX);
    for (int i = 0; i < count; i++) {
        names[i] = sqlite3_column_name(statement, i);
    }
    if (query->columns != NULL) {
        query->columns(query->context, names, (size_t)count);
    }
    for (uint32_t row = 0;; row++) {
        int code = sqlite3_step(statement);
        if (code == SQLITE_DONE) {
            return say(asking, QUERY_DONE, "");
        }
        if (code != SQLITE_ROW) {
            return failed(asking, code);
        }
        if (row >= query->rows_max) {
            return say(asking, QUERY_CUT, "there are more rows");
        }
        for (int i = 0; i < count; i++) {
            bytes += value_read(statement, i, &values[i]);
        }
        if (bytes > QUERY_RESULT_BYTES_MAX) {
            return say(asking, QUERY_LARGE, "the result is too large");
        }
        query->row(query->context, values, (size_t)count);
    }
}

/* Prepares and runs `sql` on the connection. */
static enum query_end statement_run(struct asking *asking, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    const char *rest = NULL;
    int code = sqlite3_prepare_v2(asking->sql.db, sql, -1, &statement, &rest);
    if (code != SQLITE_OK) {
        asking->offset = sqlite3_error_offset(asking->sql.db);
        return failed(asking, code);
    }
    enum query_end end = QUERY_DONE;
    rest = skip_blank(rest);
    if (statement == NULL) {
        end = say(asking, QUERY_BAD, "there is no statement");
    } else if (*rest != '\0') {
        end = say(asking, QUERY_REFUSED, "one statement at a time");
    } else if (sqlite3_stmt_readonly(statement) == 0 || sqlite3_column_count(statement) == 0) {
        end = say(asking, QUERY_REFUSED, "only questions are answered");
    } else {
        params_bind(asking->query, statement);
        end = rows_give(asking, statement);
    }
    (void)sqlite3_finalize(statement);
    return end;
}

/* Characters of UTF-8 in the first `bytes` of a text. */
static int characters(const char *text, int bytes)
{
    int count = 0;
    for (int i = 0; i < bytes && text[i] != '\0'; i++) {
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    }
    return count;
}

enum query_end query_run(const struct query *query, char *message, int *offset)
{
    struct asking asking = {.query = query, .message = message, .offset = -1};
    enum query_end end = connect_to(&asking);
    if (end == QUERY_DONE && renames_view(query->sql)) {
        end = say(&asking, QUERY_REFUSED, "a table of WITH cannot be called like a view (v_...)");
    }
    if (end == QUERY_DONE) {
        (void)sqlite3_set_authorizer(asking.sql.db, allow, &asking);
        end = statement_run(&asking, query->sql);
    }
    if (offset != NULL) {
        *offset =
            end == QUERY_BAD && asking.offset >= 0 ? characters(query->sql, asking.offset) : -1;
    }
    sql_close(&asking.sql);
    return end;
}

enum query_end query_report_run(enum query_report report, const struct query *query, char *message)
{
    static const char *const texts[] = {
        [QUERY_USERS] =
            "SELECT id, name, guest, admin, datetime(created_ms / 1000, 'unixepoch') AS created, "
            "datetime(deleted_ms / 1000, 'unixepoch') AS deleted, "
            "(SELECT count(*) FROM seat WHERE seat.user = user.id) AS matches, "
            "(SELECT coalesce('until ' || datetime(until_ms / 1000, 'unixepoch'), 'for ever') "
            "FROM ban WHERE ban.user = user.id AND "
            "(until_ms IS NULL OR until_ms > unixepoch() * 1000)) AS banned "
            "FROM user ORDER BY id",
        [QUERY_MATCHES] =
            "SELECT match, game, status, seats, created, started, ended, end_reason, moves "
            "FROM v_match ORDER BY created DESC, match",
        [QUERY_AUDIT] =
            "SELECT number, datetime(at_ms / 1000, 'unixepoch') AS at, by, "
            "coalesce(who.name, audit.name) AS who, action, "
            "coalesce(target_user || ' ' || whom.name, target) AS target, detail, result "
            "FROM audit LEFT JOIN user AS who ON who.id = audit.user "
            "LEFT JOIN user AS whom ON whom.id = target_user ORDER BY number DESC",
    };
    struct asking asking = {.query = query, .message = message};
    CHECK((size_t)report < COUNT_OF(texts));
    enum query_end end = connect_to(&asking);
    if (end == QUERY_DONE) {
        end = statement_run(&asking, texts[report]);
    }
    sql_close(&asking.sql);
    return end;
}
