/* The knowledge of a correspondence match about the times when its people's clocks stand still. */
#include "hub/people/calendars.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "games/find.h"
#include "hub/people/notices.h"
#include "hub/clock/match_calendars.h"
#include "hub/deadlines/clocks.h"
#include "hub/play/calendars.h"
#include "support/hub_case.h"
#include "support/patience.h"

static struct hub_case self;
static struct hub_user people[2];

static void begin(void)
{
    hub_case_begin(&self);
    people[0] = hub_case_guest(&self, "Ann");
    people[1] = hub_case_guest(&self, "Ben");
}

static void end(void)
{
    hub_case_end(&self);
}

TestSuite(hub_match_calendars, .init = begin, .fini = end, .timeout = 240);

struct told {
    bool ended;
    struct hub_error error;
    struct store_calendar calendar;
};

static void tell(void *context, struct hub_error error, const struct store_calendar *calendar)
{
    struct told *told = context;
    told->ended = true;
    told->error = error;
    if (calendar != NULL) told->calendar = *calendar;
}

static enum hub_err ask(const struct hub_calendar_request *request)
{
    struct told told = {.ended = false};
    hub_calendar(self.hub, request, tell, &told);
    UNTIL((hub_case_pump(&self), told.ended));
    return told.error.code;
}

static enum hub_err quiet(const struct hub_user *user, int from, int to)
{
    struct hub_calendar_request request = {.action = HUB_CALENDAR_HOURS,
                                           .user = user->id,
                                           .peer = "192.0.2.1",
                                           .time_zone = "Europe/Berlin",
                                           .from_minute = (uint16_t)from,
                                           .to_minute = (uint16_t)to};
    return ask(&request);
}

static void note(void *context, const struct hub_answer *answer)
{
    *(struct hub_answer *)context = *answer;
}

/* A running match by correspondence, whose calendars are known. */
static struct hub_match *match_of_days(void)
{
    struct hub_creation creation = {.game = games_find("stoneage"), .seats = 2, .listed = true};
    struct hub_request join = {.action = HUB_JOIN, .user = people[1], .seat = HUB_NOBODY_SEAT};
    struct hub_request start = {.action = HUB_START, .user = people[0]};
    struct hub_answer opened = {.match = NULL};
    creation.settings.start_seat = GAME_NOBODY;
    creation.settings.clock = (struct time_control){PACE_DAYS, 24 * 3600, 8 * 3600, 72 * 3600};
    hub_match_create(self.hub, &people[0], &creation, note, &opened);
    UNTIL((hub_case_pump(&self), opened.match != NULL));
    struct hub_match *match = opened.match;
    cr_assert_eq(hub_case_ask(&self, match, &join).error.code, HUB_OK);
    cr_assert(calendars_ready(match), "nothing runs yet");
    cr_assert_eq(hub_case_ask(&self, match, &start).error.code, HUB_OK);
    UNTIL((hub_case_pump(&self), calendars_ready(match)));
    return match;
}

Test(hub_match_calendars, are_read_when_a_match_begins)
{
    cr_assert_eq(quiet(&people[1], 1320, 420), HUB_OK);
    struct hub_match *match = match_of_days();
    cr_assert_null(calendars_of(match, 0), "a clock without pauses needs no calendar");
    const struct calendar *calendar = calendars_of(match, 1);
    cr_assert_not_null(calendar);
    cr_assert_eq(calendar->hours_count, 1);
    cr_assert_eq(calendar->hours[0].from_minute, 1320);
    const struct zone *berlin = NULL;
    cr_assert_eq(zone_find("Europe/Berlin", &berlin), ZONE_FOUND);
    cr_assert_eq(calendar->hours[0].zone, berlin);
    cr_assert_gt(calendars_bytes(match), sizeof(struct calendar));
}

Test(hub_match_calendars, follow_a_change_at_once)
{
    struct hub_match *match = match_of_days();
    cr_assert_null(calendars_of(match, 1));
    cr_assert_eq(quiet(&people[1], 0, 600), HUB_OK);
    cr_assert_eq(calendars_of(match, 1)->hours[0].to_minute, 600);
    cr_assert_null(calendars_of(match, 0), "it is the other's");
    cr_assert(calendars_ready(match));
    cr_assert_eq(quiet(&people[1], 0, 0), HUB_OK);
    cr_assert_eq(calendar_stopped(calendars_of(match, 1), clock_unix_ms()), CALENDAR_RUNS);
}

Test(hub_match_calendars, come_with_a_match_that_is_read)
{
    struct hub_match *match = match_of_days();
    char id[STORE_MATCH_ID_BYTES + 1];
    memcpy(id, match->info.id, sizeof(id));
    struct hub_calendar_request vacation = {.action = HUB_VACATION_ADD,
                                            .user = people[0].id,
                                            .peer = "192.0.2.1",
                                            .first_day = day_at(NULL, clock_unix_ms()),
                                            .last_day = day_at(NULL, clock_unix_ms()) + 3};
    cr_assert_eq(ask(&vacation), HUB_OK);
    cr_assert_eq(quiet(&people[1], 60, 120), HUB_OK);
    hub_case_restart(&self);
    match = hub_case_find(&self, id);
    cr_assert_not_null(match);
    cr_assert(calendars_ready(match));
    cr_assert_eq(calendars_of(match, 0)->vacations_count, 1);
    cr_assert_eq(calendar_stopped(calendars_of(match, 0), clock_unix_ms()), CALENDAR_VACATION);
    cr_assert_eq(calendars_of(match, 1)->hours[0].from_minute, 60);
}

