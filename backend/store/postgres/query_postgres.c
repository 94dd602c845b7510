#include "store/postgres/query_postgres.h"

#include <math.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "store/postgres/libpq.h"
#include "store/postgres/pg_question.h"
#include "store/postgres/pg_text.h"

#define READER        "ochre_reader"
#define LOOK_MS       50 /* interval of the checks whether the query must end */
#define CONNECT_S     "5"
#define PLAN_MS       60000   /* limit of planning, which computes nothing of the rows */
#define STATE_SLOW    "57014" /* query_canceled */
#define STATE_REFUSED "42501" /* insufficient_privilege */
#define STATE_READS   "25006" /* read_only_sql_transaction */

/* PostgreSQL's numbers of the types whose values are not returned as text. */
enum type_oid {
    OID_BOOL = 16,
    OID_INT8 = 20,
    OID_INT2 = 21,
    OID_INT4 = 23,
    OID_FLOAT4 = 700,
    OID_FLOAT8 = 701,
    OID_NUMERIC = 1700,
};

struct asking {
    const struct query *query;
    PGconn *conn;
    int64_t until_ms;
    uint32_t rows;
    size_t bytes;
    bool plans; /* the statement is only planned: nothing but an error is reported */
    bool told;  /* the columns were reported */
    char *message;
};

static enum query_end say(const struct asking *asking, enum query_end end, const char *what)
{
    (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX, "%s", what);
    return end;
}

/* ---- connecting ---- */

static bool set(const struct asking *asking, const char *settings)
{
    PGresult *result = libpq.exec(asking->conn, settings);
    bool ok = libpq.resultStatus(result) == PGRES_COMMAND_OK;
    libpq.clear(result);
    return ok;
}

/* Limits the time of the statements that follow. */
static bool time_limit(const struct asking *asking, uint32_t ms)
{
    char text[60];
    (void)snprintf(text, sizeof(text), "SET statement_timeout = %u", (unsigned)ms);
    return set(asking, text);
}

/* Connects. `user`: NULL for the user in the store's URL. `settings` are SQL. */
static enum query_end connect_as(struct asking *asking, const char *user, const char *settings)
{
    const char *const keywords[] = {
        "dbname",          "fallback_application_name",  "client_encoding",
        "connect_timeout", user != NULL ? "user" : NULL, NULL};
    const char *const values[] = {
        asking->query->path, "ochre-questions", "UTF8", CONNECT_S, user, NULL};
    char text[300];
    if (!libpq_load())
        return say(asking, QUERY_NO_FILE, "the library of PostgreSQL is missing (libpq)");
    asking->conn = libpq.connectdbParams(keywords, values, 1);
    if (libpq.status(asking->conn) != CONNECTION_OK)
        return say(asking, QUERY_NO_FILE,
                   user != NULL ? "the database cannot be asked by its role " READER
                                : "the database cannot be asked");
    (void)snprintf(text, sizeof(text),
                   "SET standard_conforming_strings = on; SET jit = off; %s; "
                   "SET default_transaction_read_only = on",
                   settings);
    return set(asking, text) ? QUERY_DONE
                             : say(asking, QUERY_NO_FILE, "the database cannot be asked");
}

/* ---- the answer ---- */

static enum query_end failed(const struct asking *asking, const PGresult *result)
{
    const char *state = libpq.resultErrorField(result, PG_DIAG_SQLSTATE);
    const char *text = libpq.resultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (state == NULL || text == NULL)
        return say(asking, QUERY_NO_FILE, "the database cannot be asked");
    if (strcmp(state, STATE_SLOW) == 0) return say(asking, QUERY_SLOW, "the time is up");
    if (strcmp(state, STATE_REFUSED) == 0 || strcmp(state, STATE_READS) == 0) {
        (void)snprintf(asking->message, QUERY_MESSAGE_BYTES_MAX, "not allowed: %s", text);
        return QUERY_REFUSED;
    }
    switch (state[0] * 100 + state[1]) {
    case '5' * 100 + '3': /* insufficient resources */
    case '5' * 100 + '4': /* program limit exceeded */
        return say(asking, QUERY_LARGE, "it asks for too much");
    case '5' * 100 + '7': /* operator intervention */
    case '5' * 100 + '8': /* system error */
    case 'X' * 100 + 'X': return say(asking, QUERY_NO_FILE, "the database cannot be asked");
    default: return say(asking, QUERY_BAD, text);
    }
}

static enum query_end columns_tell(struct asking *asking, const PGresult *result)
{
    const char *names[QUERY_COLUMNS_MAX];
    int count = libpq.nfields(result);
    if (count > QUERY_COLUMNS_MAX) return say(asking, QUERY_BAD, "there are too many columns");
    for (int i = 0; i < count; i++) names[i] = libpq.fname(result, i);
    if (!asking->told && asking->query->columns != NULL)
        asking->query->columns(asking->query->context, names, (size_t)count);
    asking->told = true;
    return QUERY_DONE;
}

