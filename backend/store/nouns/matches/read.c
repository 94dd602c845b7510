/* Reading a match with its seats. */
#include <string.h>

#include "store/nouns/internal.h"
#include "store/read/reader_internal.h"

static bool status_column(struct sql_stmt *row, int column, enum store_status *status)
{
    const char *text = sql_column_borrowed(row, column);
    for (size_t i = 0; i < STATEMENT_STATUSES; i++) {
        if (strcmp(text, statement_statuses[i]) == 0) {
            *status = (enum store_status)i;
            return true;
        }
    }
    return false;
}

enum store_err ops_match_columns(const struct store_reader *reader, struct sql_stmt *row,
                                 int64_t *number, struct store_match *match)
{
    int64_t revision = 0;
    int64_t seats = 0;
    int64_t edit = 0;
    *match = (struct store_match){0};
    *number = sql_column_number(row, 0);
    match->listed = sql_column_number(row, 6) != 0;
    match->key_needed = sql_column_number(row, 7) != 0;
    match->created_by = sql_column_number(row, 9);
    match->created_ms = sql_column_number(row, 10);
    match->started_ms = sql_column_number(row, 11);
    match->ended_ms = sql_column_number(row, 12);
    bool fits = sql_column_text(row, 1, match->id, sizeof(match->id)) &&
                sql_column_text(row, 2, match->game, sizeof(match->game)) &&
                sql_column_int(row, 3, 0, UINT16_MAX, &revision) &&
                sql_column_text(row, 4, match->options, sizeof(match->options)) &&
                status_column(row, 5, &match->status) &&
                sql_column_text(row, 8, match->key, sizeof(match->key)) &&
                sql_column_text(row, 13, match->end_reason, sizeof(match->end_reason)) &&
                sql_column_blob(row, 14, match->seed, sizeof(match->seed)) &&
                sql_column_text(row, 15, match->rematch, sizeof(match->rematch)) &&
                sql_column_int(row, 16, 1, GAME_SEATS_MAX, &seats) &&
                sql_column_int(row, 19, 1, UINT32_MAX, &edit);
    match->ended_by = sql_column_number(row, 17);
    match->due_ms = sql_column_number(row, 18);
    match->clock_due_ms = sql_column_number(row, 20);
    match->unrated = sql_column_number(row, 21) != 0;
    match->edit = (uint32_t)edit;
    match->revision = (uint16_t)revision;
    match->seats = (uint8_t)seats;
    return fits ? STORE_OK : reader_row_corrupt(reader, "match", *number);
}

static enum store_err seat_columns(struct sql_stmt *row, int index, struct store_seat *seat)
{
    int64_t at = 0;
    int64_t rank = 0;
    int64_t score = 0;
    int64_t chat_read = 0;
    int64_t seen = 0;
    int64_t mentions = 0;
    int64_t stands_in = 0;
    int64_t resigned = 0;
    seat->user = sql_column_number(row, 1);
    bool fits = sql_column_int(row, 0, index, index, &at) &&
                sql_column_text(row, 2, seat->bot, sizeof(seat->bot)) &&
                sql_column_text(row, 3, seat->name, sizeof(seat->name)) &&
                sql_column_int(row, 4, INT16_MIN, INT16_MAX, &rank) &&
                sql_column_int(row, 5, INT16_MIN, INT16_MAX, &score) &&
                sql_column_int(row, 8, 0, UINT32_MAX, &chat_read) &&
                sql_column_int(row, 9, 0, UINT32_MAX, &seen) &&
                sql_column_int(row, 12, 0, INT64_MAX, &mentions) &&
                sql_column_int(row, 13, 0, 1, &stands_in) &&
                sql_column_int(row, 14, 0, UINT16_MAX, &resigned);
    seat->bot_account = sql_column_number(row, 15) != 0;
    seat->answers = sql_column_number(row, 16);
    seat->stands_in = stands_in != 0;
    seat->resigned = (uint32_t)resigned;
    seat->invited = sql_column_number(row, 7);
    seat->chat_read = (uint32_t)chat_read;
    seat->mentions = (uint16_t)(mentions < UINT16_MAX ? mentions : UINT16_MAX);
    seat->seen = (uint32_t)seen;
    seat->seen_ms = sql_column_number(row, 10);
    seat->seen_end = sql_column_number(row, 11) != 0;
    seat->has_nonce = !sql_column_is_null(row, 6);
    if (seat->has_nonce) fits = fits && sql_column_blob(row, 6, seat->nonce, sizeof(seat->nonce));
    seat->rank = (int16_t)rank;
    seat->score = (int16_t)score;
    return fits ? STORE_OK : STORE_DAMAGED;
}

enum store_err ops_match_row(struct store_reader *reader, enum statement statement,
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
        err = ops_match_row(reader, STATEMENT_MATCH_READ, match);
        reader_rows_end(reader, STATEMENT_MATCH_READ);
    } else if (err == STORE_OK) {
        err = STORE_NOT_FOUND;
    }
    reader_moment_end(reader, begun);
    return err;
}

/* Gives each match that the statement, with its parameters bound, finds to `row`. */
static enum store_err matches_each(struct store_reader *reader, enum statement statement,
                                   store_match_row *row, void *context)
{
    enum store_err err = STORE_OK;
    bool begun = reader_moment_begin(reader, &err);
    while (err == STORE_OK && reader_row_next(reader, statement, &err)) {
        struct store_match match;
        err = ops_match_row(reader, statement, &match);
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
