/* The rules for changes of calendars. */
#include "hub/people/calendar_rules.h"

#include <string.h>

#include "base/encoding/text.h"
#include "hub/clock/internal.h"
#include "hub/core/internal.h"

_Static_assert(CALENDARS_KEPT_MS > TIME_WAIT_MAX_S * 1000,
               "whatever a wait has seen is still there");
_Static_assert(STORE_VACATIONS_MAX >= CALENDARS_VACATION_DAYS + 2 * CALENDAR_VACATIONS_MAX,
               "those of this year that are over, and those that are not");

/* ---- past entries ---- */

/* Removes entries that no longer matter: quiet hours that were replaced long ago, and vacations
 * of an earlier year. */
static void forget_old(struct store_calendar *calendar, int32_t today, int64_t now_ms)
{
    int64_t kept_ms = now_ms - CALENDARS_KEPT_MS;
    uint8_t old = 0;
    while (old + 1 < calendar->hours_count && calendar->hours[old + 1].since_ms <= kept_ms) old++;
    calendar->hours_count = (uint8_t)(calendar->hours_count - old);
    memmove(calendar->hours, calendar->hours + old,
            calendar->hours_count * sizeof(calendar->hours[0]));
    uint8_t left = 0;
    for (uint8_t i = 0; i < calendar->vacations_count; i++) {
        const struct store_vacation *vacation = &calendar->vacations[i];
        if (vacation->to_ms > kept_ms || day_year(vacation->last_day) >= day_year(today))
            calendar->vacations[left++] = *vacation;
    }
    calendar->vacations_count = left;
}

/* ---- quiet hours ---- */

static enum hub_err hours_set(struct store_calendar *calendar,
                              const struct hub_calendar_request *request, int64_t now_ms)
{
    if (!calendar_quiet_is_allowed(request->from_minute, request->to_minute))
        return HUB_QUIET_TOO_LONG;
    bool none = request->from_minute == request->to_minute;
    struct store_hours hours = {.since_ms = now_ms,
                                .from_minute = none ? 0 : request->from_minute,
                                .to_minute = none ? 0 : request->to_minute};
    (void)text_copy(hours.time_zone, sizeof(hours.time_zone), request->time_zone);
    if (calendar->hours_count > 0) {
        struct store_hours *newest = &calendar->hours[calendar->hours_count - 1];
        if (strcmp(newest->time_zone, hours.time_zone) == 0 &&
            newest->from_minute == hours.from_minute && newest->to_minute == hours.to_minute)
            return HUB_OK;
        /* The wall clock was set back: the stored hours are in the future. */
        if (newest->since_ms >= now_ms) {
            hours.since_ms = newest->since_ms;
            *newest = hours;
            return HUB_OK;
        }
    }
    if (calendar->hours_count == CALENDAR_HOURS_MAX) return HUB_TOO_MANY_CHANGES;
    calendar->hours[calendar->hours_count++] = hours;
    return HUB_OK;
}

/* ---- vacations ---- */

/* Counts the days from `first` to `last` in the year. */
static int days_of_year(int32_t first, int32_t last, int32_t year)
{
    int days = 0;
    for (int32_t day = first; day <= last; day++) days += day_year(day) == year;
    return days;
}

int calendars_days_in(const struct store_calendar *calendar, int32_t year)
{
    int days = 0;
    for (uint8_t i = 0; i < calendar->vacations_count; i++)
        days +=
            days_of_year(calendar->vacations[i].first_day, calendar->vacations[i].last_day, year);
    return days;
}

static bool days_left(const struct store_calendar *calendar, int32_t first, int32_t last)
{
    for (int32_t year = day_year(first); year <= day_year(last); year++)
        if (calendars_days_in(calendar, year) + days_of_year(first, last, year) >
            CALENDARS_VACATION_DAYS)
            return false;
    return true;
}

static enum hub_err vacation_add(struct store_calendar *calendar,
                                 const struct hub_calendar_request *request,
                                 const struct zone *zone, int64_t now_ms)
{
    int32_t first = request->first_day;
    int32_t last = request->last_day;
    int32_t today = day_at(zone, now_ms);
    if (first < today || first > today + CALENDARS_AHEAD_DAYS || last < first ||
        last >= first + CALENDARS_VACATION_DAYS)
        return HUB_BAD_DAYS;
    uint8_t at = 0; /* its index among the others, by first_day */
    int recent = 0;
    for (uint8_t i = 0; i < calendar->vacations_count; i++) {
        const struct store_vacation *other = &calendar->vacations[i];
        if (first <= other->last_day && last >= other->first_day) return HUB_VACATION_OVERLAPS;
        if (other->first_day < first) at = (uint8_t)(i + 1);
        recent += other->to_ms > now_ms - CALENDARS_KEPT_MS;
    }
    if (recent >= CALENDAR_VACATIONS_MAX || calendar->vacations_count == STORE_VACATIONS_MAX)
        return HUB_TOO_MANY_VACATIONS;
    if (!days_left(calendar, first, last)) return HUB_VACATION_SPENT;
    int64_t begins_ms = day_begins_ms(zone, first);
    struct store_vacation vacation = {.first_day = first,
                                      .last_day = last,
                                      .from_ms = begins_ms > now_ms ? begins_ms : now_ms,
                                      .to_ms = day_begins_ms(zone, last + 1)};
    memmove(&calendar->vacations[at + 1], &calendar->vacations[at],
            (size_t)(calendar->vacations_count - at) * sizeof(vacation));
    calendar->vacations[at] = vacation;
    calendar->vacations_count++;
    return HUB_OK;
}

/* Ends a vacation and returns the remaining days: all of them if it has not begun. */
static enum hub_err vacation_end(struct store_calendar *calendar, int32_t first_day,
                                 const struct zone *zone, int64_t now_ms)
{
    uint8_t at = 0;
    while (at < calendar->vacations_count && calendar->vacations[at].first_day != first_day) at++;
    struct store_vacation *vacation = &calendar->vacations[at];
    if (at == calendar->vacations_count || vacation->to_ms <= now_ms) return HUB_NO_SUCH_VACATION;
    if (vacation->from_ms >= now_ms) {
        calendar->vacations_count--;
        memmove(vacation, vacation + 1,
                (size_t)(calendar->vacations_count - at) * sizeof(*vacation));
        return HUB_OK;
    }
    int32_t today = day_at(zone, now_ms);
    vacation->to_ms = now_ms;
    vacation->last_day = max(min(vacation->last_day, today), vacation->first_day);
    return HUB_OK;
}

enum hub_err calendars_change(struct store_calendar *calendar,
                              const struct hub_calendar_request *request, const struct zone *zone,
                              int64_t now_ms)
{
    forget_old(calendar, day_at(zone, now_ms), now_ms);
    switch (request->action) {
    case HUB_CALENDAR_HOURS: return hours_set(calendar, request, now_ms);
    case HUB_VACATION_ADD: return vacation_add(calendar, request, zone, now_ms);
    case HUB_VACATION_END: return vacation_end(calendar, request->first_day, zone, now_ms);
    case HUB_CALENDAR_READ: break;
    }
    CHECK(false);
}
