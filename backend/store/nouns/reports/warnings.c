#include "store/nouns/reports/warnings.h"

#include "store/nouns/admin/lists.h"
#include "store/nouns/internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { ADD, CONFIRM, OPEN, USER_DELETED, GUESTS_DELETED };

static const struct noun_statement statements[] = {
    [ADD] = {"INSERT INTO warning (user, at_ms, text) SELECT user.id, ?2, ?3 FROM user "
             "WHERE user.id = ?1 AND user.deleted_ms IS NULL",
             NOUN_WRITE},
    [CONFIRM] = {"UPDATE warning SET confirmed_ms = ?3 WHERE number = ?1 AND user = ?2 "
                 "AND confirmed_ms IS NULL",
                 NOUN_WRITE},
    [OPEN] = {"SELECT count(*) FROM warning WHERE user = ?1 AND confirmed_ms IS NULL", NOUN_WRITE},
    [USER_DELETED] = {"DELETE FROM warning WHERE user = ?1", NOUN_USER_DELETED},
    [GUESTS_DELETED] = {"DELETE FROM warning WHERE user IN "
                        "(SELECT id FROM user WHERE expires_ms <= ?1)",
                        NOUN_GUESTS_DELETED},
};

static const struct column columns[] = {
    COLUMN(store_warning, number, COLUMN_BOTH),
    COLUMN(store_warning, user, COLUMN_BOTH),
    COLUMN(store_warning, at_ms, COLUMN_BOTH),
    COLUMN(store_warning, text, COLUMN_READ),
};

enum store_err store_warnings_each(struct store_reader *reader, int64_t user,
                                   store_warning_row *row, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader,
                                    "SELECT number, user, at_ms, text FROM warning WHERE user = ?1 "
                                    "AND confirmed_ms IS NULL ORDER BY number LIMIT ?2",
                                    &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, STORE_WARNINGS_MAX);
    while (list_next(reader, statement, &err)) {
        struct store_warning warning = {.number = 0};
        if (!columns_read(statement, 0, columns, COUNT_OF(columns), &warning))
            return list_corrupt(reader, statement, "warning");
        if (!row(context, &warning)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err ops_warning_add(struct writer *writer, int64_t user, int64_t at_ms, const char *text)
{
    enum statement which = NOUN_STATEMENT(WARNING, ADD);
    struct sql_stmt *statement = sql_statement(&writer->sql, which);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, at_ms);
    sql_bind_text(statement, 3, text);
    return step_one(writer, which, STORE_NOT_FOUND);
}

enum store_err ops_warning_find(struct writer *writer, int64_t user, bool *warned)
{
    int64_t count = 0;
    enum statement which = NOUN_STATEMENT(WARNING, OPEN);
    sql_bind_int(sql_statement(&writer->sql, which), 1, user);
    enum store_err err = step_number(writer, which, &count);
    *warned = count > 0;
    return err;
}

static enum store_err confirm(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(WARNING, CONFIRM);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns),
                       item->write.argument);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static struct row_locks confirm_lock(const struct store_write *write)
{
    const struct store_warning *warning = write->argument;
    return (struct row_locks){.user = warning->user};
}

static const struct operation rows[] = {
    {.op = STORE_WARNING_CONFIRM,
     .name = "warning_confirm",
     .size = sizeof(struct store_warning),
     .lock = confirm_lock,
     .run = confirm},
};

const struct noun warning_noun = {.operations = rows,
                                  .operation_count = COUNT_OF(rows),
                                  .statements = statements,
                                  .statement_count = COUNT_OF(statements)};
