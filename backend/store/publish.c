#include "store/publish.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "base/buf.h"
#include "store/beside.h"
#include "store/care.h"
#include "store/shown.h"
#include "store/sqlite.h"
#include "store/views.h"

#define COLUMNS_MAX 16

static const char tables[] =
    "PRAGMA journal_mode = OFF; BEGIN;"
    "CREATE TABLE user (id INTEGER PRIMARY KEY, name TEXT NOT NULL, guest INTEGER NOT NULL, "
    "bot_account INTEGER NOT NULL) STRICT;"
    "CREATE TABLE match (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, "
    "revision INTEGER NOT NULL, options TEXT NOT NULL, status TEXT NOT NULL, "
    "listed INTEGER NOT NULL, created_by INTEGER, created_ms INTEGER NOT NULL, started_ms INTEGER, "
    "ended_ms INTEGER, end_reason TEXT, ended_by INTEGER, rematch TEXT, seats INTEGER NOT NULL) "
    "STRICT;"
    "CREATE TABLE seat (match_number INTEGER NOT NULL REFERENCES match (number), "
    "seat INTEGER NOT NULL, user INTEGER, bot TEXT, name TEXT NOT NULL, rank INTEGER, "
    "score INTEGER NOT NULL, stands_in INTEGER NOT NULL, mostly_away INTEGER NOT NULL, "
    "answers INTEGER, PRIMARY KEY (match_number, seat)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE past_sitter (match_number INTEGER NOT NULL REFERENCES match (number), "
    "seat INTEGER NOT NULL, until INTEGER NOT NULL, user INTEGER, bot TEXT, name TEXT NOT NULL, "
    "PRIMARY KEY (match_number, seat, until)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE rating (number INTEGER PRIMARY KEY, match_number INTEGER NOT NULL REFERENCES "
    "match (number), seat INTEGER NOT NULL, pool TEXT NOT NULL, user INTEGER, bot TEXT, "
    "game TEXT NOT NULL, seats INTEGER NOT NULL, at_ms INTEGER NOT NULL, matches INTEGER NOT NULL, "
    "rating REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL) STRICT;"
    "CREATE TABLE move (match_number INTEGER NOT NULL REFERENCES match (number), "
    "seq INTEGER NOT NULL, seat INTEGER, user INTEGER, move TEXT, events TEXT NOT NULL, "
    "at_ms INTEGER NOT NULL, landmarks INTEGER NOT NULL) STRICT;";

/* As in 001_tables.sql, 013_conditions.sql, 018_landmarks.sql, 027_rating.sql and 032_holders.sql.
 */
static const char indexes[] =
    "CREATE INDEX seat_user ON seat (user, match_number) WHERE user IS NOT NULL;"
    "CREATE INDEX seat_answers ON seat (answers, match_number) WHERE answers IS NOT NULL;"
    "CREATE INDEX rating_newest ON rating (user, bot, game, seats, pool, number);"
    "CREATE UNIQUE INDEX move_match ON move (match_number, seq);"
    "CREATE INDEX move_round ON move (match_number, seq) WHERE landmarks & 1 > 0;"
    "CREATE INDEX move_phase ON move (match_number, seq) WHERE landmarks & 2 > 0;"
    "CREATE INDEX move_epoch ON move (match_number, seq) WHERE landmarks & 4 > 0;"
    "CREATE INDEX move_tally ON move (match_number, seq) WHERE landmarks & 8 > 0;"
    "CREATE INDEX move_undo ON move (match_number, seq) WHERE landmarks & 16 > 0;"
    "CREATE INDEX move_seat ON move (match_number, seq) WHERE landmarks & 32 > 0;";

/* What each table gets, of the matches that are chosen and of who sits in them. :all and
 * :pseudonyms are 0 or 1. */
#define CHOSEN                                                                                     \
    "WITH chosen AS (SELECT * FROM shown_match WHERE status = 'over' OR (:all AND listed)), "      \
    "seated AS (SELECT shown_seat.* FROM shown_seat JOIN chosen ON number = match_number) "

static const struct {
    const char *table;
    const char *select;
} copies[] = {
    {"user", CHOSEN
     "SELECT id, CASE WHEN :pseudonyms THEN 'Player ' || id ELSE name END, guest, bot_account "
     "FROM shown_user WHERE id IN (SELECT user FROM seated UNION SELECT user FROM shown_sitter "
     "WHERE match_number IN (SELECT number FROM chosen)) ORDER BY id"},
    {"match", CHOSEN
     "SELECT number, CASE WHEN listed THEN id ELSE 'unlisted-' || number END, game, revision, "
     "json_object('options', json(options)), status, listed, "
     "CASE WHEN created_by IN (SELECT user FROM seated) THEN created_by END, created_ms, "
     "started_ms, ended_ms, end_reason, "
     "CASE WHEN ended_by IN (SELECT user FROM seated WHERE match_number = number) THEN ended_by "
     "END, (SELECT id FROM chosen AS next WHERE next.id = chosen.rematch AND next.listed), seats "
     "FROM chosen ORDER BY number"},
    {"seat", CHOSEN
     "SELECT match_number, seat, user, bot, CASE WHEN :pseudonyms AND (bot IS NULL OR stands_in) "
     "THEN 'Player ' || coalesce(user, '') ELSE name END, rank, score, stands_in, mostly_away, "
     "answers FROM seated ORDER BY match_number, seat"},
    {"past_sitter",
     CHOSEN "SELECT match_number, seat, until, user, bot, CASE WHEN :pseudonyms THEN 'Player ' || "
            "coalesce(user, '') ELSE name END FROM shown_sitter "
            "WHERE match_number IN (SELECT number FROM chosen) ORDER BY match_number, seat, until"},
    {"rating", CHOSEN
     "SELECT number, match_number, seat, pool, user, bot, game, seats, at_ms, matches, rating, "
     "deviation, volatility FROM shown_rating WHERE match_number IN (SELECT number FROM chosen) "
     "ORDER BY number"},
    {"move",
     CHOSEN "SELECT match_number, seq, seat, user, move, events, at_ms, landmarks FROM shown_move "
            "WHERE match_number IN (SELECT number FROM chosen) ORDER BY match_number, seq"},
};

