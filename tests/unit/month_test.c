/* A month of correspondence in some seconds: 200 matches of both games among 300 players, with
 * vacations, quiet hours, people who go away, restarts and kills, at a real hub over a real file
 * with clocks that the test moves. Each row's clocks are compared with a model of the test's own,
 * which knows instants of the wall clock, days of the week of nobody, and nothing of the server's
 * arithmetic. What is random comes of a seed that is printed; OCHRE_SEED=N plays that one again. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/day.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/calendars.h"
#include "hub/clocks.h"
#include "support/hub_case.h"
#include "support/random_struct.h"

#define HOUR_MS (3600LL * 1000)
#define DAY_MS  (24 * HOUR_MS)

#define PLAYERS 300
#define MATCHES 200
#define STEP_MS (3 * HOUR_MS)
#define STEPS   240 /* thirty days */
#define ROUNDS  5   /* so often everybody is asked in a step */
#define TICK_MS 250
#define DOWNS   24
#define STOPS_MS                                                                                   \
    15000 /* a killed server may have been there for so long after what it has written */

struct player {
    struct hub_user user;
    bool quiet;           /* 22 to 7 of UTC */
    int64_t away_from_ms; /* a vacation; 0: none */
    int64_t away_to_ms;
    bool lazy; /* does not move before a bank of his is empty, once */
};

struct down {
    int64_t from_ms;
    int64_t to_ms;
};

struct game_of_two {
    char id[STORE_MATCH_ID_BYTES + 1];
    unsigned player[2];
    struct time_control control;
    uint32_t version;
    int64_t at_ms;      /* of the newest row that was seen */
    int64_t left_ms[2]; /* after it */
    uint8_t runs;       /* since then */
    bool asked;         /* a request is under way */
    bool several;       /* rows are seen of which some come after the first */
    bool over;
};

static struct hub_case test;
static uint64_t seed;
static struct player players[PLAYERS];
static struct game_of_two matches[MATCHES];
static struct down downs[DOWNS];
static unsigned down_count;
static unsigned rows_compared;
static unsigned emptied;
static unsigned asked_count;
static unsigned refused;

static unsigned draw(unsigned below)
{
    return random_below(&seed, below);
}

/* ---- the model ---- */

/* Whether somebody's clock runs at that minute. */
static bool runs_at(const struct player *player, int64_t ms)
{
    int64_t hour = ms / HOUR_MS % 24;
    if (player->quiet && (hour >= 22 || hour < 7)) return false;
    return ms < player->away_from_ms || ms >= player->away_to_ms;
}

/* The next instant after `ms` at which that may change: the hours are all that matters. */
static int64_t edge_after(int64_t ms, int64_t to_ms)
{
    int64_t edge_ms = (ms / HOUR_MS + 1) * HOUR_MS;
    for (unsigned i = 0; i < down_count; i++) {
        if (downs[i].from_ms > ms && downs[i].from_ms < edge_ms) edge_ms = downs[i].from_ms;
        if (downs[i].to_ms > ms && downs[i].to_ms < edge_ms) edge_ms = downs[i].to_ms;
    }
    return edge_ms < to_ms ? edge_ms : to_ms;
}

static bool up_at(int64_t ms)
{
    for (unsigned i = 0; i < down_count; i++)
        if (downs[i].from_ms <= ms && ms < downs[i].to_ms) return false;
    return true;
}

/* How much of somebody's time has run between two instants. */
static int64_t spent(const struct player *player, int64_t from_ms, int64_t to_ms)
{
    int64_t sum_ms = 0;
    while (from_ms < to_ms) {
        int64_t edge_ms = edge_after(from_ms, to_ms);
        if (up_at(from_ms) && runs_at(player, from_ms)) sum_ms += edge_ms - from_ms;
        from_ms = edge_ms;
    }
    return sum_ms;
}

static int64_t model_left(const struct game_of_two *match, int seat, int64_t at_ms)
{
    int64_t left_ms = match->left_ms[seat];
    if ((match->runs >> seat & 1) != 0)
        left_ms -= spent(&players[match->player[seat]], match->at_ms, at_ms);
    return left_ms > 0 ? left_ms : 0;
}

static uint8_t kind_of(const struct record_row *row)
{
    return row->event_count > 0 ? row->events[0].bytes[0] : 0;
}

