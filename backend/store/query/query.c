#include "store/query/query.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "games/games.h"
#include "store/migrate/migrations.h"
#include "store/query/head.h"
#include "store/query/engine.h"
#include "store/sql/engine.h"
#include "store/query/query_sandbox.h"
#include "store/sql/sqlite.h"

#define PROGRESS_STEPS 2000 /* instructions of SQLite's machine between two checks of the time */

struct asking {
    const struct query *query;
    struct query_sandbox *shown; /* NULL: a query of the program, which is not restricted */
    sqlite3 *db;
    int64_t until_us;      /* end of its time, as CPU time of the thread */
    int64_t wall_until_us; /* the same as monotonic time; 0: no limit */
    bool late;
    char *message;
    int offset; /* byte offset of an error; -1: unknown */
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

/* Returns the first entry of `list` after `before`, if it precedes `best`. */
static const struct named_query *nearer(const struct named_query *list, const char *before,
                                        const struct named_query *best)
{
    for (; list->name != NULL; list++) {
        if (before != NULL && strcmp(list->name, before) <= 0) continue;
        if (best == NULL || strcmp(list->name, best->name) < 0) best = list;
    }
    return best;
}

const struct named_query *query_next(const struct named_query *before)
{
    const char *name = before != NULL ? before->name : NULL;
    const struct named_query *next = nearer(store_sql.queries, name, NULL);
    for (const struct game *const *game = games; *game != NULL; game++)
        if ((*game)->sql != NULL) next = nearer((*game)->sql->queries, name, next);
    return next;
}

const struct named_query *query_find(const char *name)
{
    const struct named_query *query = NULL;
    while ((query = query_next(query)) != NULL)
        if (strcmp(query->name, name) == 0) return query;
    return NULL;
}

static enum query_end say(struct asking *asking, enum query_end end, const char *what)
{
    (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX, "%s", what);
    return end;
}

/* ---- running ---- */

static int look_at_clock(void *context)
{
    struct asking *asking = context;
    const atomic_bool *stop = asking->query->stop;
    bool slow = clock_thread_us() > asking->until_us ||
                (asking->wall_until_us != 0 && clock_mono_us() > asking->wall_until_us);
    asking->late = asking->late || slow || (stop != NULL && atomic_load(stop));
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

/* Begins the time of the query, which is prepared. */
static void time_begin(struct asking *asking)
{
    if (asking->query->begins != NULL) asking->query->begins(asking->query->context);
    uint32_t wall_ms = asking->query->wall_ms_max;
    asking->until_us = clock_thread_us() + (int64_t)asking->query->ms_max * 1000;
    asking->wall_until_us = wall_ms != 0 ? clock_mono_us() + (int64_t)wall_ms * 1000 : 0;
    sqlite3_progress_handler(asking->db, PROGRESS_STEPS, look_at_clock, asking);
}

/* Sets the connection's limits for queries. */
static void begin_on(struct asking *asking, struct query_sandbox *shown)
{
    static const int bounds[][2] = {
        {SQLITE_LIMIT_LENGTH, QUERY_VALUE_BYTES_MAX},
        {SQLITE_LIMIT_SQL_LENGTH, QUERY_SQL_BYTES_MAX},
        {SQLITE_LIMIT_COLUMN, QUERY_COLUMNS_MAX},
        {SQLITE_LIMIT_ATTACHED, 0},
        {SQLITE_LIMIT_FUNCTION_ARG, 32},
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    asking->shown = shown;
    asking->db = shown->sql.db;
    shown->refused[0] = '\0';
    for (size_t i = 0; i < COUNT_OF(bounds); i++)
        (void)sqlite3_limit(asking->db, bounds[i][0], bounds[i][1]);
}

static bool is_given(const struct query *query, const char *name)
{
    for (size_t i = 0; i < query->param_count; i++)
        if (strcmp(query->params[i].name, name) == 0) return true;
    return false;
}

/* Returns whether the parameter is optional in the SQL: it says coalesce(:name, ...). */
static bool is_optional(const struct query *query, const char *name)
{
    char text[QUERY_PARAM_BYTES_MAX + sizeof("coalesce(:,")];
    (void)snprintf(text, sizeof(text), "coalesce(:%s,", name);
    return strstr(query->sql, text) != NULL;
}

static enum query_end params_check(struct asking *asking, sqlite3_stmt *statement, bool all)
{
    const struct query *query = asking->query;
    for (size_t i = 0; i < query->param_count; i++) {
        char name[QUERY_PARAM_BYTES_MAX + 2];
        (void)snprintf(name, sizeof(name), ":%s", query->params[i].name);
        if (sqlite3_bind_parameter_index(statement, name) == 0) {
            (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX,
                           "there is no parameter \"%.60s\"", query->params[i].name);
            return QUERY_BAD;
        }
    }
    for (int i = 1; all && i <= sqlite3_bind_parameter_count(statement); i++) {
        const char *name = sqlite3_bind_parameter_name(statement, i);
        if (name != NULL && !is_given(query, name + 1) && !is_optional(query, name + 1)) {
            (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX,
                           "the parameter \"%.60s\" is missing", name + 1);
            return QUERY_BAD;
        }
    }
    return say(asking, QUERY_DONE, "");
}

enum query_end query_params_check(const struct query *query, bool all, char *message)
{
    struct asking asking = {.query = query, .message = message, .offset = -1};
    struct query_sandbox shown;
    sqlite3_stmt *statement = NULL;
    enum query_end end = QUERY_DONE;
    message[0] = '\0'; /* query_run() reports all other errors */
    if (query->param_count == 0 && !all) return QUERY_DONE;
    const struct query_engine *engine = sql_engine_of(query->path)->queries;
    if (engine != NULL) return engine->params_check(query, all, message);
    if (!query_sandbox_connect(&shown, query->path)) return QUERY_DONE;
    begin_on(&asking, &shown);
    if (sqlite3_prepare_v2(asking.db, query->sql, -1, &statement, NULL) == SQLITE_OK &&
        statement != NULL)
        end = params_check(&asking, statement, all);
    (void)sqlite3_finalize(statement);
    query_sandbox_close(&shown);
    return end;
}

/* Binds a parameter: as a whole number if the text is one, else as text. */
static void params_bind(const struct query *query, sqlite3_stmt *statement)
{
    for (size_t i = 0; i < query->param_count; i++) {
        char name[QUERY_PARAM_BYTES_MAX + 2];
        char *end = NULL;
        (void)snprintf(name, sizeof(name), ":%s", query->params[i].name);
        int index = sqlite3_bind_parameter_index(statement, name);
        if (index == 0) continue;
        const char *value = query->params[i].value;
        errno = 0;
        long long number = strtoll(value, &end, 10);
        if (end != value && *end == '\0' && errno == 0)
            CHECK(sqlite3_bind_int64(statement, index, number) == SQLITE_OK);
        else
            CHECK(sqlite3_bind_text(statement, index, value, -1, SQLITE_STATIC) == SQLITE_OK);
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
        if (value->text == NULL) { /* no memory */
            value->text = "";
            value->size = 0;
        }
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
    if (asking->late) return say(asking, QUERY_SLOW, "the time is up");
    if (asking->shown != NULL && asking->shown->refused[0] != '\0')
        return say(asking, QUERY_REFUSED, asking->shown->refused);
    switch (code & 0xff) {
    case SQLITE_TOOBIG:
    case SQLITE_NOMEM:
    case SQLITE_FULL: return say(asking, QUERY_LARGE, "a value is too large");
    case SQLITE_ERROR:
    case SQLITE_RANGE:
    case SQLITE_MISMATCH: return say(asking, QUERY_BAD, sqlite3_errmsg(asking->db));
    case SQLITE_READONLY: return say(asking, QUERY_REFUSED, "nothing can be written");
    default: return say(asking, QUERY_NO_FILE, sqlite3_errmsg(asking->db));
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
    for (int i = 0; i < count; i++) names[i] = sqlite3_column_name(statement, i);
    if (query->columns != NULL) query->columns(query->context, names, (size_t)count);
    for (uint32_t row = 0;; row++) {
        int code = sqlite3_step(statement);
        if (code == SQLITE_DONE) return say(asking, QUERY_DONE, "");
        if (code != SQLITE_ROW) return failed(asking, code);
        if (row >= query->rows_max) return say(asking, QUERY_CUT, "there are more rows");
        for (int i = 0; i < count; i++) bytes += value_read(statement, i, &values[i]);
        if (bytes > QUERY_RESULT_BYTES_MAX)
            return say(asking, QUERY_LARGE, "the result is too large");
        query->row(query->context, values, (size_t)count);
    }
}

/* Prepares and runs `sql` on the connection. */
static enum query_end statement_run(struct asking *asking, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    const char *rest = NULL;
    int code = sqlite3_prepare_v2(asking->db, sql, -1, &statement, &rest);
    if (code != SQLITE_OK) {
        asking->offset = sqlite3_error_offset(asking->db);
        return failed(asking, code);
    }
    enum query_end end = QUERY_DONE;
    rest = skip_blank(rest);
    if (statement == NULL) {
        end = say(asking, QUERY_BAD, "there is no statement");
    } else if (*rest != '\0') {
        end = say(asking, QUERY_REFUSED, "one statement at a time");
    } else if (sqlite3_stmt_readonly(statement) == 0 || sqlite3_stmt_isexplain(statement) != 0 ||
               sqlite3_column_count(statement) == 0) {
        end = say(asking, QUERY_REFUSED, "only questions are answered");
    } else {
        params_bind(asking->query, statement);
        time_begin(asking);
        end = rows_give(asking, statement);
    }
    (void)sqlite3_finalize(statement);
    return end;
}

/* Returns the number of UTF-8 characters in the first `bytes` of a text. */
static int characters(const char *text, int bytes)
{
    int count = 0;
    for (int i = 0; i < bytes && text[i] != '\0'; i++)
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    return count;
}

enum query_end query_run_on(struct query_sandbox *shown, const struct query *query, char *message,
                            int *offset)
{
    struct asking asking = {.query = query, .message = message, .offset = -1};
    begin_on(&asking, shown);
    enum query_end end = statement_run(&asking, query->sql);
    sqlite3_progress_handler(asking.db, 0, NULL, NULL);
    if (offset != NULL) {
        *offset =
            end == QUERY_BAD && asking.offset >= 0 ? characters(query->sql, asking.offset) : -1;
    }
    return end;
}

enum query_end query_run(const struct query *query, char *message, int *offset)
{
    struct asking asking = {.query = query, .message = message};
    struct query_sandbox shown;
    if (offset != NULL) *offset = -1;
    const struct query_engine *engine = sql_engine_of(query->path)->queries;
    if (engine != NULL) return engine->run(query, message);
    if (!query_sandbox_connect(&shown, query->path))
        return say(&asking, QUERY_NO_FILE, "the file cannot be asked; a server must open it once");
    enum query_end end = query_run_on(&shown, query, message, offset);
    query_sandbox_close(&shown);
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
    const struct query_engine *engine = sql_engine_of(query->path)->queries;
    if (engine != NULL) return engine->report_run(texts[report], query, message);
    struct sql sql;
    if (sql_connect(&sql, query->path, SQL_READS) != STORE_OK)
        return say(&asking, QUERY_NO_FILE, "the file cannot be opened");
    asking.db = sql.db;
    enum query_end end = statement_run(&asking, texts[report]);
    sql_close(&sql);
    return end;
}
