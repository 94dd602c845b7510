#include "store/read/reader.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "store/sql/chain.h"
#include "store/sql/columns.h"
#include "store/sql/engine.h"
#include "store/read/reader_internal.h"

enum store_err reader_open(const char *path, struct store_reader **opened)
{
    *opened = NULL;
    struct store_reader *reader = calloc(1, sizeof(*reader));
    if (reader == NULL) return STORE_IO;
    enum store_err err = sql_connect(&reader->sql, path, SQL_READS);
    if (err == STORE_OK) err = sql_prepare(&reader->sql, SQL_READS);
    if (err != STORE_OK) {
        free(reader);
        return err;
    }
    reader->thread = pthread_self();
    *opened = reader;
    return STORE_OK;
}

void reader_close(struct store_reader *reader)
{
    sql_close(&reader->sql);
    free(reader);
}

enum store_err store_snapshot_begin(struct store_reader *reader)
{
    return sql_run(&reader->sql, STATEMENT_SNAPSHOT_BEGIN);
}

void store_snapshot_end(struct store_reader *reader)
{
    enum store_err err = sql_run(&reader->sql, STATEMENT_SNAPSHOT_END);
    if (err != STORE_OK)
        log_error("store", "event=snapshot_not_ended error=%s", store_err_name(err));
}

bool reader_moment_begin(struct store_reader *reader, enum store_err *err)
{
    *err = STORE_OK;
    if (!sql_engine(&reader->sql)->sees_commits || sql_in_transaction(&reader->sql)) return false;
    *err = store_snapshot_begin(reader);
    return *err == STORE_OK;
}

void reader_moment_end(struct store_reader *reader, bool begun)
{
    if (begun) store_snapshot_end(reader);
}

bool reader_row_next(struct store_reader *reader, enum statement statement, enum store_err *err)
{
    CHECK(pthread_equal(reader->thread, pthread_self()));
    return sql_row(&reader->sql, &reader->sql.statements[statement], err);
}

void reader_rows_end(struct store_reader *reader, enum statement statement)
{
    sql_reset(&reader->sql.statements[statement]);
}

enum store_err reader_row_corrupt(const struct store_reader *reader, const char *table,
                                  int64_t number)
{
    if (sql_no_memory(&reader->sql)) {
        log_error("store", "event=no_memory table=%s", table);
        return STORE_IO;
    }
    log_error("store", "event=bad_row table=%s number=%" PRId64, table, number);
    return STORE_DAMAGED;
}

/* ---- users ---- */

enum store_err reader_user_columns(const struct store_reader *reader, struct sql_stmt *row,
                                   struct store_user *user)
{
    static const struct column columns[READER_USER_COLUMNS] = {
        COLUMN(store_user, id, COLUMN_READ),
        COLUMN(store_user, name, COLUMN_READ),
        COLUMN(store_user, guest, COLUMN_READ),
        COLUMN(store_user, admin, COLUMN_READ),
        COLUMN(store_user, password_hash, COLUMN_READ),
        COLUMN(store_user, email, COLUMN_READ),
        COLUMN(store_user, created_ms, COLUMN_READ),
        COLUMN(store_user, deleted_ms, COLUMN_READ),
        COLUMN(store_user, bot_account, COLUMN_READ),
    };
    *user = (struct store_user){0};
    bool fits = columns_read(row, 0, columns, COUNT_OF(columns), user);
    return fits ? STORE_OK : reader_row_corrupt(reader, "user", user->id);
}

enum store_err store_user_read(struct store_reader *reader, int64_t id, struct store_user *user)
{
    enum store_err err = STORE_OK;
    sql_bind_int(sql_statement(&reader->sql, STATEMENT_USER_READ), 1, id);
    if (!reader_row_next(reader, STATEMENT_USER_READ, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    err = reader_user_columns(reader, &reader->sql.statements[STATEMENT_USER_READ], user);
    reader_rows_end(reader, STATEMENT_USER_READ);
    return err;
}

/* ---- matches ---- */

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

enum store_err reader_match_columns(const struct store_reader *reader, struct sql_stmt *row,
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

enum store_err reader_match_row(struct store_reader *reader, enum statement statement,
                                struct store_match *match)
{
    int64_t number = 0;
    enum store_err err =
        reader_match_columns(reader, &reader->sql.statements[statement], &number, match);
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
        err = reader_match_row(reader, STATEMENT_MATCH_READ, match);
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
        err = reader_match_row(reader, statement, &match);
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

/* ---- rows of a log ---- */

enum store_err reader_match_number(struct store_reader *reader, const char *id, int64_t *number)
{
    struct sql_stmt *row = sql_statement(&reader->sql, STATEMENT_MATCH_NUMBER);
    sql_bind_text(row, 1, id);
    enum store_err err = STORE_OK;
    if (!reader_row_next(reader, STATEMENT_MATCH_NUMBER, &err))
        return err == STORE_OK ? STORE_NOT_FOUND : err;
    *number = sql_column_number(row, 0);
    reader_rows_end(reader, STATEMENT_MATCH_NUMBER);
    return STORE_OK;
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

enum store_err reader_move(struct store_reader *reader, enum statement statement, int64_t number,
                           uint32_t seq, uint64_t *chain, struct store_move *move)
{
    struct sql_stmt *row = &reader->sql.statements[statement];
    /* A gap or a repeat is not the match that was played. */
    bool reads = chain_row_read(row, move) && move->seq == seq;
    uint64_t stored = (uint64_t)sql_column_number(row, CHAIN_COLUMN);
    bool has = !sql_column_is_null(row, CHAIN_COLUMN);
    *chain = chain_next(*chain, number, move);
    if (sql_no_memory(&reader->sql)) return STORE_IO;
    if (!reads || !has || *chain != stored) {
        log_error("store", "event=damaged_row match=%s seq=%u reason=%s", move->match, seq,
                  !reads ? "unreadable" : "checksum");
        return STORE_DAMAGED;
    }
    return STORE_OK;
}
