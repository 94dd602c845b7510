#include "store/write/prune.h"

#include "base/log.h"
#include "store/write/step.h"

/* rows deleted with the operation that completed them: more than one delivery completes */
#define PRUNE_ROWS 64
#define PRUNE_BUSY                                                                                 \
    32 /* rows deleted between two groups while others wait: less than a millisecond */
#define PRUNE_IDLE  512 /* in a pause */
#define PRUNE_USERS 64  /* checked in one step */

/* Restarts the check of all users. */
static void rest_note(struct writer *writer)
{
    writer->prune_owed = true;
    writer->prune_after = 0;
}

/* Deletes at most `rows` handled rows. `*more`: more rows of the same kind may remain. */
static enum store_err some_delete(struct writer *writer, int64_t user, bool account, int rows,
                                  bool *more)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_OUTBOX_PRUNE);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, account);
    sql_bind_int(statement, 3, rows);
    enum store_err err = step_run(writer, STATEMENT_OUTBOX_PRUNE);
    *more = err == STORE_OK && sql_changes(&writer->sql) == rows;
    return err;
}

enum store_err prune_user(struct writer *writer, int64_t user, bool account)
{
    bool more = false;
    enum store_err err = some_delete(writer, user, account, PRUNE_ROWS, &more);
    if (more) rest_note(writer);
    return err;
}

enum store_err prune_deleted(struct writer *writer, int64_t user)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USER_OUTBOX_DELETE);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, PRUNE_ROWS);
    enum store_err err = step_run(writer, STATEMENT_USER_OUTBOX_DELETE);
    if (err == STORE_OK && sql_changes(&writer->sql) == PRUNE_ROWS) rest_note(writer);
    return err;
}

/* Finds the next user with queued rows, 0: none. Does not call config.fail, since it runs at
 * each start. */
static enum store_err user_next(struct writer *writer, int64_t *user)
{
    struct sql_stmt *row = sql_statement(&writer->sql, STATEMENT_OUTBOX_NEXT);
    sql_bind_int(row, 1, writer->prune_after);
    enum store_err err = STORE_OK;
    bool found = sql_row(&writer->sql, row, &err);
    *user = found ? sql_column_number(row, 0) : 0;
    if (found) sql_reset(row);
    return err;
}

/* Runs one step from `*user` on, which becomes 0 after the last user. */
static enum store_err step(struct writer *writer, int rows, int64_t *user)
{
    enum store_err err = step_run(writer, STATEMENT_BEGIN);
    bool full = false;
    for (int i = 0; err == STORE_OK && *user != 0 && i < PRUNE_USERS && !full; i++) {
        bool account = false;
        err = some_delete(writer, *user, false, rows, &full);
        if (err == STORE_OK) err = some_delete(writer, *user, true, rows, &account);
        full = full || account;
        if (full) break;
        writer->prune_after = *user;
        if (err == STORE_OK) err = user_next(writer, user);
    }
    return err == STORE_OK ? step_run(writer, STATEMENT_COMMIT) : err;
}

void prune_run(struct writer *writer, bool idle)
{
    int64_t user = 0;
    if (!sql_is_open(&writer->sql)) return; /* the next group connects again */
    enum store_err err = user_next(writer, &user);
    if (err == STORE_OK && user != 0) err = step(writer, idle ? PRUNE_IDLE : PRUNE_BUSY, &user);
    if (sql_in_transaction(&writer->sql)) {
        enum store_err undone = sql_exec(&writer->sql, "ROLLBACK", "prune");
        err = err == STORE_OK ? undone : err;
    }
    if (err != STORE_OK)
        log_error("store", "event=outbox_not_pruned error=%s", store_err_name(err));
    /* after an error, a later step deletes the remainder, or the next start */
    if (err != STORE_OK || user == 0) writer->prune_owed = false;
}
