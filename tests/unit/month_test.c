/* A month of correspondence in some seconds, at a real hub over a real file with clocks that the
 * test moves. There are 200 matches of both games among 300 players, with vacations, quiet
 * hours, people who go away, votes about them, substitutes, people who resign, restarts and
 * kills. Some give conditional moves, and a third of the people receive notifications, by
 * channels that fail. Each row is compared with the test's model (support/month_model.h), and so
 * is each notification (support/month_notices.h). The seed of all randomness is printed;
 * OCHRE_SEED=N plays that one again. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/people/calendars.h"
#include "hub/deadlines/clocks.h"
#include "support/month_notices.h"
#include "support/month_conditional.h"
#include "support/random_struct.h"

#define STEPS  240 /* thirty days */
#define ROUNDS 5   /* so often everybody is asked in a step */

unsigned month_draw(unsigned below)
{
    return random_below(&month.seed, below);
}

/* ---- the people ---- */

static void calendar_told(void *context, struct hub_error error,
                          const struct store_calendar *calendar)
{
    (void)calendar;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
    *(bool *)context = true;
}

static void calendar_ask(const struct hub_calendar_request *request)
{
    bool ended = false;
    hub_calendar(month.test.hub, request, calendar_told, &ended);
    while (!ended) month_pump();
}

static void user_made(void *context, enum store_err err, int64_t id)
{
    CHECK(err == STORE_OK);
    *(int64_t *)context = id;
}

/* Without the hash of a password, which takes longer than all else. */
static struct hub_user account(const char *name)
{
    struct store_user user = store_case_account(name);
    struct store_write write = {.op = STORE_USER_CREATE, .account = {.user = &user}};
    struct hub_user made = {.id = 0};
    user.created_ms = clock_unix_ms();
    CHECK(store_write(month.test.store, &write, user_made, &made.id) == STORE_OK);
    while (made.id == 0) hub_case_pump(&month.test);
    (void)text_copy(made.name, sizeof(made.name), name);
    return made;
}

static void player_make(size_t i)
{
    struct month_person *player = &month.people[i];
    struct month_player *is = &month.world.player[i];
    char name[32];
    (void)snprintf(name, sizeof(name), "Player %zu", i);
    player->user = i % 2 == 0 ? hub_case_guest(&month.test, name) : account(name);
    struct hub_calendar_request request = {.user = player->user.id};
    (void)text_copy(request.time_zone, sizeof(request.time_zone), "Etc/UTC");
    player->lazy = month_draw(4) == 0;
    player->gone = month_draw(5) == 0;
    is->quiet = month_draw(3) == 0;
    month_notices_person((unsigned)i);
    if (is->quiet) {
        request.action = HUB_CALENDAR_HOURS;
        request.from_minute = 22 * 60;
        request.to_minute = 7 * 60;
        calendar_ask(&request);
    }
    if (month_draw(4) != 0) return;
    request.action = HUB_VACATION_ADD;
    request.first_day = (int32_t)(clock_unix_ms() / MONTH_DAY_MS) + 2 + (int32_t)month_draw(20);
    request.last_day = request.first_day + (int32_t)month_draw(10);
    is->away_from_ms = request.first_day * MONTH_DAY_MS;
    is->away_to_ms = (request.last_day + 1) * MONTH_DAY_MS;
    calendar_ask(&request);
}

struct made {
    bool ended;
    char id[STORE_MATCH_ID_BYTES + 1];
};

static void made_note(void *context, const struct hub_answer *answer)
{
    struct made *made = context;
    cr_assert_eq(answer->error.code, HUB_OK, "%s", hub_error_name(&answer->error));
    (void)text_copy(made->id, sizeof(made->id), answer->match->info.id);
    made->ended = true;
}

/* The choices of votes about a seat. */
static const uint8_t about_seat[] = {TABLE_CHOICE_WAIT, TABLE_CHOICE_BOT, TABLE_CHOICE_SUBSTITUTE,
                                     TABLE_CHOICE_CLAIM};

