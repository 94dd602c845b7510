/* Ratings: the matches that produce them, their calculation at the end of a match, and their
 * recomputation from the matches. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/maintenance/maintenance_write.h"
#include "store/migrate/migrate.h"
#include "store/nouns/matches/read.h"
#include "support/store_case.h"

#define BEFORE_RATING 26
#define WEEK_MS       604800000LL

static struct store_case self;
static int64_t ann, ben, program;

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_user users[] = {store_case_account("Annabella"), store_case_guest("Ben"),
                                 store_case_account("Program")};
    ann = store_case_user_add(&self, &users[0]);
    ben = store_case_user_add(&self, &users[1]);
    program = store_case_user_add(&self, &users[2]);
    struct store_write write = {.op = STORE_BOT_ACCOUNT_SET,
                                .user = &(struct store_user){.id = program}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

static void end(void)
{
    store_case_end(&self);
}

/* The players, 0: the bot easy; in the order of the ranks. */
struct played {
    const char *id;
    int64_t users[4];
    int seats;
    int64_t ended_ms;
    bool hidden, imported, unrated;
    enum store_status status;
};

static enum store_err play(struct played how)
{
    struct store_match match = store_case_running(how.id, how.seats);
    match.listed = !how.hidden;
    match.created_by = how.imported ? 0 : ann;
    for (int i = 0; i < how.seats; i++) {
        if (how.users[i] == 0) continue;
        match.seat[i] = (struct store_seat){.user = how.users[i], .name = "somebody"};
    }
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, how.id, 0, 1);
    cr_assert_eq(store_match_read(self.reader, how.id, &match), STORE_OK);
    match.status = how.status;
    match.ended_ms = how.ended_ms;
    for (int i = 0; i < how.seats; i++) match.seat[i].rank = (int16_t)(i + 1);
    match.unrated = how.unrated;
    struct store_move move = store_case_move(how.id, 2);
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.move = &move, .match = &match}};
    return store_case_do(&self, &write, NULL);
}

static const char *rows(void)
{
    return store_case_sql(
        &self,
        "SELECT group_concat(id || ' ' || seat || ' ' || pool || ' ' || "
        "coalesce(CAST(user AS TEXT), bot) || ' ' || rating.seats || ' ' || matches || ' ' || "
        "CASE WHEN rating > 1500 THEN '+' ELSE '-' END, ', ') FROM (SELECT * FROM rating ORDER BY "
        "number) "
        "AS rating JOIN match ON match.number = match_number");
}

Test(store_rating, comes_with_the_end_of_a_match_for_each_player_and_pool, .init = begin,
     .fini = end)
{
    cr_assert_eq(play((struct played){.id = "first",
                                      .users = {ann, ben, 0},
                                      .seats = 3,
                                      .ended_ms = WEEK_MS,
                                      .status = STORE_OVER}),
                 STORE_OK);
    cr_assert_str_eq(rows(), "first 0 people 1 3 1 +, first 0 bots 1 3 1 +, "
                             "first 1 people 2 3 1 -, first 1 bots 2 3 1 +, "
                             "first 2 bots easy 3 1 -");
}

Test(store_rating, only_listed_and_finished_matches_are_rated, .init = begin, .fini = end)
{
    const struct played none[] = {
        {.id = "hidden", .users = {ann, ben}, .seats = 2, .hidden = true, .status = STORE_OVER},
        {.id = "imported", .users = {ann, ben}, .seats = 2, .imported = true, .status = STORE_OVER},
        {.id = "abandoned", .users = {ann, ben}, .seats = 2, .status = STORE_ABANDONED},
        {.id = "unrated", .users = {ann, ben}, .seats = 2, .unrated = true, .status = STORE_OVER},
        {.id = "alone", .users = {0, 0}, .seats = 2, .status = STORE_OVER},
    };
    for (size_t i = 0; i < COUNT_OF(none); i++) {
        cr_assert_eq(play(none[i]), STORE_OK);
        cr_expect_str_eq(rows(), "", "%s: %s", none[i].id, rows());
    }
}

Test(store_rating, a_program_is_a_bot_and_each_number_of_seats_is_its_own, .init = begin,
     .fini = end)
{
    cr_assert_eq(play((struct played){.id = "a",
                                      .users = {ann, program},
                                      .seats = 2,
                                      .ended_ms = WEEK_MS,
                                      .status = STORE_OVER}),
                 STORE_OK);
    cr_assert_eq(play((struct played){.id = "b",
                                      .users = {ann, program, ben},
                                      .seats = 3,
                                      .ended_ms = WEEK_MS,
                                      .status = STORE_OVER}),
                 STORE_OK);
    cr_assert_str_eq(rows(), "a 0 bots 1 2 1 +, a 1 bots 3 2 1 -, b 0 people 1 3 1 +, "
                             "b 0 bots 1 3 1 +, b 1 bots 3 3 1 -, b 2 people 2 3 1 -, "
                             "b 2 bots 2 3 1 -");
}

