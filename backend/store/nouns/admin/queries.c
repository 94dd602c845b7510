/* Saved queries, and the columns of the views that they read. */
#include "store/nouns/admin/queries.h"

#include <string.h>

#include "store/nouns/admin/lists.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column saved_columns[] = {
    COLUMN(store_saved, name, COLUMN_BOTH),
    COLUMN(store_saved, question, COLUMN_BOTH),
    COLUMN(store_saved, sql, COLUMN_BOTH),
    COLUMN(store_saved, user, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_saved, at_ms, COLUMN_BOTH),
};

/* Calls `each` for the saved query of that name; NULL: for all. */
static enum store_err saved_give(struct store_reader *reader, const char *name,
                                 store_saved_each *each, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader,
                                    "SELECT name, question, sql, user, at_ms FROM saved_query "
                                    "WHERE ?1 IS NULL OR name = ?1 ORDER BY name",
                                    &statement);
    if (err != STORE_OK) return err;
    sql_bind_text_or_null(statement, 1, name);
    while (list_next(reader, statement, &err)) {
        struct store_saved saved;
        if (!columns_read(statement, 0, saved_columns, COUNT_OF(saved_columns), &saved))
            return list_corrupt(reader, statement, "saved_query");
        if (!each(context, &saved)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_saved_list(struct store_reader *reader, store_saved_each *each, void *context)
{
    return saved_give(reader, "", each, context);
}

static bool saved_keep(void *context, const struct store_saved *saved)
{
    *(struct store_saved *)context = *saved;
    return false;
}

enum store_err store_saved_read(struct store_reader *reader, const char *name,
                                struct store_saved *saved)
{
    saved->name[0] = '\0';
    enum store_err err =
        name[0] != '\0' ? saved_give(reader, name, saved_keep, saved) : STORE_NOT_FOUND;
    return err == STORE_OK && saved->name[0] == '\0' ? STORE_NOT_FOUND : err;
}

enum store_err store_columns_list(struct store_reader *reader, store_column_each *each,
                                  void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(reader,
                                    "SELECT view.name, col.name FROM sqlite_schema AS view, "
                                    "pragma_table_info(view.name) AS col WHERE view.type = 'view' "
                                    "AND view.name GLOB 'v_*' ORDER BY view.name, col.cid",
                                    &statement);
    if (err != STORE_OK) return err;
    while (list_next(reader, statement, &err)) {
        const char *view = sql_column_borrowed(statement, 0);
        const char *column = sql_column_borrowed(statement, 1);
        if (sql_no_memory(&reader->sql)) return list_corrupt(reader, statement, "columns");
        if (!each(context, view, column)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

/* ---- writing ---- */

static enum store_err query_save(struct writer *writer, struct queue_item *item)
{
    const struct store_saved *saved = item->write.saved;
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_QUERY_SAVE);
    (void)columns_bind(statement, saved_columns, COUNT_OF(saved_columns), saved);
    return step_run(writer, STATEMENT_QUERY_SAVE);
}

static enum store_err query_delete(struct writer *writer, struct queue_item *item)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_QUERY_DELETE);
    sql_bind_text(statement, 1, item->write.saved->name);
    return step_one(writer, STATEMENT_QUERY_DELETE, STORE_NOT_FOUND);
}

static void saved_check(const struct store_write *write)
{
    CHECK(write->saved->name[0] != '\0');
}

static const struct operation rows[] = {
    {.op = STORE_QUERY_SAVE,
     .name = "query_save",
     .check = saved_check,
     .size = sizeof(struct store_saved),
     .run = query_save},
    {.op = STORE_QUERY_DELETE,
     .name = "query_delete",
     .check = saved_check,
     .size = sizeof(struct store_saved),
     .run = query_delete},
};

const struct noun query_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
