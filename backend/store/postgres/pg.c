#include "store/postgres/pg.h"

#include <fcntl.h>

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/log.h"
#include "store/postgres/libpq.h"
#include "store/postgres/pg_internal.h"
#include "store/postgres/pg_text.h"

#define VERSION_LEAST 150000

#define SENT_MAX 64

enum own { OWN_BEGIN, OWN_NUMBER, OWN_COMMIT, OWN_COUNT };

struct sql_session {
    PGconn *conn;
    int64_t changes;
    uint64_t written;
    unsigned names;       /* number of statements made so far, for their names */
    bool sound;           /* the last statement succeeded */
    bool crossed;         /* the last failure was a deadlock */
    bool broken;          /* the answers in transit cannot be assigned to statements */
    bool begin_owed;      /* BEGIN will be sent with the next statement */
    bool committing;      /* COMMIT was sent, and no answer has come */
    bool unsynced;        /* the wait of a commit for the standby was cancelled */
    char transaction[24]; /* number of the transaction that began last */
    /* identity of the server's run; "": the session only reads */
    char life[80];
    struct sql_session_stmt *own[OWN_COUNT]; /* NULL: not made yet */
    struct sent {
        struct sql_session_stmt *statement;
        bool prepares;
    } sent[SENT_MAX];
    int sent_count;
};

bool pg_is_url(const char *name)
{
    return strncmp(name, "postgres://", 11) == 0 || strncmp(name, "postgresql://", 13) == 0;
}

/* ---- errors ---- */

/* Prints a message of several lines as one line. */
static void line_print(const char *message, char *line, size_t size)
{
    size_t at = 0;
    for (; *message != '\0' && at + 1 < size; message++)
        line[at++] = *message == '\n' || *message == '"' ? ' ' : *message;
    while (at > 0 && line[at - 1] == ' ') at--;
    line[at] = '\0';
}

static enum store_err err_of(const char *state)
{
    if (strcmp(state, "23505") == 0) return STORE_TAKEN;
    if (strcmp(state, "23503") == 0) return STORE_NOT_FOUND;
    if (strcmp(state, "53100") == 0) return STORE_FULL;
    if (strncmp(state, "22", 2) == 0 || strncmp(state, "23", 2) == 0) return STORE_CORRUPT;
    return STORE_IO;
}

/* Returns the store's error for a failed statement. */
static enum store_err failed(struct sql_session *pg, const PGresult *result, const char *what)
{
    ExecStatusType status = libpq.resultStatus(result);
    pg->sound = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    pg->crossed = false;
    if (pg->sound) return STORE_OK;
    const char *state = result != NULL ? libpq.resultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    enum store_err err = state != NULL ? err_of(state) : STORE_IO;
    pg->crossed = state != NULL && strncmp(state, "40", 2) == 0;
    if (err != STORE_TAKEN && err != STORE_NOT_FOUND) {
        char line[300];
        line_print(result != NULL ? libpq.resultErrorMessage(result) : libpq.errorMessage(pg->conn),
                   line, sizeof(line));
        log_error("store", "event=postgres_failed step=\"%.40s\" state=%s message=\"%s\"", what,
                  state != NULL ? state : "none", line);
    }
    return err;
}

/* ---- the session ---- */

/* For PostgreSQL, a COMMIT whose wait for the standby was cancelled succeeds, with a warning of
 * this state, or of the other one if the session must end. */
static bool is_unsynced(const PGresult *notice)
{
    const char *severity = libpq.resultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    const char *state = libpq.resultErrorField(notice, PG_DIAG_SQLSTATE);
    return severity != NULL && state != NULL && strcmp(severity, "WARNING") == 0 &&
           (strcmp(state, "01000") == 0 || strcmp(state, "57P01") == 0);
}

static void notice_take(void *context, const PGresult *notice)
{
    struct sql_session *pg = context;
    char line[300];
    line_print(libpq.resultErrorMessage(notice), line, sizeof(line));
    if (!is_unsynced(notice)) {
        log_debug("store", "event=postgres_says message=\"%s\"", line);
        return;
    }
    pg->unsynced = true;
    log_warn("store", "event=standby_not_awaited message=\"%s\"", line);
}

