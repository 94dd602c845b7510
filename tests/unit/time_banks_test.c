/* The time left on the clocks of seats: the arithmetic, by the rules of hub/clock/time_banks.h, and
 * of the time scale that it is counted by. */
#include <criterion/criterion.h>

#include "hub/clock/time_banks.h"

#define SECOND 1000LL
#define HOUR   (3600 * SECOND)
#define DAY    (24 * HOUR)

static const struct time_control live = {PACE_LIVE, 600, 10, 630};
static const struct time_control days = {PACE_DAYS, 86400, 28800, 3 * 86400};
static const struct timeline straight;

static struct banks_by by_of(const struct time_control *control)
{
    return (struct banks_by){.control = control, .timeline = &straight};
}

/* ---- the time scale ---- */

static struct timeline line_of(const struct timeline_piece *pieces, size_t count)
{
    struct timeline line = {.count = 0};
    for (size_t i = 0; i < count; i++) timeline_add(&line, &pieces[i]);
    return line;
}

Test(timeline, without_a_break_both_scales_are_one)
{
    cr_assert_eq(timeline_unix(&straight, 5 * DAY), 5 * DAY);
    cr_assert_eq(timeline_spent(&straight, NULL, DAY, 3 * DAY), 2 * DAY);
    cr_assert_eq(timeline_deadline(&straight, NULL, DAY, HOUR), DAY + HOUR);
}

Test(timeline, a_break_is_in_no_clock_and_the_wall_clock_goes_on_behind_it)
{
    const struct timeline_piece pieces[] = {{0, 100 * DAY}, {10 * DAY, 113 * DAY}};
    struct timeline line = line_of(pieces, COUNT_OF(pieces));
    cr_assert_eq(timeline_unix(&line, 9 * DAY), 109 * DAY);
    cr_assert_eq(timeline_unix(&line, 10 * DAY), 113 * DAY);
    cr_assert_eq(timeline_spent(&line, NULL, 9 * DAY, 12 * DAY), 3 * DAY);
}

Test(timeline, a_wall_clock_that_goes_back_is_a_break_like_any_other)
{
    const struct timeline_piece pieces[] = {{0, 100 * DAY}, {10 * DAY, 50 * DAY}};
    struct timeline line = line_of(pieces, COUNT_OF(pieces));
    cr_assert_eq(timeline_unix(&line, 11 * DAY), 51 * DAY);
    cr_assert_eq(timeline_spent(&line, NULL, 9 * DAY, 12 * DAY), 3 * DAY);
    cr_assert_eq(timeline_deadline(&line, NULL, 9 * DAY, 2 * DAY), 11 * DAY);
}

Test(timeline, the_oldest_break_is_forgotten_beyond_the_most)
{
    struct timeline line = {.count = 0};
    for (int64_t i = 0; i < 2 * TIMELINE_PIECES_MAX; i++)
        timeline_add(&line, &(struct timeline_piece){i * DAY, i * 2 * DAY});
    cr_assert_eq(line.count, TIMELINE_PIECES_MAX);
    cr_assert_eq(timeline_unix(&line, line.at[0].clock_ms + HOUR), line.at[0].unix_ms + HOUR);
}

/* Part of a vacation falls into a break: what is left of it stands still as ever. */
Test(timeline, calendars_are_asked_by_the_wall_clock_of_each_piece)
{
    const struct calendar calendar = {.vacations = {{101 * DAY, 108 * DAY}}, .vacations_count = 1};
    const struct timeline_piece pieces[] = {{0, 100 * DAY}, {3 * DAY, 106 * DAY}};
    struct timeline line = line_of(pieces, COUNT_OF(pieces));
    cr_assert_eq(timeline_spent(&line, &calendar, 0, 3 * DAY), DAY);
    cr_assert_eq(timeline_spent(&line, &calendar, 0, 5 * DAY), DAY, "until the 108th");
    cr_assert_eq(timeline_spent(&line, &calendar, 0, 6 * DAY), 2 * DAY);
    cr_assert_eq(timeline_deadline(&line, &calendar, 0, HOUR), HOUR);
    cr_assert_eq(timeline_deadline(&line, &calendar, 0, DAY + HOUR), 5 * DAY + HOUR);
}

/* ---- banks ---- */

