/* No answer of the console depends on a secret. Two files are made that are equal except for the
 * secret. Then every kind of query about each table, column and view is run on both, with the
 * secret of the first as a guess in it. A difference between the answers would show a part of
 * the secret: in a value, a count, an order, a message or an error. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "store/query/publish.h"
#include "store/query/query.h"
#include "store/query/query_sandbox.h"
#include "store/sql/sqlite.h"
#include "support/store_case.h"

#define RUNNING "runningclans0001"
#define OVER    "overclansmatch01"
#define GUESS   "SECRETA" /* what stands in the first file; in the second it is SECRETB */

struct answer {
    enum query_end end;
    char message[QUERY_MESSAGE_BYTES_MAX];
    struct buf rows;
};

static struct store_case files[2];
static struct answer answers[2];
static struct query_sandbox doors[2]; /* connections for what is asked about the table `opened` */
static char opened[60];

/* ---- two files ---- */

static void run(sqlite3 *db, const char *sql)
{
    char *error = NULL;
    cr_assert_eq(sqlite3_exec(db, sql, NULL, NULL, &error), SQLITE_OK, "%s: %s", sql, error);
}

/* Writes the visible data, the same in both. */
static void shown_fill(struct store_case *file)
{
    struct store_user ann = store_case_account("Annabella");
    int64_t user = store_case_user_add(file, &ann);
    static const char *const ids[] = {RUNNING, OVER};
    for (size_t i = 0; i < 2; i++) {
        struct store_match match = store_case_running(ids[i], 2);
        (void)snprintf(match.game, sizeof(match.game), "clans");
        (void)snprintf(match.options, sizeof(match.options), "{\"options\":[]}");
        match.seat[0] = (struct store_seat){.user = user, .name = "Annabella"};
        store_case_match_add(file, &match);
        for (uint32_t seq = 0; seq < 4; seq++) {
            struct store_move move = store_case_move(ids[i], seq);
            move.events = "[{\"kind\":\"clan_seen\",\"seat\":0,\"colour\":\"SECRET*\"},"
                          "{\"kind\":\"turn_began\",\"seat\":1},"
                          "{\"kind\":\"unheard_of\",\"card\":\"SECRET*\"}]";
            struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
            cr_assert_eq(store_case_do(file, &write, NULL), STORE_OK);
        }
        match.status = i == 0 ? STORE_RUNNING : STORE_OVER;
        store_case_match_add(file, &match);
    }
}

static bool is_shown(const char *table, const char *column)
{
    static const char *const rows[] = {
        "user id name guest bot_account created_ms account_ms seen_day offset_minutes",
        ("match number id game revision options status listed created_by created_ms started_ms "
         "ended_ms end_reason ended_by rematch seats"),
        "seat match_number seat user bot name rank score stands_in mostly_away answers taken_ms",
        "past_sitter match_number seat until user bot name",
        ("rating number match_number seat pool user bot game seats at_ms matches rating deviation "
         "volatility"),
        "analysis match_number body",
        "chat match_number user",
        "session_day day guests accounts",
        "tournament number id name organiser game format seats listed status round made_ms "
        "ended_ms",
        "tournament_player tournament entry user rating left_round place",
        "figured match_number revision",
        "figure match_number name seat part word n a b c d",
        "move match_number seq seat user move events at_ms landmarks",
    };
    size_t size = strlen(table);
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        if (strncmp(rows[i], table, size) == 0 && rows[i][size] == ' ') {
            char list[200];
            char word[60];
            (void)snprintf(list, sizeof(list), "%s ", rows[i] + size);
            (void)snprintf(word, sizeof(word), " %s ", column);
            return strstr(list, word) != NULL;
        }
    }
    return false;
}

/* The secret in a column's type. */
static const char *secret_of(const char *type, char mark)
{
    static char value[40];
    if (strcmp(type, "INTEGER") == 0)
        (void)snprintf(value, sizeof(value), "77700077%c", mark == 'A' ? '0' : '1');
    else
        (void)snprintf(value, sizeof(value), "CAST('SECRET%c' AS %s)", mark, type);
    return value;
}

