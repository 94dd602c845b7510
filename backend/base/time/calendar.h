/* The times at which a person's clocks are paused: quiet hours, a time of day at the person's
 * place, and vacations. All other time is running time. Pure arithmetic over instants of the wall
 * clock (milliseconds since 1970 UTC, 0 ... CALENDAR_MS_MAX); reads no clock. Any thread.
 *
 * Quiet hours are local times: [from, to) of each day. An hour that daylight saving skips is not
 * quiet, and one that it repeats is quiet twice. A calendar stores earlier quiet hours with their
 * dates, so that a change does not affect time that has already run. */
#ifndef BASE_TIME_CALENDAR_H
#define BASE_TIME_CALENDAR_H

#include "base/time/zone.h"

#define CALENDAR_MS_MAX            (ZONE_S_MAX * 1000)
#define CALENDAR_BANK_MS_MAX       (366LL * 24 * 3600 * 1000)
#define CALENDAR_DAY_MINUTES       1440
#define CALENDAR_QUIET_MINUTES_MAX 720 /* of a day */
#define CALENDAR_HOURS_MAX         8   /* changes of the quiet hours */
#define CALENDAR_VACATIONS_MAX     6

/* Quiet hours that apply from `since_ms` on. */
struct calendar_hours {
    int64_t since_ms;
    const struct zone *zone; /* NULL: UTC */
    uint16_t from_minute;    /* of the day, 0 ... CALENDAR_DAY_MINUTES - 1 */
    uint16_t to_minute;      /* minute of the day; before from_minute: on the next day; equal: no
                                quiet hours */
};

struct calendar_span {
    int64_t from_ms; /* inclusive */
    int64_t to_ms;   /* exclusive */
};

/* The calendar of one person. All 0: clocks are never paused; a NULL calendar means the same in all
 * functions. */
struct calendar {
    struct calendar_hours
        hours[CALENDAR_HOURS_MAX]; /* by since_ms, ascending; no quiet hours before the first */
    struct calendar_span vacations[CALENDAR_VACATIONS_MAX]; /* in any order; they may overlap */
    uint8_t hours_count;
    uint8_t vacations_count;
};

enum calendar_stop {
    CALENDAR_RUNS,
    CALENDAR_QUIET,
    CALENDAR_VACATION /* also during quiet hours */
};

/* Returns the number of minutes per day in the quiet hours from `from_minute` to `to_minute`. For
 * tests. */
int calendar_quiet_minutes(uint16_t from_minute, uint16_t to_minute);

/* Returns true if these quiet hours are valid: both in their range, CALENDAR_QUIET_MINUTES_MAX at
 * most. */
bool calendar_quiet_is_allowed(uint16_t from_minute, uint16_t to_minute);

/* Returns the instant at which a bank of `bank_ms` (0 ... CALENDAR_BANK_MS_MAX) of running time,
 * used from `from_ms` on, is empty: the first at which calendar_spent() is `bank_ms`. The caller
 * limits it to the longest wait. */
int64_t calendar_deadline(const struct calendar *calendar, int64_t from_ms, int64_t bank_ms);

/* Returns the running time from `from_ms` to `to_ms`; 0 if that is no later. */
int64_t calendar_spent(const struct calendar *calendar, int64_t from_ms, int64_t to_ms);

/* Returns the reason for which the clocks are paused at `at_ms`. */
enum calendar_stop calendar_stopped(const struct calendar *calendar, int64_t at_ms);

#endif