/* Reads the identity of the server's run. A server that crashed starts a new run, even if its
 * first process survives: numbers of lost transactions are assigned again. The restart of its
 * counters reveals that. */
static enum store_err life_read(struct sql_session *pg)
{
    PGresult *result =
        libpq.exec(pg->conn, "SELECT concat_ws(' ', pg_postmaster_start_time(), "
                             "pg_stat_get_bgwriter_stat_reset_time(), pg_is_in_recovery())");
    enum store_err err = failed(pg, result, "life");
    if (err == STORE_OK)
        (void)snprintf(pg->life, sizeof(pg->life), "%s", libpq.getvalue(result, 0, 0));
    libpq.clear(result);
    return err;
}

enum store_err pg_connect(struct sql_session **made, const char *url, enum sql_use use)
{
    /* A writer that hangs in a transaction must not block others. Plans are made once, perhaps
     * for empty tables, so only plans by indexes are allowed, of which each statement has few. A
     * commit must survive the server's process, whatever its settings are. */
    static const char *const settings[] = {
        [SQL_WRITES] = "SET idle_in_transaction_session_timeout = '2s'; "
                       "SET plan_cache_mode = force_generic_plan; "
                       "SET enable_hashjoin = off; SET enable_mergejoin = off; "
                       "SET enable_seqscan = off; SET enable_material = off; SET jit = off; "
                       "SELECT set_config('synchronous_commit', 'on', false) "
                       "WHERE current_setting('synchronous_commit') = 'off'",
        [SQL_READS] = "SET default_transaction_read_only = on; SET statement_timeout = '30s'; "
                      "SET idle_in_transaction_session_timeout = '60s'; "
                      "SET plan_cache_mode = force_generic_plan",
    };
    /* Reads must see the newest writes, which a standby may lack: the first keyword is for readers,
     * unless the URL overrides it. */
    const char *const keywords[] = {"target_session_attrs",
                                    "dbname",
                                    "fallback_application_name",
                                    "client_encoding",
                                    "connect_timeout",
                                    "keepalives_idle",
                                    "keepalives_interval",
                                    "keepalives_count",
                                    "tcp_user_timeout",
                                    use == SQL_WRITES ? "target_session_attrs" : NULL,
                                    NULL};
    const char *const values[] = {"primary", url, "ochre", "UTF8",       "5", "5",
                                  "2",       "3", "10000", "read-write", NULL};
    CHECK(use == SQL_WRITES || use == SQL_READS);
    *made = NULL;
    if (!libpq_load()) return STORE_NO_ENGINE;
    struct sql_session *pg = calloc(1, sizeof(*pg));
    if (pg == NULL) return STORE_IO;
    pg->conn = libpq.connectdbParams(keywords, values, 1);
    if (libpq.status(pg->conn) != CONNECTION_OK) {
        char line[300];
        line_print(pg->conn != NULL ? libpq.errorMessage(pg->conn) : "no memory", line,
                   sizeof(line));
        log_error("store", "event=postgres_not_reached message=\"%s\"", line);
        pg_close(pg);
        return STORE_IO;
    }
    if (libpq.serverVersion(pg->conn) < VERSION_LEAST) {
        log_error("store", "event=postgres_too_old version=%d needed=%d",
                  libpq.serverVersion(pg->conn), VERSION_LEAST);
        pg_close(pg);
        return STORE_CORRUPT;
    }
    (void)libpq.setNoticeReceiver(pg->conn, notice_take, pg);
    enum store_err err = pg_exec(pg, settings[use], "settings");
    if (err == STORE_OK && use == SQL_WRITES) err = life_read(pg);
    if (err != STORE_OK)
        pg_close(pg);
    else
        *made = pg;
    return err;
}

void pg_close(struct sql_session *pg)
{
    if (pg == NULL) return;
    for (int i = 0; i < OWN_COUNT; i++) pg_statement_free(pg->own[i]);
    libpq.finish(pg->conn);
    free(pg);
}

