/* The pace of bots: a person alone against them waits for none of them; among persons they wait for
 * the undo of what a person did last. */
#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/core/internal.h"
#include "support/hub_case.h"

#include <criterion/criterion.h>

#include <string.h>

static struct hub_case test;
static struct hub_user persons[GAME_SEATS_MAX]; /* by seat; id 0: a bot sits there */
static struct hub_match *match;
static struct settings settings;
static unsigned asked;

static void begin(void)
{
    hub_case_begin(&test);
    memset(persons, 0, sizeof(persons));
    persons[0] = hub_case_guest(&test, "Ann");
    settings = (struct settings){.start_seat = 0, .bot_delay = true};
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_pace, .init = begin, .fini = end, .timeout = 480);

static void opened(void *context, const struct hub_answer *answer)
{
    match = answer->match;
    *(bool *)context = true;
}

/* A match of the persons begins, with bots of that name on the other seats. */
static void started(const char *game, uint8_t seats, const char *bot)
{
    struct hub_creation creation = {
        .game = games_find(game), .seats = seats, .settings = settings, .listed = true};
    struct hub_request start = {.action = HUB_START, .user = persons[0]};
    bool done = false;
    hub_match_create(test.hub, &persons[0], &creation, opened, &done);
    while (!done) hub_case_pump(&test);
    cr_assert_not_null(match);
    for (int seat = 1; seat < seats; seat++) {
        bool person = persons[seat].id != 0;
        struct hub_request sits = {.action = person ? HUB_JOIN : HUB_BOT_ADD,
                                   .user = persons[person ? seat : 0],
                                   .seat = seat};
        if (!person) (void)text_copy(sits.bot, sizeof(sits.bot), bot);
        cr_assert_eq(hub_case_ask(&test, match, &sits).error.code, HUB_OK);
    }
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
}

static void does(int seat, const void *move)
{
    struct hub_request request = {
        .action = HUB_MOVE, .user = persons[seat], .expects = match->play.version};
    struct buf text = {.bytes = request.id, .room = sizeof(request.id), .size_max = 60};
    buf_printf(&text, "p%u", ++asked);
    memcpy(&request.move, move, sizeof(request.move));
    struct hub_error error = hub_case_ask(&test, match, &request).error;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

/* The person on that seat, who owes, makes their first legal move. */
static void moves(int seat)
{
    struct game_move move;
    cr_assert_gt(game_pick(match->game, &match->play.state, (uint8_t)seat, 0, &move), 0);
    does(seat, &move);
}

static bool owes(int seat)
{
    return (hub_match_owed(match) >> seat & 1) != 0;
}

static bool waits(int seat)
{
    return match->bot_due_ms[seat] != 0;
}

Test(hub_pace, a_person_alone_against_bots_waits_for_no_delay)
{
    started("stoneage", 3, "easy");
    while (match->play.version < 100) {
        cr_assert_eq(match->info.status, STORE_RUNNING);
        cr_assert(!waits(1) && !waits(2), "version %u", match->play.version);
        if (owes(0))
            moves(0);
        else
            hub_case_pump(&test);
    }
}

Test(hub_pace, bots_take_their_time_for_whoever_looks_on_while_no_person_plays)
{
    started("stoneage", 3, "easy");
    does(0, &(struct table_move){.kind = TABLE_MOVE_BOT});
    while (match->play.version < 2) {
        if (!waits(0)) hub_case_pump(&test);
        if (waits(0)) break;
    }
    cr_assert(waits(0));
}

/* Ann, a bot, Cid: Ann has placed people, and the bot is next. */
static void placed_among_persons(void)
{
    persons[2] = hub_case_guest(&test, "Cid");
    started("stoneage", 3, "easy");
    cr_assert(owes(0));
    moves(0);
    cr_assert(owes(1));
}

static int64_t left_ms(int seat)
{
    return match->bot_due_ms[seat] - clock_mono_ms();
}

Test(hub_pace, a_bot_among_persons_leaves_two_seconds_for_an_undo)
{
    placed_among_persons();
    cr_assert(left_ms(1) > 1000 && left_ms(1) <= 2000, "%d", (int)left_ms(1));
    uint32_t version = match->play.version;
    clock_test_move(0, 900);
    hub_tick(test.hub);
    cr_assert_null(match->bot_job[1], "it does not think yet");
    clock_test_move(0, 1100);
    while (match->play.version == version) {
        hub_tick(test.hub);
        hub_case_pump(&test);
    }
    cr_assert_eq(match->play.past[match->play.past_count - 1].seat, 1);
}

Test(hub_pace, a_bot_by_correspondence_leaves_a_minute_for_an_undo)
{
    settings.clock =
        (struct time_control){.pace = PACE_DAYS, .bank_s = 3 * 86400, .cap_s = 3 * 86400};
    placed_among_persons();
    cr_assert(left_ms(1) > 50000 && left_ms(1) <= 60000, "%d", (int)left_ms(1));
}

Test(hub_pace, where_undo_is_off_a_bot_leaves_no_time_for_it)
{
    settings.undo = UNDO_NONE;
    placed_among_persons();
    cr_assert(left_ms(1) > 0 && left_ms(1) < 1200, "%d", (int)left_ms(1));
}

/* It could think for a minute. */
Test(hub_pace, bots_share_two_seconds_for_a_person_alone)
{
    started("pearls", 2, "patient");
    while (match->bot_job[1] == NULL) hub_case_pump(&test);
    int64_t began_ms = clock_mono_ms();
    while (match->play.version == 0) hub_case_pump(&test);
    cr_assert_lt(clock_mono_ms() - began_ms, 30000);
}
