#include "store/write/row_locks.h"

#include "store/sql/engine.h"
#include "store/write/step.h"

/* Returns whether other transactions run at the same time. */
static bool are_needed(const struct writer *writer)
{
    return sql_engine(&writer->sql)->locks_rows;
}

static enum store_err share_send(struct writer *writer, int64_t user)
{
    if (user == 0) return STORE_OK;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_USER_SHARE), 1, user);
    return step_send(writer, STATEMENT_USER_SHARE);
}

enum store_err row_locks_acquire(struct writer *writer, const struct row_locks *locks)
{
    if (!are_needed(writer)) return STORE_OK;
    if (locks->shared) return share_send(writer, locks->user);
    if (locks->user == 0 && locks->other == 0) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_USERS_HOLD);
    sql_bind_int(statement, 1, locks->user);
    sql_bind_int(statement, 2, locks->other);
    return step_send(writer, STATEMENT_USERS_HOLD);
}

enum store_err row_locks_acquire_seats(struct writer *writer, const struct store_match *match)
{
    enum store_err err = STORE_OK;
    if (!are_needed(writer)) return STORE_OK;
    for (int i = 0; err == STORE_OK && i < match->seats; i++) {
        err = share_send(writer, match->seat[i].user);
        if (err == STORE_OK) err = share_send(writer, match->seat[i].invited);
    }
    return err;
}

enum store_err row_locks_acquire_user(struct writer *writer, int64_t user)
{
    return are_needed(writer) ? share_send(writer, user) : STORE_OK;
}

enum store_err row_locks_acquire_name(struct writer *writer, const char *key, const char *skeleton)
{
    if (!are_needed(writer)) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_NAME_HOLD);
    sql_bind_text(statement, 1, key);
    sql_bind_text(statement, 2, skeleton);
    return step_send(writer, STATEMENT_NAME_HOLD);
}

enum store_err row_locks_acquire_ratings(struct writer *writer)
{
    if (!are_needed(writer)) return STORE_OK;
    return step_send(writer, STATEMENT_RATINGS_HOLD);
}
