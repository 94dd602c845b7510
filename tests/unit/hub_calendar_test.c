/* The permitted settings of a person's calendar. */
#include "hub/people/calendar_rules.h"
#include "hub/clock/internal.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define HOUR_MS (3600 * 1000LL)
#define DAY_MS  (24 * HOUR_MS)

static struct store_calendar calendar;
static const struct zone *zone;
static int64_t now_ms;

static int32_t day(const char *text)
{
    int32_t found = 0;
    cr_assert(day_read(text, &found), "%s", text);
    return found;
}

static void go_to(const char *text, int hours)
{
    now_ms = day_begins_ms(zone, day(text)) + hours * HOUR_MS;
}

static void begin(void)
{
    memset(&calendar, 0, sizeof(calendar));
    calendar.user = 1;
    cr_assert_eq(zone_find("Europe/Berlin", &zone), ZONE_FOUND);
    go_to("2026-08-03", 12);
}

TestSuite(hub_calendar, .init = begin);

static enum hub_err hours(const char *time_zone, int from, int to)
{
    struct hub_calendar_request request = {
        .action = HUB_CALENDAR_HOURS, .from_minute = (uint16_t)from, .to_minute = (uint16_t)to};
    (void)snprintf(request.time_zone, sizeof(request.time_zone), "%s", time_zone);
    return calendars_change(&calendar, &request, zone, now_ms);
}

static enum hub_err vacation(const char *first, const char *last)
{
    struct hub_calendar_request request = {
        .action = HUB_VACATION_ADD, .first_day = day(first), .last_day = day(last)};
    return calendars_change(&calendar, &request, zone, now_ms);
}

static enum hub_err end(const char *first)
{
    struct hub_calendar_request request = {.action = HUB_VACATION_END, .first_day = day(first)};
    return calendars_change(&calendar, &request, zone, now_ms);
}

/* ---- quiet hours ---- */

Test(hub_calendar, hours_hold_from_now_on_and_the_old_ones_stay)
{
    cr_assert_eq(hours("Europe/Berlin", 1320, 420), HUB_OK);
    cr_assert_eq(calendar.hours[0].since_ms, now_ms);
    now_ms += DAY_MS;
    cr_assert_eq(hours("Asia/Tokyo", 0, 0), HUB_OK);
    cr_assert_eq(calendar.hours_count, 2);
    cr_assert_eq(calendar.hours[0].from_minute, 1320);
    cr_assert_eq(calendar.hours[1].since_ms, now_ms);
    cr_assert_str_eq(calendar.hours[1].time_zone, "Asia/Tokyo");
}

Test(hub_calendar, hours_are_twelve_at_most)
{
    cr_assert_eq(hours("UTC", 1320, 601), HUB_QUIET_TOO_LONG);
    cr_assert_eq(calendar.hours_count, 0);
    cr_assert_eq(hours("UTC", 1320, 600), HUB_OK);
}

Test(hub_calendar, the_same_hours_again_are_no_change)
{
    cr_assert_eq(hours("UTC", 1320, 420), HUB_OK);
    now_ms += HOUR_MS;
    cr_assert_eq(hours("UTC", 1320, 420), HUB_OK);
    cr_assert_eq(calendar.hours_count, 1);
    cr_assert_eq(hours("UTC", 5, 5), HUB_OK);
    now_ms += HOUR_MS;
    cr_assert_eq(hours("UTC", 6, 6), HUB_OK, "none is none");
    cr_assert_eq(calendar.hours_count, 2);
}

Test(hub_calendar, hours_change_seven_times_in_thirty_days)
{
    for (int i = 0; i < CALENDAR_HOURS_MAX; i++, now_ms += HOUR_MS)
        cr_assert_eq(hours("UTC", i, i + 60), HUB_OK);
    cr_assert_eq(hours("UTC", 1200, 1260), HUB_TOO_MANY_CHANGES);
    now_ms += CALENDARS_KEPT_MS;
    cr_assert_eq(hours("UTC", 1200, 1260), HUB_OK);
    cr_assert_eq(calendar.hours_count, 2, "what held all the time, and what holds now");
    cr_assert_eq(calendar.hours[0].from_minute, CALENDAR_HOURS_MAX - 1);
}

