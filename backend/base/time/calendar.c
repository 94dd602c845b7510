#include "base/time/calendar.h"

#define MINUTE_MS 60000LL
#define DAY_MS    (CALENDAR_DAY_MINUTES * MINUTE_MS)
#define PIECE_MS  (400 * DAY_MS) /* longer pieces are split, so that nothing overflows */

/* A span in which neither the local clock nor the quiet hours change: all its days are alike. */
struct piece {
    int64_t until_ms;
    int64_t shift_ms; /* an instant + this, modulo a day, is the time since the start of the quiet
                         hours */
    int64_t quiet_ms; /* per day */
    bool vacation;    /* the clocks are paused */
};

int calendar_quiet_minutes(uint16_t from_minute, uint16_t to_minute)
{
    int minutes = to_minute - from_minute;
    return minutes < 0 ? minutes + CALENDAR_DAY_MINUTES : minutes;
}

bool calendar_quiet_is_allowed(uint16_t from_minute, uint16_t to_minute)
{
    return from_minute < CALENDAR_DAY_MINUTES && to_minute < CALENDAR_DAY_MINUTES &&
           calendar_quiet_minutes(from_minute, to_minute) <= CALENDAR_QUIET_MINUTES_MAX;
}

static int64_t earlier(int64_t one_ms, int64_t other_ms)
{
    return one_ms < other_ms ? one_ms : other_ms;
}

/* Returns the running time up to `at_ms`, from an origin that is the same for the whole piece. */
static int64_t run_until(const struct piece *piece, int64_t at_ms)
{
    int64_t shifted = at_ms + piece->shift_ms;
    int64_t of_day = shifted % DAY_MS - piece->quiet_ms;
    return shifted / DAY_MS * (DAY_MS - piece->quiet_ms) + (of_day > 0 ? of_day : 0);
}

/* Returns the first instant at which `run_ms` > 0 have run, with the origin of run_until(). */
static int64_t instant_of(const struct piece *piece, int64_t run_ms)
{
    int64_t running = DAY_MS - piece->quiet_ms;
    int64_t days = (run_ms - 1) / running;
    return days * DAY_MS + piece->quiet_ms + (run_ms - days * running) - piece->shift_ms;
}

static void add_hours(const struct calendar *calendar, int64_t at_ms, struct piece *piece)
{
    const struct calendar_hours *now = NULL;
    for (uint8_t i = 0; i < calendar->hours_count; i++) {
        const struct calendar_hours *hours = &calendar->hours[i];
        if (hours->since_ms <= at_ms)
            now = hours;
        else
            piece->until_ms = earlier(piece->until_ms, hours->since_ms);
    }
    if (!now || now->from_minute == now->to_minute) return;
    CHECK(calendar_quiet_is_allowed(now->from_minute, now->to_minute));
    int64_t until_s;
    int64_t offset_ms = zone_offset_s(now->zone, at_ms / 1000, &until_s) * 1000LL;
    if (until_s < INT64_MAX / 1000) piece->until_ms = earlier(piece->until_ms, until_s * 1000);
    /* The additional days keep the sum positive. */
    piece->shift_ms = offset_ms - now->from_minute * MINUTE_MS + 3 * DAY_MS;
    piece->quiet_ms = calendar_quiet_minutes(now->from_minute, now->to_minute) * MINUTE_MS;
}

/* Returns the piece that contains `at_ms`. */
static struct piece piece_at(const struct calendar *calendar, int64_t at_ms)
{
    struct piece piece = {.until_ms = at_ms + PIECE_MS};
    if (!calendar) return piece;
    add_hours(calendar, at_ms, &piece);
    for (uint8_t i = 0; i < calendar->vacations_count; i++) {
        const struct calendar_span *span = &calendar->vacations[i];
        if (span->from_ms <= at_ms && at_ms < span->to_ms) piece.vacation = true;
        if (span->from_ms > at_ms) piece.until_ms = earlier(piece.until_ms, span->from_ms);
        if (span->to_ms > at_ms) piece.until_ms = earlier(piece.until_ms, span->to_ms);
    }
    return piece;
}

/* Returns the running time from `from_ms` to `to_ms`, both in the piece. */
static int64_t run_of(const struct piece *piece, int64_t from_ms, int64_t to_ms)
{
    return piece->vacation ? 0 : run_until(piece, to_ms) - run_until(piece, from_ms);
}

int64_t calendar_deadline(const struct calendar *calendar, int64_t from_ms, int64_t bank_ms)
{
    CHECK(from_ms >= 0 && from_ms <= CALENDAR_MS_MAX);
    CHECK(bank_ms >= 0 && bank_ms <= CALENDAR_BANK_MS_MAX);
    int64_t at_ms = from_ms;
    while (bank_ms > 0) {
        struct piece piece = piece_at(calendar, at_ms);
        int64_t run_ms = run_of(&piece, at_ms, piece.until_ms);
        if (run_ms >= bank_ms) return instant_of(&piece, run_until(&piece, at_ms) + bank_ms);
        bank_ms -= run_ms;
        at_ms = piece.until_ms;
    }
    return at_ms;
}

int64_t calendar_spent(const struct calendar *calendar, int64_t from_ms, int64_t to_ms)
{
    CHECK(from_ms >= 0 && to_ms <= CALENDAR_MS_MAX);
    int64_t spent_ms = 0;
    for (int64_t at_ms = from_ms; at_ms < to_ms;) {
        struct piece piece = piece_at(calendar, at_ms);
        int64_t end_ms = earlier(piece.until_ms, to_ms);
        spent_ms += run_of(&piece, at_ms, end_ms);
        at_ms = end_ms;
    }
    return spent_ms;
}

enum calendar_stop calendar_stopped(const struct calendar *calendar, int64_t at_ms)
{
    CHECK(at_ms >= 0 && at_ms <= CALENDAR_MS_MAX);
    struct piece piece = piece_at(calendar, at_ms);
    if (piece.vacation) return CALENDAR_VACATION;
    return (at_ms + piece.shift_ms) % DAY_MS < piece.quiet_ms ? CALENDAR_QUIET : CALENDAR_RUNS;
}
