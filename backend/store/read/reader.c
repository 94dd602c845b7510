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
        COLUMN(store_user, moderator, COLUMN_READ),
        COLUMN(store_user, warned, COLUMN_READ),
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

enum store_err reader_move(struct store_reader *reader, enum statement statement, int64_t number,
                           uint32_t seq, uint64_t *chain, struct store_move *move)
{
    struct sql_stmt *row = &reader->sql.statements[statement];
    /* rows with a gap or a repetition are not the match that was played */
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
