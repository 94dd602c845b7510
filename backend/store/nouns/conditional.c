#include "store/nouns/conditional.h"

#include "store/nouns/gone.h"
#include "store/read/reader_internal.h"
#include "store/read/reader.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column columns[] = {
    COLUMN(store_conditional, match, COLUMN_BOTH), COLUMN(store_conditional, user, COLUMN_BOTH),
    COLUMN(store_conditional, edit, COLUMN_BOTH),  COLUMN(store_conditional, text, COLUMN_BOTH),
    COLUMN(store_conditional, fired, COLUMN_BOTH), COLUMN(store_conditional, dropped, COLUMN_BOTH),
    COLUMN(store_conditional, why, COLUMN_BOTH),   COLUMN(store_conditional, version, COLUMN_BOTH),
    COLUMN(store_conditional, at_ms, COLUMN_BOTH),
};

enum store_err store_conditional_each(struct store_reader *reader, const char *match, int64_t user,
                                      store_conditional_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_CONDITIONAL_READ);
    enum store_err err = STORE_OK;
    sql_bind_text(statement, 1, match);
    sql_bind_int(statement, 2, user);
    while (reader_row_next(reader, STATEMENT_CONDITIONAL_READ, &err)) {
        struct store_conditional conditional;
        bool fits = columns_read(statement, 0, columns, COUNT_OF(columns), &conditional);
        if (!fits) err = reader_row_corrupt(reader, "orders", sql_column_number(statement, 1));
        if (!fits || !row(context, &conditional)) {
            reader_rows_end(reader, STATEMENT_CONDITIONAL_READ);
            break;
        }
    }
    return err;
}

/* ---- writing ---- */

/* Saves conditional moves whose edit is as expected; `which` inserts or updates. STORE_STALE:
 * the stored edit is another one. */
static enum store_err save(struct writer *writer, enum statement which,
                           const struct store_conditional *conditional)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    (void)columns_bind(statement, columns, COUNT_OF(columns), conditional);
    enum store_err err = step_run(writer, which);
    return err == STORE_OK && sql_changes(&writer->sql) == 0 ? STORE_STALE : err;
}

static enum store_err conditional_set(struct writer *writer, struct queue_item *item)
{
    const struct store_conditional *conditional = item->write.conditional;
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
    /* The count includes the new ones; a refusal undoes the operation. */
    sql_bind_int(sql_statement(&writer->sql, STATEMENT_CONDITIONAL_HELD), 1, conditional->user);
    err = step_number(writer, STATEMENT_CONDITIONAL_HELD, &held);
    return err == STORE_OK && held > STORE_CONDITIONAL_PER_USER_MAX ? STORE_TOO_MANY : err;
}

enum store_err ops_conditional_follow(struct writer *writer, const struct store_append *append)
{
    enum store_err err = STORE_OK;
    for (size_t i = 0; err == STORE_OK && i < append->conditional_count; i++)
        err = save(writer, STATEMENT_CONDITIONAL_UPDATE, &append->conditional[i]);
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

static void conditional_check(const struct store_write *write)
{
    CHECK(write->conditional->user > 0);
}

static struct row_locks conditional_lock(const struct store_write *write)
{
    return (struct row_locks){.user = write->conditional->user};
}

static const struct operation rows[] = {
    {.op = STORE_CONDITIONAL_SET,
     .name = "conditional_set",
     .size = sizeof(struct store_conditional),
     .check = conditional_check,
     .lock = conditional_lock,
     .run = conditional_set},
};

const struct noun conditional_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
