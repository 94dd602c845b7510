/* The operations on conditional moves: saved by their player, and with a row of the log that they
 * made or that invalidated them. */
#include "store/nouns/ops.h"
#include "store/nouns/conditional.h"
#include "store/write/step.h"

/* Saves them from their edit; `which` inserts or updates. STORE_STALE: they are another ones. */
static enum store_err save(struct writer *writer, enum statement which,
                           const struct store_conditional *conditional)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_text(statement, 1, conditional->match);
    sql_bind_int(statement, 2, conditional->user);
    sql_bind_int(statement, 3, conditional->edit);
    sql_bind_text(statement, 4, conditional->text);
    sql_bind_int(statement, 5, conditional->fired);
    sql_bind_text(statement, 6, conditional->dropped);
    sql_bind_text(statement, 7, conditional->why);
    sql_bind_int(statement, 8, conditional->version);
    sql_bind_int(statement, 9, conditional->at_ms);
    enum store_err err = step_run(writer, which);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? STORE_STALE : err;
}

enum store_err ops_conditional_set(struct writer *writer,
                                   const struct store_conditional *conditional)
{
    int64_t held = 0;
    enum store_err err = ops_here(writer, conditional->user, conditional->at_ms);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CONDITIONAL_MAY);
    sql_bind_text(statement, 1, conditional->match);
    sql_bind_int(statement, 2, conditional->user);
    err = step_number(writer, STATEMENT_CONDITIONAL_MAY, &held);
    if (err != STORE_OK) return err;
    err = save(writer,
               conditional->edit == 0 ? STATEMENT_CONDITIONAL_INSERT : STATEMENT_CONDITIONAL_UPDATE,
               conditional);
    if (err != STORE_OK || conditional->text[0] == '\0') return err;
    /* Counted with these; the operation is undone with the refusal. */
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_CONDITIONAL_HELD), 1, conditional->user);
    err = step_number(writer, STATEMENT_CONDITIONAL_HELD, &held);
    return err == STORE_OK && held > STORE_CONDITIONAL_PER_USER_MAX ? STORE_TOO_MANY : err;
}

enum store_err ops_conditional_follow(struct writer *writer, const struct store_write *write)
{
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < write->conditional_count; i++)
        err = save(writer, STATEMENT_CONDITIONAL_UPDATE, &write->conditional[i]);
    return err;
}

enum store_err ops_conditional_end(struct writer *writer, const struct store_match *match,
                                   int64_t number)
{
    if (match->started_ms == 0) return STORE_OK; /* no conditional moves exist before the start */
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_CONDITIONAL_END);
    sql_bind_int(statement, 1, number);
    sql_bind_int(statement, 2, match->status == STORE_RUNNING);
    return step_send(writer, STATEMENT_CONDITIONAL_END);
}