int pg_socket_copy(const struct sql_session *pg)
{
    return fcntl(libpq.socket(pg->conn), F_DUPFD_CLOEXEC, 0);
}

int64_t pg_changes(const struct sql_session *pg)
{
    return pg->changes;
}

uint64_t pg_written(const struct sql_session *pg)
{
    return pg->written;
}

bool pg_in_transaction(const struct sql_session *pg)
{
    PGTransactionStatusType status = libpq.transactionStatus(pg->conn);
    return pg->begin_owed || status == PQTRANS_INTRANS || status == PQTRANS_INERROR ||
           status == PQTRANS_ACTIVE;
}

bool pg_is_failed(const struct sql_session *pg)
{
    return libpq.transactionStatus(pg->conn) == PQTRANS_INERROR;
}

bool pg_is_lost(const struct sql_session *pg)
{
    return pg->broken || libpq.status(pg->conn) != CONNECTION_OK;
}

bool pg_is_unsure(const struct sql_session *pg)
{
    return pg_is_lost(pg) && pg->committing;
}

bool pg_is_owed(const struct sql_session *pg)
{
    return pg->begin_owed;
}

bool pg_is_crossed(const struct sql_session *pg)
{
    return pg->crossed;
}

bool pg_is_sound(const struct sql_session *pg)
{
    return pg->sound && !pg_is_lost(pg);
}

bool pg_is_alive(const struct sql_session *pg)
{
    /* An idle session has nothing to read, except that it ends or was ended. */
    struct pollfd socket = {.fd = libpq.socket(pg->conn), .events = POLLIN};
    return pg_is_sound(pg) && poll(&socket, 1, 0) == 0;
}

/* ---- transactions ---- */

void pg_begin(struct sql_session *pg)
{
    pg->transaction[0] = '\0';
    pg->committing = false;
    pg->begin_owed = true;
}

enum store_err pg_commit(struct sql_session *pg)
{
    if (pg->begin_owed) { /* it has failed */
        pg->begin_owed = false;
        return STORE_OK;
    }
    enum store_err err = pg_send_commit(pg);
    return err == STORE_OK ? pg_arrive(pg) : err;
}

enum store_err pg_outcome(const struct sql_session *pg, struct sql_session *other, bool *committed,
                          bool *own)
{
    const char *const values[] = {pg->transaction};
    *committed = false;
    *own = strcmp(pg->life, other->life) == 0;
    if (pg->transaction[0] == '\0') return STORE_OK; /* it never began */
    PGresult *result = libpq.execParams(other->conn, "SELECT pg_xact_status($1::xid8)", 1, NULL,
                                        values, NULL, NULL, 0);
    enum store_err err = failed(other, result, "outcome");
    const char *status = err == STORE_OK ? libpq.getvalue(result, 0, 0) : "";
    *committed = strcmp(status, "committed") == 0;
    if (strcmp(status, "in progress") == 0) err = STORE_BUSY;
    /* Without the number the transaction was lost with the previous server. */
    const char *state = libpq.resultErrorField(result, PG_DIAG_SQLSTATE);
    if (state != NULL && strcmp(state, "22023") == 0) err = STORE_OK;
    libpq.clear(result);
    return err;
}

/* ---- statements ---- */

struct sql_session_stmt *pg_statement_new(struct sql_session *pg, const char *text, bool common)
{
    struct sql_session_stmt *statement = calloc(1, sizeof(*statement));
    if (statement == NULL) return NULL;
    statement->pg = pg;
    statement->text = common ? pg_text(text) : strdup(text);
    if (statement->text == NULL) {
        free(statement);
        return NULL;
    }
    return statement;
}

void pg_statement_free(struct sql_session_stmt *statement)
{
    if (statement == NULL) return;
    pg_reset(statement);
    free(statement->text);
    free(statement);
}

/* ---- statements in transit ---- */

/* Converts libpq's result of a send. */
static enum store_err taken(struct sql_session *pg, int ok, const char *what)
{
    return ok == 1 ? STORE_OK : failed(pg, NULL, what);
}