Test(time_banks, only_who_owes_is_charged_and_each_for_themselves)
{
    struct banks banks;
    struct banks_by by = by_of(&live);
    banks_begin(&banks, &live, HOUR, 1 << 0 | 1 << 2);
    cr_assert_eq(banks_left(&banks, &by, 0, HOUR + 7 * SECOND), 593 * SECOND);
    cr_assert_eq(banks_left(&banks, &by, 1, HOUR + 7 * SECOND), 600 * SECOND);
    cr_assert_eq(banks_left(&banks, &by, 2, HOUR + 7 * SECOND), 593 * SECOND);
    cr_assert_eq(banks_deadline(&banks, &by, 0), HOUR + 600 * SECOND);
    cr_assert_eq(banks_deadline(&banks, &by, 1), TIMELINE_NEVER_MS);
    cr_assert_eq(banks_due(&banks, &by), HOUR + 600 * SECOND);
}

Test(time_banks, a_move_adds_the_increment_up_to_the_cap)
{
    struct banks banks;
    struct banks_by by = by_of(&live);
    banks_begin(&banks, &live, HOUR, 1 << 0);
    struct banks_row row = {.clock_ms = HOUR + 4 * SECOND, .moved = 1 << 0, .running = 1 << 0};
    banks_advance(&banks, &by, &row, NULL);
    cr_assert_eq(banks.left_ms[0], 606 * SECOND);
    for (int i = 0; i < 10; i++) banks_advance(&banks, &by, &row, NULL);
    cr_assert_eq(banks.left_ms[0], 630 * SECOND, "the cap");
    cr_assert_eq(banks.left_ms[1], 600 * SECOND);
}

Test(time_banks, a_row_of_another_charges_who_runs_and_gives_them_nothing)
{
    struct banks banks;
    struct banks_by by = by_of(&days);
    banks_begin(&banks, &days, DAY, 1 << 0 | 1 << 1);
    banks_advance(&banks, &by,
                  &(struct banks_row){.clock_ms = DAY + HOUR, .moved = 1 << 1, .running = 1 << 0},
                  NULL);
    cr_assert_eq(banks.left_ms[0], 23 * HOUR);
    cr_assert_eq(banks.left_ms[1], 31 * HOUR);
    cr_assert_eq(banks_left(&banks, &by, 0, DAY + 2 * HOUR), 22 * HOUR);
    cr_assert_eq(banks_left(&banks, &by, 1, DAY + 2 * HOUR), 31 * HOUR);
}

Test(time_banks, no_bank_goes_below_nothing_and_time_that_goes_back_gives_none)
{
    struct banks banks;
    struct banks_by by = by_of(&live);
    banks_begin(&banks, &live, HOUR, 1);
    cr_assert_eq(banks_left(&banks, &by, 0, HOUR + DAY), 0);
    cr_assert_eq(banks_left(&banks, &by, 0, HOUR - DAY), 600 * SECOND);
    banks_advance(&banks, &by, &(struct banks_row){.clock_ms = HOUR - DAY, .running = 1}, NULL);
    cr_assert_eq(banks.left_ms[0], 600 * SECOND);
    cr_assert_eq(banks.at_ms, HOUR, "rows go forth");
}

Test(time_banks, no_wait_is_longer_than_three_weeks_whatever_the_calendar_says)
{
    const struct calendar calendar = {.vacations = {{0, 300 * DAY}}, .vacations_count = 1};
    struct banks banks;
    struct banks_by by = by_of(&days);
    by.calendar[0] = &calendar;
    banks_begin(&banks, &days, DAY, 1);
    cr_assert_eq(banks_deadline(&banks, &by, 0), DAY + TIME_WAIT_MAX_S * SECOND);
    /* Other seats move in the meantime: the wait for this seat began at the start. */
    banks_advance(&banks, &by, &(struct banks_row){.clock_ms = 9 * DAY, .moved = 2, .running = 1},
                  NULL);
    cr_assert_eq(banks_deadline(&banks, &by, 0), DAY + TIME_WAIT_MAX_S * SECOND);
    banks_advance(&banks, &by, &(struct banks_row){.clock_ms = 10 * DAY, .moved = 1, .running = 1},
                  NULL);
    cr_assert_eq(banks_deadline(&banks, &by, 0), 10 * DAY + TIME_WAIT_MAX_S * SECOND);
    cr_assert_eq(banks.left_ms[0], 32 * HOUR, "nothing was spent on vacation");
}