/* What a seat has after a row, of what it had before: whoever moved has the increment more, up to
 * the cap; who is back after a bot has stood in has time for some moves. */
static int64_t model_after(const struct game_of_two *match, const struct record_row *row, int seat,
                           int64_t left_ms)
{
    int64_t cap_ms = match->control.cap_s * 1000LL;
    int64_t increment_ms = match->control.increment_s * 1000LL;
    int64_t bank_ms = match->control.bank_s * 1000LL;
    int64_t back_ms = increment_ms > bank_ms / 4 ? increment_ms : bank_ms / 4;
    if (row->seat != seat) return left_ms;
    if (kind_of(row) == TABLE_EVENT_CAME_BACK) {
        back_ms = back_ms < bank_ms ? back_ms : bank_ms;
        return left_ms > back_ms ? left_ms : back_ms;
    }
    if (kind_of(row) >= TABLE_KIND_MIN) return left_ms;
    return left_ms + increment_ms < cap_ms ? left_ms + increment_ms : cap_ms;
}

static bool row_seen(void *context, const struct record_row *row)
{
    struct game_of_two *match = context;
    cr_assert_not_null(row->clocks);
    for (int seat = 0; seat < 2; seat++) {
        int64_t left_ms = model_left(match, seat, row->at_ms);
        left_ms = model_after(match, row, seat, left_ms);
        int64_t wrong_ms = row->clocks[seat] - left_ms;
        /* Of several rows at once it is not known who ran between them: they are bots' moves. */
        int64_t between_ms = match->several ? row->at_ms - match->at_ms : 0;
        cr_assert(llabs(wrong_ms) <= TICK_MS + between_ms,
                  "match %s row %u seat %d: %u and not %lld", match->id, row->version, seat,
                  row->clocks[seat], (long long)left_ms);
        match->left_ms[seat] = row->clocks[seat];
        rows_compared++;
    }
    if (kind_of(row) == TABLE_EVENT_TIMED_OUT) {
        match->runs = (uint8_t)(match->runs & ~(1u << row->seat));
        emptied++;
    }
    match->at_ms = row->at_ms;
    match->version = row->version;
    match->several = true;
    return true;
}

/* ---- the server ---- */

static void tick(void)
{
    hub_tick(test.hub);
    for (unsigned i = 0; i < 3; i++) hub_case_pump(&test);
}

/* The match; asked for again while many others are being read. */
static struct hub_match *found(const struct game_of_two *match)
{
    enum hub_err why = HUB_OK;
    struct hub_match *at = hub_match_kept(test.hub, match->id);
    while (at == NULL && (why == HUB_OK || why == HUB_BUSY)) {
        if (why == HUB_BUSY) hub_case_pump(&test);
        at = hub_case_seek(&test, match->id, &why);
    }
    cr_assert_not_null(at, "%s: %s", match->id, hub_error_name(&(struct hub_error){.code = why}));
    return at;
}

/* Looks at what has happened since; the rows between are those of one round. */
static void look(struct game_of_two *match)
{
    struct hub_match *at = found(match);
    match->several = false;
    if (at->play.version > match->version)
        hub_rows_each(at, match->version + 1, at->play.version - match->version, row_seen, match);
    match->runs = hub_match_owed(at) & at->play.people;
    match->over = at->info.status != STORE_RUNNING;
    if (match->over) cr_assert_eq(at->info.status, STORE_OVER, "%s", at->info.end_reason);
}

static void answered(void *context, const struct hub_answer *answer)
{
    struct game_of_two *match = context;
    /* Somebody's calendar may still be on its way; then he asks again. Or he was a moment late: a
     * bot has taken his seat, or has even ended the match. */
    bool late = answer->error.code == HUB_REFUSED &&
                (answer->error.refusal == GAME_BOT_PLAYS || answer->error.refusal == GAME_OVER);
    cr_assert(late || answer->error.code == HUB_OK || answer->error.code == HUB_NOT_NOW, "%s: %s",
              match->id, hub_error_name(&answer->error));
    refused += answer->error.code == HUB_NOT_NOW;
    match->asked = false;
    asked_count--;
}

static bool moves_now(const struct game_of_two *match, int seat)
{
    struct player *player = &players[match->player[seat]];
    int64_t now_ms = clock_unix_ms();
    bool late = model_left(match, seat, now_ms) <= TICK_MS;
    if (late) player->lazy = false;
    return late || (!player->lazy && runs_at(player, now_ms) && draw(10) < 9);
}

