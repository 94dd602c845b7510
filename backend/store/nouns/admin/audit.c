/* The audit log: actions of administrators. */
#include "store/nouns/admin/audit.h"

#include <string.h>

#include "store/nouns/admin/lists.h"
#include "store/write/step.h"

#define AUDIT_ROW                                                                                  \
    "SELECT number, at_ms, by, audit.user, coalesce(who.name, audit.name, ''), action, "           \
    "target_user, coalesce(whom.name, ''), coalesce(target, ''), detail, result FROM audit "       \
    "LEFT JOIN user AS who ON who.id = audit.user "                                                \
    "LEFT JOIN user AS whom ON whom.id = audit.target_user "

static bool audit_columns(struct sql_stmt *from, struct store_audit_row *row)
{
    struct store_audit *audit = &row->audit;
    *row = (struct store_audit_row){.number = sql_column_number(from, 0)};
    audit->at_ms = sql_column_number(from, 1);
    char by[8];
    bool known = sql_column_text(from, 2, by, sizeof(by));
    audit->by_cli = known && strcmp(by, "cli") == 0;
    audit->user = sql_column_number(from, 3);
    audit->target_user = sql_column_number(from, 6);
    return known && sql_column_text(from, 4, row->who, sizeof(row->who)) &&
           sql_column_text(from, 5, audit->action, sizeof(audit->action)) &&
           sql_column_text(from, 7, row->whom, sizeof(row->whom)) &&
           sql_column_text(from, 8, audit->target, sizeof(audit->target)) &&
           sql_column_text(from, 9, audit->detail, sizeof(audit->detail)) &&
           sql_column_text(from, 10, audit->result, sizeof(audit->result));
}

static enum store_err audit_give(struct store_reader *reader, struct sql_stmt *statement,
                                 store_audit_each *each, void *context)
{
    enum store_err err = STORE_OK;
    while (list_next(reader, statement, &err)) {
        struct store_audit_row row;
        if (!audit_columns(statement, &row)) return list_corrupt(reader, statement, "audit");
        if (!each(context, &row)) {
            sql_unmake(statement);
            return STORE_OK;
        }
    }
    return err;
}

enum store_err store_audit_list(struct store_reader *reader, int64_t before, uint32_t count,
                                store_audit_each *each, void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err =
        list_begin(reader, AUDIT_ROW "WHERE number < ?1 ORDER BY number DESC LIMIT ?2", &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, before > 0 ? before : INT64_MAX);
    sql_bind_int(statement, 2, count);
    return audit_give(reader, statement, each, context);
}

enum store_err store_audit_since(struct store_reader *reader, int64_t after, store_audit_each *each,
                                 void *context)
{
    struct sql_stmt *statement = NULL;
    enum store_err err = list_begin(
        reader, AUDIT_ROW "WHERE number > ?1 AND by = 'cli' ORDER BY number", &statement);
    if (err != STORE_OK) return err;
    sql_bind_int(statement, 1, after);
    return audit_give(reader, statement, each, context);
}

enum store_err store_audit_newest(struct store_reader *reader, int64_t *number)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_AUDIT_NEWEST);
    enum store_err err = STORE_OK;
    bool found = sql_row(&reader->sql, statement, &err);
    *number = found ? sql_column_number(statement, 0) : 0;
    if (found) sql_reset(statement);
    return err;
}

/* ---- writing ---- */

enum store_err ops_run_audit(struct writer *writer, const struct store_audit *audit)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_AUDIT_INSERT);
    sql_bind_int(statement, 1, audit->at_ms);
    sql_bind_text(statement, 2, audit->by_cli ? "cli" : "web");
    sql_bind_int_or_null(statement, 3, audit->user);
    sql_bind_text_or_null(statement, 4, audit->name);
    sql_bind_text(statement, 5, audit->action);
    sql_bind_int_or_null(statement, 6, audit->target_user);
    sql_bind_text_or_null(statement, 7, audit->target);
    sql_bind_text(statement, 8, audit->detail);
    sql_bind_text(statement, 9, audit->result);
    return step_run(writer, STATEMENT_AUDIT_INSERT);
}

/* Does nothing itself: ops_run() writes the row of the audit log of every operation. */
static enum store_err audit(struct writer *writer, struct queue_item *item)
{
    (void)writer;
    (void)item;
    return STORE_OK;
}

static void audit_check(const struct store_write *write)
{
    CHECK(write->audit != NULL);
}

static const struct operation rows[] = {
    {.op = STORE_AUDIT, .name = "audit", .check = audit_check, .run = audit},
};

const struct noun audit_noun = {.operations = rows, .operation_count = COUNT_OF(rows)};