/* Gives each column that is not shown, in every row of every table, the secret; a table that is not
 * shown at all gets one row of it. */
static void secrets_plant(sqlite3 *db, char mark)
{
    sqlite3_stmt *columns = NULL;
    struct buf script = {0};
    char last[60] = "";
    buf_append_text(&script, "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;"
                             "BEGIN; SELECT 1");
    cr_assert_eq(sqlite3_prepare_v2(
                     db,
                     "SELECT t.name, c.name, c.type, "
                     "c.cid = (SELECT max(cid) FROM pragma_table_info(t.name)) "
                     "FROM sqlite_schema AS t, "
                     "pragma_table_info(t.name) AS c WHERE t.type = 'table' ORDER BY 1, c.cid",
                     -1, &columns, NULL),
                 SQLITE_OK);
    while (sqlite3_step(columns) == SQLITE_ROW) {
        const char *table = (const char *)sqlite3_column_text(columns, 0);
        const char *column = (const char *)sqlite3_column_text(columns, 1);
        const char *value = secret_of((const char *)sqlite3_column_text(columns, 2), mark);
        bool in_part = is_shown(table, "name") || is_shown(table, "game") ||
                       is_shown(table, "seq") || is_shown(table, "body") ||
                       is_shown(table, "user") || is_shown(table, "day") ||
                       is_shown(table, "revision") || is_shown(table, "word");
        if (in_part && !is_shown(table, column)) {
            buf_printf(&script, "; UPDATE \"%s\" SET \"%s\" = %s", table, column, value);
        } else if (!in_part && strcmp(table, last) != 0) {
            buf_printf(&script, "; DELETE FROM \"%s\"; INSERT INTO \"%s\" VALUES (%s", table, table,
                       value);
        } else if (!in_part) {
            buf_printf(&script, ", %s", value);
        }
        (void)snprintf(last, sizeof(last), "%s", table);
        bool ends = sqlite3_column_int(columns, 3) != 0;
        buf_append_text(&script, !in_part && ends ? ")" : "");
    }
    (void)sqlite3_finalize(columns);
    buf_printf(&script,
               "; UPDATE move SET events = replace(events, 'SECRET*', 'SECRET%c') "
               "WHERE match_number = (SELECT number FROM match WHERE id = '" RUNNING "'); "
               "INSERT INTO analysis SELECT number, 'SECRET%c', 1, json_object('seats', "
               "json_array(json_object('seat', 0, 'luck', 'SECRET%c', 'phases', "
               "json_array(json_object('luck', 'SECRET%c')))), 'simulations', '%c') "
               "FROM match WHERE id = '" RUNNING "'; COMMIT",
               mark, mark, mark, mark, mark);
    cr_assert_not(script.failed);
    run(db, script.bytes);
    buf_free(&script);
}

static void begin(void)
{
    for (size_t i = 0; i < 2; i++) {
        sqlite3 *db = NULL;
        store_case_make(&files[i], NULL);
        store_case_open(&files[i]);
        shown_fill(&files[i]);
        store_case_close(&files[i]);
        cr_assert_eq(sqlite3_open(files[i].path, &db), SQLITE_OK);
        run(db, "INSERT INTO chat (match_number, number, user, name, text, at_ms) "
                "SELECT number, 1, (SELECT min(id) FROM user), 'Annabella', '', 1 FROM match; "
                "INSERT INTO session_day VALUES ('2026-03-01', 1, 2)");
        secrets_plant(db, i == 0 ? 'A' : 'B');
        cr_assert_eq(sqlite3_close(db), SQLITE_OK);
    }
}

static void doors_close(void)
{
    for (size_t i = 0; i < 2 && opened[0] != '\0'; i++) query_sandbox_close(&doors[i]);
    opened[0] = '\0';
}

static void end(void)
{
    doors_close();
    for (size_t i = 0; i < 2; i++) {
        buf_free(&answers[i].rows);
        store_case_end(&files[i]);
    }
}

/* ---- asking both ---- */