static enum store_err sent_note(struct sql_session *pg, struct sql_session_stmt *statement,
                                bool prepares)
{
    CHECK(pg->sent_count < SENT_MAX);
    pg->sent[pg->sent_count++] = (struct sent){.statement = statement, .prepares = prepares};
    return STORE_OK;
}

static enum store_err statement_send(struct sql_session_stmt *statement)
{
    struct sql_session *pg = statement->pg;
    enum store_err err = STORE_OK;
    if (libpq.pipelineStatus(pg->conn) == PQ_PIPELINE_OFF)
        err = taken(pg, libpq.enterPipelineMode(pg->conn), "pipeline");
    if (err == STORE_OK && !statement->prepared && !statement->preparing) {
        (void)snprintf(statement->name, sizeof(statement->name), "s%u", pg->names++);
        int ok = libpq.sendPrepare(pg->conn, statement->name, statement->text, statement->count,
                                   statement->types);
        err = taken(pg, ok, statement->text);
        if (err == STORE_OK) err = sent_note(pg, statement, true);
        statement->preparing = err == STORE_OK;
    }
    if (err != STORE_OK) return err;
    int ok = libpq.sendQueryPrepared(pg->conn, statement->name, statement->count, statement->values,
                                     statement->lengths, statement->formats, 0);
    err = taken(pg, ok, statement->text);
    return err == STORE_OK ? sent_note(pg, statement, false) : err;
}

static enum store_err own_send(struct sql_session *pg, enum own own)
{
    static const char *const texts[] = {[OWN_BEGIN] = "BEGIN",
                                        [OWN_NUMBER] = "SELECT pg_current_xact_id()",
                                        [OWN_COMMIT] = "COMMIT"};
    if (pg->own[own] == NULL) pg->own[own] = pg_statement_new(pg, texts[own], false);
    return pg->own[own] != NULL ? statement_send(pg->own[own]) : STORE_IO;
}

/* Sends BEGIN, if that is pending. */
static enum store_err begin_send(struct sql_session *pg)
{
    if (!pg->begin_owed) return STORE_OK;
    pg->begin_owed = false;
    enum store_err err = own_send(pg, OWN_BEGIN);
    return err == STORE_OK ? own_send(pg, OWN_NUMBER) : err;
}

enum store_err pg_send(struct sql_session_stmt *statement)
{
    enum store_err err = begin_send(statement->pg);
    return err == STORE_OK ? statement_send(statement) : err;
}

enum store_err pg_send_commit(struct sql_session *pg)
{
    pg->committing = true;
    pg->unsynced = false;
    return own_send(pg, OWN_COMMIT);
}

/* Stores a statement's result until it is read. */
static enum store_err rows_keep(struct sql_session_stmt *statement, PGresult *rows)
{
    struct sql_session *pg = statement->pg;
    enum store_err err = failed(pg, rows, statement->text);
    const char *tag = err == STORE_OK ? libpq.cmdStatus(rows) : "";
    if (err == STORE_OK && statement == pg->own[OWN_NUMBER]) {
        (void)snprintf(pg->transaction, sizeof(pg->transaction), "%s", libpq.getvalue(rows, 0, 0));
    } else if (statement == pg->own[OWN_COMMIT]) {
        pg->committing = pg_is_lost(pg);
        /* PostgreSQL turns the commit of a failed transaction into a rollback, and reports no
         * error.
         */
        if (err == STORE_OK && strcmp(tag, "COMMIT") != 0) {
            log_error("store", "event=rolled_back step=commit");
            err = STORE_IO;
        }
        if (err == STORE_OK && pg->unsynced) { /* another session waits for it again */
            pg->broken = pg->committing = true;
            err = STORE_IO;
        }
    } else if (err == STORE_OK && statement != pg->own[OWN_BEGIN]) {
        pg->changes = strncmp(tag, "SELECT", 6) == 0 ? 0 : strtoll(libpq.cmdTuples(rows), NULL, 10);
        pg->written += (uint64_t)pg->changes;
        libpq.clear(statement->rows); /* the statement was sent more than once */
        statement->rows = rows;
        statement->row = -1;
        return STORE_OK;
    }
    libpq.clear(rows);
    return err;
}

