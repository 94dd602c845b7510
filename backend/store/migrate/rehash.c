#include "store/migrate/rehash.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/clock.h"
#include "base/log.h"

#define STATE_HASH_BYTES 17 /* sixteen digits and the closing 0 */

/* The tables have the columns of this migration: later changes of the tables do not matter here. */
#define MATCHES                                                                                    \
    "SELECT number, id, game, revision, seats, options FROM match WHERE started_ms IS NOT NULL "   \
    "ORDER BY number"
#define ROWS                                                                                       \
    "SELECT rowid, seq, seat, events, state_hash FROM move WHERE match_number = ?1 ORDER BY seq"
#define UPDATE "UPDATE move SET state_hash = ?2 WHERE rowid = ?1"
#define NOTE                                                                                       \
    "INSERT INTO audit (at_ms, by, name, action, target, detail, result) "                         \
    "VALUES (?1, 'cli', 'ochre', 'migrate', ?2, ?3, 'left')"

struct rehash {
    struct sql *sql;
    const struct store_rules *rules;
    void *folding; /* the rules' fold */
    struct sql_stmt *rows;
    struct sql_stmt *update;
    struct sql_stmt *note;
    int64_t matches;
    int64_t left; /* number of matches with rows that remained unchanged */
};

static enum store_err prepare(struct sql *sql, const char *text, struct sql_stmt **statement)
{
    return sql_make(sql, text, statement);
}

/* Runs a statement without result rows. */
static enum store_err run(struct sql *sql, struct sql_stmt *statement)
{
    enum store_err err = STORE_OK;
    (void)sql_row(sql, statement, &err);
    return err;
}

/* Folds the row that was just read, and writes its new hash. STORE_CORRUPT: it does not match
 * its stored hash. */
static enum store_err row_rehash(struct rehash *rehash, uint32_t seq)
{
    struct sql_stmt *row = rehash->rows;
    int64_t at = 0;
    int64_t seat = -1;
    uint64_t hash = 0;
    char text[STATE_HASH_BYTES];
    const char *events = sql_column_borrowed(row, 3);
    if (sql_no_memory(rehash->sql)) return STORE_IO;
    if (!sql_column_int(row, 1, seq, seq, &at) ||
        (!sql_column_is_null(row, 2) && !sql_column_int(row, 2, 0, GAME_SEATS_MAX - 1, &seat)) ||
        !sql_column_hash(row, 4, &hash))
        return STORE_CORRUPT;
    enum store_err err = rehash->rules->row(rehash->folding, seq, (int)seat, events, &hash);
    if (err != STORE_OK) return err;
    (void)snprintf(text, sizeof(text), "%016" PRIx64, hash);
    sql_bind_int(rehash->update, 1, sql_column_number(row, 0));
    sql_bind_text(rehash->update, 2, text);
    return run(rehash->sql, rehash->update);
}

static enum store_err left_note(struct rehash *rehash, const char *id, const char *why)
{
    log_error("store", "event=rows_left match=%s reason=\"%s\"", id, why);
    rehash->left++;
    sql_bind_int(rehash->note, 1, clock_unix_ms());
    sql_bind_text(rehash->note, 2, id);
    sql_bind_text(rehash->note, 3, why);
    return run(rehash->sql, rehash->note);
}

static enum store_err match_rehash(struct rehash *rehash, int64_t number, const char *id)
{
    enum store_err err = STORE_OK;
    uint32_t seq = 0;
    bool stopped = false;
    sql_bind_int(rehash->rows, 1, number);
    while (!stopped && sql_row(rehash->sql, rehash->rows, &err)) {
        err = row_rehash(rehash, seq);
        stopped = err != STORE_OK;
        seq += !stopped;
    }
    if (stopped) sql_reset(rehash->rows);
    if (err == STORE_CORRUPT && stopped) {
        char why[128];
        (void)snprintf(why, sizeof(why),
                       "version %u does not fold by its hash; from there on the rows are as they "
                       "were",
                       seq);
        err = left_note(rehash, id, why);
    }
    return err;
}

static enum store_err matches_rehash(struct rehash *rehash, struct sql_stmt *match)
{
    enum store_err err = STORE_OK;
    while (err == STORE_OK && sql_row(rehash->sql, match, &err)) {
        const char *id = sql_column_borrowed(match, 1);
        struct store_rules_match of = {.game = sql_column_borrowed(match, 2),
                                       .revision = (uint16_t)sql_column_number(match, 3),
                                       .seats = (uint8_t)sql_column_number(match, 4),
                                       .options = sql_column_borrowed(match, 5)};
        rehash->matches++;
        if (sql_no_memory(rehash->sql)) return STORE_IO;
        err = rehash->rules->begin(rehash->folding, &of);
        if (err == STORE_OK)
            err = match_rehash(rehash, sql_column_number(match, 0), id);
        else if (err == STORE_CORRUPT)
            err = left_note(rehash, id, "its game, options or rules are not known here");
    }
    return err;
}

enum store_err rehash_run(struct sql *sql, const struct store_rules *rules)
{
    struct rehash rehash = {.sql = sql, .rules = rules};
    struct sql_stmt *match = NULL;
    enum store_err err = prepare(sql, MATCHES, &match);
    if (err == STORE_OK && rules == NULL) {
        if (sql_row(sql, match, &err)) err = STORE_CORRUPT;
    } else if (err == STORE_OK) {
        rehash.folding = rules->open();
        err = rehash.folding == NULL ? STORE_IO : prepare(sql, ROWS, &rehash.rows);
        err = err == STORE_OK ? prepare(sql, UPDATE, &rehash.update) : err;
        err = err == STORE_OK ? prepare(sql, NOTE, &rehash.note) : err;
        err = err == STORE_OK ? matches_rehash(&rehash, match) : err;
        rules->close(rehash.folding);
        log_info("store", "event=rehashed matches=%lld left=%lld", (long long)rehash.matches,
                 (long long)rehash.left);
    }
    sql_unmake(rehash.note);
    sql_unmake(rehash.update);
    sql_unmake(rehash.rows);
    sql_unmake(match);
    return err;
}