static void row_keep(void *context, const struct query_value *values, size_t count)
{
    struct buf *rows = context;
    for (size_t i = 0; i < count; i++) {
        if (values[i].type == QUERY_TEXT) buf_append(rows, values[i].text, values[i].size);
        if (values[i].type == QUERY_INT) buf_printf(rows, "%lld", (long long)values[i].integer);
        if (values[i].type == QUERY_REAL) buf_printf(rows, "%.17g", values[i].real);
        buf_printf(rows, "|%d %zu\n", (int)values[i].type, values[i].size);
    }
}

/* Connecting takes a hundred times as long as most questions do, so all that is asked about a table
 * has one connection; but each question about the column `alone`, as in the program, its own. */
static void doors_open_for(char name[2][60], const char *alone)
{
    bool own = strcmp(name[1], alone) == 0;
    if (!own && strcmp(opened, name[0]) == 0) return;
    doors_close();
    for (size_t i = 0; i < 2 && !own; i++)
        cr_assert(query_sandbox_connect(&doors[i], files[i].path));
    (void)snprintf(opened, sizeof(opened), "%s", own ? "" : name[0]);
}

static enum query_end ask_both(const char *sql)
{
    for (size_t i = 0; i < 2; i++) {
        struct answer *answer = &answers[i];
        struct query query = {.path = files[i].path,
                              .sql = sql,
                              .rows_max = 100,
                              .ms_max = 20000,
                              .row = row_keep,
                              .context = &answer->rows};
        buf_reset(&answer->rows);
        buf_append_text(&answer->rows, "");
        answer->end = opened[0] != '\0' ? query_run_on(&doors[i], &query, answer->message, NULL)
                                        : query_run(&query, answer->message, NULL);
        if (answer->end == QUERY_REFUSED) return answer->end; /* by its text: nothing was read */
    }
    cr_expect(answers[0].end == answers[1].end &&
                  strcmp(answers[0].message, answers[1].message) == 0 &&
                  strcmp(answers[0].rows.bytes, answers[1].rows.bytes) == 0,
              "%s tells: %s %s\n%s\n%s %s\n%s", sql, query_end_name(answers[0].end),
              answers[0].message, answers[0].rows.bytes, query_end_name(answers[1].end),
              answers[1].message, answers[1].rows.bytes);
    cr_expect_null(strstr(answers[0].message, "file_"), "%s: %s", sql, answers[0].message);
    cr_expect_neq(answers[0].end, QUERY_NO_FILE, "%s: %s", sql, answers[0].message);
    return answers[0].end;
}

/* Puts table and column into a form: $T, $C, and the guess for $G. Returns how it ended. */
static enum query_end ask_form(const char *form, const char *table, const char *column)
{
    struct buf sql = {0};
    for (const char *at = form; *at != '\0'; at++) {
        if (*at != '$') {
            buf_append(&sql, at, 1);
            continue;
        }
        at++;
        if (*at == 'G') buf_append_text(&sql, GUESS);
        if (*at == 'T') buf_printf(&sql, "\"%s\"", table);
        if (*at == 'C') buf_printf(&sql, "\"%s\"", column);
    }
    enum query_end end = ask_both(sql.bytes);
    buf_free(&sql);
    return end;
}

/* Rows of (table, column) of the first file into `rows`. */
static size_t names_read(const char *sql, char rows[][2][60], size_t most)
{
    struct sql connection;
    sqlite3_stmt *statement = NULL;
    size_t count = 0;
    cr_assert_eq(sql_connect(&connection, files[0].path, SQL_READS), STORE_OK);
    cr_assert_eq(sqlite3_prepare_v2(connection.db, sql, -1, &statement, NULL), SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        cr_assert_lt(count, most);
        for (int i = 0; i < 2; i++) {
            (void)snprintf(rows[count][i], sizeof(rows[count][i]), "%s",
                           (const char *)sqlite3_column_text(statement, i));
        }
        count++;
    }
    (void)sqlite3_finalize(statement);
    sql_close(&connection);
    return count;
}

