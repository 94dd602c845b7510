#include "store/nouns/holders.h"

#include <string.h>

#include "store/nouns/internal.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"
#include "store/sql/columns.h"
#include "store/write/step.h"

static const struct column sitter_columns[] = {
    COLUMN(store_sitter, seat, COLUMN_BOTH),
    COLUMN(store_sitter, until, COLUMN_BOTH),
    COLUMN(store_sitter, user, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_sitter, bot, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_sitter, name, COLUMN_BOTH),
};

static const struct column holder_columns[] = {
    COLUMN(store_holder, seat, COLUMN_READ),      COLUMN(store_holder, since, COLUMN_READ),
    COLUMN(store_holder, until, COLUMN_READ),     COLUMN(store_holder, user, COLUMN_READ),
    COLUMN(store_holder, bot, COLUMN_READ),       COLUMN(store_holder, name, COLUMN_READ),
    COLUMN(store_holder, decisions, COLUMN_READ),
};

enum store_err store_sitters_each(struct store_reader *reader, const char *match,
                                  store_sitter_row *row, void *context)
{
    int64_t number = 0;
    struct store_sitter sitter;
    enum store_err err = reader_match_number(reader, match, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_SITTERS_READ);
    sql_bind_int(statement, 1, number);
    while (reader_row_next(reader, STATEMENT_SITTERS_READ, &err)) {
        bool fits = columns_read(statement, 0, sitter_columns, COUNT_OF(sitter_columns), &sitter) &&
                    sitter.seat < GAME_SEATS_MAX && sitter.until >= 1;
        if (!fits) err = reader_row_corrupt(reader, "past_sitter", number);
        if (err != STORE_OK || !row(context, &sitter)) {
            reader_rows_end(reader, STATEMENT_SITTERS_READ);
            break;
        }
    }
    return err;
}

enum store_err store_holders_each(struct store_reader *reader, const char *match,
                                  store_holder_row *row, void *context)
{
    int64_t number = 0;
    struct store_holder holder;
    enum store_err err = reader_match_number(reader, match, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_HOLDERS_READ);
    sql_bind_int(statement, 1, number);
    while (reader_row_next(reader, STATEMENT_HOLDERS_READ, &err)) {
        bool fits = columns_read(statement, 0, holder_columns, COUNT_OF(holder_columns), &holder) &&
                    holder.seat < GAME_SEATS_MAX;
        if (!fits) err = reader_row_corrupt(reader, "holder", number);
        if (err != STORE_OK || !row(context, &holder)) {
            reader_rows_end(reader, STATEMENT_HOLDERS_READ);
            break;
        }
    }
    return err;
}

enum store_err store_answerers_find(struct store_reader *reader, const char *match,
                                    struct store_answerers *answerers)
{
    int64_t number = 0;
    enum store_err err = reader_match_number(reader, match, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_ANSWERERS_READ);
    sql_bind_int(row, 1, number);
    memset(answerers, 0, sizeof(*answerers));
    while (reader_row_next(reader, STATEMENT_ANSWERERS_READ, &err)) {
        int64_t seat = 0;
        if (!sql_column_int(row, 0, 0, GAME_SEATS_MAX - 1, &seat)) {
            err = reader_row_corrupt(reader, "seat", number);
            reader_rows_end(reader, STATEMENT_ANSWERERS_READ);
            break;
        }
        answerers->user[seat] = sql_column_number(row, 1);
        answerers->mostly_away[seat] = sql_column_number(row, 2) != 0;
    }
    return err;
}

/* ---- writing ---- */

enum store_err ops_sitter_insert(struct writer *writer, int64_t number,
                                 const struct store_sitter *sitter)
{
    struct sql_stmt *statement = sql_statement(&writer->sql, STATEMENT_SITTER_INSERT);
    sql_bind_int(statement, 1, number);
    (void)columns_bind_from(statement, 2, sitter_columns, COUNT_OF(sitter_columns), sitter);
    return step_run(writer, STATEMENT_SITTER_INSERT);
}
