#include "support/month.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "hub/deadlines/clocks.h"
#include "store/nouns/notices.h"
#include "support/month_notices.h"
#include "support/month_conditional.h"

#define LOOKS_MAX 10 /* so many minutes after hours have gone by nothing is due any more */
#define FINE      12 /* some hours go by in so many pieces */
#define STOPS_MS                                                                                   \
    15000 /* a killed server may have been there for so long after what it has written */

struct month month;

int64_t month_number(const char *sql)
{
    return strtoll(store_case_ask(&month.test.files, sql), NULL, 10);
}

void month_pump(void)
{
    hub_case_pump(&month.test);
    month_notices_pump();
}

void month_tick(void)
{
    hub_tick(month.test.hub);
    month_notices_tick();
    for (unsigned i = 0; i < 3; i++) month_pump();
}

void month_wait(void)
{
    static unsigned pumps;
    if (++pumps % 256 == 0) month_tick();
    month_pump();
}

struct asking {
    bool ended;
    struct hub_error error;
};

static void asked_ended(void *context, const struct hub_answer *answer)
{
    *(struct asking *)context = (struct asking){.ended = true, .error = answer->error};
}

struct hub_error month_ask(struct month_game *match, const struct hub_request *request)
{
    struct asking asking = {.ended = false};
    hub_request(month.test.hub, month_found(match), request, asked_ended, &asking);
    while (!asking.ended) month_wait();
    return asking.error;
}

struct hub_match *month_found(const struct month_game *match)
{
    enum hub_err why = HUB_OK;
    struct hub_match *at = hub_match_cached(month.test.hub, match->is.id);
    while (at == NULL && (why == HUB_OK || why == HUB_BUSY)) {
        if (why == HUB_BUSY) month_wait();
        at = hub_case_fetch(&month.test, match->is.id, &why);
    }
    cr_assert_not_null(at, "%s: %s", match->is.id,
                       hub_error_name(&(struct hub_error){.code = why}));
    return at;
}

/* ---- rows ---- */

static bool row_seen(void *context, const struct record_row *row)
{
    struct month_game *match = context;
    struct month_match before = match->is;
    uint8_t owed = match->owed;
    month_row(&month.world, &match->is, row);
    month_conditional_row(match, &before, row);
    for (uint16_t i = 0; i < row->event_count; i++)
        if (!table_event_is(&row->events[i])) match->game->evolve(&match->state, &row->events[i]);
    match->owed = match->game->to_act(&match->state);
    month_notices_row(match, &before, row, owed);
    return true;
}

static bool first_seen(void *context, const struct record_row *row)
{
    struct month_game *match = context;
    for (uint16_t i = 0; i < row->event_count; i++)
        match->game->evolve(&match->state, &row->events[i]);
    match->owed = match->game->to_act(&match->state);
    month_notices_begun(match, row);
    return true;
}

void month_begin(struct month_game *match)
{
    const struct hub_match *at = month_found(match);
    struct month_match *is = &match->is;
    struct game_setup setup = record_setup(&at->info, &at->settings);
    match->game = at->game;
    match->over = false;
    is->people = (uint8_t)((1u << is->seats) - 1);
    is->at_ms = at->rows.newest_ms;
    for (int seat = 0; seat < is->seats; seat++) is->left_ms[seat] = is->control.bank_s * 1000LL;
    month_owed(is, hub_match_owed(at));
    game_begin(match->game, &setup, &match->state);
    hub_rows_each(at, 0, 1, first_seen, match);
}

/* Resigned players rank behind all others, and a match without a result was called off by all. */
static void end_seen(const struct month_game *match, const struct hub_match *at)
{
    bool none = match->is.called_off && match->is.resigned == 0;
    cr_assert_eq(at->info.status, none ? STORE_ABANDONED : STORE_OVER, "%s: %s", match->is.id,
                 at->info.end_reason);
    if (match->is.called_off) cr_assert_str_eq(at->info.end_reason, "called_off");
    for (int seat = 0; seat < match->is.seats && !none; seat++) {
        unsigned before = 0;
        bool resigned = (match->is.resigned >> seat & 1) != 0;
        cr_assert_eq(at->info.seat[seat].resigned != 0, resigned);
        for (int other = 0; other < match->is.seats; other++)
            before += (match->is.resigned >> other & 1) == 0;
        if (resigned) cr_assert_gt(at->info.seat[seat].rank, (int)before);
    }
    for (int seat = 0; seat < match->is.seats; seat++) {
        int64_t answers = at->info.seat[seat].answers;
        bool told = answers == 0;
        for (int other = 0; other < match->is.seats; other++)
            told = told || at->info.seat[other].user == answers ||
                   (other < seat && at->info.seat[other].answers == answers);
        if (!told) month_notices_answers(match, answers);
    }
}