static char names[800][2][60];

/* The file's own tables: no form is answered at all. */
static const char *const table_forms[] = {
    "SELECT $C FROM $T",
    "SELECT * FROM $T",
    "SELECT t.* FROM $T AS t",
    "SELECT count(*) FROM $T",
    "SELECT rowid FROM $T",
    "SELECT oid, _rowid_ FROM $T",
    "SELECT count($C) FROM $T WHERE $C LIKE '$G%'",
    "SELECT a.$C FROM (SELECT '$G' AS $C) AS a JOIN $T USING ($C)",
    "SELECT $C FROM (SELECT '$G' AS $C) AS a RIGHT JOIN $T USING ($C)",
    "SELECT $C FROM (SELECT '$G' AS $C) AS a FULL JOIN $T USING ($C)",
    "SELECT $C FROM $T LEFT JOIN (SELECT '$G' AS $C) USING ($C)",
    "SELECT $C FROM v_match FULL JOIN (SELECT x'00' AS $C) USING ($C) FULL JOIN $T USING ($C)",
    "SELECT count(*) FROM (SELECT '$G' AS $C) AS a NATURAL JOIN $T",
    "SELECT $C FROM (SELECT '$G' AS $C) AS a NATURAL FULL JOIN $T",
    "SELECT * FROM $T AS a JOIN $T AS b USING ($C)",
    "SELECT 1 FROM v_match, $T",
    "SELECT 1 FROM v_match WHERE EXISTS (SELECT 1 FROM $T WHERE $C > '$G')",
    "SELECT (SELECT $C FROM $T) FROM v_match",
    "SELECT 1 FROM v_match WHERE '$G' IN (SELECT $C FROM $T)",
    "SELECT 1 WHERE '$G' IN $T",
    "WITH x AS (SELECT $C FROM $T) SELECT * FROM x",
    "WITH v_move AS MATERIALIZED (SELECT $C FROM $T) SELECT * FROM v_move",
    "WITH shown_move AS (SELECT $C FROM $T) SELECT * FROM shown_move",
    ("WITH RECURSIVE x($C) AS (SELECT '$G' UNION SELECT t.$C FROM x FULL JOIN $T AS t USING ($C)) "
     "SELECT * FROM x"),
    "SELECT * FROM (SELECT $C FROM $T) AS shown_move",
    "SELECT * FROM (SELECT $C AS event FROM $T) AS v_event JOIN v_event AS e USING (event)",
    "SELECT 1 UNION ALL SELECT $C FROM $T",
    "SELECT 1 ORDER BY (SELECT $C FROM $T)",
    "SELECT 1 LIMIT (SELECT count(*) FROM $T)",
    "SELECT row_number() OVER (ORDER BY $C) FROM $T",
    "SELECT max(value) FROM json_each((SELECT json_group_array(hex($C)) FROM $T))",
    "SELECT j.value FROM $T AS t, json_each(json_array(t.$C)) AS j",
    "SELECT group_concat($C) FILTER (WHERE $C > '$G') FROM $T",
    "SELECT CASE WHEN (SELECT $C FROM $T LIMIT 1) = '$G' THEN abs(-9223372036854775808) END",
    "VALUES ((SELECT $C FROM $T))",
    "SELECT $C FROM main.$T",
    "SELECT $C FROM temp.$T",
    "SELECT 1 FROM (SELECT '$G' AS $C) FULL JOIN main.$T USING ($C)",
    "EXPLAIN SELECT $C FROM $T",
    "EXPLAIN QUERY PLAN SELECT $C FROM $T",
    "INSERT INTO $T ($C) VALUES ('$G') RETURNING $C",
    "UPDATE $T SET $C = '$G' RETURNING $C",
    "DELETE FROM $T RETURNING $C",
    "PRAGMA table_info($T)",
    "PRAGMA main.foreign_key_check($T)",
    "SELECT * FROM pragma_table_info('$T')",
    "SELECT name FROM (SELECT '$C' AS name) FULL JOIN pragma_table_info('$T') USING (name)",
};

