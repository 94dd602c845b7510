/* Reads clocks from a match and its rows. */
#include "hub/clock/rows.h"

#include <string.h>

#include "hub/clock/time.h"
#include "engine/seat/law.h"
#include "hub/clock/match_calendars.h"

bool clocks_has(const struct hub_match *match)
{
    return match->settings.clock.pace != PACE_NONE;
}

/* Returns the scales by which the time banks of the match are counted. */
struct banks_by clocks_by(const struct hub_match *match)
{
    struct banks_by by = {.control = &match->settings.clock,
                          .timeline = clock_time_line(match->hub->clock_time)};
    bool days = match->settings.clock.pace == PACE_DAYS;
    for (uint8_t seat = 0; days && seat < match->info.seats; seat++)
        by.calendar[seat] = calendars_of(match, seat);
    return by;
}

/* Returns the clock time for a match: never before its newest row. */
int64_t clocks_now(const struct hub_match *match)
{
    int64_t now_ms = clock_time_now(match->hub->clock_time);
    return now_ms > match->banks.at_ms ? now_ms : match->banks.at_ms;
}

/* Returns the seats whose persons hold them themselves (bit set). */
uint8_t clocks_people(const struct store_match *info)
{
    uint8_t people = 0;
    for (unsigned seat = 0; seat < info->seats; seat++)
        if (info->seat[seat].user != 0 && info->seat[seat].bot[0] == '\0')
            people = (uint8_t)(people | 1u << seat);
    return people;
}

uint8_t clocks_moved(const struct record_row *row)
{
    bool table = row->event_count > 0 && table_event_is(&row->events[0]);
    return (uint8_t)(row->seat == HUB_NOBODY_SEAT || table ? 0 : 1u << row->seat);
}

/* Counts the grant of an event once: `before` is the match before the row. */
static void clocks_seat(const struct match_sitting *before, const struct table_event *event,
                        struct banks_row *step)
{
    unsigned seat = 1u << event->seat;
    unsigned about = event->about < GAME_SEATS_MAX ? 1u << event->about : 0;
    switch (event->kind) {
    case TABLE_EVENT_CAME_BACK:
    case TABLE_EVENT_SUBSTITUTED:
        step->back = (uint8_t)(step->back | seat);
        if (before->state[event->seat] == SEAT_TIMED_OUT && (before->returned & seat) == 0)
            step->returned = (uint8_t)(step->returned | seat);
        break;
    case TABLE_EVENT_VOTE_ENDED:
        if (event->word != TABLE_CHOICE_WAIT) break;
        step->back = (uint8_t)(step->back | about);
        if ((before->waited & about) == 0) step->waited = (uint8_t)(step->waited | about);
        break;
    default: break;
    }
}

void clocks_seats(const struct record_row *row, const struct match_sitting *before,
                  struct banks_row *step)
{
    for (uint16_t i = 0; i < row->event_count && table_event_is(&row->events[i]); i++) {
        struct table_event event;
        memcpy(&event, &row->events[i], sizeof(event));
        clocks_seat(before, &event, step);
    }
}

void clocks_fill(struct record_row *row, const struct hub_match *match, const struct banks *banks)
{
    if (!clocks_has(match)) return;
    row->clock_ms = banks->at_ms;
    row->clocks = banks->left_ms;
    row->clock_count = match->info.seats;
}

bool clocks_read(struct hub_match *match, const struct store_move *move,
                 const struct record_row *row)
{
    struct banks *banks = &match->banks;
    if (!clocks_has(match)) return true;
    if (record_clocks_read(move->clocks, banks->left_ms) != match->info.seats) return false;
    struct banks_row step = {.clock_ms = move->clock_ms,
                             .moved = clocks_moved(row),
                             .running = match->game->to_act(&match->play.state) &
                                        match_deciders(&match->play)};
    if (match->play.sitting.called_off) step.running = 0; /* the state when the row was made */
    clocks_seats(row, &match->play.sitting, &step);
    banks_wait_on(banks, &step);
    banks->at_ms = move->clock_ms;
    return true;
}
