#include "store/nouns/conditional.h"

#include "store/read/reader_internal.h"

static bool columns(struct sql_stmt *row, struct store_conditional *conditional)
{
    conditional->user = sql_column_number(row, 0);
    conditional->edit = (uint32_t)sql_column_number(row, 1);
    conditional->fired = (uint32_t)sql_column_number(row, 2);
    conditional->version = (uint32_t)sql_column_number(row, 6);
    conditional->at_ms = sql_column_number(row, 7);
    return sql_column_text(row, 3, conditional->text, sizeof(conditional->text)) &&
           sql_column_text(row, 4, conditional->dropped, sizeof(conditional->dropped)) &&
           sql_column_text(row, 5, conditional->why, sizeof(conditional->why)) &&
           sql_column_text(row, 8, conditional->match, sizeof(conditional->match));
}

enum store_err store_conditional_each(struct store_reader *reader, const char *match, int64_t user,
                                      store_conditional_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_CONDITIONAL_READ);
    enum store_err err = STORE_OK;
    sql_bind_text(statement, 1, match);
    sql_bind_int(statement, 2, user);
    while (reader_row_next(reader, STATEMENT_CONDITIONAL_READ, &err)) {
        struct store_conditional conditional;
        bool fits = columns(statement, &conditional);
        if (!fits) err = reader_row_corrupt(reader, "orders", sql_column_number(statement, 0));
        if (!fits || !row(context, &conditional)) {
            reader_rows_end(reader, STATEMENT_CONDITIONAL_READ);
            break;
        }
    }
    return err;
}
