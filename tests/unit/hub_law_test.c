/* The law of the table against cheaters: what A, alone or with a second account, can not do to B.
 * A match of two by days unless said otherwise; the clocks are moved by the test. */
#include "hub/seat/waits.h"

#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/admin.h"
#include "hub/deadlines/clocks.h"
#include "support/hub_case.h"

#include <criterion/criterion.h>

#define HOUR_MS (3600LL * 1000)
#define SKEW_MS 5 /* the wall clock and the monotonic one are read one after the other */
#define DAY_MS  (24 * HOUR_MS)

static const struct time_control by_days = {PACE_DAYS, 3 * 86400, 86400, 5 * 86400};
static const struct time_control calm = {PACE_LIVE, 3600, 5, 7200};
static const struct time_control quick = {PACE_LIVE, 60, 5, 120};

static struct hub_case test;
static struct hub_user users[3];
static struct hub_match *match;
static char id[STORE_MATCH_ID_BYTES + 1];
static unsigned asked;

static void begin(void)
{
    static const char *const names[] = {"Ann", "Bob", "Cid"};
    hub_case_begin(&test);
    for (size_t i = 0; i < COUNT_OF(users); i++) users[i] = hub_case_guest(&test, names[i]);
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_law, .init = begin, .fini = end, .timeout = 240);

static void started_with(const struct time_control *clock, uint8_t count)
{
    test.clock = *clock;
    hub_tick(test.hub);
    test.undo = UNDO_VOTE;
    match = hub_case_started(&test, users, count);
    (void)text_copy(id, sizeof(id), match->info.id);
}

/* A match that has just been read is looked at by the next tick, so there is one at least. */
static void settle(void)
{
    do {
        hub_tick(test.hub);
        hub_case_pump(&test);
    } while (!hub_case_quiet(match));
}

/* So much time passes, in steps that no wait is shorter than, and the server does its part. The
 * match may leave the memory meanwhile, and is read again. */