static void game_open(struct month_game *match, size_t i)
{
    static const struct time_control controls[] = {{PACE_DAYS, 86400, 28800, 259200},
                                                   {PACE_DAYS, 259200, 43200, 604800},
                                                   {PACE_DAYS, 7200, 3600, 86400}};
    static const enum table_leaver leavers[] = {TABLE_LEAVER_BOT, TABLE_LEAVER_ASK,
                                                TABLE_LEAVER_ASK, TABLE_LEAVER_RESIGN};
    struct month_match *is = &match->is;
    struct made made = {.ended = false};
    is->seats = (uint8_t)(2 + month_draw(3));
    for (unsigned seat = 0; seat < is->seats; seat++) {
        unsigned player = month_draw(MONTH_PLAYERS);
        while (month_sits(is, player)) player = month_draw(MONTH_PLAYERS);
        is->player[seat] = player;
        month.people[player].plays = true;
    }
    match->over = true;
    is->control = controls[month_draw(COUNT_OF(controls))];
    is->leaver = leavers[month_draw(COUNT_OF(leavers))];
    match->wanted = month_draw(3) == 0 ? TABLE_CHOICE_NONE : about_seat[month_draw(4)];
    struct hub_creation creation = {
        .game = games_find(i % 2 == 0 ? "stoneage" : "clans"),
        .seats = is->seats,
        .settings = {.start_seat = 0, .clock = is->control, .leaver = is->leaver},
        .listed = true};
    hub_match_create(month.test.hub, &month.people[is->player[0]].user, &creation, made_note,
                     &made);
    while (!made.ended) month_pump();
    (void)text_copy(is->id, sizeof(is->id), made.id);
}

/* A user with an account may be invited, and is notified before joining. */
static void game_invite(struct month_game *match)
{
    unsigned player = match->is.player[1];
    const struct hub_user *user = &month.people[player].user;
    struct hub_request invite = {.action = HUB_INVITE,
                                 .user = month.people[match->is.player[0]].user,
                                 .seat = 1,
                                 .other = user->id};
    if (user->guest) return;
    (void)text_copy(invite.other_name, sizeof(invite.other_name), user->name);
    cr_assert_eq(hub_case_ask(&month.test, month_found(match), &invite).error.code, HUB_OK);
    month_notices_invited(match, player);
}

static void game_start(struct month_game *match)
{
    struct month_match *is = &match->is;
    for (unsigned seat = 1; seat < is->seats; seat++) {
        struct hub_request join = {
            .action = HUB_JOIN, .user = month.people[is->player[seat]].user, .seat = (int)seat};
        cr_assert_eq(hub_case_ask(&month.test, month_found(match), &join).error.code, HUB_OK);
    }
    struct hub_request start = {.action = HUB_START, .user = month.people[is->player[0]].user};
    cr_assert_eq(hub_case_ask(&month.test, month_found(match), &start).error.code, HUB_OK);
    month_begin(match);
}

static void seed_choose(void)
{
    const char *named = getenv("OCHRE_SEED");
    month.seed = named != NULL ? strtoull(named, NULL, 10) : (uint64_t)clock_unix_ms();
    (void)printf("OCHRE_SEED=%llu\n", (unsigned long long)month.seed);
}

static void counted_in_file(const char *word, unsigned kind)
{
    char sql[200];
    (void)snprintf(sql, sizeof(sql),
                   "SELECT sum((length(events) - length(replace(events, '\"%s\"', ''))) / "
                   "length('\"%s\"')) FROM move",
                   word, word);
    cr_assert_eq(month_number(sql), month.world.seen.of_kind[kind], "each %s came once", word);
}

