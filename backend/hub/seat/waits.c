#include "hub/seat/waits.h"

#include <string.h>

#include "base/clock.h"
#include "hub/clock/rows.h"
#include "hub/clock/time.h"
#include "hub/hub.h"

static bool in(uint8_t set, int seat)
{
    return (set >> seat & 1) != 0;
}

static bool live(const struct hub_match *match)
{
    return match->settings.clock.pace == PACE_LIVE;
}

/* ---- the match's time scale ---- */

/* Now. */
static int64_t now_on_scale(const struct hub_match *match)
{
    return clocks_has(match) ? clocks_now(match) : clock_unix_ms();
}

/* Converts an instant on the match's scale to the wall clock. */
static int64_t unix_of(const struct hub_match *match, int64_t at_ms)
{
    if (!clocks_has(match) || at_ms == TIMELINE_NEVER_MS) return at_ms;
    return timeline_unix(clock_time_line(match->hub->clock_time), at_ms);
}

/* Returns the end of a wait. A wait for a person excludes the time during which the person's
 * calendar pauses the seat's clock; `whose` -1: the wait is for everyone, and includes it. */
static int64_t ends_ms(const struct hub_match *match, int whose, int64_t since_ms, int64_t lasts_ms)
{
    if (whose < 0 || match->settings.clock.pace != PACE_DAYS) return since_ms + lasts_ms;
    struct banks_by by = clocks_by(match);
    return timeline_deadline(by.timeline, by.calendar[whose], since_ms, lasts_ms);
}

/* ---- durations ---- */

static int64_t vote_lasts_ms(const struct hub_match *match)
{
    return live(match) ? WAITS_VOTE_LIVE_MS : WAITS_VOTE_MS;
}

static int64_t undo_lasts_ms(const struct hub_match *match)
{
    return live(match) ? WAITS_UNDO_LIVE_MS : WAITS_UNDO_MS;
}

static int64_t offer_lasts_ms(const struct hub_match *match, bool by_vote)
{
    return live(match) && by_vote ? WAITS_OFFER_LIVE_MS : WAITS_OFFER_MS;
}

static int64_t absence_lasts_ms(const struct hub_match *match)
{
    return live(match) ? WAITS_ABSENCE_LIVE_MS : WAITS_ABSENCE_MS;
}

int64_t waits_grant_ms(const struct hub_match *match)
{
    return live(match) ? WAITS_GRANT_LIVE_MS : WAITS_GRANT_MS;
}

int64_t waits_begun_ms(const struct hub_match *match, const struct table_event *event)
{
    switch (event->kind) {
    case TABLE_EVENT_VOTE_OPENED: return vote_lasts_ms(match);
    case TABLE_EVENT_ASKED: return undo_lasts_ms(match);
    case TABLE_EVENT_OFFERED: return offer_lasts_ms(match, true);
    case TABLE_EVENT_BOT_SAT: return absence_lasts_ms(match);
    default: return 0;
    }
}

/* ---- ends ---- */

static int64_t vote_ends_ms(const struct hub_match *match, uint8_t about)
{
    return match->times.vote_ms[match_ballot_of(about)] + vote_lasts_ms(match);
}

static int64_t offer_ends_ms(const struct hub_match *match, uint8_t seat)
{
    return match->times.offer_ms[seat] +
           offer_lasts_ms(match, in(match->play.sitting.by_vote, seat));
}

/* Returns whether the wait for an absence runs: a bot plays, and its person may return. */
static bool absence_runs(const struct hub_match *match, uint8_t seat)
{
    const struct match_sitting *sitting = &match->play.sitting;
    return in(sitting->stands_in, seat) && !in(sitting->resigned | sitting->absent, seat);
}

static void earlier(struct hub_wait *wait, int64_t until_ms, uint8_t seat, struct table_move then)
{
    if (until_ms >= wait->until_ms) return;
    *wait = (struct hub_wait){.until_ms = until_ms, .seat = seat, .then = then};
}

void waits_first(const struct hub_match *match, struct hub_wait *wait)
{
    const struct match_sitting *sitting = &match->play.sitting;
    const struct match_vote *undo = &match->play.vote;
    *wait = (struct hub_wait){.until_ms = TIMELINE_NEVER_MS};
    if (match->info.status != STORE_RUNNING || !hub_match_started(match) || sitting->called_off)
        return;
    for (unsigned i = 0; i <= GAME_SEATS_MAX; i++) {
        uint8_t about = i < GAME_SEATS_MAX ? (uint8_t)i : GAME_NOBODY;
        if (sitting->ballot[i].open)
            earlier(wait, vote_ends_ms(match, about), about == GAME_NOBODY ? 0 : about,
                    (struct table_move){.kind = TABLE_MOVE_VOTE_OVER, .about = about});
    }
    for (uint8_t seat = 0; seat < match->info.seats; seat++) {
        if (in(sitting->offered, seat))
            earlier(wait, offer_ends_ms(match, seat), seat,
                    (struct table_move){.kind = TABLE_MOVE_OFFER_OVER});
        if (absence_runs(match, seat))
            earlier(wait,
                    ends_ms(match, seat, match->times.since_ms[seat], absence_lasts_ms(match)),
                    seat, (struct table_move){.kind = TABLE_MOVE_ABSENT});
    }
    if (undo->seat != GAME_NOBODY)
        earlier(wait, match->times.undo_ms + undo_lasts_ms(match), undo->seat,
                (struct table_move){.kind = TABLE_MOVE_UNDO_OVER});
}

bool waits_over(const struct hub_match *match)
{
    struct hub_wait wait;
    waits_first(match, &wait);
    return wait.until_ms <= now_on_scale(match);
}

