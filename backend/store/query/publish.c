#include "store/query/publish.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "base/ids.h"
#include "store/file/sidecar_files.h"
#include "store/migrate/own_file.h"
#include "store/query/pseudonyms.h"
#include "store/query/query_sandbox.h"
#include "store/sql/sqlite.h"
#include "store/query/views.h"

#define COLUMNS_MAX 16

static const char tables[] =
    "PRAGMA journal_mode = OFF; BEGIN;"
    "CREATE TABLE user (id INTEGER PRIMARY KEY, name TEXT NOT NULL, guest INTEGER NOT NULL, "
    "bot_account INTEGER NOT NULL, created_ms INTEGER, account_ms INTEGER, seen_day TEXT, "
    "offset_minutes INTEGER) STRICT;"
    "CREATE TABLE match (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, "
    "revision INTEGER NOT NULL, options TEXT NOT NULL, status TEXT NOT NULL, "
    "listed INTEGER NOT NULL, created_by INTEGER, created_ms INTEGER NOT NULL, started_ms INTEGER, "
    "ended_ms INTEGER, end_reason TEXT, ended_by INTEGER, rematch TEXT, seats INTEGER NOT NULL) "
    "STRICT;"
    "CREATE TABLE seat (match_number INTEGER NOT NULL REFERENCES match (number), "
    "seat INTEGER NOT NULL, user INTEGER, bot TEXT, name TEXT NOT NULL, rank INTEGER, "
    "score INTEGER NOT NULL, stands_in INTEGER NOT NULL, mostly_away INTEGER NOT NULL, "
    "answers INTEGER, taken_ms INTEGER, PRIMARY KEY (match_number, seat)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE chat (match_number INTEGER NOT NULL REFERENCES match (number), "
    "user INTEGER NOT NULL) STRICT;"
    "CREATE TABLE figured (match_number INTEGER PRIMARY KEY, revision INTEGER NOT NULL) STRICT;"
    "CREATE TABLE figure (name TEXT NOT NULL, match_number INTEGER NOT NULL, seat INTEGER NOT "
    "NULL, "
    "part INTEGER NOT NULL, word TEXT NOT NULL, n INTEGER NOT NULL, a REAL, b REAL, c REAL, d "
    "REAL, "
    "PRIMARY KEY (name, match_number, seat, part, word)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE session_day (day TEXT NOT NULL PRIMARY KEY, guests INTEGER NOT NULL, "
    "accounts INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
    "CREATE TABLE tournament (number INTEGER PRIMARY KEY, id TEXT NOT NULL, name TEXT NOT NULL, "
    "organiser INTEGER NOT NULL, game TEXT NOT NULL, format TEXT NOT NULL, seats INTEGER NOT NULL, "
    "listed INTEGER NOT NULL, status TEXT NOT NULL, round INTEGER NOT NULL, "
    "made_ms INTEGER NOT NULL, ended_ms INTEGER) STRICT;"
    "CREATE TABLE tournament_player (tournament INTEGER NOT NULL, entry INTEGER NOT NULL, "
    "user INTEGER NOT NULL, rating INTEGER NOT NULL, left_round INTEGER, place INTEGER, "
    "PRIMARY KEY (tournament, entry)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE past_sitter (match_number INTEGER NOT NULL REFERENCES match (number), "
    "seat INTEGER NOT NULL, until INTEGER NOT NULL, user INTEGER, bot TEXT, name TEXT NOT NULL, "
    "PRIMARY KEY (match_number, seat, until)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE rating (number INTEGER PRIMARY KEY, match_number INTEGER NOT NULL REFERENCES "
    "match (number), seat INTEGER NOT NULL, pool TEXT NOT NULL, user INTEGER, bot TEXT, "
    "game TEXT NOT NULL, seats INTEGER NOT NULL, at_ms INTEGER NOT NULL, matches INTEGER NOT NULL, "
    "rating REAL NOT NULL, deviation REAL NOT NULL, volatility REAL NOT NULL) STRICT;"
    "CREATE TABLE analysis (match_number INTEGER PRIMARY KEY REFERENCES match (number), "
    "body TEXT NOT NULL) STRICT;"
    "CREATE TABLE move (match_number INTEGER NOT NULL REFERENCES match (number), "
    "seq INTEGER NOT NULL, seat INTEGER, user INTEGER, move TEXT, events TEXT NOT NULL, "
    "at_ms INTEGER NOT NULL, landmarks INTEGER NOT NULL) STRICT;";

