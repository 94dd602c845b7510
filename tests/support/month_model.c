#include "support/month_model.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

#define VOTE_MS     MONTH_DAY_MS
#define OFFER_MS    (2 * MONTH_DAY_MS)
#define WAITED_MS   MONTH_DAY_MS
#define WAIT_MAX_MS (21 * MONTH_DAY_MS)
#define ABSENCE_MS  (7 * MONTH_DAY_MS)
/* A deadline has ended when the next step has; a step takes some minutes more. */
#define LATE_MS (MONTH_STEP_MS + 15LL * 60 * 1000)

static bool in(uint8_t set, unsigned seat)
{
    return (set >> seat & 1) != 0;
}

static void put(uint8_t *set, unsigned seat, bool member)
{
    *set = (uint8_t)(member ? *set | 1u << seat : *set & ~(1u << seat));
}

static int64_t least(int64_t one, int64_t other)
{
    return one < other ? one : other;
}

static int64_t most(int64_t one, int64_t other)
{
    return one > other ? one : other;
}

/* ---- time ---- */

bool month_quiet(const struct month_player *player, int64_t ms)
{
    int64_t hour = ms / MONTH_HOUR_MS % 24;
    return player->quiet && (hour >= 22 || hour < 7);
}

bool month_awake(const struct month_player *player, int64_t ms)
{
    if (month_quiet(player, ms)) return false;
    return ms < player->away_from_ms || ms >= player->away_to_ms;
}

/* The next instant after `ms` at which that may change: the hours are all that matters. */
static int64_t edge_after(const struct month_world *world, int64_t ms, int64_t to_ms)
{
    int64_t edge_ms = (ms / MONTH_HOUR_MS + 1) * MONTH_HOUR_MS;
    for (unsigned i = 0; i < world->down_count; i++) {
        const struct month_down *down = &world->down[i];
        if (down->from_ms > ms && down->from_ms < edge_ms) edge_ms = down->from_ms;
        if (down->to_ms > ms && down->to_ms < edge_ms) edge_ms = down->to_ms;
    }
    return least(edge_ms, to_ms);
}

static bool up_at(const struct month_world *world, int64_t ms)
{
    for (unsigned i = 0; i < world->down_count; i++)
        if (world->down[i].from_ms <= ms && ms < world->down[i].to_ms) return false;
    return true;
}

/* How much of somebody's time has run between two instants. */
static int64_t spent(const struct month_world *world, const struct month_player *player,
                     int64_t from_ms, int64_t to_ms)
{
    int64_t sum_ms = 0;
    while (from_ms < to_ms) {
        int64_t edge_ms = edge_after(world, from_ms, to_ms);
        if (up_at(world, from_ms) && month_awake(player, from_ms)) sum_ms += edge_ms - from_ms;
        from_ms = edge_ms;
    }
    return sum_ms;
}

/* For how long the server has been there between two instants. */
static int64_t up_ms(const struct month_world *world, int64_t from_ms, int64_t to_ms)
{
    static const struct month_player always = {.quiet = false};
    return spent(world, &always, from_ms, to_ms);
}

int64_t month_left(const struct month_world *world, const struct month_match *match, int seat,
                   int64_t at_ms)
{
    int64_t left_ms = match->left_ms[seat];
    if (in(match->runs, (unsigned)seat))
        left_ms -= spent(world, &world->player[match->player[seat]], match->at_ms, at_ms);
    return most(left_ms, 0);
}

int64_t month_deadline(const struct month_world *world, const struct month_match *match, int seat)
{
    int64_t left_ms = match->left_ms[seat];
    int64_t at_ms = match->at_ms;
    if (!in(match->runs, (unsigned)seat)) return INT64_MAX;
    for (;;) {
        int64_t edge_ms = edge_after(world, at_ms, INT64_MAX);
        if (up_at(world, at_ms) && month_awake(&world->player[match->player[seat]], at_ms)) {
            if (left_ms <= edge_ms - at_ms) return at_ms + left_ms;
            left_ms -= edge_ms - at_ms;
        }
        at_ms = edge_ms;
    }
}