void month_look(struct month_game *match)
{
    struct hub_match *at = month_found(match);
    uint32_t from = match->is.version + 1;
    uint32_t count = at->play.version + 1 - from;
    if (count > 0 && hub_rows_cached(at, from))
        hub_rows_each(at, from, count, row_seen, match);
    else if (count > 0) /* bots among themselves */
        cr_assert_eq(record_rows_each(month.test.reader, at->game, match->is.id, from, count,
                                      row_seen, match),
                     STORE_OK);
    month_owed(&match->is, hub_match_owed(at));
    for (int seat = 0; seat < match->is.seats; seat++)
        cr_assert_eq(at->info.seat[seat].user, month.people[match->is.player[seat]].user.id);
    match->over = at->info.status != STORE_RUNNING;
    if (match->over)
        end_seen(match, at);
    else
        cr_assert_eq(match->owed, hub_match_owed(at));
}

void month_look_all(void)
{
    for (size_t i = 0; i < MONTH_MATCHES; i++)
        if (!month.games[i].over) month_look(&month.games[i]);
}

/* ---- time ---- */

void month_settle(void)
{
    for (size_t i = 0; i < MONTH_MATCHES; i++)
        if (!month.games[i].over) (void)month_found(&month.games[i]);
    do month_tick();
    while (!hub_case_idle(&month.test) || !month_notices_idle());
    month_look_all();
    month_notices_check();
    month_conditional_check();
}

/* Returns whether a deadline in the file has passed. */
static bool overdue(void)
{
    char sql[160];
    (void)snprintf(sql, sizeof(sql),
                   "SELECT count(*) FROM match WHERE status IN ('open', 'running') "
                   "AND due_ms <= %lld",
                   (long long)clock_unix_ms());
    return month_number(sql) > 0;
}

/* So much later; then minutes, in each of which the server looks what is over, until nothing is. */
static void pass(int64_t ms)
{
    unsigned looks = 0;
    clock_test_move(ms, ms);
    do {
        cr_assert_lt(looks++, LOOKS_MAX, "what is over is not ended");
        month_settle();
        clock_test_move(61000, 61000);
    } while (overdue());
    month_settle();
}

void month_step_on(void)
{
    unsigned pieces = month_draw(8) == 0 ? FINE : 1;
    month_settle();
    month_notices_fate();
    for (unsigned i = 0; i < pieces; i++) pass(MONTH_STEP_MS / pieces);
}

/* ---- up and down ---- */

/* Until the file knows that the server was there a moment ago: in a step of hours a heartbeat may
 * be on its way, which in life is never older than what a kill gives away. */
static void beat_saved(void)
{
    int64_t since_ms = clock_unix_ms() - STOPS_MS;
    do month_tick();
    while (month_number("SELECT unix_ms FROM heartbeat") < since_ms);
}

/* A server that comes up finds each match in which a clock runs. */
static void dues_saved(void)
{
    static const char sql[] = "SELECT coalesce(group_concat(id), '') FROM match "
                              "WHERE clock_due_ms IS NULL AND ended_ms IS NULL";
    const char *without = store_case_ask(&month.test.files, sql);
    for (size_t i = 0; i < MONTH_MATCHES; i++)
        cr_assert(month.games[i].is.runs == 0 || strstr(without, month.games[i].is.id) == NULL,
                  "%s", month.games[i].is.id);
}

void month_up(void)
{
    hub_case_up(&month.test);
    month_notices_up();
}

/* Somebody has just moved, and somebody may be being told so. */
static void in_the_middle(void)
{
    int64_t ms = month_draw(2) == 0 ? 0 : STORE_NOTICE_SETTLE_MS + 1000;
    month_round();
    month_notices_hold();
    clock_test_move(ms, ms);
    beat_saved();
    month_notices_wait();
}

void month_down(bool killed)
{
    struct month_world *world = &month.world;
    struct month_down *at = &world->down[world->down_count];
    beat_saved();
    month_settle();
    dues_saved();
    if (killed) in_the_middle();
    at->from_ms = clock_unix_ms();
    month.test.failing = killed; /* so that nothing of its end is written */
    month_notices_stop(killed);
    store_case_ask_end(&month.test.files);
    hub_case_down(&month.test);
    month_notices_close();
    month.test.failing = false;
    int64_t ms = (int64_t)month_draw(40) * MONTH_HOUR_MS + month_draw(3600) * 1000;
    clock_test_move(ms, ms);
    int64_t since_ms = clock_unix_ms();
    month_up();
    do month_tick(); /* until it has found that clocks run, and says so */
    while (month_number("SELECT count(*) FROM uncharged") <= (int64_t)world->down_count);
    at->to_ms = month_number("SELECT until_ms FROM uncharged ORDER BY number DESC LIMIT 1");
    cr_assert(at->to_ms >= since_ms && at->to_ms <= clock_unix_ms(), "charged since it is up");
    int64_t from_ms = month_number("SELECT from_ms FROM uncharged ORDER BY number DESC LIMIT 1");
    cr_assert(from_ms <= at->from_ms + MONTH_TICK_MS, "no clock is charged from then on");
    cr_assert(from_ms >= at->from_ms - (killed ? STOPS_MS + MONTH_TICK_MS : MONTH_TICK_MS),
              "%lld ms before", (long long)(at->from_ms - from_ms));
    at->from_ms = from_ms;
    world->down_count++;
}
