/* The holders of a seat, and the one of them who answers for its result: whoever held it for most
 * of its decisions. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "store/nouns/holders.h"
#include "store/nouns/matches/read.h"
#include "support/store_case.h"

#define MATCH "m"

static struct store_case self;
static int64_t ann, ben, cat;
static uint32_t version; /* of the newest row */

static void begin(void)
{
    store_case_make(&self, NULL);
    store_case_open(&self);
    struct store_user users[] = {store_case_account("Annabella"), store_case_account("Benjamin"),
                                 store_case_account("Catherine")};
    ann = store_case_user_add(&self, &users[0]);
    ben = store_case_user_add(&self, &users[1]);
    cat = store_case_user_add(&self, &users[2]);
    struct store_match match = store_case_running(MATCH, 2);
    match.listed = true;
    match.created_by = ann;
    match.seat[0] = (struct store_seat){.user = ann, .name = "Annabella"};
    match.seat[1] = (struct store_seat){.user = ben, .name = "Benjamin"};
    store_case_match_add(&self, &match);
    store_case_moves_add(&self, MATCH, 0, 0);
    version = 0;
}

static void end(void)
{
    store_case_end(&self);
}

static struct store_match stored(void)
{
    struct store_match match;
    cr_assert_eq(store_match_read(self.reader, MATCH, &match), STORE_OK);
    return match;
}

/* Appends a row of that seat, with the match if it is given. */
static void row(int seat, const char *move, const char *events, const struct store_match *match)
{
    struct store_move made = store_case_move(MATCH, ++version);
    made.seat = seat;
    if (move != NULL) made.move = move;
    if (events != NULL) made.events = events;
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .append = {.move = &made, .match = match, .at_ms = made.at_ms}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
}

static void decides(int seat, int times)
{
    while (times-- > 0) row(seat, NULL, NULL, NULL);
}

/* Seat 1 goes over to a user, or with a bot to that bot for its user. */
static void seat_given(int64_t user, const char *bot)
{
    struct store_match match = stored();
    struct store_seat *seat = &match.seat[1];
    seat->user = user;
    seat->stands_in = bot[0] != '\0';
    (void)snprintf(seat->bot, sizeof(seat->bot), "%s", bot);
    (void)snprintf(seat->name, sizeof(seat->name), "%s", user == ben ? "Benjamin" : "Catherine");
    row(1, "{\"kind\":\"seat_substitute\"}", "[{\"kind\":\"substituted\",\"seat\":1}]", &match);
}

static void undone(uint32_t back_to)
{
    char events[80];
    (void)snprintf(events, sizeof(events),
                   "[{\"kind\":\"undone\",\"seat\":1,\"version\":%u,\"seats\":[]}]", back_to);
    row(1, "{\"kind\":\"undo\"}", events, NULL);
}

/* The match ends with a last move of seat 0, which wins. */
static struct store_match ends(enum store_status status, bool unrated)
{
    struct store_match match = stored();
    match.status = status;
    match.ended_ms = 1700000002000 + version + 1;
    match.unrated = unrated;
    for (int i = 0; i < 2 && status == STORE_OVER; i++) match.seat[i].rank = (int16_t)(i + 1);
    row(0, NULL, NULL, &match);
    return stored();
}

static const char *rated(void)
{
    return store_case_sql(&self, "SELECT group_concat(seat || ' ' || user || ' ' || "
                                 "CASE WHEN rating > 1500 THEN 'won' ELSE 'lost' END, ', ') FROM "
                                 "(SELECT * FROM rating ORDER BY seat) AS rating");
}

static void answers(int64_t user)
{
    char expected[80];
    struct store_match match = ends(STORE_OVER, false);
    cr_expect_eq(match.seat[0].answers, ann);
    cr_expect_eq(match.seat[1].answers, user, "%lld", (long long)match.seat[1].answers);
    (void)snprintf(expected, sizeof(expected), "0 %lld won, 1 %lld lost", (long long)ann,
                   (long long)user);
    cr_expect_str_eq(rated(), expected);
}

#define HOLDERS(name) Test(store_holders, name, .init = begin, .fini = end)

HOLDERS(whoever_passes_a_seat_on_after_most_of_its_decisions_keeps_its_loss)
{
    decides(1, 5);
    seat_given(cat, "");
    decides(1, 2);
    answers(ben);
}

HOLDERS(a_substitute_who_decides_more_often_answers)
{
    decides(1, 2);
    seat_given(cat, "");
    decides(1, 5);
    answers(cat);
}

HOLDERS(of_equals_the_later_one_answers)
{
    decides(1, 3);
    seat_given(cat, "");
    decides(1, 3);
    answers(cat);
}

