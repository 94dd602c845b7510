/* Running time, quiet hours and vacations against a model that goes minute by minute and asks the C
 * library what the clock on the wall shows. */
#include "base/time/calendar.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"

#define MINUTE_MS 60000LL
#define HOUR_MS   (60 * MINUTE_MS)
#define DAY_MS    (24 * HOUR_MS)

/* Midnight UTC of 1 January 2026. */
#define Y2026 1767225600000LL

static struct calendar quiet(const char *zone, uint16_t from, uint16_t to)
{
    struct calendar calendar = {.hours_count = 1};
    calendar.hours[0].from_minute = from;
    calendar.hours[0].to_minute = to;
    if (zone) cr_assert_eq(zone_find(zone, &calendar.hours[0].zone), ZONE_FOUND);
    return calendar;
}

/* --- The model
 * ------------------------------------------------------------------------------------ */

#define MODEL_MINUTES (60 * 1440)

struct model {
    int64_t from_ms;
    enum calendar_stop stopped[MODEL_MINUTES];
};

static int minute_on_the_wall(int64_t at_ms)
{
    time_t at = (time_t)(at_ms / 1000);
    struct tm local;
    cr_assert_not_null(localtime_r(&at, &local));
    return local.tm_hour * 60 + local.tm_min;
}

static enum calendar_stop stop_of(const struct calendar *calendar, int64_t at_ms)
{
    for (int i = 0; i < calendar->vacations_count; i++)
        if (at_ms >= calendar->vacations[i].from_ms && at_ms < calendar->vacations[i].to_ms)
            return CALENDAR_VACATION;
    const struct calendar_hours *hours = NULL;
    for (int i = 0; i < calendar->hours_count; i++)
        if (calendar->hours[i].since_ms <= at_ms) hours = &calendar->hours[i];
    if (!hours) return CALENDAR_RUNS;
    int now = minute_on_the_wall(at_ms);
    bool after = now >= hours->from_minute;
    bool before = now < hours->to_minute;
    bool is_quiet = hours->from_minute <= hours->to_minute ? after && before : after || before;
    return is_quiet ? CALENDAR_QUIET : CALENDAR_RUNS;
}

/* All hours of `calendar` are in the zone of this process's TZ. */
static void model_fill(struct model *model, const struct calendar *calendar, int64_t from_ms)
{
    model->from_ms = from_ms;
    for (int i = 0; i < MODEL_MINUTES; i++)
        model->stopped[i] = stop_of(calendar, from_ms + i * MINUTE_MS);
}

static bool model_runs(const struct model *model, int64_t at_ms)
{
    int64_t minute = (at_ms - model->from_ms) / MINUTE_MS;
    cr_assert(minute >= 0 && minute < MODEL_MINUTES);
    return model->stopped[minute] == CALENDAR_RUNS;
}

static int64_t model_spent(const struct model *model, int64_t from_ms, int64_t to_ms)
{
    int64_t spent_ms = 0;
    for (int64_t at_ms = from_ms; at_ms < to_ms;) {
        int64_t next_ms = at_ms / MINUTE_MS * MINUTE_MS + MINUTE_MS;
        if (next_ms > to_ms) next_ms = to_ms;
        if (model_runs(model, at_ms)) spent_ms += next_ms - at_ms;
        at_ms = next_ms;
    }
    return spent_ms;
}

static int64_t model_deadline(const struct model *model, int64_t from_ms, int64_t bank_ms)
{
    int64_t at_ms = from_ms;
    while (bank_ms > 0) {
        int64_t next_ms = at_ms / MINUTE_MS * MINUTE_MS + MINUTE_MS;
        if (model_runs(model, at_ms)) {
            if (next_ms - at_ms >= bank_ms) return at_ms + bank_ms;
            bank_ms -= next_ms - at_ms;
        }
        at_ms = next_ms;
    }
    return at_ms;
}

/* --- Any calendar
 * ---------------------------------------------------------------------------------- */

static uint64_t seed;

static int64_t any(int64_t below)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int64_t)((seed >> 33) % (uint64_t)below);
}

/* The days on which most of the zones below change their clocks, 2026 to 2049. */
static const int64_t changes_ms[] = {1774746000000, 1792890000000, 1793512800000, 1772953200000,
                                     1791041400000, 1775314800000, 1777240800000, 2500245200000};

static struct calendar any_calendar(const char *zone, int64_t from_ms)
{
    struct calendar calendar = {.hours_count = 0};
    int64_t since_ms = any(3) == 0 ? from_ms + any(9) * DAY_MS : 0;
    for (int64_t count = 1 + any(3); count > 0; count--) {
        struct calendar_hours *hours = &calendar.hours[calendar.hours_count++];
        hours->since_ms = since_ms;
        cr_assert_eq(zone_find(zone, &hours->zone), ZONE_FOUND);
        hours->from_minute = (uint16_t)any(1440);
        hours->to_minute = (uint16_t)((hours->from_minute + any(721)) % 1440);
        since_ms = (since_ms < from_ms ? from_ms : since_ms) + any(20 * 1440) * MINUTE_MS;
    }
    for (int64_t count = any(4); count > 0; count--) {
        struct calendar_span *span = &calendar.vacations[calendar.vacations_count++];
        span->from_ms = from_ms + any(30 * 1440) * MINUTE_MS;
        span->to_ms = span->from_ms + (1 + any(6 * 1440)) * MINUTE_MS;
    }
    return calendar;
}