Test(store_query_sandbox, nothing_is_answered_about_the_tables_of_the_file, .init = begin,
     .fini = end)
{
    size_t count = names_read("SELECT t.name, c.name FROM sqlite_schema AS t, "
                              "pragma_table_info(t.name) AS c WHERE t.type = 'table' "
                              "OR t.name IN ('decision', 'holder') ORDER BY 1, 2",
                              names, COUNT_OF(names));
    cr_assert_geq(count, 80);
    size_t asked = 0;
    const char *last = "";
    for (size_t i = 0; i < count; i++) {
        if (is_shown(names[i][0], names[i][1])) continue;
        bool again = strcmp(last, names[i][0]) == 0;
        last = names[i][0];
        doors_open_for(names[i], "password_hash");
        for (size_t at = 0; at < COUNT_OF(table_forms); at++) {
            /* A form without a column runs once for each table. */
            if (again && strstr(table_forms[at], "$C") == NULL) continue;
            asked++;
            enum query_end end = ask_form(table_forms[at], names[i][0], names[i][1]);
            /* No view can take that name: an empty table has it, of which all answers are alike. */
            bool own = strcmp(names[i][0], "sqlite_sequence") == 0;
            cr_expect(end == QUERY_REFUSED || end == QUERY_BAD || own, "%s of %s.%s: %s",
                      table_forms[at], names[i][0], names[i][1], query_end_name(end));
        }
    }
    cr_expect_gt(asked, 2000);
    cr_expect_eq(
        ask_form("SELECT $C FROM (SELECT '$G' AS $C) FULL JOIN $T USING ($C)", "move", "events"),
        QUERY_REFUSED);
}

/* The views may be asked everything; the answers are the same. */
static const char *const view_forms[] = {
    "SELECT DISTINCT $C, hex($C), length($C), row_number() OVER (ORDER BY $C) FROM $T ORDER BY $C",
    "SELECT 1 FROM $T WHERE CASE WHEN $C LIKE '%$G%' THEN abs(-9223372036854775808) ELSE 1 END",
    "SELECT 1 FROM $T AS a, json_each(CASE WHEN instr(a.$C, '$G') THEN '{' ELSE '[]' END)",
    "SELECT $C, count(*) FROM (SELECT '$G' AS $C) FULL JOIN $T USING ($C) GROUP BY $C > '$G'",
    "SELECT 1 FROM $T WHERE unlikely(instr($C, '$G')) AND abs(-9223372036854775808)",
};

Test(store_query_sandbox, no_answer_about_a_view_depends_on_a_secret, .init = begin, .fini = end)
{
    size_t count = names_read("SELECT t.name, c.name FROM sqlite_schema AS t, "
                              "pragma_table_info(t.name) AS c WHERE t.type = 'view' "
                              "AND t.name NOT IN ('decision', 'holder') ORDER BY 1, 2",
                              names, COUNT_OF(names));
    cr_assert_geq(count, 150);
    size_t answered = 0;
    for (size_t i = 0; i < count; i++) {
        doors_open_for(names[i], "event");
        for (size_t at = 0; at < COUNT_OF(view_forms); at++) {
            enum query_end end = ask_form(view_forms[at], names[i][0], names[i][1]);
            answered += end == QUERY_DONE || end == QUERY_CUT; /* a long list is cut, alike */
        }
    }
    cr_expect_geq(answered, count * 4, "most of it is answered: %zu of %zu columns", answered,
                  count);
}

Test(store_query_sandbox, the_files_do_differ_where_a_match_is_over, .init = begin, .fini = end)
{
    for (size_t i = 0; i < 2; i++)
        (void)store_case_sql(&files[i], "UPDATE match SET status = 'over'");
    struct query query = {.path = files[0].path,
                          .sql = "SELECT event FROM v_event WHERE match = '" RUNNING "'",
                          .rows_max = 100,
                          .ms_max = 20000,
                          .row = row_keep,
                          .context = &answers[0].rows};
    cr_assert_eq(query_run(&query, answers[0].message, NULL), QUERY_DONE);
    cr_expect_not_null(strstr(answers[0].rows.bytes, GUESS));
}