HOLDERS(before_any_decision_it_is_whoever_holds_the_seat_at_the_end)
{
    seat_given(cat, "");
    answers(cat);
}

HOLDERS(a_bot_that_stands_in_decides_for_the_person_of_the_seat)
{
    decides(1, 1);
    seat_given(ben, "easy");
    decides(1, 5);
    seat_given(cat, "");
    decides(1, 4);
    answers(ben);
}

HOLDERS(what_somebody_decided_in_several_intervals_is_added_up)
{
    decides(1, 2);
    seat_given(cat, "");
    decides(1, 3);
    seat_given(ben, "");
    decides(1, 2);
    answers(ben);
}

HOLDERS(what_was_taken_back_and_what_is_about_seats_is_no_decision)
{
    decides(1, 1);
    uint32_t before = version;
    decides(1, 4);
    undone(before);
    row(1, "{\"kind\":\"seat_offer\"}", "[{\"kind\":\"offered\",\"seat\":1}]", NULL);
    row(1, "{\"kind\":\"undo_ask\"}", "[{\"kind\":\"undo_asked\",\"seat\":1}]", NULL);
    seat_given(cat, "");
    decides(0, 7);
    decides(1, 2);
    answers(cat);
}

HOLDERS(a_match_that_is_abandoned_has_answerers_and_no_rating)
{
    decides(1, 5);
    seat_given(cat, "");
    decides(1, 2);
    cr_assert_eq(ends(STORE_ABANDONED, false).seat[1].answers, ben);
    cr_assert_str_eq(rated(), "");
}

HOLDERS(a_match_that_is_unrated_has_answerers_and_no_rating)
{
    decides(1, 1);
    struct store_match match = ends(STORE_OVER, true);
    cr_assert(match.unrated);
    cr_assert_eq(match.seat[1].answers, ben);
    cr_assert_str_eq(rated(), "");
}

HOLDERS(a_later_save_leaves_the_answerers_as_they_were)
{
    decides(1, 1);
    (void)ends(STORE_OVER, false);
    (void)store_case_sql(&self, "UPDATE seat SET answers = NULL, mostly_away = 1 WHERE seat = 1");
    struct store_match match = stored();
    struct store_write write = {.op = STORE_MATCH_SAVE,
                                .save = {.match = &match, .at_ms = 1800000000000}};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(stored().seat[0].answers, ann);
    cr_assert_eq(stored().seat[1].answers, 0);
}

HOLDERS(a_match_that_is_closed_from_the_command_line_has_answerers)
{
    decides(1, 1);
    struct store_match match = stored();
    match.status = STORE_ABANDONED;
    match.ended_ms = 1800000000000;
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = &match}}; /* at no time */
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(stored().seat[1].answers, ben);
}

HOLDERS(a_match_that_ends_without_a_row_has_answerers_too)
{
    decides(1, 2);
    seat_given(cat, "");
    struct store_match match = stored();
    int64_t found[GAME_SEATS_MAX] = {0};
    match.status = STORE_ABANDONED;
    match.ended_ms = 1800000000000;
    struct store_write write = {.op = STORE_MATCH_SAVE,
                                .save = {.match = &match, .at_ms = match.ended_ms},
                                .answers = found};
    cr_assert_eq(store_case_do(&self, &write, NULL), STORE_OK);
    cr_assert_eq(stored().seat[1].answers, ben);
    cr_assert_eq(found[0], ann);
    cr_assert_eq(found[1], ben, "the writer of the end gets it");
}

struct listed {
    char text[400];
    size_t size;
};

static bool list(void *context, const struct store_holder *holder)
{
    struct listed *listed = context;
    int size = snprintf(listed->text + listed->size, sizeof(listed->text) - listed->size,
                        "%u %s%s %u-%u %u, ", holder->seat, holder->name, holder->bot,
                        holder->since, holder->until, holder->decisions);
    listed->size += (size_t)size;
    return true;
}

HOLDERS(are_read_seat_by_seat_in_the_order_of_their_intervals)
{
    struct listed listed = {.size = 0};
    decides(1, 2);
    seat_given(ben, "easy");
    decides(1, 1);
    decides(0, 1);
    seat_given(cat, "");
    decides(1, 1);
    cr_assert_eq(store_holders_each(self.reader, MATCH, list, &listed), STORE_OK);
    cr_assert_str_eq(listed.text, "0 Annabella 0-0 1, 1 Benjamin 0-3 2, 1 Benjamineasy 3-6 1, "
                                  "1 Catherine 6-0 1, ");
}