static void flag_bind(sqlite3_stmt *statement, const char *name, bool value)
{
    int index = sqlite3_bind_parameter_index(statement, name);
    if (index > 0) CHECK(sqlite3_bind_int64(statement, index, value) == SQLITE_OK);
}

static int rows_copy(sqlite3_stmt *from, sqlite3_stmt *to)
{
    int code = SQLITE_OK;
    while ((code = sqlite3_step(from)) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(from); i++)
            CHECK(sqlite3_bind_value(to, i + 1, sqlite3_column_value(from, i)) == SQLITE_OK);
        code = sqlite3_step(to);
        (void)sqlite3_reset(to);
        if (code != SQLITE_DONE) return code;
    }
    return code;
}

static enum store_err table_copy(struct shown *shown, struct sql *copy, size_t which,
                                 struct publish how)
{
    static const char marks[] = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?";
    char insert[200];
    sqlite3_stmt *from = NULL;
    sqlite3_stmt *to = NULL;
    int code = sqlite3_prepare_v2(shown->sql.db, copies[which].select, -1, &from, NULL);
    enum store_err err = sql_failed(shown->sql.db, code, copies[which].table);
    if (err == STORE_OK) {
        int columns = sqlite3_column_count(from);
        CHECK(columns >= 1 && columns <= COLUMNS_MAX);
        flag_bind(from, ":all", how.all);
        flag_bind(from, ":pseudonyms", how.pseudonyms);
        (void)snprintf(insert, sizeof(insert), "INSERT INTO %s VALUES (%.*s)", copies[which].table,
                       columns * 3 - 2, marks);
        code = sqlite3_prepare_v2(copy->db, insert, -1, &to, NULL);
        code = code == SQLITE_OK ? rows_copy(from, to) : code;
        err = sql_failed(copy->db, code, copies[which].table);
    }
    (void)sqlite3_finalize(from);
    (void)sqlite3_finalize(to);
    return err;
}

/* SQLite makes a view of columns that are not there, and refuses only who asks it. */
static enum store_err views_check(struct sql *copy)
{
    static const char all[] = "SELECT printf('SELECT * FROM \"%w\"', name) FROM sqlite_schema "
                              "WHERE type = 'view'";
    sqlite3_stmt *views = NULL;
    int code = sqlite3_prepare_v2(copy->db, all, -1, &views, NULL);
    while (code == SQLITE_OK && (code = sqlite3_step(views)) == SQLITE_ROW) {
        sqlite3_stmt *one = NULL;
        const char *select = (const char *)sqlite3_column_text(views, 0);
        code = select == NULL ? SQLITE_NOMEM : sqlite3_prepare_v2(copy->db, select, -1, &one, NULL);
        (void)sqlite3_finalize(one);
    }
    enum store_err err = sql_failed(copy->db, code == SQLITE_DONE ? SQLITE_OK : code, "publish");
    (void)sqlite3_finalize(views);
    return err;
}

static enum store_err fill(struct shown *shown, struct sql *copy, struct publish how)
{
    enum store_err err = sql_exec(copy, tables, "publish");
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(copies); i++)
        err = table_copy(shown, copy, i, how);
    if (err == STORE_OK) err = sql_exec(copy, indexes, "publish");
    if (err == STORE_OK) err = views_make(copy);
    if (err == STORE_OK) err = views_check(copy);
    return err == STORE_OK ? sql_exec(copy, "COMMIT", "publish") : err;
}

enum store_err publish_make(const char *path, const char *to, struct publish how)
{
    struct shown shown;
    struct sql copy;
    char part[BESIDE_PATH_BYTES_MAX];
    enum store_err err = care_file_check(path);
    if (err == STORE_OK) err = beside_part(to, part, sizeof(part));
    if (err != STORE_OK) return err;
    if (!shown_connect(&shown, path)) return STORE_CORRUPT;
    err = sql_connect(&copy, part, SQL_WRITES);
    if (err == STORE_OK) {
        err = fill(&shown, &copy, how);
        sql_close(&copy);
    }
    shown_close(&shown);
    return beside_part_end(part, to, err);
}
