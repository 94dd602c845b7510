/* The ledger: bank, increments and grants of a seat are what was spent and what is left. */
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "world/audit_internal.h"

#define CALENDAR_SQL                                                                               \
    "SELECT from_ms, to_ms FROM vacation WHERE user = ?1 AND to_ms > ?2 AND from_ms < ?3"
#define STAYS_MS 30000 /* an undo that takes increments back leaves so much */

#define MOST(a, b)  ((a) > (b) ? (a) : (b))
#define LEAST(a, b) ((a) < (b) ? (a) : (b))

static int64_t lost_between(int64_t from_ms, int64_t to_ms, bool disk)
{
    int64_t sum_ms = 0;
    for (size_t i = 0; i < LEAST(audit.downs_count, COUNT_OF(audit.downs)); i++) {
        const struct audit_down *down = &audit.downs[i];
        if (down->disk != disk) continue;
        int64_t from = MOST(from_ms, down->from_ms);
        int64_t to = LEAST(to_ms, down->to_ms + (disk ? AUDIT_SLACK_MS : 0));
        if (to > from) sum_ms += to - from;
    }
    return sum_ms;
}

int64_t down_between(int64_t from_ms, int64_t to_ms)
{
    return lost_between(from_ms, to_ms, false);
}

int64_t stood_between(int64_t from_ms, int64_t to_ms)
{
    return down_between(from_ms, to_ms) + lost_between(from_ms, to_ms, true);
}

/* How much of a vacation of that user lies between, with the server there. */
static int64_t away_between(int64_t user, int64_t from_ms, int64_t to_ms)
{
    int64_t sum_ms = 0;
    if (!user_of(user)->calendar) return 0;
    sqlite3_stmt *vacations = asked_of(CALENDAR_SQL, "nnn", user, from_ms, to_ms);
    while (sqlite3_step(vacations) == SQLITE_ROW) {
        int64_t from = MOST(from_ms, sqlite3_column_int64(vacations, 0));
        int64_t to = LEAST(to_ms, sqlite3_column_int64(vacations, 1));
        sum_ms += to - from - down_between(from, to);
    }
    return sum_ms;
}

/* The most that a seat may be charged between the newest row and that time. */
static int64_t charge_most(const struct audit_match *match, int seat, int64_t at_ms)
{
    const struct audit_seat *at = &match->seat[seat];
    if ((match->owed >> seat & 1) == 0) return 0;
    int64_t ms = at_ms - match->at_ms - down_between(match->at_ms, at_ms);
    if (!match->live) ms -= away_between(at->user, match->at_ms, at_ms);
    return MOST(ms, 0);
}

int64_t clock_left_least(const struct audit_match *match, int seat, int64_t at_ms)
{
    if (!match->clock) return 0;
    return match->seat[seat].left_ms - charge_most(match, seat, at_ms);
}

/* Returns the time that the row may have given the seat, by its events. Each grant is given
 * once. */
static int64_t granted(struct audit_match *match, int seat, const struct row *row, bool gained)
{
    const cJSON *event;
    struct audit_seat *at = &match->seat[seat];
    int64_t ms = 0;
    cJSON_ArrayForEach(event, row->events)
    {
        const char *kind = member_text(event, "kind");
        bool mine = member_number(event, "seat", AUDIT_NOBODY) == seat;
        bool about = member_number(event, "about", AUDIT_NOBODY) == seat;
        bool back = mine && strcmp(kind, "came_back") == 0 && at->state == TIMED_OUT;
        bool taken = mine && strcmp(kind, "substituted") == 0 && at->state == TIMED_OUT;
        bool wait = about && strcmp(kind, "vote_ended") == 0 &&
                    strcmp(member_text(event, "choice"), "wait") == 0;
        if ((back || taken) && !at->returned && gained) {
            at->returned = true;
            ms += match->cap_ms;
        }
        if (wait && !at->waited && gained) {
            at->waited = true;
            ms += match->live ? 2 * 60000LL : AUDIT_DAY_MS;
        }
    }
    return ms;
}

/* Returns the part of the seat's increments that an undo takes back. */
static int64_t taken_back(const struct audit_match *match, int seat, const struct row *row)
{
    const cJSON *event;
    int64_t ms = 0;
    cJSON_ArrayForEach(event, row->events)
    {
        if (strcmp(member_text(event, "kind"), "undone") != 0) continue;
        for (int64_t seq = member_number(event, "version", 0) + 1; seq < row->seq; seq++) {
            const struct audit_row *old = &match->rows[seq % AUDIT_ROWS];
            if (old->decision && old->seat == seat && !old->undone) ms += match->increment_ms;
        }
    }
    return ms;
}

static void seat_clock(struct audit_match *match, int seat, const struct row *row, int64_t left_ms)
{
    struct audit_seat *at = &match->seat[seat];
    bool decided = match->rows[row->seq % AUDIT_ROWS].decision && row->seat == seat;
    int64_t before_ms = at->left_ms;
    int64_t added_ms = decided ? match->increment_ms : 0;
    int64_t charged_ms = charge_most(match, seat, row->at_ms) + AUDIT_CHARGE_MS;
    int64_t back_ms = taken_back(match, seat, row);
    bool gained = left_ms > before_ms + added_ms;
    int64_t grant_ms = granted(match, seat, row, gained);
    if (left_ms > before_ms + added_ms + grant_ms && left_ms > STAYS_MS * (back_ms > 0))
        finding("ledger", "%s: row %lld: seat %d had %lld ms and has %lld ms, for %s", match->id,
                (long long)row->seq, seat, (long long)before_ms, (long long)left_ms,
                row->move != NULL ? row->move : "");
    if (left_ms < before_ms - charged_ms - back_ms && left_ms < match->cap_ms - charged_ms)
        finding("overcharged",
                "%s: row %lld: seat %d had %lld ms and has %lld ms, and may be "
                "charged %lld ms, for %s",
                match->id, (long long)row->seq, seat, (long long)before_ms, (long long)left_ms,
                (long long)charged_ms, row->move != NULL ? row->move : "");
    at->left_ms = left_ms;
}

void row_clocks(struct audit_match *match, const struct row *row)
{
    cJSON *clocks = cJSON_Parse(row->clocks);
    const cJSON *item;
    int seat = 0;
    if (row->seq > 0 && row->clock_ms < match->clock_ms)
        finding("clock_backwards", "%s: row %lld: clock time goes from %lld to %lld", match->id,
                (long long)row->seq, (long long)match->clock_ms, (long long)row->clock_ms);
    int64_t wall_ms = row->at_ms - match->at_ms - down_between(match->at_ms, row->at_ms);
    if (row->seq > 0 && row->clock_ms - match->clock_ms > wall_ms + AUDIT_CHARGE_MS)
        finding("charged_while_down", "%s: row %lld: clock time goes on by %lld ms in %lld ms",
                match->id, (long long)row->seq, (long long)(row->clock_ms - match->clock_ms),
                (long long)wall_ms);
    cJSON_ArrayForEach(item, clocks)
    {
        if (row->seq > 0)
            seat_clock(match, seat, row, (int64_t)item->valuedouble);
        else
            match->seat[seat].left_ms = (int64_t)item->valuedouble;
        seat++;
    }
    cJSON_Delete(clocks);
}