Test(store_query_sandbox, a_file_with_samples_of_its_rows_is_not_asked, .init = begin, .fini = end)
{
    (void)store_case_sql(&files[0], "PRAGMA writable_schema = ON");
    sqlite3 *db = NULL;
    cr_assert_eq(sqlite3_open(files[0].path, &db), SQLITE_OK);
    run(db, "PRAGMA writable_schema = ON; CREATE TABLE stat (tbl, idx, sample);"
            "UPDATE sqlite_schema SET name = 'sqlite_stat4', tbl_name = 'sqlite_stat4', "
            "sql = 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)' WHERE name = 'stat'");
    cr_assert_eq(sqlite3_close(db), SQLITE_OK);
    struct query query = {.path = files[0].path,
                          .sql = "SELECT 1",
                          .rows_max = 1,
                          .ms_max = 20000,
                          .row = row_keep,
                          .context = &answers[0].rows};
    cr_expect_eq(query_run(&query, answers[0].message, NULL), QUERY_NO_FILE);
}

/* The bytes of a file. */
static struct buf bytes_of(const char *path)
{
    static char piece[65536];
    struct buf bytes = {0};
    FILE *file = fopen(path, "rb");
    cr_assert_not_null(file, "%s", path);
    for (size_t size; (size = fread(piece, 1, sizeof(piece), file)) > 0;)
        buf_append(&bytes, piece, size);
    (void)fclose(file);
    return bytes;
}

static bool bytes_have(const struct buf *bytes, const char *text)
{
    for (size_t at = 0; at + strlen(text) <= bytes->size; at++)
        if (memcmp(bytes->bytes + at, text, strlen(text)) == 0) return true;
    return false;
}

static const char *copy_of(size_t which)
{
    static char name[sizeof(files[0].path) + 8];
    (void)snprintf(name, sizeof(name), "%s.copy", files[which].path);
    return name;
}

Test(store_query_sandbox, a_published_copy_does_not_depend_on_a_secret, .init = begin, .fini = end)
{
    static const unsigned char key[32] = {1};
    for (int how = 0; how < 4; how++) {
        struct publish publish = {.all = (how & 1) != 0, .pseudonyms = (how & 2) != 0, .key = key};
        struct buf copy[2];
        for (size_t i = 0; i < 2; i++) {
            const char *name = copy_of(i);
            cr_assert_eq(publish_make(files[i].path, name, publish), STORE_OK);
            cr_expect_eq(publish_make(files[i].path, name, publish), STORE_TAKEN);
            copy[i] = bytes_of(name);
            cr_assert_eq(remove(name), 0);
        }
        cr_expect_eq(copy[0].size, copy[1].size);
        cr_expect_eq(memcmp(copy[0].bytes, copy[1].bytes, copy[0].size), 0, "every byte is equal");
        cr_expect_not(bytes_have(&copy[0], GUESS));
        cr_expect_eq(bytes_have(&copy[0], RUNNING), publish.all && !publish.pseudonyms);
        cr_expect_eq(bytes_have(&copy[0], "Annabella"), !publish.pseudonyms);
        cr_expect_eq(bytes_have(&copy[0], OVER), !publish.pseudonyms);
        buf_free(&copy[0]);
        buf_free(&copy[1]);
    }
}

Test(store_query_sandbox, unlisted_matches_are_published_without_their_id, .init = begin,
     .fini = end)
{
    const char *name = copy_of(0);
    (void)store_case_sql(&files[0], "UPDATE match SET listed = 0, rematch = '" OVER "'");
    cr_assert_eq(publish_make(files[0].path, name, (struct publish){.all = true}), STORE_OK);
    struct buf copy = bytes_of(name);
    cr_assert_eq(remove(name), 0);
    cr_expect_not(bytes_have(&copy, RUNNING));
    cr_expect_not(bytes_have(&copy, OVER));
    cr_expect(bytes_have(&copy, "unlisted-"));
    buf_free(&copy);
}