/* One move, by one of those who owe, if he wants. */
static void play(struct game_of_two *match)
{
    static struct game_move legal[GAME_LEGAL_MAX];
    static unsigned number;
    struct hub_match *at = found(match);
    uint8_t owed = hub_match_owed(at);
    int seat = owed == 3 ? (int)draw(2) : owed >> 1;
    bool away = at->play.sitting.stands_in != 0;
    if (away) seat = at->play.sitting.stands_in >> 1 & 1;
    if (away) players[match->player[seat]].lazy = false; /* it has cost him his seat */
    if (match->asked || match->over || (!away && !moves_now(match, seat))) return;
    struct hub_request request = {.action = HUB_MOVE,
                                  .user = players[match->player[seat]].user,
                                  .seat = seat,
                                  .expects = at->play.version,
                                  .by_number = !away,
                                  .move = {.bytes = {TABLE_MOVE_BACK}}};
    (void)snprintf(request.id, sizeof(request.id), "m%u", ++number);
    if (!away)
        request.number = (uint16_t)draw(at->game->legal(&at->play.state, (uint8_t)seat, legal));
    match->asked = true;
    asked_count++;
    hub_request(test.hub, at, &request, answered, match);
}

static void round_play(void)
{
    for (size_t i = 0; i < MATCHES; i++)
        if (!matches[i].over) play(&matches[i]);
    while (asked_count > 0) hub_case_pump(&test);
    for (size_t i = 0; i < MATCHES; i++)
        if (!matches[i].over) look(&matches[i]);
}

static int64_t number_of(const char *sql)
{
    return strtoll(store_case_sql(&test.files, sql), NULL, 10);
}

/* Until the file knows that the server was there a moment ago: in a step of hours a heartbeat may
 * be on its way, which in life is never older than what a kill gives away. */
static void beat_saved(void)
{
    int64_t since_ms = clock_unix_ms() - STOPS_MS;
    do tick();
    while (number_of("SELECT unix_ms FROM heartbeat") < since_ms);
}

/* Down for some hours, stopped or killed, and up again. */
static void down(bool killed)
{
    struct down *at = &downs[down_count];
    beat_saved();
    at->from_ms = clock_unix_ms();
    test.failing = killed; /* so that nothing of its end is written */
    hub_case_down(&test);
    test.failing = false;
    int64_t ms = (int64_t)draw(40) * HOUR_MS + draw(3600) * 1000;
    clock_test_move(ms, ms);
    hub_case_up(&test);
    at->to_ms = clock_unix_ms();
    do tick(); /* until it has found that clocks run, and says so */
    while (number_of("SELECT count(*) FROM uncharged") <= (int64_t)down_count);
    int64_t from_ms = number_of("SELECT from_ms FROM uncharged ORDER BY number DESC LIMIT 1");
    cr_assert(from_ms <= at->from_ms + TICK_MS, "nobody is charged from then on");
    cr_assert(from_ms >= at->from_ms - (killed ? STOPS_MS + TICK_MS : TICK_MS), "%lld ms before",
              (long long)(at->from_ms - from_ms));
    at->from_ms = from_ms;
    down_count++;
}

/* ---- the people ---- */

static void calendar_told(void *context, struct hub_error error,
                          const struct store_calendar *calendar)
{
    (void)calendar;
    cr_assert_eq(error.code, HUB_OK, "%s", hub_error_name(&error));
    *(bool *)context = true;
}

static void calendar_ask(const struct hub_calendar_request *request)
{
    bool ended = false;
    hub_calendar(test.hub, request, calendar_told, &ended);
    while (!ended) hub_case_pump(&test);
}

static void player_make(size_t i)
{
    struct player *player = &players[i];
    char name[32];
    (void)snprintf(name, sizeof(name), "Player %zu", i);
    player->user = hub_case_guest(&test, name);
    struct hub_calendar_request request = {.user = player->user.id};
    (void)text_copy(request.time_zone, sizeof(request.time_zone), "Etc/UTC");
    player->lazy = draw(20) == 0;
    player->quiet = draw(3) == 0;
    if (player->quiet) {
        request.action = HUB_CALENDAR_HOURS;
        request.from_minute = 22 * 60;
        request.to_minute = 7 * 60;
        calendar_ask(&request);
    }
    if (draw(4) != 0) return;
    request.action = HUB_VACATION_ADD;
    request.first_day = (int32_t)(clock_unix_ms() / DAY_MS) + 2 + (int32_t)draw(20);
    request.last_day = request.first_day + (int32_t)draw(10);
    player->away_from_ms = request.first_day * DAY_MS;
    player->away_to_ms = (request.last_day + 1) * DAY_MS;
    calendar_ask(&request);
}