static int rows(void)
{
    return (int)strtol(store_case_sql(&self.files, "SELECT count(*) FROM uncharged"), NULL, 10);
}

/* Each stop is a piece of the time scale, by which the vacation is found. */
Test(hub_match_calendars, stand_after_many_stops_of_the_server)
{
    enum { STOPS = 80, HOUR_MS = 3600 * 1000 };
    struct hub_match *match = match_of_days();
    char id[STORE_MATCH_ID_BYTES + 1];
    memcpy(id, match->info.id, sizeof(id));
    int seat = hub_match_owed(match) == 1 ? 0 : 1;
    struct hub_calendar_request vacation = {.action = HUB_VACATION_ADD,
                                            .user = people[seat].id,
                                            .peer = "192.0.2.1",
                                            .first_day = day_at(NULL, clock_unix_ms()),
                                            .last_day = day_at(NULL, clock_unix_ms()) + 1};
    cr_assert_eq(ask(&vacation), HUB_OK);
    int64_t ends_ms = day_begins_ms(NULL, vacation.last_day + 1);
    while (clock_unix_ms() < ends_ms) {
        clock_test_move(HOUR_MS, HOUR_MS);
        hub_tick(self.hub);
        hub_case_pump(&self);
    }
    for (int i = 0; i < STOPS; i++) {
        hub_case_down(&self);
        clock_test_move(HOUR_MS / 2, HOUR_MS / 2);
        hub_case_up(&self);
        match = hub_case_find(&self, id);
        UNTIL((hub_case_pump(&self), hub_match_clocks_known(match)));
        clock_test_move(20000, 20000); /* a heartbeat stores the break */
        UNTIL((hub_tick(self.hub), hub_case_pump(&self), rows() > i));
    }
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    UNTIL((hub_case_pump(&self), hub_match_clocks_known(match)));
    cr_assert(hub_match_clocks(match, clocks, &now_ms));
    cr_assert_gt(clocks[seat].left_ms, 22 * HOUR_MS, "%lld", (long long)clocks[seat].left_ms);
}

Test(hub_match_calendars, calendar_of_a_new_player_is_read_with_the_seat)
{
    struct hub_match *match = match_of_days();
    struct hub_user cat = hub_case_guest(&self, "Cat");
    cr_assert_eq(quiet(&cat, 300, 400), HUB_OK);
    match->info.seat[1].user = cat.id;
    cr_assert_null(calendars_of(match, 1), "the new player's is not there yet");
    cr_assert_not(calendars_ready(match));
    UNTIL((hub_case_pump(&self), calendars_ready(match)));
    cr_assert_eq(calendars_of(match, 1)->hours[0].from_minute, 300);
}

static void keep(void *context, int64_t deadline_ms)
{
    *(int64_t *)context = deadline_ms;
}

Test(hub_match_calendars, that_are_not_read_yet_leave_open_when_a_clock_runs_out)
{
    struct hub_match *match = match_of_days();
    struct hub_user cat = hub_case_guest(&self, "Cat");
    const char *id = match->info.id;
    int owes = (match->game->to_act(&match->play.state) & 1) != 0 ? 0 : 1;
    int64_t now_ms = clock_unix_ms();
    int64_t before_ms = 0, at_once_ms = 0, then_ms = 0;
    int64_t who = match->info.seat[owes].user;
    hub_deadline_find(self.hub, id, who, keep, &before_ms);
    cr_assert_gt(before_ms, now_ms);
    struct hub_calendar_request vacation = {.action = HUB_VACATION_ADD,
                                            .user = cat.id,
                                            .peer = "192.0.2.1",
                                            .first_day = day_at(NULL, now_ms),
                                            .last_day = day_at(NULL, now_ms) + 9};
    cr_assert_eq(ask(&vacation), HUB_OK);
    match->info.seat[owes].user = cat.id;
    hub_deadline_find(self.hub, id, cat.id, keep, &at_once_ms);
    cr_assert_eq(at_once_ms, -1);
    UNTIL((hub_case_pump(&self), calendars_ready(match)));
    hub_deadline_find(self.hub, id, cat.id, keep, &then_ms);
    cr_assert_gt(then_ms, before_ms + 8LL * 24 * 3600 * 1000, "after the vacation");
}

Test(hub_match_calendars, that_change_while_they_are_read_are_read_again)
{
    struct hub_match *match = match_of_days();
    struct hub_user cat = hub_case_guest(&self, "Cat");
    cr_assert_eq(quiet(&cat, 300, 400), HUB_OK);
    match->info.seat[1].user = cat.id;
    cr_assert_not(calendars_ready(match)); /* a worker has begun */
    cr_assert_eq(quiet(&cat, 500, 600), HUB_OK);
    UNTIL((hub_case_pump(&self), calendars_ready(match)));
    cr_assert_eq(calendars_of(match, 1)->hours[1].from_minute, 500);
}

Test(hub_match_calendars, go_with_the_account)
{
    struct hub_account_request gone = {.action = HUB_DELETE, .user = people[1]};
    struct hub_match *match = match_of_days();
    cr_assert_eq(quiet(&people[1], 60, 120), HUB_OK);
    cr_assert_not_null(calendars_of(match, 1));
    cr_assert_eq(hub_case_account(&self, &gone).error.code, HUB_OK);
    cr_assert_null(calendars_of(match, 1));
    cr_assert(calendars_ready(match));
}