Test(time_banks, quiet_hours_stop_it)
{
    const struct calendar calendar = {.hours = {{0, NULL, 22 * 60, 6 * 60}}, .hours_count = 1};
    struct banks banks;
    struct banks_by by = by_of(&days);
    by.calendar[0] = &calendar;
    banks_begin(&banks, &days, 10 * DAY + 12 * HOUR, 1);
    cr_assert_eq(banks_left(&banks, &by, 0, 11 * DAY + 6 * HOUR), 14 * HOUR);
    cr_assert_eq(banks_deadline(&banks, &by, 0), 11 * DAY + 20 * HOUR);
}

Test(time_banks, a_grant_for_coming_back_is_no_less_than_an_increment_and_one_by_vote_is_added)
{
    struct banks banks;
    struct banks_by by = by_of(&days);
    banks_begin(&banks, &days, DAY, 1 | 2);
    struct banks_row row = {.clock_ms = 3 * DAY, .back = 1 | 2, .returned = 1, .running = 3};
    banks_advance(&banks, &by, &row, NULL);
    cr_assert_eq(banks.left_ms[0], 8 * HOUR);
    cr_assert_eq(banks.left_ms[1], 0, "a new player inherits the seat's clock");
    row = (struct banks_row){.clock_ms = 3 * DAY, .grant_ms = DAY, .waited = 1, .running = 3};
    banks_advance(&banks, &by, &row, NULL);
    cr_assert_eq(banks.left_ms[0], 8 * HOUR + DAY);
}

/* ---- the ledger ---- */

static uint64_t drawn;

static uint32_t draw(uint32_t below)
{
    drawn = drawn * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(drawn >> 33) % below;
}

/* One random row, and sometimes an undo of what came since `undo`. */
static void random_row(struct banks *banks, const struct banks_by *by, struct banks_undo *undo,
                       struct banks_ledger *ledger)
{
    struct banks_row row = {.clock_ms = banks->at_ms + draw(2) * draw(100000000),
                            .grant_ms = 60000 + draw(86400000),
                            .moved = (uint8_t)(draw(3) == 0 ? 1u << draw(8) : 0),
                            .back = (uint8_t)(draw(8) == 0 ? draw(256) : 0),
                            .waited = (uint8_t)(draw(16) == 0 ? draw(256) : 0),
                            .running = (uint8_t)draw(256)};
    row.returned = (uint8_t)(row.back & draw(256));
    banks_advance(banks, by, &row, ledger);
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++)
        undo->moves[seat] = (uint8_t)(undo->moves[seat] + (row.moved >> seat & 1));
    if (draw(6) != 0) return;
    banks_undo(banks, by->control, undo, ledger);
    *undo = (struct banks_undo){.clock_ms = banks->at_ms};
    memcpy(undo->left_ms, banks->left_ms, sizeof(undo->left_ms));
}

Test(time_banks, bank_and_increments_and_grants_are_what_was_spent_and_what_is_left)
{
    for (uint64_t seed = 1; seed <= 2000; seed++) {
        const struct time_control *control = seed % 2 == 0 ? &days : &live;
        struct banks_ledger ledger = {.spent_ms = {0}};
        struct banks_by by = by_of(control);
        struct banks_undo undo = {.clock_ms = DAY};
        struct banks banks;
        drawn = seed;
        banks_begin(&banks, control, DAY, (uint8_t)draw(256));
        memcpy(undo.left_ms, banks.left_ms, sizeof(undo.left_ms));
        for (unsigned i = 0; i < 40; i++) {
            random_row(&banks, &by, &undo, &ledger);
            for (int seat = 0; seat < GAME_SEATS_MAX; seat++) {
                int64_t in_ms =
                    control->bank_s * 1000LL + ledger.increments_ms[seat] + ledger.grants_ms[seat];
                cr_assert_eq(in_ms, ledger.spent_ms[seat] + banks.left_ms[seat],
                             "seed %llu row %u seat %d", (unsigned long long)seed, i, seat);
                cr_assert_geq(ledger.spent_ms[seat], 0);
                cr_assert_geq(ledger.grants_ms[seat], 0);
            }
        }
    }
}