static struct query_value value_read(const PGresult *result, int column)
{
    struct query_value value = {.type = QUERY_NULL};
    if (libpq.getisnull(result, 0, column)) return value;
    const char *text = libpq.getvalue(result, 0, column);
    switch (libpq.ftype(result, column)) {
    case OID_BOOL:
        value.type = QUERY_INT;
        value.integer = text[0] == 't';
        break;
    case OID_INT2:
    case OID_INT4:
    case OID_INT8:
        value.type = QUERY_INT;
        value.integer = strtoll(text, NULL, 10);
        break;
    case OID_FLOAT4:
    case OID_FLOAT8:
    case OID_NUMERIC:
        value.real = strtod(text, NULL);
        value.type = isnan(value.real) ? QUERY_NULL : QUERY_REAL; /* the same as SQLite */
        break;
    default:
        value.type = QUERY_TEXT;
        value.text = text;
        value.size = (size_t)libpq.getlength(result, 0, column);
        break;
    }
    return value;
}

static enum query_end row_tell(struct asking *asking, const PGresult *result)
{
    struct query_value values[QUERY_COLUMNS_MAX];
    int count = libpq.nfields(result);
    if (asking->rows++ >= asking->query->rows_max)
        return say(asking, QUERY_CUT, "there are more rows");
    for (int i = 0; i < count; i++) {
        values[i] = value_read(result, i);
        if (values[i].size > QUERY_VALUE_BYTES_MAX)
            return say(asking, QUERY_LARGE, "a value is too large");
        asking->bytes += values[i].type == QUERY_TEXT ? values[i].size : sizeof(int64_t);
    }
    if (asking->bytes > QUERY_RESULT_BYTES_MAX)
        return say(asking, QUERY_LARGE, "the result is too large");
    asking->query->row(asking->query->context, values, (size_t)count);
    return QUERY_DONE;
}

/* Reports one result: its columns and its row. */
static enum query_end result_tell(struct asking *asking, const PGresult *result)
{
    switch (libpq.resultStatus(result)) {
    case PGRES_SINGLE_TUPLE: {
        if (asking->plans) return QUERY_DONE;
        enum query_end end = columns_tell(asking, result);
        return end == QUERY_DONE ? row_tell(asking, result) : end;
    }
    case PGRES_TUPLES_OK: return asking->plans ? QUERY_DONE : columns_tell(asking, result);
    case PGRES_FATAL_ERROR: return failed(asking, result);
    case PGRES_EMPTY_QUERY:
    case PGRES_COMMAND_OK:
    case PGRES_COPY_OUT:
    case PGRES_COPY_IN:
    case PGRES_COPY_BOTH:
    case PGRES_BAD_RESPONSE:
    case PGRES_NONFATAL_ERROR:
    case PGRES_PIPELINE_SYNC:
    case PGRES_PIPELINE_ABORTED: break;
    }
    return say(asking, QUERY_REFUSED, "only questions are answered");
}

/* Waits until data arrives, or the query must end. */
static enum query_end answer_wait(struct asking *asking)
{
    const atomic_bool *stop = asking->query->stop;
    while (libpq.isBusy(asking->conn)) {
        struct pollfd socket = {.fd = libpq.socket(asking->conn), .events = POLLIN};
        if (clock_mono_ms() > asking->until_ms || (stop != NULL && atomic_load(stop)))
            return say(asking, QUERY_SLOW, "the time is up");
        if (poll(&socket, 1, LOOK_MS) > 0 && libpq.consumeInput(asking->conn) == 0)
            return say(asking, QUERY_NO_FILE, "the database cannot be asked");
    }
    return QUERY_DONE;
}

static void cancel(PGconn *conn)
{
    char why[256];
    PGcancel *request = libpq.getCancel(conn);
    if (request != NULL) (void)libpq.cancel(request, why, sizeof(why));
    libpq.freeCancel(request);
}

/* Runs the statement and passes its rows on as they arrive. */
static enum query_end statement_run(struct asking *asking, uint32_t ms_max, const char *sql,
                                    size_t count, const char *const *values)
{
    PGresult *result = NULL;
    if (!time_limit(asking, ms_max) ||
        libpq.sendQueryParams(asking->conn, sql, (int)count, NULL, values, NULL, NULL, 0) == 0 ||
        libpq.setSingleRowMode(asking->conn) == 0)
        return say(asking, QUERY_NO_FILE, "the database cannot be asked");
    asking->until_ms = clock_mono_ms() + (int64_t)ms_max + LOOK_MS;
    enum query_end end = answer_wait(asking);
    while (end == QUERY_DONE && (result = libpq.getResult(asking->conn)) != NULL) {
        end = result_tell(asking, result);
        libpq.clear(result);
        if (end == QUERY_DONE) end = answer_wait(asking);
    }
    if (end != QUERY_DONE) cancel(asking->conn);
    return end == QUERY_DONE ? say(asking, QUERY_DONE, "") : end;
}