/* Asserts that a period has passed since its start; the downtime of the server does not count. */
static void in_time(const struct month_world *world, const struct month_match *match,
                    int64_t from_ms, int64_t lasts_ms, int64_t at_ms)
{
    int64_t lasted_ms = up_ms(world, from_ms, at_ms);
    cr_assert(lasted_ms >= lasts_ms - MONTH_TICK_MS && lasted_ms <= lasts_ms + LATE_MS,
              "%s: lasted %lld ms of %lld", match->id, (long long)lasted_ms, (long long)lasts_ms);
}

/* ---- votes ---- */

uint8_t month_voters(const struct month_match *match, unsigned about)
{
    unsigned all = (1u << match->seats) - 1;
    if (about < match->seats) return (uint8_t)(match->people & ~match->timed & ~(1u << about));
    return (uint8_t)(all & ~match->resigned & ~match->absent);
}

static unsigned ballot_of(uint8_t about)
{
    return about == GAME_NOBODY ? MONTH_SEATS : about;
}

static void ballot_close(struct month_match *match, unsigned about)
{
    match->open[about] = false;
    memset(match->word[about], TABLE_CHOICE_NONE, sizeof(match->word[about]));
}

/* Returns true if a vote may end with that, at that time. `timed`: no voter has just answered or
 * left. */
static void ended(struct month_world *world, struct month_match *match,
                  const struct table_event *event, int64_t at_ms, bool timed)
{
    unsigned about = ballot_of(event->about);
    unsigned count[TABLE_CHOICES] = {0};
    uint8_t voters = month_voters(match, about);
    unsigned all = (unsigned)__builtin_popcount(voters);
    cr_assert(match->open[about], "%s: no vote is open", match->id);
    for (unsigned seat = 0; seat < match->seats; seat++)
        if (in(voters, seat)) count[match->word[about][seat]]++;
    unsigned word = event->word;
    bool most = 2 * count[word] > all;
    bool last = timed || count[TABLE_CHOICE_NONE] == 0;
    bool waits = count[TABLE_CHOICE_WAIT] > count[TABLE_CHOICE_BOT];
    if (word == TABLE_CHOICE_CALL_OFF)
        cr_assert(about == MONTH_SEATS && all > 0 && count[word] == all, "%s: not all wanted that",
                  match->id);
    else if (about == MONTH_SEATS)
        cr_assert(timed || count[TABLE_CHOICE_GO_ON] > 0 || all == 0, "%s", match->id);
    else if (word == TABLE_CHOICE_SUBSTITUTE || word == TABLE_CHOICE_CLAIM)
        cr_assert(most && count[word] >= (word == TABLE_CHOICE_CLAIM ? 1 : 2), "%s", match->id);
    else
        cr_assert(most || (last && waits == (word == TABLE_CHOICE_WAIT)), "%s: %u of %u wanted %u",
                  match->id, count[word], all, word);
    if (timed) {
        in_time(world, match, match->opened_ms[about], VOTE_MS, at_ms);
        world->seen.votes_timed++;
    }
    world->seen.ended[about == MONTH_SEATS][word]++;
    match->called_off = word == TABLE_CHOICE_CALL_OFF;
    if (word == TABLE_CHOICE_SUBSTITUTE) put(&match->by_vote, about, true);
    if (word == TABLE_CHOICE_WAIT) {
        cr_assert(!in(match->waited, about) && !in(match->stands_in, about), "%s", match->id);
        put(&match->waited, about, true);
        put(&match->timed, about, false);
    }
    ballot_close(match, about);
}

/* ---- seats ---- */

static void offer_close(struct month_match *match, unsigned seat)
{
    put(&match->offered, seat, false);
    put(&match->by_vote, seat, false);
}

static void hand_over(struct month_match *match, unsigned seat, bool person)
{
    put(&match->people, seat, person);
    put(&match->stands_in, seat, !person);
    put(&match->absent, seat, false);
    if (person && in(match->timed, seat)) put(&match->returned, seat, true);
    if (person) put(&match->timed, seat, false);
    ballot_close(match, seat);
    for (unsigned i = 0; i <= MONTH_SEATS; i++) match->word[i][seat] = TABLE_CHOICE_NONE;
}