/* Twelve matches, and a year without one before the last. */
static void year(void)
{
    for (int i = 0; i < 12; i++) {
        char id[STORE_MATCH_ID_BYTES + 1];
        (void)snprintf(id, sizeof(id), "match%d", i);
        struct played how = {.id = id,
                             .users = {ann, ben, 0, program},
                             .seats = 2 + i % 3,
                             .ended_ms = (i < 11 ? i / 2 : 52) * WEEK_MS,
                             .status = STORE_OVER};
        if (i % 4 == 1) how.users[0] = ben, how.users[1] = ann;
        cr_assert_eq(play(how), STORE_OK);
    }
}

#define ALL                                                                                        \
    "SELECT group_concat(number || match_number || seat || pool || coalesce(user, bot) || game "   \
    "|| "                                                                                          \
    "seats || at_ms || matches || printf('%!.17g %!.17g %!.17g', rating, deviation, volatility), " \
    "' ') FROM (SELECT * FROM rating ORDER BY number)"

/* The same of a database, which gives no number twice and writes a figure in full. */
#define ALL_THERE                                                                                  \
    "SELECT group_concat(concat_ws(' ', match_number, seat, pool, user, bot, game, seats, at_ms, " \
    "matches, rating, deviation, volatility), ', ') FROM (SELECT * FROM rating ORDER BY number) "  \
    "AS rating"

static char *all(void)
{
    bool remote = store_case_is_postgres(&self);
    char *said = strdup(store_case_sql(&self, remote ? ALL_THERE : ALL));
    cr_assert_not_null(said);
    return said;
}

static struct ratings_remade remake(void)
{
    struct ratings_remade remade = {0};
    struct store_audit audit = {.by_cli = true, .name = "root", .action = "rate"};
    cr_assert_eq(maintenance_rate(self.path, &audit, &remade), STORE_OK);
    return remade;
}

Test(store_rating, can_be_made_anew_to_the_last_bit, .init = begin, .fini = end)
{
    year();
    store_case_close(&self);
    char *before = all();
    cr_assert_gt(strlen(before), 1000);
    struct ratings_remade remade = remake();
    char *after = all();
    cr_assert_eq(remade.matches, 12);
    cr_assert_eq(remade.changed, 0);
    cr_assert_str_eq(after, before);
    free(after);
    (void)store_case_sql(&self, "UPDATE rating SET rating = rating + 0.001 WHERE number = "
                                "(SELECT min(number) FROM rating)");
    (void)store_case_sql(&self, "DELETE FROM rating WHERE number = "
                                "(SELECT 19 + min(number) FROM rating)");
    remade = remake();
    after = all();
    cr_assert_gt(remade.changed, 0);
    cr_assert_str_eq(after, before);
    free(after);
    free(before);
    store_case_open(&self);
}

Test(store_rating, a_file_from_before_has_them_after_its_migration, .init = begin, .fini = end)
{
    if (store_case_is_postgres(&self)) cr_skip_test("about a file");
    struct sql sql;
    struct store_case older;
    char attach[STORE_CASE_PATH_BYTES + 40];
    year();
    store_case_close(&self);
    /* In a match that ended under the earlier rule, the result of a mostly absent player counts for
     * no user. */
    (void)store_case_sql(&self,
                         "UPDATE seat SET mostly_away = 1, answers = NULL WHERE seat = 1 "
                         "AND match_number = (SELECT number FROM match WHERE id = 'match4')");
    cr_assert_gt(remake().changed, 0);
    store_case_make(&older, NULL);
    cr_assert_eq(sql_connect(&sql, older.path, SQL_WRITES), STORE_OK);
    cr_assert_eq(migrate_run(&sql, store_migrations, BEFORE_RATING, NULL), STORE_OK);
    (void)snprintf(attach, sizeof(attach), "ATTACH '%s' AS newer", self.path);
    cr_assert_eq(sql_exec(&sql, attach, "attach"), STORE_OK);
#define COPIED(table, columns)                                                                     \
    "INSERT INTO " table " (" columns ") SELECT " columns " FROM newer." table ";"
    cr_assert_eq(
        sql_exec(&sql,
                 COPIED("user", "id, name, name_key, guest, admin, created_ms, bot_account")
                     COPIED("match", "number, id, game, revision, options, status, listed, "
                                     "key_needed, created_by, created_ms, started_ms, ended_ms, "
                                     "seed, seats")
                         COPIED("seat", "match_number, seat, user, bot, name, rank, score, "
                                        "mostly_away"),
                 "older"),
        STORE_OK);
    sql_close(&sql);
    store_case_open(&older);
    char *after = strdup(store_case_sql(&older, ALL));
    cr_assert_gt(strlen(after), 1000);
    cr_assert_str_eq(store_case_sql(&self, ALL), after);
    free(after);
    store_case_end(&older);
    store_case_open(&self);
}

Test(store_rating, deviation_grows_without_matches, .init = begin, .fini = end)
{
    year();
    cr_assert_str_eq(
        store_case_sql(&self,
                       "SELECT count(*) FROM rating AS now JOIN rating AS was USING "
                       "(user, game, seats, pool) WHERE now.at_ms = 52 * 604800000.0 "
                       "AND was.matches = now.matches - 1 AND now.deviation > was.deviation"),
        store_case_sql(&self, "SELECT count(*) FROM rating WHERE at_ms = 52 * 604800000.0 AND user "
                              "IS NOT NULL"));
}