/* ---- taking back ---- */

Test(time_banks, a_move_that_is_taken_back_gives_no_time_back_and_no_increment)
{
    struct banks banks;
    struct banks_by by = by_of(&days);
    banks_begin(&banks, &days, DAY, 1);
    struct banks_undo undo = {.clock_ms = DAY, .moves = {1}};
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++) undo.left_ms[seat] = banks.left_ms[seat];
    banks_advance(&banks, &by,
                  &(struct banks_row){.clock_ms = DAY + HOUR, .moved = 1, .running = 1}, NULL);
    cr_assert_eq(banks.left_ms[0], 31 * HOUR);
    banks_advance(&banks, &by, &(struct banks_row){.clock_ms = DAY + 3 * HOUR, .running = 1}, NULL);
    banks_undo(&banks, &days, &undo, NULL);
    cr_assert_eq(banks.left_ms[0], 21 * HOUR, "three hours were spent since");
}

Test(time_banks, an_undo_takes_no_grant_away)
{
    struct banks banks;
    struct banks_by by = by_of(&days);
    banks_begin(&banks, &days, DAY, 1);
    struct banks_undo undo = {.clock_ms = DAY, .grants_ms = {DAY}, .moves = {1}};
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++) undo.left_ms[seat] = banks.left_ms[seat];
    struct banks_row waits = {.clock_ms = DAY, .grant_ms = DAY, .waited = 1, .running = 1};
    banks_advance(&banks, &by, &waits, NULL);
    struct banks_row moves = {.clock_ms = DAY + HOUR, .moved = 1, .running = 1};
    banks_advance(&banks, &by, &moves, NULL);
    banks_undo(&banks, &days, &undo, NULL);
    cr_assert_eq(banks.left_ms[0], 47 * HOUR);
}

/* The cap has cut the increment, so less goes than it says. */
Test(time_banks, time_cut_by_the_cap_is_not_subtracted)
{
    const struct time_control full = {PACE_DAYS, 86400, 28800, 86400};
    struct banks banks;
    struct banks_by by = by_of(&full);
    banks_begin(&banks, &full, DAY, 1);
    struct banks_undo undo = {.clock_ms = DAY, .moves = {1}};
    for (int seat = 0; seat < GAME_SEATS_MAX; seat++) undo.left_ms[seat] = banks.left_ms[seat];
    banks_advance(&banks, &by,
                  &(struct banks_row){.clock_ms = DAY + HOUR, .moved = 1, .running = 1}, NULL);
    cr_assert_eq(banks.left_ms[0], DAY);
    banks_undo(&banks, &full, &undo, NULL);
    cr_assert_eq(banks.left_ms[0], 23 * HOUR);
}

Test(time_banks, taking_back_empties_no_bank_and_fills_none)
{
    struct banks banks;
    struct banks_by by = by_of(&live);
    banks_begin(&banks, &live, HOUR, 1);
    struct banks_undo undo = {.clock_ms = HOUR, .left_ms = {600000}, .moves = {40}};
    banks_advance(&banks, &by,
                  &(struct banks_row){.clock_ms = HOUR + 590 * SECOND, .moved = 1, .running = 1},
                  NULL);
    cr_assert_eq(banks.left_ms[0], 20 * SECOND);
    banks.at_ms += DAY; /* nothing is known of what was spent */
    banks_undo(&banks, &live, &undo, NULL);
    cr_assert_eq(banks.left_ms[0], 20 * SECOND, "less than BANKS_AFTER_UNDO_MS is kept");
    for (int i = 0; i < 10; i++) { /* moving and taking back for ever gains nothing */
        banks.left_ms[0] = 25 * SECOND;
        banks_advance(
            &banks, &by,
            &(struct banks_row){.clock_ms = banks.at_ms + 9 * SECOND, .moved = 1, .running = 1},
            NULL);
        undo = (struct banks_undo){
            .clock_ms = banks.at_ms - 9 * SECOND, .left_ms = {25000}, .moves = {1}};
        banks_undo(&banks, &live, &undo, NULL);
        cr_assert_leq(banks.left_ms[0], 25 * SECOND);
    }
}