struct made {
    bool ended;
    char id[STORE_MATCH_ID_BYTES + 1];
};

static void made_note(void *context, const struct hub_answer *answer)
{
    struct made *made = context;
    cr_assert_eq(answer->error.code, HUB_OK, "%s", hub_error_name(&answer->error));
    (void)text_copy(made->id, sizeof(made->id), answer->match->info.id);
    made->ended = true;
}

static void match_make(struct game_of_two *match, size_t i)
{
    static const struct time_control controls[] = {{PACE_DAYS, 86400, 28800, 259200},
                                                   {PACE_DAYS, 259200, 43200, 604800},
                                                   {PACE_DAYS, 7200, 3600, 86400}};
    match->player[0] = draw(PLAYERS);
    do match->player[1] = draw(PLAYERS);
    while (match->player[1] == match->player[0]);
    match->control = controls[draw(COUNT_OF(controls))];
    struct hub_creation creation = {.game = games_find(i % 2 == 0 ? "stoneage" : "clans"),
                                    .seats = 2,
                                    .settings = {.start_seat = 0, .clock = match->control},
                                    .listed = true};
    struct made made = {.ended = false};
    hub_match_create(test.hub, &players[match->player[0]].user, &creation, made_note, &made);
    while (!made.ended) hub_case_pump(&test);
    (void)text_copy(match->id, sizeof(match->id), made.id);
    struct hub_request join = {
        .action = HUB_JOIN, .user = players[match->player[1]].user, .seat = HUB_NOBODY_SEAT};
    cr_assert_eq(hub_case_ask(&test, found(match), &join).error.code, HUB_OK);
    struct hub_request start = {.action = HUB_START, .user = players[match->player[0]].user};
    cr_assert_eq(hub_case_ask(&test, found(match), &start).error.code, HUB_OK);
    const struct hub_match *at = found(match);
    match->at_ms = at->rows.newest_ms;
    match->runs = hub_match_owed(at);
    for (int seat = 0; seat < 2; seat++) match->left_ms[seat] = match->control.bank_s * 1000LL;
}

static void seed_choose(void)
{
    const char *named = getenv("OCHRE_SEED");
    seed = named != NULL ? strtoull(named, NULL, 10) : (uint64_t)clock_unix_ms();
    (void)printf("OCHRE_SEED=%llu\n", (unsigned long long)seed);
}

Test(month, of_correspondence_ends_every_match_and_no_clock_is_wrong, .timeout = 240)
{
    unsigned going = MATCHES;
    seed_choose();
    hub_case_begin(&test);
    test.limit_factor = 100000;
    test.quotas.kept_s = 100 * 86400; /* they leave with each restart */
    hub_case_restart(&test);
    tick();
    for (size_t i = 0; i < PLAYERS; i++) player_make(i);
    for (size_t i = 0; i < MATCHES; i++) match_make(&matches[i], i);
    for (unsigned step = 0; step < STEPS || going > 0; step++) {
        cr_assert_lt(step, 3 * STEPS, "%u go on", going);
        clock_test_move(STEP_MS, STEP_MS);
        tick();
        if (down_count < DOWNS && draw(12) == 0) down(draw(2) == 0);
        for (unsigned i = 0; i < ROUNDS; i++) round_play();
        going = 0;
        for (size_t i = 0; i < MATCHES; i++) going += !matches[i].over;
    }
    (void)printf("rows=%u emptied=%u downs=%u\n", rows_compared / 2, emptied, down_count);
    cr_assert_gt(down_count, 3);
    cr_assert_eq(emptied, number_of("SELECT count(*) FROM move WHERE instr(events, 'timed_out')"),
                 "every consequence came once");
    cr_assert_lt(refused, rows_compared / 100);
    cr_assert_eq(number_of("SELECT count(clock_due_ms) FROM match"), 0, "all have ended");
    hub_case_end(&test);
}