static void passes(int64_t ms)
{
    int64_t step_ms = match->settings.clock.pace == PACE_LIVE ? 1000 : HOUR_MS;
    for (int64_t gone_ms = 0; gone_ms < ms; gone_ms += step_ms) {
        clock_test_move(step_ms, step_ms);
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
    match = hub_case_find(&test, id);
    cr_assert_not_null(match);
    settle();
}

static void step(int64_t ms)
{
    clock_test_move(ms, ms);
    hub_tick(test.hub);
    match = hub_case_find(&test, id);
    cr_assert_not_null(match);
    settle();
}

static struct hub_error ask(unsigned user, struct table_move move)
{
    struct hub_request request = {
        .action = HUB_MOVE, .user = users[user], .expects = match->play.version};
    struct buf text = {.bytes = request.id, .room = sizeof(request.id), .size_max = 60};
    buf_printf(&text, "r%u", ++asked);
    memcpy(&request.move, &move, sizeof(move));
    return hub_case_ask(&test, match, &request).error;
}

static void does(unsigned user, struct table_move move)
{
    struct hub_error error = ask(user, move);
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

static void refuses(unsigned user, struct table_move move, enum game_refusal refusal)
{
    struct hub_error error = ask(user, move);
    cr_assert_eq(error.code, HUB_REFUSED, "%s", hub_error_name(&error));
    cr_assert_eq(error.refusal, refusal, "%s", hub_error_name(&error));
}

static struct table_move kind(uint8_t of)
{
    return (struct table_move){.kind = of};
}

static struct table_move vote(uint8_t about, uint8_t choice)
{
    return (struct table_move){.kind = TABLE_MOVE_VOTE, .about = about, .word = choice};
}

/* The seat that owes the next decision; users sit in their order. */
static uint8_t owing(void)
{
    uint8_t seat = 0;
    while ((hub_match_owed(match) >> seat & 1) == 0) seat++;
    return seat;
}

static void moves(void)
{
    struct hub_request move = hub_case_next_move(match, users, "");
    struct buf text = {.bytes = move.id, .room = sizeof(move.id), .size_max = 60};
    buf_printf(&text, "m%u", ++asked);
    struct hub_error error = hub_case_ask(&test, match, &move).error;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

static uint32_t left_ms(uint8_t seat)
{
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    cr_assert(hub_match_clocks(match, clocks, &now_ms));
    return (uint32_t)clocks[seat].left_ms;
}

Test(hub_law, no_vote_about_a_seat_whose_clock_has_time_left)
{
    started_with(&by_days, 2);
    uint8_t late = owing();
    passes(25 * HOUR_MS);
    for (uint8_t choice = TABLE_CHOICE_WAIT; choice < TABLE_CHOICES; choice++)
        cr_assert_eq(ask(late ^ 1u, vote(late, choice)).code, HUB_REFUSED);
    cr_assert_eq(hub_match_askable(match, users[late ^ 1u].id), 0);
    cr_assert_eq(match->info.status, STORE_RUNNING);
}

Test(hub_law, a_seat_left_to_a_bot_stays_its_persons)
{
    started_with(&calm, 2);
    does(1, kind(TABLE_MOVE_BOT));
    refuses(0, vote(1, TABLE_CHOICE_SUBSTITUTE), GAME_TOO_SOON);
    refuses(0, vote(1, TABLE_CHOICE_CLAIM), GAME_TOO_SOON);
    does(0, vote(GAME_NOBODY, TABLE_CHOICE_CALL_OFF));
    settle();
    cr_assert_eq(match->info.status, STORE_RUNNING, "Bob has not consented");
    passes(WAITS_VOTE_LIVE_MS + 2000);
    cr_assert_eq(hub_match_vote_ms(match, GAME_NOBODY), 0, "a vote has an end");
    cr_assert_eq(match->info.status, STORE_RUNNING);
}

Test(hub_law, long_absence_ends_the_need_for_consent)
{
    started_with(&calm, 2);
    uint8_t idle = (uint8_t)(owing() ^ 1);
    does(idle, kind(TABLE_MOVE_BOT));
    settle();
    passes(WAITS_ABSENCE_LIVE_MS - 5000);
    cr_assert_eq(match->play.sitting.absent, 0);
    passes(10000);
    cr_assert_eq(match->play.sitting.absent, 1u << idle);
    does(idle ^ 1u, vote(GAME_NOBODY, TABLE_CHOICE_CALL_OFF));
    cr_assert_eq(match->info.status, STORE_ABANDONED, "no seat has resigned");
}

Test(hub_law, the_opponent_of_one_who_timed_out_may_claim_the_win_after_a_while)
{
    static const struct time_control brisk = {PACE_LIVE, 180, 5, 360};
    started_with(&brisk, 2);
    uint8_t late = owing();
    unsigned other = late ^ 1u;
    passes(181000);
    cr_assert_eq(match->play.sitting.state[late], SEAT_TIMED_OUT);
    refuses(other, vote(late, TABLE_CHOICE_CLAIM), GAME_TOO_SOON);
    passes(WAITS_PATIENCE_LIVE_MS + 2000);
    cr_assert_eq(hub_match_askable(match, users[other].id), 1u << late);
    does(other, vote(late, TABLE_CHOICE_CLAIM));
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_str_eq(match->info.end_reason, "called_off");
    cr_assert_eq(match->info.seat[other].rank, 1);
    cr_assert_eq(match->info.seat[late].rank, 2);
}

Test(hub_law, it_is_said_before_from_when_on_the_win_may_be_claimed)
{
    int64_t from_ms = 0;
    started_with(&by_days, 2);
    uint8_t late = owing();
    uint8_t other = late ^ 1u;
    cr_assert_eq(hub_match_ask(match, users[other].id, late, &from_ms), 0, "its clock has time");
    while (match->play.sitting.state[late] != SEAT_TIMED_OUT) passes(HOUR_MS);
    unsigned choices = hub_match_ask(match, users[other].id, late, &from_ms);
    cr_assert_eq(choices, 1u << TABLE_CHOICE_BOT | 1u << TABLE_CHOICE_CLAIM);
    cr_assert_eq(hub_match_ask(match, users[late].id, other, &from_ms), 0);
    choices = hub_match_ask(match, users[other].id, late, &from_ms);
    cr_assert_gt(from_ms, clock_unix_ms());
    passes(23 * HOUR_MS);
    step(from_ms - clock_unix_ms() - 1000);
    refuses(other, vote(late, TABLE_CHOICE_CLAIM), GAME_TOO_SOON);
    step(1000 + SKEW_MS);
    does(other, vote(late, TABLE_CHOICE_CLAIM));
    cr_assert_eq(match->info.status, STORE_OVER);
}

Test(hub_law, resigned_player_has_lost_however_the_match_ends)
{
    started_with(&by_days, 2);
    does(1, kind(TABLE_MOVE_RESIGN));
    does(0, vote(GAME_NOBODY, TABLE_CHOICE_CALL_OFF));
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_eq(match->info.seat[0].rank, 1);
    cr_assert_eq(match->info.seat[1].rank, 2);
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT status || group_concat(seat.rank, '-') "
                                                 "FROM match JOIN seat ON match_number = number"),
                     "over1-2");
}

Test(hub_law, resigned_player_has_lost_when_an_idle_match_ends)
{
    static const struct time_control none = {PACE_NONE, 0, 0, 0};
    started_with(&none, 2);
    uint8_t stays = owing();
    does(stays ^ 1u, kind(TABLE_MOVE_RESIGN));
    settle();
    for (unsigned day = 0; day < 95 && match->info.status == STORE_RUNNING; day++)
        passes(24 * HOUR_MS);
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_str_eq(match->info.end_reason, "idle");
    cr_assert_eq(match->info.seat[stays].rank, 1);
    cr_assert_eq(match->info.seat[stays ^ 1].rank, 2);
}

Test(hub_law, resigned_player_has_lost_when_an_administrator_closes_the_match)
{
    struct hub_request close = hub_case_close(&users[2]);
    started_with(&by_days, 2);
    does(1, kind(TABLE_MOVE_RESIGN));
    settle();
    cr_assert_eq(hub_case_ask(&test, match, &close).error.code, HUB_OK);
    cr_assert_eq(match->info.status, STORE_OVER);
    cr_assert_eq(match->info.seat[0].rank, 1);
    cr_assert_eq(match->info.seat[1].rank, 2);
    cr_assert_str_eq(store_case_sql(&test.files,
                                    "SELECT status || end_reason || coalesce(ended_by, 0) || "
                                    "group_concat(rank, '-') || group_concat(answers = seat.user, "
                                    "'-') FROM match JOIN seat ON match_number = number"),
                     "overclosed01-21-1");
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT action || ' ' || (user IS NOT NULL) || "
                                                 "(target = (SELECT id FROM match)) FROM audit"),
                     "close 11");
    cr_assert_eq(hub_case_ask(&test, match, &close).error.code, HUB_NOT_RUNNING);
}