/* The same as in 001_tables.sql, 013_conditions.sql, 018_landmarks.sql, 027_rating.sql and
 * 032_holders.sql. */
static const char indexes[] =
    "CREATE INDEX seat_user ON seat (user, match_number) WHERE user IS NOT NULL;"
    "CREATE INDEX chat_user ON chat (match_number, user);"
    "CREATE INDEX seat_answers ON seat (answers, match_number) WHERE answers IS NOT NULL;"
    "CREATE INDEX rating_newest ON rating (user, bot, game, seats, pool, number);"
    "CREATE UNIQUE INDEX move_match ON move (match_number, seq);"
    "CREATE INDEX move_round ON move (match_number, seq) WHERE landmarks & 1 > 0;"
    "CREATE INDEX move_phase ON move (match_number, seq) WHERE landmarks & 2 > 0;"
    "CREATE INDEX move_epoch ON move (match_number, seq) WHERE landmarks & 4 > 0;"
    "CREATE INDEX move_tally ON move (match_number, seq) WHERE landmarks & 8 > 0;"
    "CREATE INDEX move_undo ON move (match_number, seq) WHERE landmarks & 16 > 0;"
    "CREATE INDEX move_seat ON move (match_number, seq) WHERE landmarks & 32 > 0;";

/* The selection of each table: the published matches and their players. :all and :pseudonyms are
 * 0 or 1. */
#define CHOSEN                                                                                     \
    "WITH chosen AS (SELECT * FROM shown_match WHERE status = 'over' OR (:all AND listed)), "      \
    "seated AS (SELECT shown_seat.* FROM shown_seat JOIN chosen ON number = match_number) "

static const struct {
    const char *table;
    const char *columns; /* u: a person's number, m: a match's id, n: a name, which is NULL if the u
                            before it is a pseudonym; other columns are copied */
    const char *select;
} copies[] = {
    {"user", "un------", /* without the times of people: those are for administrators */
     CHOSEN
     "SELECT id, CASE WHEN :pseudonyms THEN NULL ELSE name END, guest, bot_account, NULL, NULL, "
     "NULL, NULL "
     "FROM shown_user WHERE id IN (SELECT user FROM seated UNION SELECT user FROM shown_sitter "
     "WHERE match_number IN (SELECT number FROM chosen)) ORDER BY id"},
    {"match", "-m-----u----um-",
     CHOSEN
     "SELECT number, CASE WHEN listed THEN id ELSE 'unlisted-' || number END, game, revision, "
     "json_object('options', json(options)), status, listed, "
     "CASE WHEN created_by IN (SELECT user FROM seated) THEN created_by END, created_ms, "
     "started_ms, ended_ms, end_reason, "
     "CASE WHEN ended_by IN (SELECT user FROM seated WHERE match_number = number) THEN ended_by "
     "END, (SELECT id FROM chosen AS next WHERE next.id = chosen.rematch AND next.listed), seats "
     "FROM chosen ORDER BY number"},
    {"seat", "--u-n----u-",
     CHOSEN
     "SELECT match_number, seat, user, bot, CASE WHEN :pseudonyms AND (bot IS NULL OR stands_in) "
     "THEN NULL ELSE name END, rank, score, stands_in, mostly_away, answers, taken_ms "
     "FROM seated ORDER BY match_number, seat"},
    {"chat", "-u",
     CHOSEN "SELECT shown_line.match_number, shown_line.user FROM shown_line JOIN seated "
            "ON seated.match_number = shown_line.match_number AND seated.user = shown_line.user "
            "ORDER BY 1, 2"},
    {"past_sitter", "---u-n",
     CHOSEN "SELECT match_number, seat, until, user, bot, CASE WHEN :pseudonyms THEN NULL "
            "ELSE name END FROM shown_sitter "
            "WHERE match_number IN (SELECT number FROM chosen) ORDER BY match_number, seat, until"},
    {"rating", "----u--------",
     CHOSEN
     "SELECT number, match_number, seat, pool, user, bot, game, seats, at_ms, matches, rating, "
     "deviation, volatility FROM shown_rating WHERE match_number IN (SELECT number FROM chosen) "
     "ORDER BY number"},
    {"analysis", "--",
     CHOSEN "SELECT match_number, json_object('seats', json(seats), 'simulations', simulations) "
            "FROM shown_analysis WHERE seats IS NOT NULL "
            "AND match_number IN (SELECT number FROM chosen) ORDER BY match_number"},
    {"move", "---u----",
     CHOSEN "SELECT match_number, seq, seat, user, move, events, at_ms, landmarks FROM shown_move "
            "WHERE match_number IN (SELECT number FROM chosen) ORDER BY match_number, seq"},
};