Test(hub_calendar, a_clock_that_was_set_back_keeps_the_order)
{
    cr_assert_eq(hours("UTC", 60, 120), HUB_OK);
    int64_t since_ms = now_ms;
    now_ms -= DAY_MS;
    cr_assert_eq(hours("UTC", 60, 180), HUB_OK);
    cr_assert_eq(calendar.hours_count, 1);
    cr_assert_eq(calendar.hours[0].since_ms, since_ms);
    cr_assert_eq(calendar.hours[0].to_minute, 180);
}

/* ---- vacations ---- */

Test(hub_calendar, a_vacation_begins_now_or_with_its_first_day)
{
    cr_assert_eq(vacation("2026-08-03", "2026-08-05"), HUB_OK);
    cr_assert_eq(vacation("2026-10-25", "2026-10-25"), HUB_OK);
    cr_assert_eq(calendar.vacations[0].from_ms, now_ms);
    cr_assert_eq(calendar.vacations[0].to_ms, day_begins_ms(zone, day("2026-08-06")));
    const struct store_vacation *long_day = &calendar.vacations[1];
    cr_assert_eq(long_day->to_ms - long_day->from_ms, 25 * HOUR_MS);
    cr_assert_eq(calendars_days_in(&calendar, 2026), 4);
}

Test(hub_calendar, a_vacation_is_neither_in_the_past_nor_far_away_nor_longer_than_a_year_has)
{
    cr_assert_eq(vacation("2026-08-02", "2026-08-05"), HUB_BAD_DAYS);
    cr_assert_eq(vacation("2026-08-05", "2026-08-04"), HUB_BAD_DAYS);
    cr_assert_eq(vacation("2027-08-04", "2027-08-04"), HUB_BAD_DAYS);
    cr_assert_eq(vacation("2026-08-05", "2026-09-04"), HUB_BAD_DAYS, "31 days");
    cr_assert_eq(vacation("2026-12-20", "2027-01-25"), HUB_BAD_DAYS, "37 days of two years");
    cr_assert_eq(vacation("2027-08-03", "2027-08-03"), HUB_OK);
}

Test(hub_calendar, a_year_has_thirty_days)
{
    cr_assert_eq(vacation("2026-08-05", "2026-08-30"), HUB_OK);
    cr_assert_eq(vacation("2026-12-27", "2027-01-02"), HUB_VACATION_SPENT, "five days of the year");
    cr_assert_eq(vacation("2026-12-28", "2027-01-10"), HUB_OK, "four");
    cr_assert_eq(calendars_days_in(&calendar, 2026), 30);
    cr_assert_eq(calendars_days_in(&calendar, 2027), 10);
    cr_assert_eq(vacation("2026-09-05", "2026-09-05"), HUB_VACATION_SPENT);
    cr_assert_eq(vacation("2027-02-01", "2027-02-20"), HUB_OK);
    cr_assert_eq(vacation("2027-03-01", "2027-03-01"), HUB_VACATION_SPENT);
}

Test(hub_calendar, a_day_is_in_one_vacation)
{
    cr_assert_eq(vacation("2026-08-10", "2026-08-12"), HUB_OK);
    cr_assert_eq(vacation("2026-08-08", "2026-08-10"), HUB_VACATION_OVERLAPS);
    cr_assert_eq(vacation("2026-08-12", "2026-08-12"), HUB_VACATION_OVERLAPS);
    cr_assert_eq(vacation("2026-08-09", "2026-08-13"), HUB_VACATION_OVERLAPS);
    cr_assert_eq(vacation("2026-08-13", "2026-08-13"), HUB_OK);
    cr_assert_eq(vacation("2026-08-09", "2026-08-09"), HUB_OK);
    cr_assert_eq(calendar.vacations[0].first_day, day("2026-08-09"), "by their days");
}

