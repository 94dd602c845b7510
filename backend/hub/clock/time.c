#include "hub/clock/time.h"

#include <stdlib.h>

#include "base/clock.h"
#include "base/log.h"
#include "hub/core/internal.h"
#include "store/nouns/clocks.h"

#define AGAIN_MS 1000
#define BEFORE_MS                                                                                  \
    (60LL * 24 * 3600 * 1000) /* changes of the wall clock earlier than this are not considered */

struct clock_time {
    struct hub *hub;
    struct timeline line;
    int64_t base_ms; /* clock time when the monotonic clock showed base_us */
    int64_t base_us;
    bool known;
    bool reading;
    int64_t again_ms; /* monotonic time of the next attempt to read */
    bool stuck;       /* nothing can be saved: clock time is paused */
    int64_t beat_ms;  /* clock time of the newest heartbeat sent to the store */
    bool beating;
    bool tells; /* the heartbeat in flight includes a break */
    /* The break before the newest piece has not been written yet. */
    bool owed;
    int64_t ahead_ms;
    struct store_uncharged uncharged;
};

/* The stored position of clock time. */
struct place_read {
    struct hub_read read;
    struct clock_time *time;
    enum store_err err;
    struct store_heartbeat heartbeat;
    int64_t newest_ms;
    size_t count;
    struct store_uncharged at[STORE_UNCHARGED_MAX];
};
_Static_assert(STORE_UNCHARGED_MAX + 3 == TIMELINE_PIECES_MAX,
               "a piece for each break, for what was before them, and for what comes after");

/* ---- at the start ---- */

/* Reads the position. On any thread, with its reader. */
static void place_run(struct hub_read *read, struct store_reader *reader)
{
    struct place_read *place = (struct place_read *)read;
    place->err = store_clock_read(reader, &place->heartbeat, &place->newest_ms, place->at,
                                  COUNT_OF(place->at), &place->count);
}

static void piece_add(struct timeline *line, int64_t clock_ms, int64_t unix_ms)
{
    timeline_add(line, &(struct timeline_piece){.clock_ms = clock_ms, .unix_ms = unix_ms});
}

static void line_fill(struct timeline *line, const struct place_read *place)
{
    line->count = 0;
    if (place->count > 0)
        piece_add(line, place->at[0].clock_ms - BEFORE_MS, place->at[0].from_ms - BEFORE_MS);
    for (size_t i = 0; i < place->count; i++)
        piece_add(line, place->at[i].clock_ms, place->at[i].until_ms);
    piece_add(line, place->heartbeat.clock_ms, place->heartbeat.unix_ms);
}

/* Records that the wall clock is now `unix_ms`, whatever was expected. */
static void break_note(struct clock_time *time, int64_t clock_ms, int64_t unix_ms, bool down)
{
    int64_t from_ms = timeline_unix(&time->line, clock_ms);
    /* Two unsaved breaks become one: from the start of the first to the end of the second. */
    if (!time->owed || time->uncharged.clock_ms != clock_ms) time->uncharged.from_ms = from_ms;
    time->uncharged.clock_ms = clock_ms;
    time->uncharged.until_ms = unix_ms;
    time->uncharged.down = down;
    time->owed = true;
    if (unix_ms > from_ms) time->ahead_ms += unix_ms - from_ms;
    piece_add(&time->line, clock_ms, unix_ms);
    log_info("hub", "event=not_charged reason=%s ms=%lld", down ? "down" : "clock_set",
             (long long)(unix_ms - from_ms));
}

static void place_take(struct clock_time *time, const struct place_read *place)
{
    int64_t now_ms = clock_unix_ms();
    int64_t beat_ms = place->heartbeat.clock_ms;
    time->base_us = clock_mono_us();
    time->known = true;
    if (beat_ms == 0) { /* no clock has ever run */
        time->base_ms = place->heartbeat.unix_ms != 0 ? place->heartbeat.unix_ms : now_ms;
        piece_add(&time->line, time->base_ms, now_ms);
        return;
    }
    bool trusted = place->newest_ms > beat_ms && place->newest_ms <= beat_ms + CLOCK_TRUSTED_MS;
    time->base_ms = trusted ? place->newest_ms : beat_ms;
    time->beat_ms = beat_ms;
    line_fill(&time->line, place);
    break_note(time, time->base_ms, now_ms, true);
}

static void place_done(struct hub_read *read)
{
    struct place_read *place = (struct place_read *)read;
    struct clock_time *time = place->time;
    enum store_err err = read->err != STORE_OK ? read->err : place->err;
    time->reading = false;
    if (err == STORE_OK) {
        place_take(time, place);
    } else {
        log_error("hub", "event=clock_time_not_read error=%s", store_err_name(err));
        time->again_ms = clock_mono_ms() + AGAIN_MS;
    }
    free(place);
}

