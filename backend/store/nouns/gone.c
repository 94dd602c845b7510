/* The removal of a user who is deleted, or banned for any time. One transaction frees the reserved
 * and taken seats at open tables. It marks as due the matches that the hub must end or write a row
 * of: open tables of the user, and running matches with a seat of the user. */
#include "store/nouns/gone.h"

#include "store/write/row_locks.h"
#include "store/write/prune.h"
#include "store/write/step.h"

static enum store_err run(struct writer *writer, enum statement which, int64_t user)
{
    sql_bind_int(sql_statement(&writer->sql, which), 1, user);
    return step_run(writer, which);
}

static enum store_err run_at(struct writer *writer, enum statement which, int64_t user,
                             int64_t now_ms)
{
    sql_bind_int(sql_statement(&writer->sql, which), 2, now_ms);
    sql_bind_int(sql_bound(&writer->sql, which), 1, user);
    return step_run(writer, which);
}

enum store_err ops_user_gone(struct writer *writer, int64_t user, int64_t now_ms)
{
    enum store_err err = run(writer, STATEMENT_GONE_TABLES_EDIT, user);
    if (err == STORE_OK) err = run(writer, STATEMENT_GONE_SEATS_FREE, user);
    if (err == STORE_OK) err = run(writer, STATEMENT_USER_UNINVITE, user);
    if (err == STORE_OK) err = run_at(writer, STATEMENT_TABLES_DUE, user, now_ms);
    if (err == STORE_OK) err = run_at(writer, STATEMENT_GONE_MATCHES_DUE, user, now_ms);
    if (err == STORE_OK) err = run(writer, STATEMENT_USER_CONDITIONAL_DELETE, user);
    if (err == STORE_OK) err = run(writer, STATEMENT_GONE_ADDRESSES_STOP, user);
    if (err == STORE_OK) err = step_nouns_gone(writer, user, now_ms);
    return err == STORE_OK ? prune_deleted(writer, user) : err;
}

enum store_err ops_here(struct writer *writer, int64_t user, int64_t now_ms)
{
    int64_t one = 0;
    enum store_err err = row_locks_acquire_user(writer, user);
    if (err != STORE_OK) return err;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_USER_HERE), 1, user);
    sql_bind_int(&writer->sql.statements[STATEMENT_USER_HERE], 2, now_ms);
    err = step_number(writer, STATEMENT_USER_HERE, &one);
    return err == STORE_STALE ? STORE_NOT_FOUND : err;
}