Test(hub_calendar, one_that_has_not_begun_is_taken_back_whole)
{
    cr_assert_eq(vacation("2026-08-10", "2026-08-12"), HUB_OK);
    cr_assert_eq(vacation("2026-08-20", "2026-08-22"), HUB_OK);
    cr_assert_eq(end("2026-08-10"), HUB_OK);
    cr_assert_eq(calendar.vacations_count, 1);
    cr_assert_eq(calendar.vacations[0].first_day, day("2026-08-20"));
    cr_assert_eq(calendars_days_in(&calendar, 2026), 3);
    cr_assert_eq(end("2026-08-10"), HUB_NO_SUCH_VACATION);
}

Test(hub_calendar, one_that_has_begun_ends_now_and_gives_back_the_days_after)
{
    cr_assert_eq(vacation("2026-08-04", "2026-08-13"), HUB_OK);
    go_to("2026-08-06", 9);
    cr_assert_eq(end("2026-08-04"), HUB_OK);
    cr_assert_eq(calendar.vacations[0].to_ms, now_ms);
    cr_assert_eq(calendars_days_in(&calendar, 2026), 3, "today counts");
    cr_assert_eq(end("2026-08-04"), HUB_NO_SUCH_VACATION, "it is over");
    cr_assert_eq(vacation("2026-08-06", "2026-08-07"), HUB_VACATION_OVERLAPS, "so is today");
    cr_assert_eq(vacation("2026-08-07", "2026-08-07"), HUB_OK);
}

Test(hub_calendar, one_that_is_over_is_not_ended)
{
    cr_assert_eq(vacation("2026-08-04", "2026-08-05"), HUB_OK);
    go_to("2026-08-06", 0);
    cr_assert_eq(end("2026-08-04"), HUB_NO_SUCH_VACATION);
    cr_assert_eq(calendars_days_in(&calendar, 2026), 2);
}

/* So that a match's clock never knows more of them than a struct calendar holds. */
Test(hub_calendar, few_are_planned_or_just_over)
{
    for (int i = 0; i < CALENDAR_VACATIONS_MAX; i++) {
        char text[DAY_TEXT_BYTES + 1];
        day_print(day("2026-08-10") + 2 * i, text);
        cr_assert_eq(vacation(text, text), HUB_OK);
    }
    cr_assert_eq(vacation("2026-09-10", "2026-09-10"), HUB_TOO_MANY_VACATIONS);
    go_to("2026-09-09", 0); /* 30 days after the first was over, less some hours */
    cr_assert_eq(vacation("2026-09-10", "2026-09-10"), HUB_TOO_MANY_VACATIONS);
    go_to("2026-09-10", 0);
    cr_assert_eq(vacation("2026-09-10", "2026-09-10"), HUB_OK);
}

Test(hub_calendar, those_of_earlier_years_are_forgotten_and_those_of_this_year_count)
{
    cr_assert_eq(vacation("2026-08-10", "2026-08-12"), HUB_OK);
    cr_assert_eq(vacation("2026-12-30", "2027-01-02"), HUB_OK);
    go_to("2026-12-01", 0);
    cr_assert_eq(hours("UTC", 0, 60), HUB_OK);
    cr_assert_eq(calendar.vacations_count, 2);
    go_to("2027-03-01", 0);
    cr_assert_eq(hours("UTC", 0, 90), HUB_OK);
    cr_assert_eq(calendar.vacations_count, 1);
    cr_assert_eq(calendars_days_in(&calendar, 2027), 2);
}

/* The most that the rules let anybody have, over years. */
Test(hub_calendar, never_holds_more_than_the_store)
{
    go_to("2026-01-01", 0);
    unsigned taken = 0;
    for (int32_t at = day("2026-01-01"); at < day("2029-01-01"); at++) {
        char text[DAY_TEXT_BYTES + 1];
        day_print(at, text);
        go_to(text, 1);
        taken += vacation(text, text) == HUB_OK;
        now_ms += HOUR_MS;
        (void)end(text);
        (void)hours(at % 2 == 0 ? "UTC" : "Asia/Tokyo", 0, 60);
        cr_assert_leq(calendar.vacations_count, STORE_VACATIONS_MAX);
        cr_assert_leq(calendar.hours_count, CALENDAR_HOURS_MAX);
    }
    cr_assert_eq(taken, 3 * CALENDARS_VACATION_DAYS);
}
