#include "store/rehash.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/clock.h"
#include "base/log.h"

#define STATE_HASH_BYTES 17 /* sixteen digits and the closing 0 */

/* The tables as they are at this migration: later ones change nothing here. */
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
    void *folding; /* of the rules */
    sqlite3_stmt *rows;
    sqlite3_stmt *update;
    sqlite3_stmt *note;
    int64_t matches;
    int64_t left; /* of these, with rows that stay as they were */
};

static enum store_err prepare(struct sql *sql, const char *text, sqlite3_stmt **statement)
{
    return sql_failed(sql->db, sqlite3_prepare_v2(sql->db, text, -1, statement, NULL), text);
}

/* Runs a statement that gives no row, once more. */
static enum store_err run(struct sql *sql, sqlite3_stmt *statement)
{
    int code = sqlite3_step(statement);
    (void)sqlite3_reset(statement);
    return sql_failed(sql->db, code, "rehash");
}

/* Folds the row that was just read, and writes its hash anew. STORE_CORRUPT: it does not fold by
 * the hash that it has. */
static enum store_err row_rehash(struct rehash *rehash, uint32_t seq)
{
    sqlite3_stmt *row = rehash->rows;
    int64_t at = 0;
    int64_t seat = -1;
    uint64_t hash = 0;
    char text[STATE_HASH_BYTES];
    const char *events = (const char *)sqlite3_column_text(row, 3);
    if (events == NULL) return sql_failed(rehash->sql->db, SQLITE_NOMEM, "rehash");
    if (!sql_column_int(row, 1, seq, seq, &at) ||
        (sqlite3_column_type(row, 2) != SQLITE_NULL &&
         !sql_column_int(row, 2, 0, GAME_SEATS_MAX - 1, &seat)) ||
        !sql_column_hash(row, 4, &hash))
        return STORE_CORRUPT;
    enum store_err err = rehash->rules->row(rehash->folding, seq, (int)seat, events, &hash);
    if (err != STORE_OK) return err;
    (void)snprintf(text, sizeof(text), "%016" PRIx64, hash);
    sql_bind_int(rehash->update, 1, sqlite3_column_int64(row, 0));
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
    int code;
    sql_bind_int(rehash->rows, 1, number);
    while ((code = sqlite3_step(rehash->rows)) == SQLITE_ROW) {
        err = row_rehash(rehash, seq);
        if (err != STORE_OK) break;
        seq++;
    }
    if (code != SQLITE_ROW) err = sql_failed(rehash->sql->db, code, "rehash");
    (void)sqlite3_reset(rehash->rows);
    if (err == STORE_CORRUPT && code == SQLITE_ROW) {
        char why[128];
        (void)snprintf(why, sizeof(why),
                       "version %u does not fold by its hash; from there on the rows are as they "
                       "were",
                       seq);
        err = left_note(rehash, id, why);
    }
    return err;
}

static enum store_err matches_rehash(struct rehash *rehash, sqlite3_stmt *match)
{
    enum store_err err = STORE_OK;
    int code = SQLITE_DONE;
    while (err == STORE_OK && (code = sqlite3_step(match)) == SQLITE_ROW) {
        const char *id = (const char *)sqlite3_column_text(match, 1);
        struct store_rules_match of = {.game = (const char *)sqlite3_column_text(match, 2),
                                       .revision = (uint16_t)sqlite3_column_int(match, 3),
                                       .seats = (uint8_t)sqlite3_column_int(match, 4),
                                       .options = (const char *)sqlite3_column_text(match, 5)};
        rehash->matches++;
        if (id == NULL || of.game == NULL || of.options == NULL)
            return sql_failed(rehash->sql->db, SQLITE_NOMEM, "rehash");
        err = rehash->rules->begin(rehash->folding, &of);
        if (err == STORE_OK)
            err = match_rehash(rehash, sqlite3_column_int64(match, 0), id);
        else if (err == STORE_CORRUPT)
            err = left_note(rehash, id, "its game, options or rules are not known here");
    }
    return err != STORE_OK ? err : sql_failed(rehash->sql->db, code, "rehash");
}

enum store_err rehash_run(struct sql *sql, const struct store_rules *rules)
{
    struct rehash rehash = {.sql = sql, .rules = rules};
    sqlite3_stmt *match = NULL;
    enum store_err err = prepare(sql, MATCHES, &match);
    if (err == STORE_OK && rules == NULL) {
        int code = sqlite3_step(match);
        err = code == SQLITE_ROW ? STORE_CORRUPT : sql_failed(sql->db, code, "rehash");
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
    (void)sqlite3_finalize(rehash.note);
    (void)sqlite3_finalize(rehash.update);
    (void)sqlite3_finalize(rehash.rows);
    (void)sqlite3_finalize(match);
    return err;
}
