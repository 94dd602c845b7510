/* When somebody's clocks stand still: in quiet hours, which are a time of day where the person
 * lives, and on vacation. All else is running time. Pure arithmetic over instants of the wall clock
 * (milliseconds since 1970 UTC, 0 ... CALENDAR_MS_MAX); reads no clock. Any thread.
 *
 * Quiet hours are what a clock on the wall there shows: [from, to) of each day. What daylight
 * saving skips is not quiet and what it shows twice is quiet twice. A calendar remembers the hours
 * that held before, so that nobody gains or loses by a change what has already run. */
#ifndef BASE_CALENDAR_H
#define BASE_CALENDAR_H

#include "base/zone.h"

#define CALENDAR_MS_MAX            (ZONE_S_MAX * 1000)
#define CALENDAR_BANK_MS_MAX       (366LL * 24 * 3600 * 1000)
#define CALENDAR_DAY_MINUTES       1440
#define CALENDAR_QUIET_MINUTES_MAX 720 /* of a day */
#define CALENDAR_HOURS_MAX         8   /* quiet hours that hold one after the other */
#define CALENDAR_VACATIONS_MAX     6

/* Quiet hours that hold from `since_ms` on. */
struct calendar_hours {
    int64_t since_ms;
    const struct zone *zone; /* NULL: UTC */
    uint16_t from_minute;    /* of the day, 0 ... CALENDAR_DAY_MINUTES - 1 */
    uint16_t to_minute;      /* the same; before from_minute: of the next day; equal: none */
};

struct calendar_span {
    int64_t from_ms; /* before to_ms */
    int64_t to_ms;   /* the first instant after it */
};

/* One person's. All 0: nothing ever stands still; a NULL calendar says the same everywhere. */
struct calendar {
    struct calendar_hours
        hours[CALENDAR_HOURS_MAX]; /* by since_ms, growing; none before the first */
    struct calendar_span vacations[CALENDAR_VACATIONS_MAX]; /* in any order; they may overlap */
    uint8_t hours_count;
    uint8_t vacations_count;
};

enum calendar_stop {
    CALENDAR_RUNS,
    CALENDAR_QUIET,
    CALENDAR_VACATION /* in quiet hours, too */
};

/* How many minutes of a day the quiet hours from `from_minute` to `to_minute` are. For tests. */
int calendar_quiet_minutes(uint16_t from_minute, uint16_t to_minute);

/* Whether a day has such quiet hours: both in their range, CALENDAR_QUIET_MINUTES_MAX at most. */
bool calendar_quiet_is_allowed(uint16_t from_minute, uint16_t to_minute);

/* When a bank of `bank_ms`, 0 ... CALENDAR_BANK_MS_MAX, of running time that is used from `from_ms`
 * on is empty: the first instant at which calendar_spent() is `bank_ms`. The caller bounds it
 * by the longest wait. */
int64_t calendar_deadline(const struct calendar *calendar, int64_t from_ms, int64_t bank_ms);

/* How much time ran from `from_ms` to `to_ms`; 0 if that is no later. */
int64_t calendar_spent(const struct calendar *calendar, int64_t from_ms, int64_t to_ms);

/* What stops the clocks at `at_ms`. */
enum calendar_stop calendar_stopped(const struct calendar *calendar, int64_t at_ms);

#endif
