/* The operations on conditional moves: saved by their player, and with a row of the log that they
 * made or that invalidated them. */
#include "store/nouns/ops.h"
#include "store/nouns/orders.h"
#include "store/write/step.h"

/* Saves them from their edit; `which` inserts or updates. STORE_STALE: they are another ones. */
static enum store_err save(struct writer *writer, enum statement which,
                           const struct store_orders *orders)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_text(statement, 1, orders->match);
    sql_bind_int(statement, 2, orders->user);
    sql_bind_int(statement, 3, orders->edit);
    sql_bind_text(statement, 4, orders->text);
    sql_bind_int(statement, 5, orders->fired);
    sql_bind_text(statement, 6, orders->dropped);
    sql_bind_text(statement, 7, orders->why);
    sql_bind_int(statement, 8, orders->version);
    sql_bind_int(statement, 9, orders->at_ms);
    enum store_err err = step_run(writer, which);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? STORE_STALE : err;
}

enum store_err ops_orders_set(struct writer *writer, const struct store_orders *orders)
{
    int64_t held = 0;
    enum store_err err = ops_here(writer, orders->user, orders->at_ms);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ORDERS_MAY);
    sql_bind_text(statement, 1, orders->match);
    sql_bind_int(statement, 2, orders->user);
    err = step_number(writer, STATEMENT_ORDERS_MAY, &held);
    if (err != STORE_OK) return err;
    err =
        save(writer, orders->edit == 0 ? STATEMENT_ORDERS_INSERT : STATEMENT_ORDERS_UPDATE, orders);
    if (err != STORE_OK || orders->text[0] == '\0') return err;
    /* Counted with these; the operation is undone with the refusal. */
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_ORDERS_HELD), 1, orders->user);
    err = step_number(writer, STATEMENT_ORDERS_HELD, &held);
    return err == STORE_OK && held > STORE_ORDERS_PER_USER_MAX ? STORE_TOO_MANY : err;
}

enum store_err ops_orders_follow(struct writer *writer, const struct store_write *write)
{
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < write->orders_count; i++)
        err = save(writer, STATEMENT_ORDERS_UPDATE, &write->orders[i]);
    return err;
}

enum store_err ops_orders_end(struct writer *writer, const struct store_match *match,
                              int64_t number)
{
    if (match->started_ms == 0) return STORE_OK; /* no conditional moves exist before the start */
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_ORDERS_END);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, match->status == STORE_RUNNING);
    return step_send(writer, STATEMENT_ORDERS_END);
}