/* ---- questions ---- */

static const char *param_value(const struct query *query, const char *name)
{
    for (size_t i = 0; i < query->param_count; i++)
        if (strcmp(query->params[i].name, name) == 0) return query->params[i].value;
    return NULL;
}

/* Parses the query, and reports its errors. */
static enum query_end question_read(const struct asking *asking, struct pg_question *question)
{
    if (strlen(asking->query->sql) > QUERY_SQL_BYTES_MAX)
        return say(asking, QUERY_LARGE, "the question is too long");
    switch (pg_question_read(asking->query->sql, question)) {
    case PG_QUESTION_BAD: return say(asking, QUERY_BAD, question->wrong);
    case PG_QUESTION_REFUSED: return say(asking, QUERY_REFUSED, question->wrong);
    case PG_QUESTION_FINE: break;
    }
    return QUERY_DONE;
}

/* Plans the question, which finds its errors: names that do not exist, and what the role may not
 * read. A busy server has time for it. */
static enum query_end question_plan(struct asking *asking, const struct pg_question *question,
                                    const char *const *values)
{
    struct buf text = {0};
    /* With this list of options, no word of the question can be another option. */
    buf_printf(&text, "EXPLAIN (COSTS OFF) %s", question->text.bytes);
    asking->plans = true;
    enum query_end end =
        text.failed ? say(asking, QUERY_LARGE, "the question is too long")
                    : statement_run(asking, PLAN_MS, text.bytes, question->param_count, values);
    asking->plans = false;
    buf_free(&text);
    return end;
}

static uint32_t server_ms_max(const struct query *query)
{
    return query->server_ms_max != 0 ? query->server_ms_max : query->ms_max;
}

enum query_end query_postgres_run(const struct query *query, char *message)
{
    struct asking asking = {.query = query, .message = message};
    struct pg_question question = {.param_count = 0};
    const char *values[QUERY_PARAMS_MAX];
    enum query_end end = question_read(&asking, &question);
    for (size_t i = 0; i < question.param_count; i++)
        values[i] = param_value(query, question.params[i]);
    if (end == QUERY_DONE)
        end = connect_as(&asking, READER, "SET search_path = history, sqlite, pg_catalog");
    if (end == QUERY_DONE) end = question_plan(&asking, &question, values);
    if (end == QUERY_DONE && query->begins != NULL) query->begins(query->context);
    if (end == QUERY_DONE)
        end = statement_run(&asking, server_ms_max(query), question.text.bytes,
                            question.param_count, values);
    if (asking.conn != NULL) libpq.finish(asking.conn);
    pg_question_free(&question);
    return end;
}

/* Returns whether the parameter is optional in the SQL: it says coalesce(:name, ...). */
static bool is_optional(const struct query *query, const char *name)
{
    char text[QUERY_PARAM_BYTES_MAX + sizeof("coalesce(:,")];
    (void)snprintf(text, sizeof(text), "coalesce(:%s,", name);
    return strstr(query->sql, text) != NULL;
}

enum query_end query_postgres_params_check(const struct query *query, bool all, char *message)
{
    struct asking asking = {.query = query, .message = message};
    struct pg_question question = {.param_count = 0};
    enum query_end end = question_read(&asking, &question);
    bool sound = end == QUERY_DONE;
    end = say(&asking, QUERY_DONE, ""); /* query_postgres_run() reports all other errors */
    for (size_t i = 0; sound && end == QUERY_DONE && i < query->param_count; i++) {
        size_t at = 0;
        while (at < question.param_count && strcmp(question.params[at], query->params[i].name) != 0)
            at++;
        if (at < question.param_count) continue;
        (void)snprintf(message, QUERY_MESSAGE_BYTES_MAX, "there is no parameter \"%.60s\"",
                       query->params[i].name);
        end = QUERY_BAD;
    }
    for (size_t i = 0; sound && all && end == QUERY_DONE && i < question.param_count; i++) {
        const char *name = question.params[i];
        if (param_value(query, name) != NULL || is_optional(query, name)) continue;
        (void)snprintf(message, QUERY_MESSAGE_BYTES_MAX, "the parameter \"%.60s\" is missing",
                       name);
        end = QUERY_BAD;
    }
    pg_question_free(&question);
    return end;
}

enum query_end query_postgres_report_run(const char *sql, const struct query *query, char *message)
{
    struct asking asking = {.query = query, .message = message};
    char *text = pg_text(sql);
    enum query_end end = connect_as(
        &asking, NULL,
        "SELECT set_config('search_path', current_schema() || ', history, sqlite', false)");
    if (end == QUERY_DONE && text == NULL) end = say(&asking, QUERY_LARGE, "there is no memory");
    if (end == QUERY_DONE) end = statement_run(&asking, server_ms_max(query), text, 0, NULL);
    if (asking.conn != NULL) libpq.finish(asking.conn);
    free(text);
    return end;
}
