#include "store/sql/chain.h"

#include <string.h>

#include "base/hash.h"
#include "base/log.h"

const struct column chain_move_columns[CHAIN_MOVE_COLUMNS] = {
    COLUMN(store_move, user, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_move, request, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_move, move, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_move, events, COLUMN_BOTH),
};

const struct column chain_clock_columns[CHAIN_CLOCK_COLUMNS] = {
    COLUMN(store_move, clock_ms, COLUMN_BOTH | COLUMN_OR_NULL),
    COLUMN(store_move, clocks, COLUMN_BOTH | COLUMN_OR_NULL),
};

/* Indexes of the columns of CHAIN_COLUMNS. */
enum {
    CHAIN_SEQ,
    CHAIN_SEAT,
    CHAIN_MOVE,
    CHAIN_HASH = CHAIN_MOVE + CHAIN_MOVE_COLUMNS,
    CHAIN_AT,
    CHAIN_CLOCK
};
_Static_assert(CHAIN_CLOCK + CHAIN_CLOCK_COLUMNS == CHAIN_COLUMN, "the checksum is behind all");

static uint64_t text_hash(const char *text, uint64_t before)
{
    return hash_bytes(text, strlen(text), before);
}

uint64_t chain_next(uint64_t before, int64_t number, const struct store_move *move)
{
    /* Fixed widths, so that two different rows never give the same bytes. */
    const uint64_t numbers[] = {
        (uint64_t)number,      move->seq,       (uint64_t)(int64_t)move->seat, (uint64_t)move->user,
        (uint64_t)move->at_ms, move->state_hash};
    uint64_t hash = hash_words(numbers, COUNT_OF(numbers), before);
    hash = text_hash(move->request, hash);
    hash = text_hash(move->move, hash);
    hash = text_hash(move->events, hash);
    if (move->clocks == NULL || move->clocks[0] == '\0')
        return hash; /* a row without clocks has the same checksum as before clocks existed */
    const uint64_t clock[] = {(uint64_t)move->clock_ms};
    return text_hash(move->clocks, hash_words(clock, COUNT_OF(clock), hash));
}

bool chain_row_read(struct sql_stmt *row, struct store_move *move)
{
    int64_t seq = 0;
    int64_t seat = -1;
    bool texts = columns_read(row, CHAIN_MOVE, chain_move_columns, CHAIN_MOVE_COLUMNS, move);
    bool clocks = columns_read(row, CHAIN_CLOCK, chain_clock_columns, CHAIN_CLOCK_COLUMNS, move);
    move->at_ms = sql_column_number(row, CHAIN_AT);
    bool fits = texts && clocks && sql_column_int(row, CHAIN_SEQ, 0, UINT32_MAX, &seq) &&
                sql_column_hash(row, CHAIN_HASH, &move->state_hash);
    if (fits && !sql_column_is_null(row, CHAIN_SEAT))
        fits = sql_column_int(row, CHAIN_SEAT, 0, GAME_SEATS_MAX - 1, &seat);
    move->seq = (uint32_t)seq;
    move->seat = (int)seat;
    return fits;
}

/* ---- recomputation ---- */

/* Fills the checksum of a row. An unreadable row has no checksum, and so have all rows after it:
 * a reader reports that. */
static enum store_err row_fill(struct sql *sql, struct sql_stmt *row, struct sql_stmt *update,
                               int64_t *number, uint64_t *chain)
{
    struct store_move move = {.match = ""};
    bool reads = chain_row_read(row, &move);
    if (sql_no_memory(sql)) return STORE_IO;
    int64_t match = sql_column_number(row, CHAIN_COLUMN);
    *chain = match == *number ? *chain : CHAIN_BEGIN;
    *number = match;
    *chain = chain_next(*chain, match, &move);
    sql_bind_int(update, 1, sql_column_number(row, CHAIN_COLUMN + 1));
    if (reads)
        sql_bind_int(update, 2, (int64_t)*chain);
    else
        sql_bind_null(update, 2);
    enum store_err err = STORE_OK;
    (void)sql_row(sql, update, &err);
    return err;
}

static const char change[] = "UPDATE move SET chain = ?2 WHERE rowid = ?1";

enum store_err chain_newest_fill(struct sql *sql, int64_t match, int64_t seq)
{
    static const char select[] =
        "SELECT " CHAIN_COLUMNS ", match_number, rowid, (SELECT chain FROM move AS before "
        "WHERE before.match_number = ?1 AND before.seq = ?2 - 1) "
        "FROM move WHERE match_number = ?1 AND seq = ?2";
    struct sql_stmt *row = NULL;
    struct sql_stmt *update = NULL;
    enum store_err err = sql_make(sql, select, &row);
    if (err == STORE_OK) err = sql_make(sql, change, &update);
    if (err == STORE_OK) {
        sql_bind_int(row, 1, match);
        sql_bind_int(row, 2, seq);
    }
    if (err == STORE_OK && sql_row(sql, row, &err)) {
        uint64_t chain = (uint64_t)sql_column_number(row, CHAIN_COLUMN + 2);
        err = row_fill(sql, row, update, &match, &chain);
    }
    sql_unmake(update);
    sql_unmake(row);
    return err;
}

enum store_err chain_fill(struct sql *sql)
{
    /* Older schemas, in the migrations before the clocks, lack some columns. */
    static const char *const selects[] = {
        "SELECT seq, seat, user, request, move, events, state_hash, at_ms, NULL, NULL, "
        "match_number, rowid FROM move ORDER BY match_number, seq",
        "SELECT " CHAIN_COLUMNS ", match_number, rowid FROM move ORDER BY match_number, seq"};
    static const char has[] =
        "SELECT count(*) FROM pragma_table_info('move') WHERE name = 'clocks'";
    struct sql_stmt *row = NULL;
    struct sql_stmt *update = NULL;
    int64_t rows = 0;
    int64_t number = 0;
    uint64_t chain = CHAIN_BEGIN;
    int64_t clocks = 0;
    enum store_err err = sql_number(sql, has, &clocks);
    if (err != STORE_OK) return err;
    err = sql_make(sql, selects[clocks != 0], &row);
    if (err == STORE_OK) err = sql_make(sql, change, &update);
    while (err == STORE_OK && sql_row(sql, row, &err)) {
        err = row_fill(sql, row, update, &number, &chain);
        rows++;
    }
    sql_unmake(update);
    sql_unmake(row);
    if (err == STORE_OK && rows > 0) log_info("store", "event=chained rows=%lld", (long long)rows);
    return err;
}
