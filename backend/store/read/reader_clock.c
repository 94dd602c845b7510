/* Reading what is stored about clocks: which matches are due, and when clock time went. */
#include "store/read/reader_internal.h"

enum store_err store_clocks_due_each(struct store_reader *reader,
                                     const struct store_clocks_due *due, uint32_t count,
                                     store_clock_row *row, void *context, int64_t *next_ms)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_CLOCKS_DUE);
    enum store_err err = STORE_OK;
    *next_ms = 0;
    sql_bind_int(statement, 1, due->from_ms);
    sql_bind_int(statement, 2, due->now_ms);
    sql_bind_int(statement, 3, due->ahead_ms);
    sql_bind_int(statement, 4, count);
    while (reader_row_next(reader, STATEMENT_CLOCKS_DUE, &err)) {
        char id[STORE_MATCH_ID_BYTES + 1];
        bool ours = sql_column_text(statement, 0, id, sizeof(id));
        if (!ours) err = reader_row_corrupt(reader, "match", 0);
        if (err == STORE_DAMAGED) err = STORE_OK; /* an invalid id: nobody can request it */
        if (err != STORE_OK || (ours && !row(context, id, sql_column_number(statement, 1)))) {
            reader_rows_end(reader, STATEMENT_CLOCKS_DUE);
            break;
        }
    }
    if (err != STORE_OK) return err;
    statement = sql_statement(&reader->sql, STATEMENT_CLOCKS_NEXT);
    sql_bind_int(statement, 1, due->now_ms);
    if (!reader_row_next(reader, STATEMENT_CLOCKS_NEXT, &err)) return err;
    *next_ms = sql_column_number(statement, 0);
    reader_rows_end(reader, STATEMENT_CLOCKS_NEXT);
    return err;
}

/* The newest first, into the end of `at`. */
static enum store_err uncharged_read(struct store_reader *reader, struct store_uncharged *at,
                                     size_t room, size_t *first)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_UNCHARGED_READ);
    enum store_err err = STORE_OK;
    *first = room;
    sql_bind_int(statement, 1, (int64_t)room);
    while (reader_row_next(reader, STATEMENT_UNCHARGED_READ, &err)) {
        char reason[16];
        if (!sql_column_text(statement, 3, reason, sizeof(reason))) {
            err = reader_row_corrupt(reader, "uncharged", 0);
            reader_rows_end(reader, STATEMENT_UNCHARGED_READ);
            return err;
        }
        at[--*first] = (struct store_uncharged){.clock_ms = sql_column_number(statement, 0),
                                                .from_ms = sql_column_number(statement, 1),
                                                .until_ms = sql_column_number(statement, 2),
                                                .down = reason[0] == 'd'};
    }
    return err;
}

enum store_err store_clock_read(struct store_reader *reader, struct store_heartbeat *heartbeat,
                                int64_t *newest_ms, struct store_uncharged *at, size_t room,
                                size_t *count)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_HEARTBEAT_READ);
    enum store_err err = STORE_OK;
    size_t first = room;
    *count = 0;
    if (!reader_row_next(reader, STATEMENT_HEARTBEAT_READ, &err))
        return err == STORE_OK ? STORE_IO : err;
    *heartbeat = (struct store_heartbeat){.clock_ms = sql_column_number(statement, 0),
                                          .unix_ms = sql_column_number(statement, 1)};
    *newest_ms = sql_column_number(statement, 2);
    reader_rows_end(reader, STATEMENT_HEARTBEAT_READ);
    err = uncharged_read(reader, at, room, &first);
    if (err != STORE_OK) return err;
    *count = room - first;
    for (size_t i = 0; i < *count; i++) at[i] = at[first + i];
    return STORE_OK;
}