static void flag_bind(sqlite3_stmt *statement, const char *name, bool value)
{
    int index = sqlite3_bind_parameter_index(statement, name);
    if (index > 0) CHECK(sqlite3_bind_int64(statement, index, value) == SQLITE_OK);
}

/* Binds the replacement for a person's number, a name or a match's id. `*number` is that of the
 * person in the row. */
static int pseudonym_bind(const struct pseudonyms *pseudonyms, sqlite3_stmt *from, int column,
                          char kind, sqlite3_stmt *to, int64_t *number)
{
    char text[STORE_NAME_BYTES_MAX + 32];
    bool null = sqlite3_column_type(from, column) == SQLITE_NULL;
    if (kind == 'u')
        *number = null ? 0 : pseudonyms_user(pseudonyms, sqlite3_column_int64(from, column));
    if (kind == 'u' && *number != 0) return sqlite3_bind_int64(to, column + 1, *number);
    if (kind == 'n' && null) {
        if (*number != 0)
            (void)snprintf(text, sizeof(text), "Player %lld", (long long)*number);
        else
            (void)snprintf(text, sizeof(text), "Player");
        return sqlite3_bind_text(to, column + 1, text, -1, SQLITE_TRANSIENT);
    }
    if (kind == 'm' && !null) {
        pseudonyms_match(pseudonyms, (const char *)sqlite3_column_text(from, column), text);
        return sqlite3_bind_text(to, column + 1, text, -1, SQLITE_TRANSIENT);
    }
    if (kind == 'n') return sqlite3_bind_value(to, column + 1, sqlite3_column_value(from, column));
    return sqlite3_bind_null(to, column + 1);
}

static int rows_copy(const struct pseudonyms *pseudonyms, const char *columns, sqlite3_stmt *from,
                     sqlite3_stmt *to)
{
    int code = SQLITE_OK;
    while ((code = sqlite3_step(from)) == SQLITE_ROW) {
        int64_t number = 0;
        for (int i = 0; i < sqlite3_column_count(from); i++) {
            bool same = pseudonyms == NULL || columns[i] == '-';
            code = same ? sqlite3_bind_value(to, i + 1, sqlite3_column_value(from, i))
                        : pseudonym_bind(pseudonyms, from, i, columns[i], to, &number);
            if (code != SQLITE_OK) return code;
        }
        code = sqlite3_step(to);
        (void)sqlite3_reset(to);
        if (code != SQLITE_DONE) return code;
    }
    return code;
}

