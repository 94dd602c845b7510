/* The effect of a new row on the clocks, and time-outs. */
#include "hub/play/row_clocks.h"

#include <string.h>

#include "base/clock.h"
#include "hub/clock/heap.h"
#include "hub/clock/rows.h"
#include "hub/clock/time.h"
#include "hub/play/calendars.h"
#include "hub/match/history.h"
#include "hub/seat/seat_control.h"
#include "hub/seat/waits.h"

#define CALENDAR_MOMENT_MS 1000

bool clocks_known(struct hub_match *match)
{
    if (!clocks_has(match)) return true;
    if (!clock_time_known(match->hub->clock_time)) return false;
    /* shortly after a player took a seat, the calendar can contain nothing relevant */
    return calendars_ready(match) || clocks_now(match) - match->banks.at_ms < CALENDAR_MOMENT_MS;
}

int64_t clocks_run_out_ms(struct hub_match *match)
{
    if (!clocks_has(match) || match->info.status != STORE_RUNNING) return TIMELINE_NEVER_MS;
    struct banks_by by = clocks_by(match);
    uint8_t running = match->game->to_act(&match->play.state) & clocks_people(&match->info);
    for (int seat = 0; seat < match->info.seats; seat++)
        if (!seat_control_clock_runs(match, seat)) running = (uint8_t)(running & ~(1u << seat));
    match->banks.running = running;
    return banks_due(&match->banks, &by);
}

bool clocks_ran_out(struct hub_match *match, int seat)
{
    if (!calendars_ready(match)) return false; /* a later tick checks it again */
    int64_t now_ms = clocks_now(match);
    struct banks_by by = clocks_by(match);
    return clocks_run_out_ms(match) <= now_ms && banks_deadline(&match->banks, &by, seat) <= now_ms;
}

/* The rows from a version on, as far as they still count. */
struct counted {
    struct banks_undo undo;
    uint32_t from;
    uint32_t left_ms[GAME_SEATS_MAX]; /* after the row before */
    uint32_t count;
    struct {
        uint32_t version;
        uint8_t seat;
    } at[HUB_ROWS_KEPT];
};

static const struct table_event *undone_of(const struct game_event *events, uint16_t count)
{
    const struct table_event *last = (const void *)&events[count > 0 ? count - 1 : 0];
    return count > 0 && last->kind == TABLE_EVENT_UNDONE ? last : NULL;
}

/* Adds the grants of a row of the table: the clocks of these seats were paused. */
static void counted_grants(struct counted *counted, const struct record_row *row)
{
    const struct match_sitting none = {.returned = 0};
    struct banks_row step = {.clock_ms = row->clock_ms};
    clocks_seats(row, &none, &step);
    for (uint8_t seat = 0; seat < row->clock_count; seat++)
        if (((step.back | step.waited) >> seat & 1) != 0 &&
            row->clocks[seat] > counted->left_ms[seat])
            counted->undo.grants_ms[seat] += row->clocks[seat] - counted->left_ms[seat];
}

static bool counted_row(void *context, const struct record_row *row)
{
    struct counted *counted = context;
    const struct table_event *undone = undone_of(row->events, row->event_count);
    if (row->clocks != NULL && row->version > counted->from) counted_grants(counted, row);
    if (row->version == counted->from) {
        if (row->clocks == NULL) return false;
        counted->undo.clock_ms = row->clock_ms;
        memcpy(counted->undo.left_ms, row->clocks, row->clock_count * sizeof(row->clocks[0]));
    } else if (undone != NULL) {
        while (counted->count > 0 && counted->at[counted->count - 1].version > undone->version)
            counted->count--;
    } else if (clocks_moved(row) != 0) {
        counted->at[counted->count].version = row->version;
        counted->at[counted->count++].seat = (uint8_t)row->seat;
    }
    if (row->clocks != NULL)
        memcpy(counted->left_ms, row->clocks, row->clock_count * sizeof(row->clocks[0]));
    return true;
}

/* Returns the clocks to those of an earlier version, together with the match. A version whose
 * row is no longer in memory changes nothing. */
static void take_back(struct hub_job *job, uint32_t version)
{
    struct hub_match *match = job->match;
    struct counted counted = {.from = version};
    if (!hub_rows_cached(match, version)) return;
    history_each(match, version, match->play.version + 1 - version, counted_row, &counted);
    if (counted.undo.clock_ms == 0) return;
    for (uint32_t i = 0; i < counted.count; i++) counted.undo.moves[counted.at[i].seat]++;
    banks_undo(&job->banks, &match->settings.clock, &counted.undo, NULL);
}

static void left_print(struct hub_job *job)
{
    struct buf out = {
        .bytes = job->clocks, .room = sizeof(job->clocks), .size_max = sizeof(job->clocks) - 1};
    for (unsigned seat = 0; seat < job->changed.seats; seat++)
        buf_printf(&out, "%c%u", seat == 0 ? '[' : ',', (unsigned)job->banks.left_ms[seat]);
    buf_append_text(&out, "]");
    CHECK(!out.failed && out.bytes == job->clocks);
}

void clocks_row(struct hub_job *job, const struct record_row *row, uint8_t owed)
{
    struct hub_match *match = job->match;
    job->clocks[0] = '\0';
    job->clock_due_ms = 0;
    if (!clocks_has(match)) return;
    struct banks_by by = clocks_by(match);
    struct banks_row step = {.clock_ms = clocks_now(match),
                             .moved = clocks_moved(row),
                             .running = owed & clocks_people(&job->changed)};
    if (!store_status_live(job->changed.status)) step.running = 0; /* the match is called off */
    const struct table_event *undone = undone_of(row->events, row->event_count);
    clocks_seats(row, &match->play.sitting, &step);
    step.grant_ms = waits_grant_ms(match);
    job->banks = match->banks;
    if (job->started != NULL)
        banks_begin(&job->banks, by.control, step.clock_ms, step.running);
    else
        banks_advance(&job->banks, &by, &step, NULL);
    if (undone != NULL) take_back(job, undone->version);
    left_print(job);
    int64_t due_ms = banks_due(&job->banks, &by);
    int64_t stored_ms = match->info.clock_due_ms;
    if (due_ms != TIMELINE_NEVER_MS &&
        (stored_ms == 0 || due_ms < stored_ms || stored_ms <= step.clock_ms))
        job->clock_due_ms = due_ms;
    clock_time_row(match->hub->clock_time);
}

void clocks_row_kept(struct hub_job *job)
{
    struct hub_match *match = job->match;
    if (job->clocks[0] == '\0') return;
    match->banks = job->banks;
    if (job->clock_due_ms != 0) match->info.clock_due_ms = job->clock_due_ms;
    clock_heap_stored(match->hub, job->clock_due_ms);
}

int64_t clocks_newest(const struct hub_match *match, int64_t at_ms)
{
    if (!clocks_has(match) || !clock_time_known(match->hub->clock_time)) return at_ms;
    int64_t since_ms = clocks_now(match) - match->banks.at_ms;
    return clock_unix_ms() - since_ms;
}