static struct place_read *place_new(struct clock_time *time)
{
    struct place_read *place = calloc(1, sizeof(*place));
    if (place == NULL) return NULL;
    place->read = (struct hub_read){.run = place_run, .done = place_done};
    place->time = time;
    return place;
}

static void read_again(struct clock_time *time)
{
    if (time->reading || clock_mono_ms() < time->again_ms) return;
    struct place_read *place = place_new(time);
    if (place == NULL) return;
    time->reading = hub_read_begin(time->hub, HUB_READ_ROW, pool_owner_of("clocks"),
                                   &place->read) == POOL_TAKEN;
    if (!time->reading) free(place);
}

struct clock_time *clock_time_open(struct hub *hub)
{
    struct clock_time *time = calloc(1, sizeof(*time));
    if (time == NULL) return NULL;
    time->hub = hub;
    struct place_read *place = place_new(time);
    if (place != NULL) hub_read_now(hub, &place->read);
    return time;
}

void clock_time_close(struct clock_time *time)
{
    free(time);
}

/* ---- progress ---- */

bool clock_time_known(const struct clock_time *time)
{
    return time->known;
}

int64_t clock_time_now(const struct clock_time *time)
{
    CHECK(time->known);
    return time->stuck ? time->base_ms : time->base_ms + (clock_mono_us() - time->base_us) / 1000;
}

void clock_time_receive(struct clock_time *time, int64_t clock_ms)
{
    if (!time->known || clock_ms <= clock_time_now(time)) return;
    /* a later tick corrects the expected wall clock */
    time->base_ms = clock_ms;
    time->base_us = clock_mono_us();
}

const struct timeline *clock_time_line(const struct clock_time *time)
{
    return &time->line;
}

static void beat_done(void *context, enum store_err err, int64_t id)
{
    struct clock_time *time = context;
    (void)id;
    time->beating = false;
    if (err == STORE_OK) return;
    time->beat_ms = 0; /* so that the next tick sends another one */
    time->owed = time->owed || time->tells;
}

static void beat(struct clock_time *time)
{
    int64_t now_ms = clock_time_now(time);
    struct store_heartbeat heartbeat = {.clock_ms = now_ms,
                                        .unix_ms = timeline_unix(&time->line, now_ms),
                                        .uncharged = time->owed ? &time->uncharged : NULL};
    struct store_write write = {.op = STORE_CLOCK_BEAT, .heartbeat = &heartbeat};
    if (time->beating || store_write(time->hub->config.store, &write, beat_done, time) != STORE_OK)
        return;
    time->beating = true;
    time->beat_ms = now_ms;
    time->tells = time->owed;
    time->owed = false;
}

/* Pauses clock time while nothing can be saved, and continues it afterwards. */
static void stuck_look(struct clock_time *time)
{
    enum store_err failing = store_failing(time->hub->config.store);
    bool stuck = failing != STORE_OK;
    if (stuck == time->stuck) return;
    time->base_ms = clock_time_now(time);
    time->base_us = clock_mono_us();
    time->stuck = stuck;
    if (stuck)
        log_warn("hub", "event=clocks_stand reason=%s", store_err_name(failing));
    else
        log_info("hub", "event=clocks_go_on");
    if (!stuck) break_note(time, time->base_ms, clock_unix_ms(), true);
}

bool clock_time_tick(struct clock_time *time, bool used)
{
    if (!time->known) {
        read_again(time);
        return false;
    }
    stuck_look(time);
    if (time->stuck) return false;
    int64_t now_ms = clock_time_now(time);
    int64_t unix_ms = clock_unix_ms();
    int64_t ahead_ms = unix_ms - timeline_unix(&time->line, now_ms);
    bool set = ahead_ms > CLOCK_STEP_MS || ahead_ms < -CLOCK_STEP_MS;
    if (set) break_note(time, now_ms, unix_ms, false);
    if (used && (time->owed || now_ms - time->beat_ms >= CLOCK_BEAT_MS)) beat(time);
    return set;
}

int64_t clock_time_ahead_take(struct clock_time *time)
{
    int64_t ahead_ms = time->ahead_ms;
    time->ahead_ms = 0;
    return ahead_ms;
}

void clock_time_row(struct clock_time *time)
{
    if (time->owed || clock_time_now(time) - time->beat_ms >= CLOCK_BEAT_MS) beat(time);
}

void clock_time_stop(struct clock_time *time, bool used)
{
    time->beating = false; /* a heartbeat in flight is written before this one */
    if (time->known && used) beat(time);
}