/* Receives the answer to one of the sent statements; `err`: the error of an earlier one. */
static enum store_err answer_take(struct sql_session *pg, const struct sent *sent,
                                  enum store_err err)
{
    PGresult *result = libpq.getResult(pg->conn);
    if (result != NULL) { /* NULL must follow */
        PGresult *end = libpq.getResult(pg->conn);
        pg->broken = pg->broken || end != NULL;
        libpq.clear(end);
    }
    if (sent->prepares) sent->statement->preparing = false;
    if (err != STORE_OK) { /* it did not run */
        if (sent->statement == pg->own[OWN_COMMIT]) pg->committing = pg_is_lost(pg);
        libpq.clear(result);
        return err;
    }
    if (!sent->prepares) return rows_keep(sent->statement, result);
    err = failed(pg, result, sent->statement->text);
    sent->statement->prepared = err == STORE_OK;
    libpq.clear(result);
    return err;
}

enum store_err pg_arrive(struct sql_session *pg)
{
    if (libpq.pipelineStatus(pg->conn) == PQ_PIPELINE_OFF) return STORE_OK;
    enum store_err err = taken(pg, libpq.pipelineSync(pg->conn), "pipeline");
    for (int i = 0; i < pg->sent_count; i++) err = answer_take(pg, &pg->sent[i], err);
    for (int i = 0; err != STORE_OK && i < pg->sent_count; i++) pg_reset(pg->sent[i].statement);
    pg->sent_count = 0;
    PGresult *end = libpq.getResult(pg->conn);
    if (libpq.resultStatus(end) != PGRES_PIPELINE_SYNC || libpq.exitPipelineMode(pg->conn) != 1)
        pg->broken = true;
    libpq.clear(end);
    pg->sound = err == STORE_OK && !pg->broken;
    return err == STORE_OK && pg->broken ? STORE_IO : err;
}

enum store_err pg_arrive_done(struct sql_session *pg)
{
    int count = pg->sent_count;
    enum store_err err = pg_arrive(pg);
    for (int i = 0; i < count; i++) pg_reset(pg->sent[i].statement);
    return err;
}

enum store_err pg_exec(struct sql_session *pg, const char *text, const char *what)
{
    enum store_err err = STORE_OK;
    if (pg->begin_owed || pg->sent_count > 0) {
        err = begin_send(pg);
        enum store_err arrived = pg_arrive(pg);
        err = err == STORE_OK ? arrived : err;
    }
    if (err != STORE_OK) return err;
    pg->unsynced = false;
    PGresult *result = libpq.exec(pg->conn, text);
    err = failed(pg, result, what);
    if (err == STORE_OK && pg->unsynced) err = STORE_IO;
    libpq.clear(result);
    return err;
}

/* Runs the statement, once its parameters are bound. */
static enum store_err run(struct sql_session_stmt *statement)
{
    struct sql_session *pg = statement->pg;
    enum store_err err = pg_send(statement);
    /* A batch that could not be sent completely must be received nevertheless, so that nothing
     * stays in transit. */
    int count = pg->sent_count;
    enum store_err arrived = pg_arrive(pg);
    for (int i = 0; i < count; i++) /* discards the results of statements sent earlier */
        if (pg->sent[i].statement != statement) pg_reset(pg->sent[i].statement);
    return err == STORE_OK ? arrived : err;
}

bool pg_row(struct sql_session_stmt *statement, enum store_err *err)
{
    *err = statement->rows == NULL ? run(statement) : STORE_OK;
    if (*err != STORE_OK) return false;
    if (++statement->row < libpq.ntuples(statement->rows)) return true;
    pg_reset(statement);
    return false;
}

void pg_reset(struct sql_session_stmt *statement)
{
    libpq.clear(statement->rows);
    statement->rows = NULL;
}

bool pg_is_busy(const struct sql_session_stmt *statement)
{
    return statement->rows != NULL;
}
