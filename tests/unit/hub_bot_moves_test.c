/* Bots at the table: they stop when their move is no longer wanted, or when their time is over;
 * and what they did can be computed again. */
#include "base/clock.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "games/find.h"
#include "hub/core/internal.h"
#include "record/fair_match.h"
#include "support/hub_case.h"

#include <criterion/criterion.h>

#include <string.h>

static struct hub_case test;
static struct hub_user ann;
static struct hub_match *match;

static void begin(void)
{
    hub_case_begin(&test);
    ann = hub_case_guest(&test, "Ann");
}

static void end(void)
{
    hub_case_end(&test);
}

TestSuite(hub_bot_moves, .init = begin, .fini = end, .timeout = 480);

static void opened(void *context, const struct hub_answer *answer)
{
    match = answer->match;
    *(bool *)context = true;
}

/* A match of Ann and bots of that name begins. */
static void started(const char *game, uint8_t seats, const char *bot)
{
    struct hub_creation creation = {
        .game = games_find(game), .seats = seats, .settings = {.start_seat = 1}, .listed = true};
    struct hub_request start = {.action = HUB_START, .user = ann};
    bool done = false;
    hub_match_create(test.hub, &ann, &creation, opened, &done);
    while (!done) hub_case_pump(&test);
    cr_assert_not_null(match);
    for (int seat = 1; seat < seats; seat++) {
        struct hub_request add = {.action = HUB_BOT_ADD, .user = ann, .seat = seat};
        (void)text_copy(add.bot, sizeof(add.bot), bot);
        cr_assert_eq(hub_case_ask(&test, match, &add).error.code, HUB_OK);
    }
    cr_assert_eq(hub_case_ask(&test, match, &start).error.code, HUB_OK);
}

static void asks(const void *move, uint32_t version)
{
    static unsigned asked;
    struct hub_request request = {.action = HUB_MOVE, .user = ann, .expects = version};
    struct buf text = {.bytes = request.id, .room = sizeof(request.id), .size_max = 60};
    buf_printf(&text, "r%u", ++asked);
    memcpy(&request.move, move, sizeof(request.move));
    struct hub_error error = hub_case_ask(&test, match, &request).error;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
}

/* Pearls: all choose at once, so that the bot on seat 1 thinks at once. */
static void patient_thinks(void)
{
    started("pearls", 2, "patient");
    while (match->bot_job[1] == NULL) hub_case_pump(&test);
}

Test(hub_bot_moves, bot_stops_when_its_move_is_no_longer_wanted)
{
    struct table_move off = {
        .kind = TABLE_MOVE_VOTE, .about = GAME_NOBODY, .word = TABLE_CHOICE_CALL_OFF};
    patient_thinks();
    asks(&off, match->play.version);
    cr_assert_eq(match->info.status, STORE_ABANDONED);
    while (match->bot_job[1] != NULL) hub_case_pump(&test);
    cr_assert_eq(match->play.version, 1, "and says nothing");
}

Test(hub_bot_moves, thinking_does_not_delay_the_end_of_the_server)
{
    patient_thinks();
    hub_case_restart(&test);
}

/* Another process has deleted it. */
Test(hub_bot_moves, a_match_that_is_gone_stays_in_memory_until_its_bots_have_stopped)
{
    patient_thinks();
    const struct decision_job *job = match->bot_job[1];
    (void)store_case_sql(&test.files, "DELETE FROM match");
    hub_match_catch_up(match);
    while (!match->gone) hub_case_pump(&test);
    struct hub_match *held = match;
    cr_assert_null(hub_match_cached(test.hub, held->info.id));
    for (int i = 0; i < 3 && held->bot_job[1] != NULL; i++) {
        cr_assert(held->bot_job[1] == job && held->held > 0);
        hub_tick(test.hub);
        cr_assert_neq(test.hub->graves, held);
    }
    while (test.hub->bots_thinking > 0) hub_case_pump(&test);
    cr_assert_eq(test.hub->graves, held, "it has no reference left");
    cr_assert_null(test.hub->bots_due);
    hub_tick(test.hub);
    cr_assert_null(test.hub->graves);
}

Test(hub_bot_moves, another_seat_that_moves_takes_nobody_s_question_away)
{
    struct game_move move;
    patient_thinks();
    const struct decision_job *job = match->bot_job[1];
    cr_assert_gt(game_pick(match->game, &match->play.state, 0, 0, &move), 0);
    asks(&move, match->play.version);
    for (int i = 0; i < 50; i++) hub_case_pump(&test);
    cr_assert_eq(match->bot_job[1], job, "it still thinks");
    cr_assert_eq(match->play.version, 1);
}

Test(hub_bot_moves, search_returns_its_best_move_at_the_time_limit)
{
    patient_thinks();
    for (int i = 0; i < 50; i++) hub_case_pump(&test);
    cr_assert_eq(match->play.version, 0);
    clock_test_move(0, 61 * 1000);
    while (match->play.version == 0) hub_case_pump(&test);
}

/* The state that comes of letting the bot decide once more, with what is stored. */
static uint64_t hash_again(const struct game_state *state, uint32_t version, uint8_t seat)
{
    static struct game_events events;
    const struct game *game = match->game;
    const struct bot *bot = bots_find(game, match->info.seat[seat].bot);
    struct game_state known = *state;
    struct game_state next = *state;
    struct game_move move;
    struct fair_match fair;
    uint64_t seeds[2];
    fair_bot_seeds(match->info.seed, seat, version, seeds);
    struct chance_fast fast = {.seed = seeds[0]};
    struct chance guess = chance_fast_of(&fast);
    struct bot_random random = {.state = seeds[1]};
    game->redraw(&known, seat, &guess);
    bot->choose(game, &known, seat, &random, &(struct bot_means){0}, &move);
    struct chance chance = fair_match_chance(&match->info, &fair);
    events.count = 0;
    cr_assert_eq(game->decide(state, seat, &move, &chance, &events, &next), GAME_ACCEPTED);
    return match_state_hash(game, game->revision, &next);
}

Test(hub_bot_moves, moves_of_a_bot_can_be_computed_again_from_the_seed)
{
    unsigned compared = 0;
    started("stoneage", 3, "easy");
    while (compared < 40) {
        struct game_state before = match->play.state;
        uint32_t version = match->play.version;
        uint8_t owed = match->game->to_act(&before);
        if ((owed & 1) != 0) {
            struct game_move move;
            cr_assert_gt(game_pick(match->game, &before, 0, 0, &move), 0);
            asks(&move, version);
            continue;
        }
        hub_case_pump(&test);
        if (match->play.version != version + 1) continue;
        cr_assert_eq(hash_again(&before, version, (uint8_t)__builtin_ctz(owed)),
                     match->play.state_hash, "version %u", version);
        compared++;
    }
}
