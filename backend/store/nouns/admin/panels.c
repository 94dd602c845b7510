#include "store/nouns/admin/panels.h"

#include "store/nouns/admin/lists.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

enum { SET, COUNT, DELETE };

static const struct noun_statement statements[] = {
    [SET] = {"INSERT INTO panel (id, place, shared, title, query, question, sql, params, chart, "
             "at_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (id) DO UPDATE "
             "SET place = excluded.place, shared = excluded.shared, title = excluded.title, "
             "query = excluded.query, question = excluded.question, sql = excluded.sql, "
             "params = excluded.params, chart = excluded.chart, at_ms = excluded.at_ms",
             NOUN_WRITE},
    [COUNT] = {"SELECT count(*) FROM panel", NOUN_WRITE},
    [DELETE] = {"DELETE FROM panel WHERE id = ?1", NOUN_WRITE},
};

/* The key first. */
static const struct column columns[] = {
    COLUMN(store_panel, id, COLUMN_BOTH),
    COLUMN(store_panel, place, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_panel, shared, COLUMN_BOTH),
    COLUMN(store_panel, title, COLUMN_BOTH),
    COLUMN(store_panel, query, COLUMN_BOTH),
    COLUMN(store_panel, question, COLUMN_BOTH),
    COLUMN(store_panel, sql, COLUMN_BOTH),
    COLUMN(store_panel, params, COLUMN_BOTH),
    COLUMN(store_panel, chart, COLUMN_BOTH),
    COLUMN(store_panel, at_ms, COLUMN_BOTH),
};
#define KEY_COLUMNS 1

/* ---- reading ---- */

/* Calls `row` for the panel of that id; empty: for all. */
static enum store_err panels_give(struct store_reader *reader, const char *id, store_panel_row *row,
                                  void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        list_begin(reader,
                   "SELECT id, place, shared, title, query, question, sql, params, chart, at_ms "
                   "FROM panel WHERE ?1 IS NULL OR id = ?1 ORDER BY coalesce(place, 100000), id",
                   &statement);
    if (err != STORE_OK) return err;
    sql_bind_text_or_null(statement, 1, id);
    while (list_next(reader, statement, &err)) {
        struct store_panel panel = {.at_ms = 0};
        if (!columns_read(statement, 0, columns, COUNT_OF(columns), &panel))
            return list_corrupt(reader, statement, "panel");
        if (!row(context, &panel)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_panels_each(struct store_reader *reader, store_panel_row *row, void *context)
{
    return panels_give(reader, "", row, context);
}

static bool panel_copy(void *context, const struct store_panel *panel)
{
    *(struct store_panel *)context = *panel;
    return false;
}

enum store_err store_panel_read(struct store_reader *reader, const char *id,
                                struct store_panel *panel)
{
    panel->id[0] = '\0';
    enum store_err err =
        id[0] != '\0' ? panels_give(reader, id, panel_copy, panel) : STORE_NOT_FOUND;
    return err == STORE_OK && panel->id[0] == '\0' ? STORE_NOT_FOUND : err;
}

/* ---- writing ---- */

static enum store_err panel_set(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(PANEL, SET);
    int64_t count = 0;
    (void)columns_bind(sql_statement(&writer->sql, which), columns, COUNT_OF(columns),
                       item->write.argument);
    enum store_err err = step_run(writer, which);
    if (err != STORE_OK) return err;
    /* The count includes the new one; a refusal undoes the operation. */
    err = step_number(writer, NOUN_STATEMENT(PANEL, COUNT), &count);
    return err == STORE_OK && count > STORE_PANELS_MAX ? STORE_TOO_MANY : err;
}

static enum store_err panel_delete(struct writer *writer, struct queue_item *item)
{
    enum statement which = NOUN_STATEMENT(PANEL, DELETE);
    (void)columns_bind(sql_statement(&writer->sql, which), columns, KEY_COLUMNS,
                       item->write.argument);
    return step_one(writer, which, STORE_NOT_FOUND);
}

static const struct operation rows[] = {
    {.op = STORE_PANEL_SET,
     .name = "panel_set",
     .size = sizeof(struct store_panel),
     .run = panel_set},
    {.op = STORE_PANEL_DELETE,
     .name = "panel_delete",
     .size = sizeof(struct store_panel),
     .run = panel_delete},
};

const struct noun panel_noun = {.operations = rows,
                                .operation_count = COUNT_OF(rows),
                                .statements = statements,
                                .statement_count = COUNT_OF(statements)};
