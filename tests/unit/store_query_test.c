/* Questions over the views: what is answered, what is refused, and that no secret is in any. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/buf.h"
#include "engine/match.h"
#include "games/find.h"
#include "record/fair.h"
#include "store/maintenance/maintenance_write.h"
#include "store/nouns/admin/users.h"
#include "store/nouns/matches/read.h"
#include "store/query/query.h"
#include "store/query/head.h"
#include "store/sql/sql.h"
#include "store/query/views.h"
#include "support/store_case.h"
#include "wire/json.h"

static struct store_case self;
static char message[QUERY_MESSAGE_BYTES_MAX];
static struct buf found; /* all values of a result, a line for each */

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
}

static void end(void)
{
    buf_free(&found);
    store_case_end(&self);
}

static void row_keep(void *context, const struct query_value *values, size_t count)
{
    (void)context;
    for (size_t i = 0; i < count; i++) {
        cr_assert_neq(values[i].type, QUERY_BLOB);
        if (values[i].type == QUERY_TEXT) buf_append(&found, values[i].text, values[i].size);
        if (values[i].type == QUERY_INT) buf_printf(&found, "%lld", (long long)values[i].integer);
        if (values[i].type == QUERY_REAL) buf_printf(&found, "%g", values[i].real);
        buf_append(&found, "\n", 1);
    }
}

static enum query_end ask_for(const char *sql, uint32_t ms_max)
{
    struct query query = {
        .path = self.path, .sql = sql, .rows_max = 1000, .ms_max = ms_max, .row = row_keep};
    buf_reset(&found);
    buf_append_text(&found, "");
    enum query_end how = query_run(&query, message, NULL);
    cr_assert_eq(how == QUERY_DONE, message[0] == '\0', "%s: %s", sql, message);
    return how;
}

static enum query_end ask(const char *sql)
{
    return ask_for(sql, 20000);
}

/* Begins a real match, and leaves it running after its set-up. Returns its state's hash. */
static uint64_t match_begin(const char *id, const struct game *game, struct game_events *events)
{
    struct fair fair;
    struct match *play = calloc(1, sizeof(*play));
    struct store_match match = store_case_match(id, 3);
    struct game_setup setup = {.seats = 3, .start_seat = GAME_NOBODY};
    struct buf text = {0};
    struct json json = json_to(&text);
    cr_assert_not_null(play);
    memcpy(fair.key, match.seed, sizeof(fair.key));
    struct chance chance = fair_chance(&fair);
    match_start(play, game, &setup, &chance, events);
    json_array(&json, NULL);
    for (unsigned i = 0; i < events->count; i++) json_event(&json, NULL, game, &events->at[i]);
    json_array_end(&json);
    (void)snprintf(match.game, sizeof(match.game), "%s", game->id);
    (void)snprintf(match.options, sizeof(match.options), "{\"options\":[]}");
    (void)snprintf(match.key, sizeof(match.key), "secretkey1234567");
    match.key_needed = true;
    match.status = STORE_RUNNING;
    match.started_ms = match.created_ms;
    store_case_match_add(&self, &match);
    struct store_move move = {.match = id,
                              .seat = -1,
                              .request = "",
                              .move = "",
                              .events = text.bytes,
                              .state_hash = play->state_hash,
                              .at_ms = 1};
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &move}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    buf_free(&text);
    free(play);
    return move.state_hash;
}

#define STATEMENTS_MAX 100

/* tests/support/statements.sql: how each statement of a table shall end. */
struct statement_row {
    char end[32];
    char sql[400];
};

static struct statement_row statement_rows[STATEMENTS_MAX];

static size_t statements_read(void)
{
    static char text[32 * 1024];
    size_t count = 0;
    char end[32] = "";
    FILE *file = fopen(OCHRE_SOURCE_DIR "/tests/support/statements.sql", "r");
    cr_assert_not_null(file);
    text[fread(text, 1, sizeof(text) - 1, file)] = '\0';
    (void)fclose(file);
    for (char *at = strstr(text, "\n\n") + 2, *blank; (blank = strstr(at, "\n\n")) != NULL;
         at = blank + 2) {
        *blank = '\0';
        if (strncmp(at, "-- query_", 9) == 0) {
            (void)snprintf(end, sizeof(end), "%s", at + 3);
        } else {
            cr_assert_lt(count, STATEMENTS_MAX);
            struct statement_row *row = &statement_rows[count++];
            (void)snprintf(row->end, sizeof(row->end), "%s", end);
            (void)snprintf(row->sql, sizeof(row->sql), "%s", at);
        }
    }
    return count;
}