Test(hub_law, leaving_and_coming_back_gives_no_time)
{
    started_with(&quick, 2);
    uint8_t seat = owing();
    passes(50000);
    uint32_t before_ms = left_ms(seat);
    match->settings.bot_delay = true; /* so that it makes no move meanwhile */
    for (unsigned i = 0; i < 20; i++) {
        does(seat, kind(TABLE_MOVE_BOT));
        does(seat, kind(TABLE_MOVE_BACK));
    }
    cr_assert_leq(left_ms(seat), before_ms);
}

Test(hub_law, coming_back_after_a_time_out_gives_time_once)
{
    started_with(&quick, 2);
    uint8_t seat = owing();
    passes(61000);
    does(seat, kind(TABLE_MOVE_BACK));
    cr_assert_eq(left_ms(seat), 15000, "a quarter of the bank");
    for (unsigned i = 0; i < 40 && match->play.sitting.state[seat] == SEAT_PRESENT; i++) {
        if (owing() != seat) moves();
        passes(2000);
    }
    cr_assert_eq(match->play.sitting.state[seat], SEAT_TIMED_OUT);
    does(seat, kind(TABLE_MOVE_BACK));
    cr_assert_lt(left_ms(seat), 15000, "not a second time");
}

/* The person of `seat` offers it, and the third user takes it over. */
static void handed_over(uint8_t seat)
{
    char link[HUB_LINK_BYTES + 1];
    does(seat, kind(TABLE_MOVE_OFFER));
    hub_match_link(match, seat, users[seat].id, link);
    struct hub_request sit = {.action = HUB_SUBSTITUTE, .user = users[2], .seat = HUB_NOBODY_SEAT};
    (void)text_copy(sit.link, sizeof(sit.link), link);
    cr_assert_eq(hub_case_ask(&test, match, &sit).error.code, HUB_OK);
    settle();
}

Test(hub_law, a_substitute_inherits_the_clock_of_the_seat)
{
    started_with(&by_days, 2);
    uint8_t seat = owing();
    passes(70 * HOUR_MS);
    handed_over(seat);
    cr_assert_leq(left_ms(seat), 2 * HOUR_MS);
}

/* Otherwise accomplices could hold a table without a clock for as long as there are some. */
Test(hub_law, a_substitute_inherits_the_wait_of_the_seat)
{
    static const struct time_control none = {PACE_NONE, 0, 0, 0};
    started_with(&none, 2);
    uint8_t late = owing();
    passes(20 * HOUR_MS);
    handed_over(late);
    refuses(late ^ 1u, vote(late, TABLE_CHOICE_BOT), GAME_TOO_SOON);
    passes(5 * HOUR_MS);
    does(late ^ 1u, vote(late, TABLE_CHOICE_BOT));
    cr_assert_eq(match->play.sitting.state[late], SEAT_TIMED_OUT);
}