/* Asserts that the consequences of an empty bank are in the same row. */
static void timed_out(struct month_world *world, struct month_match *match,
                      const struct record_row *row, int64_t left_ms)
{
    unsigned seat = (unsigned)row->seat;
    const struct table_event *then = (const void *)&row->events[1];
    bool asks = match->leaver == TABLE_LEAVER_ASK && month_voters(match, seat) != 0;
    uint8_t follows = asks                                   ? TABLE_EVENT_VOTE_OPENED
                      : match->leaver == TABLE_LEAVER_RESIGN ? TABLE_EVENT_RESIGNED
                                                             : TABLE_EVENT_BOT_SAT;
    int64_t waited_ms = row->at_ms - match->since_ms[seat];
    cr_assert(in(match->people, seat) && !match->open[seat] && !in(match->by_vote, seat),
              "%s: no seat owed a decision", match->id);
    cr_assert(left_ms <= MONTH_TICK_MS || waited_ms >= WAIT_MAX_MS - MONTH_TICK_MS,
              "%s row %u: %lld ms were left", match->id, row->version, (long long)left_ms);
    cr_assert_geq(row->event_count, 2);
    cr_assert_eq(then->kind, follows, "%s row %u: kind %u follows", match->id, row->version,
                 then->kind);
    world->seen.leavers[match->leaver]++;
}

static void event_seen(struct month_world *world, struct month_match *match,
                       const struct record_row *row, uint16_t i)
{
    struct table_event event;
    memcpy(&event, &row->events[i], sizeof(event));
    unsigned seat = event.seat;
    unsigned about = ballot_of(event.about);
    cr_assert_not(match->called_off, "%s: something follows the end", match->id);
    world->seen.of_kind[event.kind]++;
    switch (event.kind) {
    case TABLE_EVENT_TIMED_OUT: put(&match->timed, seat, true); break;
    case TABLE_EVENT_BOT_SAT:
        cr_assert(in(match->people, seat));
        hand_over(match, seat, false);
        match->left_at_ms[seat] = row->at_ms;
        break;
    case TABLE_EVENT_ABSENT: {
        const struct month_player *player = &world->player[match->player[seat]];
        int64_t away_ms = spent(world, player, match->left_at_ms[seat], row->at_ms);
        cr_assert(in(match->stands_in, seat) && !in(match->resigned, seat));
        cr_assert_geq(away_ms, ABSENCE_MS - MONTH_TICK_MS, "%s: absent too soon", match->id);
        put(&match->absent, seat, true);
        break;
    }
    case TABLE_EVENT_CAME_BACK:
        cr_assert(in(match->stands_in, seat) && !in(match->resigned, seat));
        hand_over(match, seat, true);
        offer_close(match, seat);
        break;
    case TABLE_EVENT_RESIGNED:
        cr_assert(!in(match->resigned, seat));
        hand_over(match, seat, false);
        offer_close(match, seat);
        put(&match->resigned, seat, true);
        break;
    case TABLE_EVENT_OFFERED:
        cr_assert(!in(match->offered, seat));
        put(&match->offered, seat, true);
        match->offered_ms[seat] = row->at_ms;
        break;
    case TABLE_EVENT_OFFER_ENDED:
        cr_assert(in(match->offered, seat));
        if (i == 0) in_time(world, match, match->offered_ms[seat], OFFER_MS, row->at_ms);
        world->seen.offers_timed += i == 0;
        offer_close(match, seat);
        break;
    case TABLE_EVENT_SUBSTITUTED:
        cr_assert(in(match->offered, seat));
        cr_assert_lt(up_ms(world, match->offered_ms[seat], row->at_ms), OFFER_MS + MONTH_TICK_MS);
        hand_over(match, seat, true);
        offer_close(match, seat);
        match->player[seat] = match->taker;
        break;
    case TABLE_EVENT_VOTE_OPENED:
        cr_assert_not(match->open[about]);
        match->open[about] = true;
        match->opened_ms[about] = row->at_ms;
        break;
    case TABLE_EVENT_VOTED:
        cr_assert(match->open[about] && in(month_voters(match, about), seat));
        match->word[about][seat] = event.word;
        break;
    case TABLE_EVENT_VOTE_ENDED: ended(world, match, &event, row->at_ms, i == 0); break;
    default: break;
    }
}

