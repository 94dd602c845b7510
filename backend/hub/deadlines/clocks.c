#include "hub/clock/time.h"
#include "hub/deadlines/time_out.h"
#include "hub/deadlines/clocks.h"
#include "hub/core/internal.h"
#include "hub/seat/waits.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "hub/clock/heap.h"
#include "hub/clock/rows.h"
#include "hub/play/calendars.h"
#include "hub/play/row_clocks.h"
#include "hub/queue/jobs.h"

#define SOON_MS  250  /* delay while calendars are being read */
#define AGAIN_MS 1000 /* time after which a missing consequence is requested again */

/* Returns the time at which the next bank or other wait ends. */
static int64_t next_ms(struct hub_match *match)
{
    struct hub_wait wait;
    waits_first(match, &wait);
    int64_t out_ms = clocks_run_out_ms(match);
    return wait.until_ms < out_ms ? wait.until_ms : out_ms;
}

void clocks_update(struct hub_match *match)
{
    if (!clocks_has(match) || match->coming || match->gone ||
        !clock_time_known(match->hub->clock_time))
        return;
    clock_heap_set(match, calendars_ready(match) ? next_ms(match) : clocks_now(match) + SOON_MS);
}

/* ---- expired clocks ---- */

static void due_saved(void *context, enum store_err err, int64_t id)
{
    (void)context; /* a due time that was not saved is found again */
    (void)err;
    (void)id;
}

/* Stores the due time by which the scan finds the match; TIMELINE_NEVER_MS: never. */
static void due_save(struct hub_match *match, int64_t due_ms)
{
    struct store_clock_due due = {.seq = match->play.version,
                                  .state_hash = match->play.state_hash,
                                  .due_ms = due_ms == TIMELINE_NEVER_MS ? 0 : due_ms};
    struct store_write write = {.op = STORE_CLOCK_DUE, .due = &due};
    memcpy(due.match, match->info.id, sizeof(due.match));
    /* the write, or the reload, will update it */
    if (match->writing || match->behind != NULL) return;
    if (store_write(match->hub->config.store, &write, due_saved, NULL) == STORE_OK)
        match->info.clock_due_ms = due.due_ms;
    clock_heap_stored(match->hub, due.due_ms);
}

static void run_out(struct hub_match *match)
{
    uint8_t empty = 0;
    for (int seat = 0; seat < match->info.seats; seat++)
        if (clocks_ran_out(match, seat)) empty = (uint8_t)(empty | 1u << seat);
    for (int seat = 0; seat < match->info.seats; seat++)
        if ((empty >> seat & 1) != 0) time_out_bank_empty(match, seat);
}

void clocks_check(struct hub_match *match)
{
    struct hub *hub = match->hub;
    if (match->gone || hub->stopped || !hub_match_started(match) || !clocks_has(match) ||
        !clock_time_known(hub->clock_time))
        return;
    int64_t now_ms = clocks_now(match);
    if (!calendars_ready(match)) {
        clock_heap_set(match, now_ms + SOON_MS);
        return;
    }
    int64_t due_ms = clocks_run_out_ms(match);
    int64_t stored_ms = match->info.clock_due_ms;
    bool over = waits_over(match);
    if (over) jobs_due(match);
    if (due_ms <= now_ms) {
        bool sure = calendars_since(
            match, due_ms); /* the calendar may contain a vacation that was not counted yet */
        clock_heap_set(match, now_ms + (sure ? AGAIN_MS : SOON_MS));
        if (sure) run_out(match);
        return;
    }
    clock_heap_set(match, over ? now_ms + AGAIN_MS : next_ms(match));
    bool passed = stored_ms != 0 && stored_ms <= now_ms;
    if (passed || (due_ms != TIMELINE_NEVER_MS && (stored_ms == 0 || due_ms < stored_ms)))
        due_save(match, due_ms);
}

bool clocks_first(struct hub_match *match)
{
    if (waits_over(match)) {
        jobs_due(match);
        return true;
    }
    if (match->clock_place == 0 || match->clock_next_ms > clocks_now(match)) return false;
    clocks_check(match);
    return true;
}

/* Updates all matches: calendars map to other clock times after a change of the wall clock. */
static void all_note(struct hub *hub)
{
    for (size_t i = 0; i < HUB_BUCKETS; i++)
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash)
            clocks_update(match);
}

bool clocks_run(const struct hub *hub)
{
    return hub->clocks_count > 0 || hub->clocks_look_ms != TIMELINE_NEVER_MS;
}

void clocks_tick(struct hub *hub)
{
    bool known = clock_time_known(hub->clock_time);
    bool set = clock_time_tick(hub->clock_time, known && clocks_run(hub));
    if (!clock_time_known(hub->clock_time) || hub->stopped) return;
    if (set || !known) all_note(hub);
    int64_t now_ms = clock_time_now(hub->clock_time);
    while (hub->clocks_count > 0 && hub->clocks[0]->clock_next_ms <= now_ms) {
        struct hub_match *match = hub->clocks[0];
        clocks_check(match);
        if (hub->clocks_count > 0 && hub->clocks[0] == match && match->clock_next_ms <= now_ms)
            clock_heap_set(match, now_ms + AGAIN_MS);
    }
}

/* ---- clocks for clients ---- */

bool hub_match_clocks_known(struct hub_match *match)
{
    return clock_time_known(match->hub->clock_time) && calendars_ready(match);
}

bool hub_match_clocks(const struct hub_match *match, struct hub_clock *clocks, int64_t *now_ms)
{
    if (match->look || !clocks_has(match) || !hub_match_started(match) ||
        !clock_time_known(match->hub->clock_time))
        return false;
    struct banks_by by = clocks_by(match);
    bool plays = match->info.status == STORE_RUNNING;
    int64_t clock_ms = clocks_now(match);
    int64_t until_ms = plays ? clock_ms : match->banks.at_ms;
    *now_ms = timeline_unix(by.timeline, clock_ms);
    for (int seat = 0; seat < match->info.seats; seat++) {
        int64_t deadline_ms = banks_deadline(&match->banks, &by, seat);
        bool runs = plays && deadline_ms != TIMELINE_NEVER_MS;
        clocks[seat] = (struct hub_clock){
            .left_ms = banks_left(&match->banks, &by, seat, until_ms),
            .deadline_ms = runs ? timeline_unix(by.timeline, deadline_ms) : 0,
            .stopped = runs ? calendar_stopped(by.calendar[seat], *now_ms) : CALENDAR_RUNS};
    }
    return true;
}
