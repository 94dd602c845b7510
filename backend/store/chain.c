#include "store/chain.h"

#include <string.h>

#include "base/hash.h"
#include "base/log.h"

static uint64_t text_hash(const char *text, uint64_t before)
{
    return hash_bytes(text, strlen(text), before);
}

/* At most six of them. */
static uint64_t numbers_hash(const int64_t *numbers, size_t count, uint64_t before)
{
    unsigned char bytes[6 * sizeof(*numbers)];
    for (size_t i = 0; i < count * sizeof(*numbers); i++)
        bytes[i] = (unsigned char)((uint64_t)numbers[i / 8] >> (8 * (i % 8)));
    return hash_bytes(bytes, count * sizeof(*numbers), before);
}

uint64_t chain_next(uint64_t before, int64_t number, const struct store_move *move)
{
    /* Fixed widths, so that no two rows are the same bytes. */
    const int64_t numbers[] = {number,     move->seq,   move->seat,
                               move->user, move->at_ms, (int64_t)move->state_hash};
    uint64_t hash = numbers_hash(numbers, COUNT_OF(numbers), before);
    hash = text_hash(move->request, hash);
    hash = text_hash(move->move, hash);
    hash = text_hash(move->events, hash);
    if (move->clocks == NULL || move->clocks[0] == '\0') return hash; /* a row without is as ever */
    const int64_t clock[] = {move->clock_ms};
    return text_hash(move->clocks, numbers_hash(clock, COUNT_OF(clock), hash));
}

bool chain_row_read(sqlite3_stmt *row, struct store_move *move)
{
    int64_t seq = 0;
    int64_t seat = -1;
    move->user = sqlite3_column_int64(row, 2);
    move->request = sql_text_borrowed(row, 3);
    move->move = sql_text_borrowed(row, 4);
    move->events = sql_text_borrowed(row, 5);
    move->at_ms = sqlite3_column_int64(row, 7);
    move->clock_ms = sqlite3_column_int64(row, 8);
    move->clocks = sql_text_borrowed(row, 9);
    bool fits =
        sql_column_int(row, 0, 0, UINT32_MAX, &seq) && sql_column_hash(row, 6, &move->state_hash);
    if (fits && sqlite3_column_type(row, 1) != SQLITE_NULL)
        fits = sql_column_int(row, 1, 0, GAME_SEATS_MAX - 1, &seat);
    move->seq = (uint32_t)seq;
    move->seat = (int)seat;
    return fits;
}

/* ---- all of them ---- */

/* A row that no program can read has no checksum, nor have those behind it: a reader says so. */
static enum store_err row_fill(struct sql *sql, sqlite3_stmt *row, sqlite3_stmt *update,
                               int64_t *number, uint64_t *chain)
{
    struct store_move move = {.match = ""};
    bool reads = chain_row_read(row, &move);
    if (sql_no_memory(sql)) return STORE_IO;
    int64_t match = sqlite3_column_int64(row, CHAIN_COLUMN);
    *chain = match == *number ? *chain : CHAIN_BEGIN;
    *number = match;
    *chain = chain_next(*chain, match, &move);
    sql_bind_int(update, 1, sqlite3_column_int64(row, CHAIN_COLUMN + 1));
    if (reads)
        sql_bind_int(update, 2, (int64_t)*chain);
    else
        sql_bind_null(update, 2);
    int code = sqlite3_step(update);
    (void)sqlite3_reset(update);
    return sql_failed(sql->db, code, "chain");
}

enum store_err chain_fill(struct sql *sql)
{
    /* A program whose migrations end before clocks came has no such columns. */
    static const char *const selects[] = {
        "SELECT seq, seat, user, request, move, events, state_hash, at_ms, NULL, NULL, "
        "match_number, rowid FROM move ORDER BY match_number, seq",
        "SELECT " CHAIN_COLUMNS ", match_number, rowid FROM move ORDER BY match_number, seq"};
    static const char has[] =
        "SELECT count(*) FROM pragma_table_info('move') WHERE name = 'clocks'";
    static const char change[] = "UPDATE move SET chain = ?2 WHERE rowid = ?1";
    sqlite3_stmt *row = NULL;
    sqlite3_stmt *update = NULL;
    int64_t rows = 0;
    int64_t number = 0;
    uint64_t chain = CHAIN_BEGIN;
    int64_t clocks = 0;
    enum store_err err = sql_number(sql, has, &clocks);
    if (err != STORE_OK) return err;
    int code = sqlite3_prepare_v2(sql->db, selects[clocks != 0], -1, &row, NULL);
    if (code == SQLITE_OK) code = sqlite3_prepare_v2(sql->db, change, -1, &update, NULL);
    err = sql_failed(sql->db, code, "chain");
    while (err == STORE_OK && (code = sqlite3_step(row)) == SQLITE_ROW) {
        err = row_fill(sql, row, update, &number, &chain);
        rows++;
    }
    if (err == STORE_OK) err = sql_failed(sql->db, code, "chain");
    (void)sqlite3_finalize(update);
    (void)sqlite3_finalize(row);
    if (err == STORE_OK && rows > 0) log_info("store", "event=chained rows=%lld", (long long)rows);
    return err;
}
