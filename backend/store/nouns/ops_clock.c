/* The operations that are about clocks. */
#include "store/nouns/ops.h"
#include "store/write/step.h"

static enum store_err beat(struct writer *writer, const struct store_heartbeat *heartbeat)
{
    const struct store_uncharged *uncharged = heartbeat->uncharged;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_HEARTBEAT_SAVE);
    sql_bind_int(statement, 1, heartbeat->clock_ms);
    sql_bind_int(statement, 2, heartbeat->unix_ms);
    enum store_err err = step_run(writer, STATEMENT_HEARTBEAT_SAVE);
    if (err != STORE_OK || uncharged == NULL) return err;
    statement = sql_statement(&writer->sql, STATEMENT_UNCHARGED_INSERT);
    sql_bind_int(statement, 1, uncharged->clock_ms);
    sql_bind_int(statement, 2, uncharged->from_ms);
    sql_bind_int(statement, 3, uncharged->until_ms);
    sql_bind_text(statement, 4, uncharged->down ? "down" : "clock_set");
    err = step_run(writer, STATEMENT_UNCHARGED_INSERT);
    if (err != STORE_OK) return err;
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_UNCHARGED_BOUND), 1, STORE_UNCHARGED_MAX);
    return step_run(writer, STATEMENT_UNCHARGED_BOUND);
}

/* Only if the match is at the version that the caller knows: a later move has set the due time
 * itself. */
static enum store_err due_reset(struct writer *writer, const struct store_move *newest)
{
    struct hash_text hash = ops_hash_print(newest->state_hash);
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CLOCK_DUE_RESET);
    sql_bind_text(statement, 1, newest->match);
    sql_bind_int_or_null(statement, 2, newest->clock_due_ms);
    sql_bind_int(statement, 3, newest->seq);
    sql_bind_text(statement, 4, hash.digits);
    enum store_err err = step_run(writer, STATEMENT_CLOCK_DUE_RESET);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? STORE_STALE : err;
}

enum store_err ops_run_clock(struct writer *writer, const struct store_write *write)
{
    return write->op == STORE_CLOCK_BEAT ? beat(writer, write->heartbeat)
                                         : due_reset(writer, write->move);
}

enum store_err ops_run_due(struct writer *writer, int64_t number, const struct store_move *move)
{
    if (move->clock_due_ms == 0) return STORE_OK;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CLOCK_DUE_SET);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, move->clock_due_ms);
    return step_run(writer, STATEMENT_CLOCK_DUE_SET);
}
