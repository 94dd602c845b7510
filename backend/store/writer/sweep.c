#include "store/writer/sweep.h"

#include <inttypes.h>

#include "base/log.h"
#include "store/sql/engine.h"
#include "store/write/step.h"

#define SWEEP_BATCH    64
#define SWEEP_AGAIN_MS (7LL * 24 * 3600 * 1000) /* delay for guests who cannot be deleted yet */

/* Finds the time up to which a batch is due, and its size. */
static enum store_err batch_find(struct writer *writer, int64_t *until_ms, int64_t *count)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_GUESTS_DUE);
    sql_bind_int(statement, 1, writer->sweep_ms);
    sql_bind_int(statement, 2, SWEEP_BATCH);
    enum store_err err = step_allowed(writer);
    if (err != STORE_OK) return err;
    if (sql_row(&writer->sql, statement, &err)) {
        *until_ms = sql_column_number(statement, 0);
        *count = sql_column_number(statement, 1);
        sql_reset(statement);
    }
    return err;
}

/* Deletes the batch, except for guests who have played or must stay. */
static enum store_err batch_delete(struct writer *writer, int64_t until_ms)
{
    static const enum statement steps[] = {STATEMENT_BEGIN,
                                           STATEMENT_GUESTS_KEEP,
                                           STATEMENT_GUESTS_DELAY,
                                           STATEMENT_GUESTS_SESSIONS,
                                           STATEMENT_GUESTS_QUIET_HOURS,
                                           STATEMENT_GUESTS_VACATIONS,
                                           STATEMENT_GUESTS_CALENDARS,
                                           STATEMENT_GUESTS_NOTES,
                                           STATEMENT_GUESTS_RELATIONS,
                                           STATEMENT_GUESTS_MENTIONS,
                                           STATEMENT_GUESTS_RECOVERY,
                                           STATEMENT_GUESTS_FEED,
                                           STATEMENT_GUESTS_OUTBOX,
                                           STATEMENT_GUESTS_ADDRESSES,
                                           STATEMENT_GUESTS_NOTIFY,
                                           STATEMENT_GUESTS_NOTIFY_MATCHES,
                                           STATEMENT_GUESTS_PREFERENCES};
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(steps); i++) {
        struct sql_stmt *statement = sql_statement(&writer->sql, steps[i]);
        if (steps[i] != STATEMENT_BEGIN) sql_bind_int(statement, 1, until_ms);
        if (steps[i] == STATEMENT_GUESTS_DELAY)
            sql_bind_int(statement, 2, writer->sweep_ms + SWEEP_AGAIN_MS);
        err = step_run(writer, steps[i]);
    }
    if (err == STORE_OK) err = step_nouns(writer, NOUN_GUESTS_DELETED, until_ms);
    if (err == STORE_OK) {
        sql_bind_int(sql_statement(&writer->sql, STATEMENT_GUESTS_DELETE), 1, until_ms);
        err = step_run(writer, STATEMENT_GUESTS_DELETE);
    }
    int64_t gone = sql_changes(&writer->sql);
    if (err == STORE_OK) err = step_run(writer, STATEMENT_COMMIT);
    if (err == STORE_OK && gone > 0)
        log_info("store", "event=guests_forgotten count=%" PRId64, gone);
    return err;
}

void sweep_run(struct writer *writer)
{
    int64_t until_ms = 0;
    int64_t count = 0;
    if (!sql_is_open(&writer->sql)) return; /* the next group connects again */
    enum store_err err = batch_find(writer, &until_ms, &count);
    if (err == STORE_OK && count > 0) {
        /* A guest who has no seat now, and had none before, has no move, no chat message and no
         * match: nothing refers to the row. For that check SQLite would read the table of moves,
         * which has no index of users. */
        bool indexed = sql_engine(&writer->sql)->indexes_keys;
        if (!indexed) err = sql_exec(&writer->sql, "PRAGMA foreign_keys = OFF", "sweep");
        if (err == STORE_OK) err = batch_delete(writer, until_ms);
        if (sql_in_transaction(&writer->sql)) {
            enum store_err undone = sql_exec(&writer->sql, "ROLLBACK", "sweep");
            err = err == STORE_OK ? undone : err;
        }
        if (!indexed && sql_exec(&writer->sql, "PRAGMA foreign_keys = ON", "sweep") != STORE_OK) {
            sql_close(&writer->sql); /* the next group reconnects, with everything that belongs to
                                        the connection */
            writer->checkpoint.db = NULL;
        }
    }
    if (err != STORE_OK)
        log_error("store", "event=guests_not_forgotten error=%s", store_err_name(err));
    if (err != STORE_OK || count < SWEEP_BATCH)
        writer->sweep_ms = 0; /* all are deleted, or the next request tries again */
}