Test(store_query, unsuitable_queries_are_refused_or_stopped, .init = begin, .fini = end)
{
    size_t count = statements_read();
    cr_assert_geq(count, 60);
    for (size_t i = 0; i < count; i++) {
        const struct statement_row *row = &statement_rows[i];
        bool slow = strcmp(row->end, "query_slow") == 0;
        enum query_end how = ask_for(row->sql, slow ? 300 : 20000);
        cr_expect_str_eq(query_end_name(how), row->end, "%s: %s %s", row->sql, query_end_name(how),
                         message);
    }
}

Test(store_query, more_rows_than_asked_for_are_cut, .init = begin, .fini = end)
{
    cr_expect_eq(ask("WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) "
                     "SELECT n FROM r"),
                 QUERY_CUT);
}

Test(store_query, intervals_spread_and_quantiles_are_computed, .init = begin, .fini = end)
{
    static const struct {
        const char *sql;
        const char *said;
    } cases[] = {
        /* R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table
         * I, method 3 */
        {"SELECT round(wilson_low(81, 263), 4), round(wilson_high(81, 263), 4)",
         "0.2553\n0.3662\n"},
        {"SELECT round(wilson_low(0, 20), 4), round(wilson_high(0, 20), 4)", "0\n0.1611\n"},
        {"SELECT coalesce(wilson_low(0, 0), 'none'), coalesce(wilson_high(3, 2), 'none')",
         "none\nnone\n"},
        {"SELECT coalesce(wilson_low(NULL, 5), 'none')", "none\n"},
        /* the population of Wikipedia's article on the standard deviation: 2 4 4 4 5 5 7 9 */
        {"WITH x (n) AS (VALUES (2), (4), (4), (4), (5), (5), (7), (9), (NULL)) "
         "SELECT round(stddev(n), 6), median(n), quantile(n, 0), quantile(n, 1), quantile(n, 0.9) "
         "FROM x",
         "2.13809\n4.5\n2\n9\n7.6\n"},
        {"SELECT coalesce(stddev(1), 'none'), median(3), coalesce(median(NULL), 'none')",
         "none\n3\nnone\n"},
        {"SELECT coalesce(stddev(1), 'none'), coalesce(quantile(1, 0.5), 'none') WHERE 0",
         "none\nnone\n"},
        {"WITH RECURSIVE x (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x WHERE n < 1001) "
         "SELECT median(n), quantile(n, 0.25) FROM x",
         "501\n251\n"},
    };
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        cr_expect_eq(ask(cases[i].sql), QUERY_DONE, "%s: %s", cases[i].sql, message);
        cr_expect_str_eq(found.bytes, cases[i].said, "%s", cases[i].sql);
    }
    cr_expect_eq(ask("SELECT quantile(1, 2)"), QUERY_BAD);
    cr_expect_str_eq(message, "a quantile needs a fraction from 0 to 1");
}

Test(store_query, errors_are_reported, .init = begin, .fini = end)
{
    cr_expect_eq(ask("SELEC 1"), QUERY_BAD);
    cr_expect_eq(ask("SELECT nothing FROM v_match"), QUERY_BAD);
    cr_expect_eq(ask(""), QUERY_BAD);
    cr_expect_eq(ask("-- only a comment"), QUERY_BAD);
    cr_expect_eq(ask("SELECT 1 -- and a comment\n ; /* and another */ "), QUERY_DONE);
    cr_expect_str_eq(found.bytes, "1\n");
}

Test(store_query, every_named_query_runs_and_tells_its_parameters, .init = begin, .fini = end)
{
    size_t count = 0;
    for (const struct named_query *query = NULL; (query = query_next(query)) != NULL; count++) {
        const struct named_query *next = query_next(query);
        cr_expect(next == NULL || strcmp(query->name, next->name) < 0, "%s", query->name);
        cr_expect_eq(ask(query->sql), QUERY_DONE, "%s: %s", query->name, message);
        cr_expect_eq(strncmp(query->sql, "-- ", 3), 0, "%s", query->name);
        cr_expect_not_null(strstr(query->sql, "\n-- Parameter"), "%s", query->name);
        cr_expect_eq(query_find(query->name), query);
        struct query_head head;
        query_head_read(query->sql, &head);
        for (size_t at = 0; at < head.param_count; at++) {
            cr_expect_eq(strchr(head.params[at].about, '(') != NULL &&
                             strstr(head.params[at].about, "(bots: ") == NULL,
                         head.params[at].optional, "%s: %s", query->name, head.params[at].name);
        }
    }
    cr_assert_geq(count, 20);
}

