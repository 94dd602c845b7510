#include "store/nouns/orders.h"

#include "store/read/reader_internal.h"

static bool columns(struct sql_stmt *row, struct store_orders *orders)
{
    orders->user = sql_column_number(row, 0);
    orders->edit = (uint32_t)sql_column_number(row, 1);
    orders->fired = (uint32_t)sql_column_number(row, 2);
    orders->version = (uint32_t)sql_column_number(row, 6);
    orders->at_ms = sql_column_number(row, 7);
    return sql_column_text(row, 3, orders->text, sizeof(orders->text)) &&
           sql_column_text(row, 4, orders->dropped, sizeof(orders->dropped)) &&
           sql_column_text(row, 5, orders->why, sizeof(orders->why)) &&
           sql_column_text(row, 8, orders->match, sizeof(orders->match));
}

enum store_err store_orders_each(struct store_reader *reader, const char *match, int64_t user,
                                 store_orders_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_ORDERS_READ);
    enum store_err err = STORE_OK;
    sql_bind_text(statement, 1, match);
    sql_bind_int(statement, 2, user);
    while (reader_row_next(reader, STATEMENT_ORDERS_READ, &err)) {
        struct store_orders orders;
        bool fits = columns(statement, &orders);
        if (!fits) err = reader_row_corrupt(reader, "orders", sql_column_number(statement, 0));
        if (!fits || !row(context, &orders)) {
            reader_rows_end(reader, STATEMENT_ORDERS_READ);
            break;
        }
    }
    return err;
}
