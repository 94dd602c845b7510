#include "store/no_postgres.h"

#include <stdio.h>
#include <string.h>

#include "base/log.h"
#include "store/query/engine.h"

#define REASON "this program was built without PostgreSQL"

static bool is_url(const char *name)
{
    return strncmp(name, "postgres://", 11) == 0 || strncmp(name, "postgresql://", 13) == 0;
}

static enum store_err refuse(void)
{
    log_error("store", "event=engine_missing reason=\"" REASON "\"");
    return STORE_NO_ENGINE;
}

static enum query_end query_refuse(char *message)
{
    (void)snprintf(message, QUERY_MESSAGE_BYTES_MAX, "%s", REASON);
    return QUERY_NO_FILE;
}

static enum store_err connect(struct sql_session **made, const char *url, enum sql_use use)
{
    (void)url;
    (void)use;
    *made = NULL;
    return refuse();
}

static enum store_err ready(const char *url, bool serves)
{
    (void)url;
    (void)serves;
    return refuse();
}

static enum store_err idle_check(const char *url)
{
    (void)url;
    return refuse();
}

static enum store_err copy(const char *from, const char *to)
{
    (void)from;
    (void)to;
    return refuse();
}

static enum query_end run(const struct query *query, char *message)
{
    (void)query;
    return query_refuse(message);
}

static enum query_end params_check(const struct query *query, bool all, char *message)
{
    (void)query;
    (void)all;
    return query_refuse(message);
}

static enum query_end report_run(const char *sql, const struct query *query, char *message)
{
    (void)sql;
    (void)query;
    return query_refuse(message);
}

static const struct sql_sessions sessions = {.connect = connect};
static const struct query_engine queries = {
    .run = run, .params_check = params_check, .report_run = report_run};

const struct sql_engine no_postgres = {
    .is_url = is_url,
    .sessions = &sessions,
    .queries = &queries,
    .ready = ready,
    .idle_check = idle_check,
    .backup = copy,
    .fill = copy,
};