static enum store_err table_copy(struct query_sandbox *shown, struct sql *copy, size_t which,
                                 struct publish how, const struct pseudonyms *pseudonyms)
{
    static const char marks[] = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?";
    char insert[200];
    sqlite3_stmt *from = NULL;
    sqlite3_stmt *to = NULL;
    int code = sqlite3_prepare_v2(shown->sql.db, copies[which].select, -1, &from, NULL);
    enum store_err err = sql_failed(shown->sql.db, code, copies[which].table);
    if (err == STORE_OK) {
        int columns = sqlite3_column_count(from);
        CHECK(columns >= 1 && columns <= COLUMNS_MAX &&
              (size_t)columns == strlen(copies[which].columns));
        flag_bind(from, ":all", how.all);
        flag_bind(from, ":pseudonyms", how.pseudonyms);
        (void)snprintf(insert, sizeof(insert), "INSERT INTO %s VALUES (%.*s)", copies[which].table,
                       columns * 3 - 2, marks);
        code = sqlite3_prepare_v2(copy->db, insert, -1, &to, NULL);
        code = code == SQLITE_OK ? rows_copy(pseudonyms, copies[which].columns, from, to) : code;
        err = sql_failed(copy->db, code, copies[which].table);
    }
    (void)sqlite3_finalize(from);
    (void)sqlite3_finalize(to);
    return err;
}

/* Makes pseudonyms for all published people. */
static enum store_err pseudonyms_make(struct query_sandbox *shown, struct publish how,
                                      struct pseudonyms **made)
{
    unsigned char key[PSEUDONYM_KEY_BYTES];
    sqlite3_stmt *from = NULL;
    int64_t *people = NULL;
    size_t count = 0;
    size_t room = 0;
    int code = sqlite3_prepare_v2(shown->sql.db, copies[0].select, -1, &from, NULL);
    if (code == SQLITE_OK) flag_bind(from, ":all", how.all);
    while (code == SQLITE_OK && (code = sqlite3_step(from)) == SQLITE_ROW) {
        code = SQLITE_OK;
        if (count == room) {
            room = 2 * room + 64;
            int64_t *more = realloc(people, room * sizeof(*people));
            if (more == NULL) code = SQLITE_NOMEM;
            if (more != NULL) people = more;
        }
        if (code == SQLITE_OK) people[count++] = sqlite3_column_int64(from, 0);
    }
    enum store_err err = sql_failed(shown->sql.db, code, "pseudonyms");
    (void)sqlite3_finalize(from);
    ids_random(key, sizeof(key));
    if (how.key != NULL) memcpy(key, how.key, sizeof(key));
    if (err == STORE_OK) *made = pseudonyms_new(people, count, key);
    if (err == STORE_OK && *made == NULL) err = STORE_IO;
    sodium_memzero(key, sizeof(key));
    free(people);
    return err;
}

/* Selects from each view: SQLite accepts a view of missing columns and fails only when the view
 * is read. */
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

static enum store_err fill(struct query_sandbox *shown, struct sql *copy, struct publish how)
{
    struct pseudonyms *pseudonyms = NULL;
    enum store_err err = sql_exec(copy, tables, "publish");
    if (err == STORE_OK && how.pseudonyms) err = pseudonyms_make(shown, how, &pseudonyms);
    for (size_t i = 0; err == STORE_OK && i < COUNT_OF(copies); i++)
        err = table_copy(shown, copy, i, how, pseudonyms);
    pseudonyms_free(pseudonyms);
    if (err == STORE_OK) err = sql_exec(copy, indexes, "publish");
    if (err == STORE_OK) err = views_make(copy);
    if (err == STORE_OK) err = views_check(copy);
    return err == STORE_OK ? sql_exec(copy, "COMMIT", "publish") : err;
}

enum store_err publish_empty_make(struct sql *sql)
{
    enum store_err err = sql_exec(sql, tables, "publish");
    if (err == STORE_OK) err = views_make(sql);
    return err == STORE_OK ? sql_exec(sql, "COMMIT", "publish") : err;
}

enum store_err publish_make(const char *path, const char *to, struct publish how)
{
    struct query_sandbox shown;
    struct sql copy;
    char part[BESIDE_PATH_BYTES_MAX];
    enum store_err err = own_file_check(path);
    if (err == STORE_OK) err = sidecar_files_part(to, part, sizeof(part));
    if (err != STORE_OK) return err;
    if (!query_sandbox_connect(&shown, path)) return STORE_CORRUPT;
    err = sql_connect(&copy, part, SQL_WRITES);
    if (err == STORE_OK) {
        err = fill(&shown, &copy, how);
        sql_close(&copy);
    }
    query_sandbox_close(&shown);
    return sidecar_files_part_end(part, to, err);
}
