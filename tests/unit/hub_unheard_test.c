/* Changes by another server without a message are found by comparison. With PostgreSQL alone,
 * where there can be other servers. */
#include "hub/people/calendars.h"

#include <criterion/criterion.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/games.h"
#include "hub/clock/match_calendars.h"
#include "hub/deadlines/clocks.h"
#include "hub/match/conditional.h"
#include "support/hub_case.h"
#include "support/patience.h"

#define HOUR_MS 3600000LL

static struct hub_case here;
static struct hub_case there; /* another server, which tells nothing */
static struct hub_user people[2];
static struct hub_match *match; /* here */

static void changed(struct hub_watcher *watcher, unsigned changes)
{
    (void)watcher;
    (void)changes;
}

static struct hub_watcher watcher = {.changed = changed};

/* Time passes here; what was asked for is done. */
static void turn(void)
{
    hub_tick(here.hub);
    hub_drain(here.hub);
    hub_case_pump(&here);
}

/* A match by days of Ann and Ben has begun, and is looked at here. */
static void begin(void)
{
    hub_case_begin_two(&here, &there);
    if (!store_case_is_postgres(&here.files)) return;
    hub_case_down(&here);
    here.hears = true;
    here.clock = (struct time_control){PACE_DAYS, 24 * 3600, 8 * 3600, 72 * 3600};
    hub_case_up(&here);
    people[0] = hub_case_guest(&here, "Ann");
    people[1] = hub_case_guest(&here, "Ben");
    match = hub_case_started(&here, people, 2);
    hub_watch(match, &watcher);
    UNTIL((turn(), hub_match_clocks_known(match)));
}

static void end(void)
{
    if (store_case_is_postgres(&here.files)) hub_unwatch(&watcher);
    hub_case_end_two(&here, &there);
}

TestSuite(hub_unheard, .init = begin, .fini = end, .timeout = 480);

#define SEVERAL()                                                                                  \
    do {                                                                                           \
        if (!store_case_is_postgres(&here.files)) cr_skip_test("about several servers");           \
    } while (0)

static void answered(void *context, struct hub_error error, const struct store_calendar *calendar)
{
    (void)calendar;
    cr_assert_eq(error.code, HUB_OK);
    *(bool *)context = true;
}

/* At the other server. */
static void goes_on_vacation(const struct hub_user *user)
{
    int32_t today = day_at(NULL, clock_unix_ms());
    struct hub_calendar_request away = {.action = HUB_VACATION_ADD,
                                        .user = user->id,
                                        .peer = "192.0.2.1",
                                        .first_day = today,
                                        .last_day = today + 9};
    bool done = false;
    hub_calendar(there.hub, &away, answered, &done);
    UNTIL((hub_case_pump(&there), done));
}

static uint8_t owes(void)
{
    return (hub_match_owed(match) & 1) != 0 ? 0 : 1;
}

Test(hub_unheard, vacation_is_known_soon)
{
    SEVERAL();
    uint8_t seat = owes();
    struct hub_clock clocks[GAME_SEATS_MAX];
    int64_t now_ms = 0;
    goes_on_vacation(&people[seat]);
    UNTIL((turn(), calendars_of(match, seat) != NULL));
    UNTIL((turn(), hub_match_clocks_known(match)));
    cr_assert(hub_match_clocks(match, clocks, &now_ms));
    cr_assert_eq(clocks[seat].stopped, CALENDAR_VACATION);
}

Test(hub_unheard, no_seat_times_out_in_a_vacation)
{
    SEVERAL();
    uint8_t seat = owes();
    goes_on_vacation(&people[seat]);
    clock_test_move(36 * HOUR_MS, 36 * HOUR_MS); /* before anything was compared */
    UNTIL((turn(), calendars_of(match, seat) != NULL || match->play.version > 0));
    for (unsigned i = 0; i < 20 || !hub_case_quiet(match); i++) turn();
    cr_assert_eq(match->play.version, 0);
    cr_assert_not(match->info.seat[seat].stands_in);
}

Test(hub_unheard, seat_without_a_vacation_times_out)
{
    SEVERAL();
    uint8_t seat = owes();
    clock_test_move(36 * HOUR_MS, 36 * HOUR_MS);
    UNTIL((turn(), match->play.version > 0));
    UNTIL((turn(), match->info.seat[seat].stands_in));
}

Test(hub_unheard, calendar_that_is_damaged_is_not_read_again_and_again)
{
    SEVERAL();
    uint8_t seat = owes();
    goes_on_vacation(&people[seat]);
    (void)store_case_sql(&here.files, "UPDATE calendar SET edit = edit + 4294967295");
    UNTIL((turn(), match->compared.calendars > UINT32_MAX));
    UNTIL((turn(), hub_match_clocks_known(match)));
    const struct match_calendars *known = match->calendars;
    int64_t before_ms = clock_mono_ms();
    UNTIL((clock_test_move(2000, 2000), turn(), clock_mono_ms() > before_ms + 200000));
    cr_assert_eq(match->calendars, known);
}

Test(hub_unheard, name_of_a_deleted_user_goes_soon)
{
    SEVERAL();
    struct hub_account_request delete = {.action = HUB_DELETE, .user = people[1], .peer = "test"};
    cr_assert_eq(hub_case_account(&there, &delete).error.code, HUB_OK);
    cr_assert_str_eq(match->info.seat[1].name, "Ben");
    UNTIL((turn(), strcmp(match->info.seat[1].name, "Ben") != 0));
}

Test(hub_unheard, conditional_are_known_soon)
{
    SEVERAL();
    uint8_t seat = 1 - owes();
    struct hub_match *theirs = hub_case_find(&there, match->info.id);
    struct hub_request give = {.action = HUB_CONDITIONAL, .user = people[seat]};
    (void)text_copy(give.text, sizeof(give.text), "place hunt 1");
    cr_assert_eq(hub_case_ask(&there, theirs, &give).error.code, HUB_OK);
    cr_assert_null(match->conditional[seat]);
    UNTIL((turn(), match->conditional[seat] != NULL));
    cr_assert_str_eq(match->conditional[seat]->text, "place hunt 1");
}