/* A person who moves is present: a vote about the seat, and its consequence, ends. */
static void game_moved(struct month_match *match, unsigned seat)
{
    if (!in(match->people, seat)) return;
    ballot_close(match, seat);
    put(&match->timed, seat, false);
    if (in(match->by_vote, seat)) offer_close(match, seat);
}

/* ---- a row ---- */

/* Returns the time of a seat after the row, from its time before. A seat that moved has the
 * increment more, up to the cap. After an empty clock, a person who is back, or a substitute,
 * has time for some moves; a person who is waited for has a day more. Each once in a match.
 * `match`: before the row. */
static int64_t after(const struct month_match *match, const struct record_row *row, int seat,
                     int64_t left_ms)
{
    int64_t cap_ms = most(match->control.cap_s * 1000LL, left_ms);
    int64_t increment_ms = match->control.increment_s * 1000LL;
    int64_t bank_ms = match->control.bank_s * 1000LL;
    bool table = row->event_count > 0 && table_event_is(&row->events[0]);
    if (!table) return row->seat == seat ? least(left_ms + increment_ms, cap_ms) : left_ms;
    for (uint16_t i = 0; i < row->event_count; i++) {
        struct table_event event;
        memcpy(&event, &row->events[i], sizeof(event));
        if (event.kind == TABLE_EVENT_VOTE_ENDED && event.word == TABLE_CHOICE_WAIT &&
            event.about == seat && !in(match->waited, (unsigned)seat))
            left_ms = least(left_ms + WAITED_MS, WAIT_MAX_MS);
        if (event.seat != seat) continue;
        bool sits = event.kind == TABLE_EVENT_CAME_BACK || event.kind == TABLE_EVENT_SUBSTITUTED;
        if (sits && in(match->timed, (unsigned)seat) && !in(match->returned, (unsigned)seat))
            left_ms = most(left_ms, least(bank_ms, most(increment_ms, bank_ms / 4)));
    }
    return left_ms;
}

static uint8_t may_run(const struct month_match *match)
{
    uint8_t seats = (uint8_t)(match->people & ~match->by_vote);
    for (unsigned seat = 0; seat < match->seats; seat++)
        if (match->open[seat]) put(&seats, seat, false);
    return seats;
}

static void run(struct month_match *match, uint8_t runs)
{
    for (unsigned seat = 0; seat < match->seats; seat++)
        if (!in(match->runs, seat) || !in(runs, seat)) match->since_ms[seat] = match->at_ms;
    match->runs = runs;
}

void month_row(struct month_world *world, struct month_match *match, const struct record_row *row)
{
    int64_t left_ms[MONTH_SEATS];
    const struct month_match before = *match;
    bool table = row->event_count > 0 && table_event_is(&row->events[0]);
    cr_assert_not_null(row->clocks);
    for (int seat = 0; seat < match->seats; seat++)
        left_ms[seat] = month_left(world, match, seat, row->at_ms);
    if (table && row->events[0].bytes[0] == TABLE_EVENT_TIMED_OUT)
        timed_out(world, match, row, left_ms[row->seat]);
    for (uint16_t i = 0; table && i < row->event_count; i++) event_seen(world, match, row, i);
    if (!table && row->seat >= 0) game_moved(match, (unsigned)row->seat);
    for (int seat = 0; seat < match->seats; seat++) {
        int64_t wrong_ms = row->clocks[seat] - after(&before, row, seat, left_ms[seat]);
        /* With several rows at once it is unknown who was on turn between them. */
        int64_t between_ms = match->several ? row->at_ms - match->at_ms : 0;
        cr_assert(llabs(wrong_ms) <= MONTH_TICK_MS + between_ms, "%s row %u seat %d: wrong by %lld",
                  match->id, row->version, seat, (long long)wrong_ms);
        match->left_ms[seat] = row->clocks[seat];
    }
    match->at_ms = row->at_ms;
    match->version = row->version;
    match->several = true;
    if (!table && row->seat >= 0) match->since_ms[row->seat] = row->at_ms;
    run(match, match->runs & may_run(match));
    world->seen.rows++;
}

void month_owed(struct month_match *match, uint8_t owed)
{
    match->several = false;
    run(match, owed & may_run(match));
}