static enum query_end check(const char *sql, const struct query_param *params, size_t count,
                            bool all)
{
    struct query query = {
        .path = self.path, .sql = sql, .params = params, .param_count = count, .ms_max = 5000};
    return query_params_check(&query, all, message);
}

Test(store_query, parameters_are_those_that_sqlite_finds, .init = begin, .fini = end)
{
    const struct query_param a = {.name = "a", .value = "1"};
    cr_expect_eq(check("SELECT :a", &a, 1, true), QUERY_DONE, "%s", message);
    cr_expect_eq(check("SELECT [:a], ':a', \":a\" FROM (SELECT 1 AS \":a\") -- :a", &a, 1, false),
                 QUERY_BAD);
    cr_expect_str_eq(message, "there is no parameter \"a\"");
    cr_expect_eq(check("SELECT @a, $a, ?", &a, 1, false), QUERY_BAD);
    cr_expect_eq(check("SELECT :b, coalesce(:c, 1)", NULL, 0, true), QUERY_BAD);
    cr_expect_str_eq(message, "the parameter \"b\" is missing");
    cr_expect_eq(check("SELECT coalesce(:c, 1)", NULL, 0, true), QUERY_DONE);
    cr_expect_eq(check("SELECT :b", NULL, 0, false), QUERY_DONE);
    cr_expect_eq(check("no SQL :b", &a, 1, true), QUERY_DONE, "query_run() says what is wrong");
    cr_expect_str_eq(message, "");
}

/* The columns and parameters in the heads of the program's queries agree with those that SQLite
 * finds. */
Test(store_query, every_named_query_has_the_parameters_that_its_head_lists, .init = begin,
     .fini = end)
{
    for (const struct named_query *query = NULL; (query = query_next(query)) != NULL;) {
        struct query_param params[QUERY_PARAMS_MAX];
        struct query_head head;
        query_head_read(query->sql, &head);
        for (size_t i = 0; i < head.param_count; i++) {
            params[i] = (struct query_param){.name = head.params[i].name, .value = "1"};
            cr_expect_eq(check(query->sql, &params[i], 1, false), QUERY_DONE, "%s: %s", query->name,
                         message);
        }
        cr_expect_eq(check(query->sql, params, head.param_count, true), QUERY_DONE, "%s: %s",
                     query->name, message);
    }
}

/* ---- secrets ---- */

static void views_walk(struct buf *all)
{
    char names[2048];
    char sql[100];
    cr_assert_eq(QUERY_REFUSED, ask("SELECT name FROM sqlite_schema"));
    (void)snprintf(names, sizeof(names), "%s",
                   store_case_sql(&self, "SELECT group_concat(name, ' ') || ' ' FROM sqlite_schema "
                                         "WHERE type = 'view' AND "
                                         "name NOT IN ('decision', 'holder')"));
    int count = 0;
    for (char *at = names, *blank; (blank = strchr(at, ' ')) != NULL; at = blank + 1) {
        (void)snprintf(sql, sizeof(sql), "SELECT * FROM %.*s", (int)(blank - at), at);
        cr_assert_eq(ask(sql), QUERY_DONE, "%s: %s", sql, message);
        buf_append(all, found.bytes, found.size);
        count++;
    }
    cr_assert_geq(count, 13);
}

/* The list of a hidden shuffle as JSON: ["C04","C31", ... without its end. */
static void list_text(const struct game *game, const struct game_event *event, char *text)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_event(&json, NULL, game, event);
    const char *list = strchr(out.bytes, '[');
    cr_assert_not_null(list);
    (void)snprintf(text, 30, "%s", list);
    buf_free(&out);
}

