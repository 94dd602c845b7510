/* A seat that is passed on: whoever held it for most of its decisions answers for the result. */
#include "base/encoding/text.h"
#include "hub/match/sight.h"
#include "store/nouns/notices/addresses.h"
#include "store/nouns/notices/outbox.h"
#include "support/hub_case.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

static struct hub_case test;
static struct hub_user users[3];
static struct hub_match *match;
static char id[STORE_MATCH_ID_BYTES + 1];

static void begin(void)
{
    static const char *const names[] = {"Ann", "Bob", "Cid"};
    hub_case_begin(&test);
    for (size_t i = 0; i < COUNT_OF(users); i++) users[i] = hub_case_guest(&test, names[i]);
    match = hub_case_started(&test, users, 2);
    (void)text_copy(id, sizeof(id), match->info.id);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_holders, .init = begin, .fini = end, .timeout = 480);

static void tells(const struct hub_user *user, struct table_move move)
{
    char request[16];
    (void)snprintf(request, sizeof(request), "w%u", match->play.version);
    struct hub_request asks = hub_case_word(user, request, move, match->play.version);
    struct hub_error error = hub_case_ask(&test, match, &asks).error;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

/* Plays until seat 1 has decided so often. */
static void decides(const struct hub_user *players, unsigned times)
{
    char request[16];
    while (times > 0) {
        (void)snprintf(request, sizeof(request), "v%u", match->play.version);
        struct hub_request move = hub_case_next_move(match, players, request);
        times -= move.user.id == players[1].id;
        cr_assert_eq(hub_case_ask(&test, match, &move).error.code, HUB_OK);
    }
}

/* Bob offers the seat, and Cid takes it. */
static void passes(void)
{
    char link[HUB_LINK_BYTES + 1];
    tells(&users[1], (struct table_move){.kind = TABLE_MOVE_OFFER});
    hub_match_link(match, 1, users[1].id, link);
    struct hub_request sit = {.action = HUB_SUBSTITUTE, .user = users[2], .seat = HUB_NOBODY_SEAT};
    (void)text_copy(sit.link, sizeof(sit.link), link);
    cr_assert_eq(hub_case_ask(&test, match, &sit).error.code, HUB_OK);
    cr_assert_eq(match->info.seat[1].user, users[2].id);
}

static void votes_off(const struct hub_user *user)
{
    tells(user, (struct table_move){
                    .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF});
}

static void again(void)
{
    hub_case_restart(&test);
    match = hub_case_find(&test, id);
    cr_assert_not_null(match);
}

/* Bob decides so often, then Cid. */
static void ends(unsigned before, unsigned after)
{
    const struct hub_user later[] = {users[0], users[2]};
    decides(users, before);
    passes();
    decides(later, after);
    votes_off(&users[0]);
    cr_assert_eq(match->info.seat[1].answers, 0, "it has not ended");
    votes_off(&users[2]);
    cr_assert_eq(match->info.status, STORE_ABANDONED);
}

Test(hub_holders, result_counts_for_the_holder_of_most_decisions)
{
    ends(6, 2);
    cr_assert_eq(match->info.seat[0].answers, users[0].id);
    cr_assert_eq(match->info.seat[1].answers, users[1].id);
    cr_assert_eq(hub_info_answers_for(&match->info, users[1].id), 1);
    cr_assert_eq(hub_info_answers_for(&match->info, users[2].id), HUB_NOBODY_SEAT);
    again();
    cr_assert_eq(match->info.seat[1].answers, users[1].id);
}

Test(hub_holders, a_substitute_who_decides_more_often_answers)
{
    ends(2, 5);
    cr_assert_eq(match->info.seat[1].answers, users[2].id);
    again();
    cr_assert_eq(match->info.seat[1].answers, users[2].id);
}

static bool sees(int64_t user)
{
    struct hub_sight_room room = {{0}};
    return hub_sight(match, user, NULL, &room) != NULL;
}

Test(hub_holders, user_of_the_result_sees_the_ended_match_and_no_other)
{
    const struct hub_user later[] = {users[0], users[2]};
    decides(users, 3);
    passes();
    decides(later, 1);
    match->info.listed = false;
    cr_assert_not(sees(users[1].id), "it goes on without Bob");
    votes_off(&users[0]);
    votes_off(&users[2]);
    cr_assert(sees(users[1].id));
    cr_assert_not(sees(users[2].id + 1));
}

/* Bob resigns, and Ann calls the match off: that is a result. */
static void resigned(void)
{
    tells(&users[1], (struct table_move){.kind = TABLE_MOVE_RESIGN});
    votes_off(&users[0]);
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_eq(match->info.seat[1].answers, users[1].id);
}

static bool notice_note(void *context, const struct store_notice *notice)
{
    struct store_notice *kept = context;
    *kept = *notice;
    return false;
}

Test(hub_holders, user_of_the_result_without_a_seat_is_notified_of_the_end)
{
    struct store_notice told = {.number = 0};
    struct store_address address;
    const struct hub_user later[] = {users[0], users[2]};
    (void)store_case_sql(&test.files,
                         "INSERT INTO address (number, user, channel, target, name, state, "
                         "made_ms, handled) SELECT 1, id, 'hook', 'https://a.example/', '', 'on', "
                         "1, 0 FROM user WHERE name LIKE 'Bob%'");
    decides(users, 6);
    passes();
    decides(later, 1);
    tells(&users[2], (struct table_move){.kind = TABLE_MOVE_RESIGN});
    votes_off(&users[0]);
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_eq(match->info.seat[1].answers, users[1].id);
    cr_assert_eq(store_address_read(test.reader, 1, &address), STORE_OK);
    cr_assert_eq(store_notices_each(test.reader, &address, INT64_MAX, 8, notice_note, &told),
                 STORE_OK);
    cr_assert(told.number != 0 && told.event == STORE_EVENT_OVER && !told.passed);
    cr_assert_str_eq(told.match, id);
}

Test(hub_holders, a_match_that_ends_after_a_resignation_is_rated)
{
    decides(users, 2);
    resigned();
    cr_assert_not(match->info.unrated);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM rating"), "2");
}

Test(hub_holders, a_match_that_was_played_unrated_stays_so)
{
    decides(users, 2);
    match->play.unrated = true;
    resigned();
    cr_assert(match->info.unrated);
    again();
    cr_assert(match->info.unrated);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM rating"), "0");
}