Test(hub_law, an_undo_vote_ends_by_itself)
{
    started_with(&by_days, 2);
    uint8_t seat = owing();
    moves();
    does(seat, kind(TABLE_MOVE_ASK));
    cr_assert_eq(match->play.vote.seat, seat);
    cr_assert_geq(hub_match_undo_ms(match), clock_unix_ms() + WAITS_UNDO_MS - 1000);
    passes(WAITS_UNDO_MS + HOUR_MS);
    settle();
    cr_assert_eq(match->play.vote.seat, GAME_NOBODY);
    refuses(seat, kind(TABLE_MOVE_ASK), GAME_UNDO_REFUSED);
}

Test(hub_law, conditional_moves_are_moves_and_end_an_undo_vote)
{
    started_with(&by_days, 2);
    uint8_t first = owing();
    unsigned other = first ^ 1u;
    struct hub_request wishes = {.action = HUB_CONDITIONAL, .user = users[other]};
    (void)text_copy(wishes.text, sizeof(wishes.text), "place hunt 1");
    cr_assert_eq(hub_case_ask(&test, match, &wishes).error.code, HUB_OK);
    struct hub_request move = hub_case_next_move(match, users, "one packet");
    struct hub_request undo = {.action = HUB_MOVE, .user = users[first], .expects = 1, .id = "two"};
    struct hub_answer answers[2] = {{.version = 0}, {.version = 0}};
    undo.move.bytes[0] = TABLE_MOVE_ASK;
    hub_request(test.hub, match, &move, hub_case_note, &answers[0]);
    hub_request(test.hub, match, &undo, hub_case_note, &answers[1]);
    settle();
    cr_assert_eq(answers[0].error.code, HUB_OK);
    cr_assert_eq(match->play.vote.seat, GAME_NOBODY, "the move that was wished ended the vote");
    cr_assert_str_eq(store_case_sql(&test.files, "SELECT count(*) FROM move WHERE ordered = 1"),
                     "1");
    cr_assert_eq(owing(), first);
}

Test(hub_law, revealed_moves_are_not_undone_while_others_are_away)
{
    started_with(&by_days, 2);
    uint8_t seat = owing();
    moves();
    does(seat ^ 1u, kind(TABLE_MOVE_BOT));
    does(seat, kind(TABLE_MOVE_ASK));
    cr_assert_eq(match->play.undone_version, 0, "it is asked, and not done");
    does(seat ^ 1u, kind(TABLE_MOVE_AGREE));
    cr_assert_neq(match->play.undone_version, 0, "the absent player may answer");
    cr_assert_not(match->play.unrated);
}

Test(hub_law, an_undo_that_nobody_consents_to_makes_a_match_unrated)
{
    test.undo = UNDO_VOTE;
    match = hub_case_create(&test, &users[0], 2);
    (void)text_copy(id, sizeof(id), match->info.id);
    struct hub_request bot = {.action = HUB_BOT_ADD, .user = users[0], .seat = 1, .bot = "easy"};
    struct hub_request start = {.action = HUB_START, .user = users[0]};
    cr_assert_eq(hub_case_ask(&test, match, &bot).error.code, HUB_OK);
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
    settle();
    while (owing() != 0) passes(1000);
    moves();
    for (unsigned i = 0; i < 50 && match->play.past[match->play.past_count - 1].seat == 0; i++) {
        if (owing() == 0) moves();
        passes(HOUR_MS);
    }
    cr_assert(hub_match_undo_unrates(match, 0), "it is said before");
    does(0, kind(TABLE_MOVE_ASK));
    cr_assert(match->play.unrated);
    cr_assert_not(hub_match_undo_unrates(match, 0), "it is so already");
}

Test(hub_law, offering_the_seat_does_not_begin_the_wait_anew)
{
    static const struct time_control none = {PACE_NONE, 0, 0, 0};
    started_with(&none, 2);
    uint8_t late = owing();
    unsigned other = late ^ 1u;
    passes(20 * HOUR_MS);
    does(late, kind(TABLE_MOVE_OFFER));
    does(late, kind(TABLE_MOVE_KEEP));
    refuses(other, vote(late, TABLE_CHOICE_BOT), GAME_TOO_SOON);
    passes(5 * HOUR_MS);
    does(other, vote(late, TABLE_CHOICE_BOT));
    cr_assert_eq(match->play.sitting.state[late], SEAT_TIMED_OUT);
}