Test(store_query, no_secret_of_a_running_match_is_in_any_view, .init = begin, .fini = end)
{
    struct game_events *events = calloc(1, sizeof(*events));
    struct buf all = {0};
    struct store_user ann = store_case_account("ann");
    (void)store_case_user_add(&self, &ann);
    int shuffles = 0;
    char lists[8][30];
    static const char *const ids[] = {"runningstoneage1", "runningclans0001"};
    static const char *const names[] = {"stoneage", "clans"};
    uint64_t hashes[2];
    for (size_t i = 0; i < 2; i++) {
        const struct game *game = games_find(names[i]);
        hashes[i] = match_begin(ids[i], game, events);
        for (unsigned at = 0; at < events->count; at++) {
            const char *kind = game->event_shapes[events->at[at].bytes[0]].name;
            if (strstr(kind, "_shuffled") != NULL) {
                cr_assert_lt(shuffles, 8);
                list_text(game, &events->at[at], lists[shuffles++]);
            }
        }
    }
    cr_assert_eq(shuffles, 3);
    struct store_move seen = {.match = ids[0],
                              .seq = 1,
                              .seat = 0,
                              .request = "requestsecret",
                              .move = "{\"kind\":\"pay\",\"resources\":{\"wood\":1}}",
                              .events =
                                  "[{\"kind\":\"extra_card_drawn\",\"seat\":0},"
                                  "{\"kind\":\"extra_card_seen\",\"seat\":0,\"card\":\"C99\"}]",
                              .before = {hashes[0], 1},
                              .at_ms = 5};
    struct store_write write = {.op = STORE_MOVE_APPEND, .append = {.move = &seen}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    struct store_chat chat = {.match = ids[0], .number = 1, .name = "x", .text = "chatsecret"};
    struct store_write say = {.op = STORE_CHAT_APPEND, .chat = &chat};
    cr_assert_eq(store_case_do(&self, &say, NULL), STORE_OK);

    views_walk(&all);
    cr_assert_not(all.failed);
    cr_expect_not_null(strstr(all.bytes, "extra_card_drawn"), "what all may know is there");
    for (int i = 0; i < shuffles; i++) cr_expect_null(strstr(all.bytes, lists[i]), "%s", lists[i]);
    static const char *const secrets[] = {
        "C99",        "extra_card_seen", "clan_seen",     "secretkey",  "chatsecret",
        "$argon2id$", "@example",        "requestsecret", "00070e151c", "00070E151C"};
    for (size_t i = 0; i < COUNT_OF(secrets); i++)
        cr_expect_null(strstr(all.bytes, secrets[i]), "%s", secrets[i]);
    /* The walk does see them where they may be seen. */
    (void)store_case_sql(&self, "UPDATE match SET status = 'over', ended_ms = 9");
    buf_reset(&all);
    views_walk(&all);
    cr_expect_not_null(strstr(all.bytes, "C99"));
    for (int i = 0; i < shuffles; i++) cr_expect_not_null(strstr(all.bytes, lists[i]));
    buf_free(&all);
    free(events);
}

/* ---- views follow their text; care ---- */

static const char *views_of_file(void)
{
    return store_case_sql(&self, "SELECT group_concat(name) FROM sqlite_schema WHERE type = 'view' "
                                 "AND name IN ('v_other', 'v_match')");
}

Test(store_query, views_are_made_anew_when_their_text_changes, .init = begin, .fini = end)
{
    struct sql sql;
    cr_assert_eq(sql_connect(&sql, self.path, SQL_WRITES), STORE_OK);
    cr_assert_eq(views_run(&sql, "CREATE VIEW v_other AS SELECT 7 AS a;"), STORE_OK);
    cr_expect_str_eq(views_of_file(), "v_other");
    cr_assert_neq(views_run(&sql, "CREATE VIEW v_bad AS SELEC"), STORE_OK);
    cr_expect_str_eq(views_of_file(), "v_other", "the old ones stay");
    cr_expect_eq(ask("SELECT a FROM v_other"), QUERY_REFUSED, "a view that the program has not");
    cr_expect_eq(ask("SELECT count(*) FROM v_match"), QUERY_DONE, "the program's own");
    cr_assert_eq(views_renew(&sql), STORE_OK);
    cr_expect_str_eq(views_of_file(), "v_match");
    sql_close(&sql);
}

/* An operation with its row of the audit, beside the open store. */
static enum store_err beside(enum store_op op, const struct store_user *user,
                             const struct store_ban *ban)
{
    struct store_audit audit = {
        .at_ms = 7, .by_cli = true, .name = "root", .action = "act", .result = "done"};
    audit.target_user = user != NULL ? user->id : ban->user;
    struct store_write write = {.op = op, .audit = &audit};
    if (ban != NULL)
        write.ban = ban;
    else
        write.user = user;
    return maintenance_write(self.path, &write);
}

Test(store_query, the_role_is_an_account_s_and_what_failed_is_not_in_the_audit, .init = begin,
     .fini = end)
{
    struct store_user ann = store_case_account("Ann");
    struct store_user guest = store_case_guest("Bob");
    ann.id = store_case_user_add(&self, &ann);
    guest.id = store_case_user_add(&self, &guest);
    ann.admin = true;
    guest.admin = true;
    cr_expect_eq(beside(STORE_ADMIN_SET, &ann, NULL), STORE_OK);
    cr_expect_str_eq(store_case_sql(&self, "SELECT group_concat(admin) FROM user"), "1,0");
    cr_expect_eq(beside(STORE_ADMIN_SET, &guest, NULL), STORE_NOT_FOUND);
    ann.admin = false;
    cr_expect_eq(beside(STORE_ADMIN_SET, &ann, NULL), STORE_OK);
    cr_expect_str_eq(store_case_sql(&self, "SELECT group_concat(admin) FROM user"), "0,0");
    cr_expect_str_eq(store_case_sql(&self, "SELECT group_concat(target_user) FROM audit"), "1,1");
}

Test(store_query, a_banned_user_has_no_session_and_gets_none_until_it_ends, .init = begin,
     .fini = end)
{
    struct store_user ann = store_case_account("Ann");
    ann.id = store_case_user_add(&self, &ann);
    struct store_session session = {.user = ann.id, .created_ms = 100, .expires_ms = 100000};
    session.token_hash[0] = 1;
    struct store_write enter = {.op = STORE_SESSION_CREATE, .sign_in = {.session = &session}};
    cr_assert_eq(store_case_do(&self, &enter, NULL), STORE_OK);
    struct store_ban ban = {.user = ann.id, .at_ms = 150, .until_ms = 300, .reason = "why"};
    cr_assert_eq(beside(STORE_BAN, NULL, &ban), STORE_OK);
    cr_expect_str_eq(store_case_sql(&self, "SELECT count(*) FROM session"), "0");
    session.created_ms = 200;
    cr_expect_eq(store_case_do(&self, &enter, NULL), STORE_NOT_FOUND);
    struct store_ban read;
    cr_expect_eq(store_ban_read(self.reader, ann.id, 299, &read), STORE_OK);
    cr_expect_str_eq(read.reason, "why");
    cr_expect_eq(store_ban_read(self.reader, ann.id, 300, &read), STORE_NOT_FOUND);
    session.created_ms = 300;
    cr_expect_eq(store_case_do(&self, &enter, NULL), STORE_OK);
}

Test(store_query, a_lock_that_the_server_holds_is_told, .init = begin, .fini = end)
{
    int lock = 0;
    cr_expect_eq(maintenance_lock_acquire(self.path, &lock), STORE_BUSY);
    cr_expect_eq(lock, -1);
    store_case_close(&self);
    cr_assert_eq(maintenance_lock_acquire(self.path, &lock), STORE_OK);
    maintenance_lock_release(lock);
    store_case_open(&self);
}

Test(store_query, a_match_is_rewound_and_what_was_taken_out_is_kept, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("abcdefghijkmnpqr", 2);
    struct store_audit audit = {.at_ms = 7, .by_cli = true, .action = "rewind", .result = "done"};
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, match.id, 0, 50);
    match.status = STORE_OVER;
    match.ended_ms = 9;
    match.seat[0].rank = 1;
    store_case_match_add(&self, &match);
    cr_expect_eq(maintenance_rewind(self.path, match.id, 51, &audit), STORE_NOT_FOUND);
    cr_expect_eq(maintenance_rewind(self.path, "nosuchmatch12345", 3, &audit), STORE_NOT_FOUND);
    cr_expect_str_eq(store_case_sql(&self, "SELECT count(*) FROM audit"), "0");
    cr_assert_eq(maintenance_rewind(self.path, match.id, 30, &audit), STORE_OK);
    cr_expect_str_eq(store_case_sql(&self, "SELECT max(seq) FROM move"), "30");
    cr_expect_str_eq(store_case_sql(&self, "SELECT min(seq) || '-' || max(seq) || ' ' || audit "
                                           "FROM rewound"),
                     "31-50 1");
    cr_expect_str_eq(store_case_sql(&self, "SELECT status || coalesce(ended_ms, '') || "
                                           "(SELECT count(rank) FROM seat) FROM match"),
                     "running0");
}

Test(store_query, a_backup_is_a_sound_copy_and_overwrites_nothing, .init = begin, .fini = end)
{
    struct store_match match = store_case_running("abcdefghijkmnpqr", 2);
    char copy[STORE_CASE_PATH_BYTES + 8];
    (void)snprintf(copy, sizeof(copy), "%s.copy", self.path);
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, match.id, 0, 50);
    cr_assert_eq(maintenance_backup(self.path, copy), STORE_OK);
    struct store_reader *reader = NULL;
    struct store_match read;
    cr_assert_eq(maintenance_reader_open(copy, &reader), STORE_OK);
    cr_expect_eq(store_match_read(reader, match.id, &read), STORE_OK);
    store_reader_close(reader);
    cr_expect_eq(maintenance_integrity_check(copy), STORE_OK);
    cr_expect_eq(maintenance_backup(self.path, copy), STORE_TAKEN);
    cr_expect_eq(maintenance_backup("/nowhere/ochre.sqlite", "/nowhere/copy"), STORE_NOT_FOUND);
}
