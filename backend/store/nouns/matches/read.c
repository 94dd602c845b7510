/* Reading a match with its seats. */
#include "store/nouns/matches/read.h"

#include <string.h>

#include "store/nouns/matches/columns.h"
#include "store/read/reader.h"
#include "store/read/reader_internal.h"

enum store_err ops_match_columns(const struct store_reader *reader, struct sql_stmt *row,
                                 int64_t *number, struct store_match *match)
{
    *match = (struct store_match){0};
    *number = sql_column_number(row, 0);
    bool fits = columns_read(row, 1, matches_columns, MATCHES_COLUMNS, match) &&
                match->seats >= 1 && match->seats <= GAME_SEATS_MAX && match->edit >= 1;
    return fits ? STORE_OK : reader_row_corrupt(reader, "match", *number);
}

/* Indexes of the columns of STATEMENT_SEATS_READ. */
enum { SEAT_INDEX, SEAT_FIRST, SEAT_NONCE = SEAT_FIRST + SEATS_COLUMNS_FIRST, SEAT_REST };
enum { SEAT_STANDS_IN = SEAT_REST + 5, SEAT_MENTIONS = SEAT_REST + SEATS_COLUMNS_REST };

static enum store_err seat_columns(struct sql_stmt *row, int index, struct store_seat *seat)
{
    int64_t mentions = 0;
    int64_t stands_in = 0;
    bool fits = sql_column_number(row, SEAT_INDEX) == index &&
                columns_read(row, SEAT_FIRST, seats_columns_first, SEATS_COLUMNS_FIRST, seat) &&
                columns_read(row, SEAT_REST, seats_columns_rest, SEATS_COLUMNS_REST, seat) &&
                sql_column_int(row, SEAT_MENTIONS, 0, INT64_MAX, &mentions) &&
                sql_column_int(row, SEAT_STANDS_IN, 0, 1, &stands_in) &&
                seat->resigned <= UINT16_MAX;
    seat->mentions = (uint16_t)(mentions < UINT16_MAX ? mentions : UINT16_MAX);
    seat->has_nonce = !sql_column_is_null(row, SEAT_NONCE);
    if (seat->has_nonce)
        fits = fits && sql_column_blob(row, SEAT_NONCE, seat->nonce, sizeof(seat->nonce));
    return fits ? STORE_OK : STORE_DAMAGED;
}

/* Reads the match in the current row of `statement` with its seats. The statement stays at that
 * row, so that both reads see one state of the file. */
static enum store_err match_row(struct store_reader *reader, enum statement statement,
                                struct store_match *match)
{
    int64_t number = 0;
    enum store_err err =
        ops_match_columns(reader, &reader->sql.statements[statement], &number, match);
    if (err != STORE_OK) return err;
    struct sql_stmt *seats = sql_statement(&reader->sql, STATEMENT_SEATS_READ);
    sql_bind_int(seats, 1, number);
    int count = 0;
    while (reader_row_next(reader, STATEMENT_SEATS_READ, &err)) {
        if (count >= match->seats || seat_columns(seats, count, &match->seat[count]) != STORE_OK) {
            err = reader_row_corrupt(reader, "seat", number);
            reader_rows_end(reader, STATEMENT_SEATS_READ);
            return err;
        }
        count++;
    }
    return err == STORE_OK && count < match->seats ? reader_row_corrupt(reader, "seat", number)
                                                   : err;
}

enum store_err store_match_read(struct store_reader *reader, const char *id,
                                struct store_match *match)
{
    enum store_err err = STORE_OK;
    bool begun = reader_moment_begin(reader, &err);
    if (err != STORE_OK) return err;
    sql_bind_text(sql_statement(&reader->sql, STATEMENT_MATCH_READ), 1, id);
    if (reader_row_next(reader, STATEMENT_MATCH_READ, &err)) {
        err = match_row(reader, STATEMENT_MATCH_READ, match);
        reader_rows_end(reader, STATEMENT_MATCH_READ);
    } else if (err == STORE_OK) {
        err = STORE_NOT_FOUND;
    }
    reader_moment_end(reader, begun);
    return err;
}

enum store_err ops_sound_each(struct store_reader *reader, enum statement statement,
                              store_match_row *row, void *context)
{
    enum store_err err = STORE_OK;
    bool begun = reader_moment_begin(reader, &err);
    while (err == STORE_OK && reader_row_next(reader, statement, &err)) {
        struct store_match match;
        err = match_row(reader, statement, &match);
        if (err == STORE_DAMAGED) {
            err = STORE_OK;
            continue;
        }
        if (err != STORE_OK || !row(context, &match)) {
            reader_rows_end(reader, statement);
            break;
        }
    }
    reader_moment_end(reader, begun);
    return err;
}

/* Calls `row` for each match that the statement, with its parameters bound, finds. */
static enum store_err matches_each(struct store_reader *reader, enum statement statement,
                                   store_match_row *row, void *context)
{
    enum store_err err = STORE_OK;
    bool begun = reader_moment_begin(reader, &err);
    while (err == STORE_OK && reader_row_next(reader, statement, &err)) {
        struct store_match match;
        err = match_row(reader, statement, &match);
        if (err != STORE_OK || !row(context, &match)) {
            reader_rows_end(reader, statement);
            break;
        }
    }
    reader_moment_end(reader, begun);
    return err;
}

enum store_err store_started_matches_each(struct store_reader *reader, store_match_row *row,
                                          void *context)
{
    (void)sql_statement(&reader->sql, STATEMENT_MATCHES_STARTED);
    return matches_each(reader, STATEMENT_MATCHES_STARTED, row, context);
}

enum store_err store_user_matches_each(struct store_reader *reader, int64_t user, uint32_t count,
                                       store_match_row *row, void *context)
{
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCHES_OF_USER);
    sql_bind_int(statement, 1, user);
    sql_bind_int(statement, 2, count);
    return matches_each(reader, STATEMENT_MATCHES_OF_USER, row, context);
}

enum store_err store_match_size(struct store_reader *reader, const char *match,
                                struct store_size *size)
{
    int64_t number = 0;
    int64_t sizes[3] = {0, 0, 0};
    enum store_err err = reader_match_number(reader, match, &number);
    if (err != STORE_OK) return err;
    struct sql_stmt *statement = sql_statement(&reader->sql, STATEMENT_MATCH_SIZE);
    sql_bind_int(statement, 1, number);
    if (!reader_row_next(reader, STATEMENT_MATCH_SIZE, &err))
        return err == STORE_OK ? STORE_IO : err;
    bool fits = sql_column_int(statement, 0, 0, UINT32_MAX, &sizes[0]) &&
                sql_column_int(statement, 1, 0, UINT32_MAX, &sizes[1]) &&
                sql_column_int(statement, 2, 0, UINT8_MAX, &sizes[2]);
    size->owed_known = !sql_column_is_null(statement, 2);
    size->moved_ms = sql_column_number(statement, 3);
    reader_rows_end(reader, STATEMENT_MATCH_SIZE);
    size->version = (uint32_t)sizes[0];
    size->chat = (uint32_t)sizes[1];
    size->owed = (uint8_t)sizes[2];
    return fits ? STORE_OK : reader_row_corrupt(reader, "match", number);
}