bool waits_end(struct hub_job *job)
{
    struct hub_wait wait;
    waits_first(job->match, &wait);
    if (wait.until_ms > now_on_scale(job->match)) return false;
    job->request.action = HUB_MOVE;
    job->request.seat = wait.seat;
    memcpy(&job->request.move, &wait.then, sizeof(wait.then));
    return true;
}

int64_t waits_earlier(const struct hub_match *match, int64_t at_ms)
{
    struct hub_wait wait;
    waits_first(match, &wait);
    int64_t until_ms = unix_of(match, wait.until_ms);
    return until_ms < at_ms ? until_ms : at_ms;
}

/* Returns the end of the patience for a seat on the match's scale; TIMELINE_NEVER_MS: never. */
static int64_t patience_ends_ms(const struct hub_match *match, uint8_t seat)
{
    int64_t patience_ms = live(match) ? WAITS_PATIENCE_LIVE_MS : WAITS_PATIENCE_MS;
    const struct match_sitting *sitting = &match->play.sitting;
    bool owes = in(hub_match_owed(match), seat) && !in(sitting->stands_in, seat);
    bool left = sitting->state[seat] == SEAT_TIMED_OUT && in(sitting->stands_in, seat);
    /* a running clock already limits the time that the others wait for a seat */
    if (!left && (clocks_has(match) || !owes)) return TIMELINE_NEVER_MS;
    const struct hub_times *times = &match->times;
    return ends_ms(match, seat, left ? times->since_ms[seat] : times->owed_ms[seat], patience_ms);
}

int64_t waits_patience_ms(const struct hub_match *match, uint8_t seat)
{
    int64_t ends_ms = patience_ends_ms(match, seat);
    return ends_ms == TIMELINE_NEVER_MS ? 0 : unix_of(match, ends_ms);
}

bool waits_patience_over(const struct hub_match *match, uint8_t seat)
{
    return patience_ends_ms(match, seat) <= now_on_scale(match);
}

/* ---- effects of rows ---- */

static void event_row(struct hub_match *match, const struct table_event *event, int64_t at_ms)
{
    struct hub_times *times = &match->times;
    switch (event->kind) {
    case TABLE_EVENT_VOTE_OPENED: times->vote_ms[match_ballot_of(event->about)] = at_ms; break;
    case TABLE_EVENT_OFFERED: times->offer_ms[event->seat] = at_ms; break;
    case TABLE_EVENT_ASKED: times->undo_ms = at_ms; break;
    case TABLE_EVENT_TIMED_OUT:
    case TABLE_EVENT_BOT_SAT: times->since_ms[event->seat] = at_ms; break;
    default: break;
    }
}

void waits_row(struct hub_match *match, const struct game_events *events, int64_t at_ms)
{
    const struct match *play = &match->play;
    for (uint16_t i = 0; i < events->count && table_event_is(&events->at[i]); i++) {
        struct table_event event;
        memcpy(&event, &events->at[i], sizeof(event));
        event_row(match, &event, at_ms);
    }
    for (uint8_t seat = 0; seat < match->info.seats; seat++)
        if (play->owed_since[seat] == play->version) match->times.owed_ms[seat] = at_ms;
}

void waits_resume(struct hub_match *match, int64_t at_ms, int64_t resumed_ms)
{
    struct hub_times *times = &match->times;
    for (unsigned i = 0; i < COUNT_OF(times->vote_ms); i++) times->vote_ms[i] = at_ms;
    for (unsigned seat = 0; seat < GAME_SEATS_MAX; seat++)
        times->offer_ms[seat] = times->owed_ms[seat] = times->since_ms[seat] = at_ms;
    times->undo_ms = at_ms;
    times->resumed_ms = resumed_ms;
}

/* ---- waits for clients ---- */

void waits_votes(const struct hub_match *match, struct hub_votes *votes)
{
    *votes = (struct hub_votes){.open = 0};
    for (unsigned i = 0; i <= GAME_SEATS_MAX; i++) {
        if (!match->play.sitting.ballot[i].open) continue;
        votes->open = (uint16_t)(votes->open | 1u << i);
        votes->since[i] = match->play.sitting.ballot[i].since;
        votes->since_ms[i] = match->times.vote_ms[i];
    }
}

bool waits_may_vote(const struct store_match *info, int64_t now_ms)
{
    return info->status == STORE_RUNNING && info->due_ms != 0 &&
           info->due_ms <= now_ms + STORE_VOTE_DUE_MS;
}

int64_t hub_match_vote_ms(const struct hub_match *match, uint8_t about)
{
    bool open = match->play.sitting.ballot[match_ballot_of(about)].open;
    return open ? unix_of(match, vote_ends_ms(match, about)) : 0;
}

int64_t hub_match_offer_ms(const struct hub_match *match, uint8_t seat)
{
    bool offered = in(match->play.sitting.offered, seat);
    return offered ? unix_of(match, offer_ends_ms(match, seat)) : 0;
}

int64_t hub_match_undo_ms(const struct hub_match *match)
{
    bool asked = match->play.vote.seat != GAME_NOBODY;
    return asked ? unix_of(match, match->times.undo_ms + undo_lasts_ms(match)) : 0;
}

int64_t hub_match_voted_ms(const struct hub_match *match, int64_t user, uint32_t *since)
{
    int seat = hub_match_seat_of(match, user);
    *since = 0;
    if (seat == HUB_NOBODY_SEAT || match->info.status != STORE_RUNNING) return 0;
    *since = match->play.sitting.ballot[seat].since;
    return hub_match_vote_ms(match, (uint8_t)seat);
}