static void compare(const char *zone, int64_t change_ms)
{
    static struct model model;
    int64_t begin_ms = change_ms - any(20 * 1440) * MINUTE_MS;
    begin_ms -= begin_ms % MINUTE_MS;
    struct calendar calendar = any_calendar(zone, begin_ms);
    model_fill(&model, &calendar, begin_ms);
    for (int i = 0; i < MODEL_MINUTES; i += 7)
        cr_assert_eq(calendar_stopped(&calendar, begin_ms + i * MINUTE_MS + any(MINUTE_MS)),
                     model.stopped[i], "%s minute %d", zone, i);
    for (int i = 0; i < 12; i++) {
        int64_t from_ms = begin_ms + any(20 * DAY_MS);
        int64_t to_ms = from_ms + any(20 * DAY_MS);
        int64_t bank_ms = any(5) == 0 ? any(3) : any(7 * DAY_MS);
        int64_t spent_ms = calendar_spent(&calendar, from_ms, to_ms);
        int64_t deadline_ms = calendar_deadline(&calendar, from_ms, bank_ms);
        cr_assert_eq(spent_ms, model_spent(&model, from_ms, to_ms), "%s %lld to %lld", zone,
                     (long long)from_ms, (long long)to_ms);
        cr_assert_eq(deadline_ms, model_deadline(&model, from_ms, bank_ms), "%s %lld + %lld", zone,
                     (long long)from_ms, (long long)bank_ms);
        cr_assert_eq(calendar_spent(&calendar, from_ms, deadline_ms), bank_ms);
        cr_assert(bank_ms == 0 ||
                  calendar_spent(&calendar, from_ms, deadline_ms - 1) == bank_ms - 1);
    }
}

Test(calendar, agrees_with_a_model_that_goes_minute_by_minute, .timeout = 480)
{
    static const char *const zones[] = {"Europe/Berlin",       "America/New_York", "America/Nuuk",
                                        "Australia/Lord_Howe", "Africa/Cairo",     "Asia/Gaza",
                                        "Africa/Casablanca",   "Pacific/Chatham",  "Asia/Kathmandu",
                                        "America/Santiago",    "Europe/Dublin",    "Pacific/Apia"};
    const char *named = getenv("OCHRE_SEED");
    seed = named ? strtoull(named, NULL, 10) : 20261122u;
    for (size_t i = 0; i < 2 * COUNT_OF(zones); i++) {
        cr_assert_eq(setenv("TZ", zones[i % COUNT_OF(zones)], 1), 0);
        tzset();
        compare(zones[i % COUNT_OF(zones)], changes_ms[any(COUNT_OF(changes_ms))]);
    }
}

/* --- By hand
 * ---------------------------------------------------------------------------------------- */

Test(calendar, without_one_all_time_runs)
{
    struct calendar empty = {.hours_count = 0};
    cr_assert_eq(calendar_deadline(NULL, Y2026, 5), Y2026 + 5);
    cr_assert_eq(calendar_deadline(&empty, Y2026, CALENDAR_BANK_MS_MAX),
                 Y2026 + CALENDAR_BANK_MS_MAX);
    cr_assert_eq(calendar_spent(NULL, 0, CALENDAR_MS_MAX), CALENDAR_MS_MAX);
    cr_assert_eq(calendar_stopped(NULL, Y2026), CALENDAR_RUNS);
}

Test(calendar, time_that_goes_back_is_nobodys)
{
    cr_assert_eq(calendar_spent(NULL, Y2026, Y2026 - HOUR_MS), 0);
    cr_assert_eq(calendar_spent(NULL, Y2026, Y2026), 0);
}

Test(calendar, quiet_hours_go_over_midnight)
{
    struct calendar night = quiet(NULL, 22 * 60, 7 * 60);
    cr_assert_eq(calendar_stopped(&night, Y2026 + 7 * HOUR_MS - 1), CALENDAR_QUIET);
    cr_assert_eq(calendar_stopped(&night, Y2026 + 7 * HOUR_MS), CALENDAR_RUNS);
    cr_assert_eq(calendar_stopped(&night, Y2026 + 22 * HOUR_MS), CALENDAR_QUIET);
    cr_assert_eq(calendar_spent(&night, Y2026, Y2026 + DAY_MS), 15 * HOUR_MS);
    /* At 21:00 two hours are left: one runs, the other after the night. */
    cr_assert_eq(calendar_deadline(&night, Y2026 + 21 * HOUR_MS, 2 * HOUR_MS),
                 Y2026 + DAY_MS + 8 * HOUR_MS);
    /* A bank that is empty when the quiet begins is empty then, and not after it. */
    cr_assert_eq(calendar_deadline(&night, Y2026 + 21 * HOUR_MS, HOUR_MS), Y2026 + 22 * HOUR_MS);
    cr_assert_eq(calendar_deadline(&night, Y2026 + 23 * HOUR_MS, 0), Y2026 + 23 * HOUR_MS);
}