/* Every consequence came once, and of each kind there were some. */
static void seen_all(void)
{
    const struct month_seen *seen = &month.world.seen;
    (void)printf("rows=%u downs=%u empty: bot=%u resign=%u ask=%u\n", seen->rows,
                 month.world.down_count, seen->leavers[TABLE_LEAVER_BOT],
                 seen->leavers[TABLE_LEAVER_RESIGN], seen->leavers[TABLE_LEAVER_ASK]);
    (void)printf("votes: wait=%u bot=%u substitute=%u call_off=%u+%u go_on=%u timed=%u\n",
                 seen->ended[0][TABLE_CHOICE_WAIT], seen->ended[0][TABLE_CHOICE_BOT],
                 seen->ended[0][TABLE_CHOICE_SUBSTITUTE], seen->ended[0][TABLE_CHOICE_CALL_OFF],
                 seen->ended[1][TABLE_CHOICE_CALL_OFF], seen->ended[1][TABLE_CHOICE_GO_ON],
                 seen->votes_timed);
    (void)printf("links: taken=%u twice=%u over=%u; back=%u resigned=%u offers timed=%u; "
                 "acts=%u late=%u not_now=%u\n",
                 month.links[0], month.links[1], month.links[2],
                 seen->of_kind[TABLE_EVENT_CAME_BACK], seen->of_kind[TABLE_EVENT_RESIGNED],
                 seen->offers_timed, month.acts, month.late, month.refused);
    counted_in_file("timed_out", TABLE_EVENT_TIMED_OUT);
    counted_in_file("bot_sat", TABLE_EVENT_BOT_SAT);
    counted_in_file("resigned", TABLE_EVENT_RESIGNED);
    counted_in_file("vote_ended", TABLE_EVENT_VOTE_ENDED);
    counted_in_file("offer_ended", TABLE_EVENT_OFFER_ENDED);
    counted_in_file("substituted", TABLE_EVENT_SUBSTITUTED);
    counted_in_file("absent", TABLE_EVENT_ABSENT);
    cr_assert(seen->ended[0][TABLE_CHOICE_WAIT] > 0 && seen->ended[0][TABLE_CHOICE_BOT] > 0);
    cr_assert_gt(seen->ended[0][TABLE_CHOICE_SUBSTITUTE] + seen->ended[0][TABLE_CHOICE_CLAIM], 0);
    cr_assert_gt(seen->ended[1][TABLE_CHOICE_CALL_OFF], 0);
    for (unsigned i = 0; i < COUNT_OF(month.links); i++)
        cr_assert_gt(month.links[i], 0, "links: %u", i);
    for (unsigned i = 0; i < TABLE_LEAVERS; i++) cr_assert_gt(seen->leavers[i], 0);
    cr_assert(seen->votes_timed > 0 && seen->offers_timed > 0);
    cr_assert_lt(month.late, month.acts / 20 + 1);
}

/* All are told of the ends; what sleeps until a clock would have been near its end sees that it is
 * over. */
static void told_all(void)
{
    for (unsigned days = 0; month_number("SELECT count(*) FROM outbox") > 0; days++) {
        cr_assert_lt(days, 22, "something waits");
        for (unsigned hours = 0; hours < 24; hours += days == 0 ? 1 : 24) {
            int64_t ms = days == 0 ? MONTH_HOUR_MS : MONTH_DAY_MS;
            clock_test_move(ms, ms);
            month_settle();
        }
    }
    month_notices_end();
}

static void month_make(void)
{
    for (size_t i = 0; i < MONTH_PLAYERS; i++) player_make(i);
    for (size_t i = 0; i < MONTH_MATCHES; i++) game_open(&month.games[i], i);
    for (size_t i = 0; i < MONTH_MATCHES; i++) game_invite(&month.games[i]);
    clock_test_move(MONTH_HOUR_MS, MONTH_HOUR_MS);
    month_settle();
    for (size_t i = 0; i < MONTH_MATCHES; i++) game_start(&month.games[i]);
}

Test(month, month_of_correspondence_ends_every_match_with_right_clocks, .timeout = 240)
{
    unsigned going = MONTH_MATCHES;
    seed_choose();
    hub_case_begin(&month.test);
    month.test.limit_factor = 100000;
    month.test.quotas.kept_s = 100 * 86400; /* they leave with each restart */
    hub_case_down(&month.test);
    month_up();
    month_tick();
    month_make();
    for (unsigned step = 0; step < STEPS || going > 0; step++) {
        cr_assert_lt(step, 3 * STEPS, "%u go on", going);
        month_step_on();
        if (month.world.down_count < MONTH_DOWNS && month_draw(12) == 0)
            month_down(month_draw(2) == 0);
        month_look_all();
        for (size_t i = 0; i < MONTH_MATCHES; i++)
            if (!month.games[i].over) month_sitting(&month.games[i]);
        for (unsigned i = 0; i < ROUNDS; i++) month_round();
        going = 0;
        for (size_t i = 0; i < MONTH_MATCHES; i++) going += !month.games[i].over;
    }
    seen_all();
    cr_assert_gt(month.world.down_count, 3);
    cr_assert_lt(month.refused, month.world.seen.rows / 50);
    cr_assert_eq(month_number("SELECT count(clock_due_ms) FROM match"), 0, "all have ended");
    told_all();
    month_conditional_end();
    month_notices_stop(false);
    store_case_ask_end(&month.test.files);
    hub_case_end(&month.test);
    month_notices_close();
}
