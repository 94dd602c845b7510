#include "hub/clock/time_banks.h"
#include "hub/core/internal.h"

#include <string.h>

#define SECOND_MS 1000LL

static int64_t later(int64_t one, int64_t other)
{
    return one > other ? one : other;
}

static int64_t less(int64_t one, int64_t other)
{
    return one < other ? one : other;
}

static bool has(uint8_t seats, int seat)
{
    return (seats >> seat & 1) != 0;
}

void banks_begin(struct banks *banks, const struct time_control *control, int64_t clock_ms,
                 uint8_t running)
{
    memset(banks, 0, sizeof(*banks));
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        banks->left_ms[seat] = (uint32_t)(control->bank_s * SECOND_MS);
    banks_wait_on(banks, &(struct banks_row){.clock_ms = clock_ms, .running = running});
    banks->at_ms = clock_ms;
}

uint32_t banks_left(const struct banks *banks, const struct banks_by *by, int seat,
                    int64_t clock_ms)
{
    int64_t left_ms = banks->left_ms[seat];
    if (has(banks->running, seat))
        left_ms -= timeline_spent(by->timeline, by->calendar[seat], banks->at_ms, clock_ms);
    return (uint32_t)later(left_ms, 0);
}

int64_t banks_deadline(const struct banks *banks, const struct banks_by *by, int seat)
{
    if (!has(banks->running, seat)) return TIMELINE_NEVER_MS;
    int64_t empty_ms =
        timeline_deadline(by->timeline, by->calendar[seat], banks->at_ms, banks->left_ms[seat]);
    return less(empty_ms, banks->since_ms[seat] + TIME_WAIT_MAX_S * SECOND_MS);
}

int64_t banks_due(const struct banks *banks, const struct banks_by *by)
{
    int64_t due_ms = TIMELINE_NEVER_MS;
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        due_ms = less(due_ms, banks_deadline(banks, by, seat));
    return due_ms;
}

/* Returns the increment that the row adds to a seat's bank, up to the cap. */
static int64_t increment_ms(const struct time_control *control, const struct banks_row *row,
                            int seat, int64_t left_ms)
{
    int64_t room_ms = later(control->cap_s * SECOND_MS - left_ms, 0);
    return has(row->moved, seat) ? less(control->increment_s * SECOND_MS, room_ms) : 0;
}

/* Returns the time that the row grants a seat. */
static int64_t granted_ms(const struct time_control *control, const struct banks_row *row, int seat,
                          int64_t left_ms)
{
    int64_t bank_ms = control->bank_s * SECOND_MS;
    int64_t first_ms = later(control->increment_s * SECOND_MS, bank_ms / 4);
    int64_t least_ms = has(row->returned, seat) ? less(bank_ms, first_ms) : 0;
    int64_t given_ms = later(least_ms - left_ms, 0);
    if (has(row->waited, seat))
        given_ms += later(less(row->grant_ms, TIME_WAIT_MAX_S * SECOND_MS - left_ms), 0);
    return given_ms;
}

void banks_advance(struct banks *banks, const struct banks_by *by, const struct banks_row *row,
                   struct banks_ledger *ledger)
{
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++) {
        int64_t before_ms = banks->left_ms[seat];
        int64_t left_ms = banks_left(banks, by, seat, row->clock_ms);
        int64_t added_ms = increment_ms(by->control, row, seat, left_ms);
        int64_t grant_ms = granted_ms(by->control, row, seat, left_ms);
        banks->left_ms[seat] = (uint32_t)(left_ms + added_ms + grant_ms);
        if (ledger == NULL) continue;
        ledger->spent_ms[seat] += before_ms - left_ms;
        ledger->increments_ms[seat] += added_ms;
        ledger->grants_ms[seat] += grant_ms;
    }
    banks_wait_on(banks, row);
    banks->at_ms = later(banks->at_ms, row->clock_ms);
}

void banks_undo(struct banks *banks, const struct time_control *control,
                const struct banks_undo *undo, struct banks_ledger *ledger)
{
    int64_t passed_ms = later(banks->at_ms - undo->clock_ms, 0);
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++) {
        int64_t now_ms = banks->left_ms[seat];
        int64_t then_ms = (int64_t)undo->left_ms[seat] + undo->grants_ms[seat];
        int64_t added_ms = undo->moves[seat] * control->increment_s * SECOND_MS;
        int64_t left_ms =
            later(now_ms - added_ms, then_ms - passed_ms); /* the cap has cut off a part */
        int64_t most_ms = less(now_ms, then_ms);
        left_ms = later(less(left_ms, most_ms), less(most_ms, BANKS_AFTER_UNDO_MS));
        banks->left_ms[seat] = (uint32_t)left_ms;
        if (ledger != NULL) ledger->increments_ms[seat] -= now_ms - left_ms;
    }
}

void banks_resume(struct banks *banks)
{
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++) banks->since_ms[seat] = banks->at_ms;
}

void banks_wait_on(struct banks *banks, const struct banks_row *row)
{
    uint8_t anew = row->moved | row->back | row->waited;
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        if (has(anew, seat) || !has(banks->running, seat)) banks->since_ms[seat] = row->clock_ms;
    banks->running = row->running;
}
