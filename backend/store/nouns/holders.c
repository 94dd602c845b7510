#include "store/nouns/holders.h"

#include <string.h>

#include "store/read/reader_internal.h"

static enum store_err sitter_columns(struct sql_stmt *row, struct store_sitter *sitter)
{
    int64_t seat = 0;
    int64_t until = 0;
    *sitter = (struct store_sitter){.user = sql_column_number(row, 2)};
    bool fits = sql_column_int(row, 0, 0, GAME_SEATS_MAX - 1, &seat) &&
                sql_column_int(row, 1, 1, UINT32_MAX, &until) &&
                sql_column_text(row, 3, sitter->bot, sizeof(sitter->bot)) &&
                sql_column_text(row, 4, sitter->name, sizeof(sitter->name));
    sitter->seat = (uint8_t)seat;
    sitter->until = (uint32_t)until;
    return fits ? STORE_OK : STORE_DAMAGED;
}

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
        if (sitter_columns(statement, &sitter) != STORE_OK)
            err = reader_row_corrupt(reader, "past_sitter", number);
        if (err != STORE_OK || !row(context, &sitter)) {
            reader_rows_end(reader, STATEMENT_SITTERS_READ);
            break;
        }
    }
    return err;
}

static enum store_err holder_columns(struct sql_stmt *row, struct store_holder *holder)
{
    int64_t seat = 0;
    int64_t since = 0;
    int64_t until = 0;
    int64_t decisions = 0;
    *holder = (struct store_holder){.user = sql_column_number(row, 3)};
    bool fits = sql_column_int(row, 0, 0, GAME_SEATS_MAX - 1, &seat) &&
                sql_column_int(row, 1, 0, UINT32_MAX, &since) &&
                sql_column_int(row, 2, 0, UINT32_MAX, &until) &&
                sql_column_int(row, 6, 0, UINT32_MAX, &decisions) &&
                sql_column_text(row, 4, holder->bot, sizeof(holder->bot)) &&
                sql_column_text(row, 5, holder->name, sizeof(holder->name));
    holder->seat = (uint8_t)seat;
    holder->since = (uint32_t)since;
    holder->until = (uint32_t)until;
    holder->decisions = (uint32_t)decisions;
    return fits ? STORE_OK : STORE_DAMAGED;
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
        if (holder_columns(statement, &holder) != STORE_OK)
            err = reader_row_corrupt(reader, "holder", number);
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