/* 29 March 2026 in Berlin has no clock that shows 02:30. */
Test(calendar, quiet_hours_that_summer_time_swallows_are_none)
{
    struct calendar skipped = quiet("Europe/Berlin", 2 * 60, 3 * 60);
    int64_t midnight_ms = 1774738800000;
    cr_assert_eq(calendar_spent(&skipped, midnight_ms, midnight_ms + 23 * HOUR_MS), 23 * HOUR_MS);
    cr_assert_eq(calendar_spent(&skipped, midnight_ms - DAY_MS, midnight_ms), 23 * HOUR_MS);
}

/* 25 October 2026 shows 02:00 to 03:00 twice. */
Test(calendar, quiet_hours_that_winter_time_doubles_are_quiet_twice)
{
    struct calendar twice = quiet("Europe/Berlin", 2 * 60, 3 * 60);
    int64_t midnight_ms = 1792879200000;
    cr_assert_eq(calendar_spent(&twice, midnight_ms, midnight_ms + 25 * HOUR_MS), 23 * HOUR_MS);
    cr_assert_eq(calendar_deadline(&twice, midnight_ms, 2 * HOUR_MS + 1),
                 midnight_ms + 4 * HOUR_MS + 1);
}

Test(calendar, vacation_stops_all_and_says_so_before_the_quiet)
{
    struct calendar calendar = quiet(NULL, 0, 6 * 60);
    calendar.vacations[calendar.vacations_count++] =
        (struct calendar_span){Y2026 + 12 * HOUR_MS, Y2026 + 3 * DAY_MS};
    cr_assert_eq(calendar_stopped(&calendar, Y2026), CALENDAR_QUIET);
    cr_assert_eq(calendar_stopped(&calendar, Y2026 + DAY_MS), CALENDAR_VACATION);
    cr_assert_eq(calendar_spent(&calendar, Y2026, Y2026 + 4 * DAY_MS), (6 + 18) * HOUR_MS);
    cr_assert_eq(calendar_deadline(&calendar, Y2026, 7 * HOUR_MS),
                 Y2026 + 3 * DAY_MS + 7 * HOUR_MS);
}

Test(calendar, a_change_of_the_hours_leaves_what_was)
{
    struct calendar calendar = quiet(NULL, 0, 6 * 60);
    calendar.hours[calendar.hours_count++] =
        (struct calendar_hours){.since_ms = Y2026 + DAY_MS, .from_minute = 60, .to_minute = 120};
    cr_assert_eq(calendar_spent(&calendar, Y2026, Y2026 + DAY_MS), 18 * HOUR_MS);
    cr_assert_eq(calendar_spent(&calendar, Y2026 + DAY_MS, Y2026 + 2 * DAY_MS), 23 * HOUR_MS);
    cr_assert_eq(calendar_deadline(&calendar, Y2026, 20 * HOUR_MS), Y2026 + DAY_MS + 3 * HOUR_MS);
}

Test(calendar, a_day_has_twelve_quiet_hours_at_most)
{
    cr_assert(calendar_quiet_is_allowed(22 * 60, 10 * 60));
    cr_assert_not(calendar_quiet_is_allowed(22 * 60, 10 * 60 + 1));
    cr_assert(calendar_quiet_is_allowed(0, 0));
    cr_assert(calendar_quiet_is_allowed(1439, 0));
    cr_assert_not(calendar_quiet_is_allowed(1440, 10));
    cr_assert_not(calendar_quiet_is_allowed(10, 1440));
    cr_assert_eq(calendar_quiet_minutes(22 * 60, 7 * 60), 9 * 60);
}

Test(calendar, a_deadline_over_three_weeks_takes_microseconds)
{
    struct calendar calendar = quiet("Europe/Berlin", 22 * 60, 10 * 60);
    int64_t sum_ms = 0;
    int64_t began_us = clock_thread_us();
    for (int i = 0; i < 10000; i++)
        sum_ms += calendar_deadline(&calendar, Y2026 + 200 * DAY_MS + i * HOUR_MS, 14 * DAY_MS);
    int64_t took_us = clock_thread_us() - began_us;
    cr_assert_gt(sum_ms, 0);
    cr_assert_lt(took_us, 10000 * 20, "%lld us for ten thousand", (long long)took_us);
}
