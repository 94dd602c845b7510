/* A worker reads the live tournaments, a few at a time, and pairs those whose last round is over.
 * The loop writes the round with the ids that its matches will have. A later scan finds the tables
 * whose match does not exist yet, and creates it with that id; and those whose match has not
 * started, and starts it. So a crash between two steps loses and repeats nothing. */
#include "hub/tournaments/life.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/ids.h"
#include "base/log.h"
#include "games/find.h"
#include "hub/pairing/seated.h"
#include "hub/tournaments/state.h"
#include "record/settings.h"
#include "tournament/formats/rounds.h"
#include "tournament/standings/standings.h"

#define SCAN_EVERY_MS 2000
#define SCAN_COUNT    8
#define TABLES_MAX    64 /* opened or started after one scan */

struct tournaments_life {
    struct hub *hub;
    int64_t next_ms; /* monotonic: no scan before this time */
    int64_t after;   /* internal number of the last tournament that was read */
    bool reading;
};

struct plan {
    struct tournament_state state;
    enum store_err err;
    enum rounds_next next;
    struct tournament_table *tables; /* of the next round */
    uint32_t count;
    struct store_tournament_place *places; /* after the last round, [player_count]; else NULL */
};

struct scan {
    struct hub_read read;
    struct tournaments_life *life;
    int64_t now_ms;
    int64_t after;
    enum store_err err;
    uint32_t count;
    uint32_t opened; /* tables so far */
    char ids[SCAN_COUNT][STORE_MATCH_ID_BYTES + 1];
    struct plan plans[SCAN_COUNT];
};

/* ---- on a worker ---- */

/* Fills the final places. */
static void places_make(struct plan *plan)
{
    struct tournament *tournament = &plan->state.tournament;
    uint32_t count = tournament->player_count;
    struct standing *rows = calloc(count + 1, sizeof(*rows));
    plan->places = calloc(count + 1, sizeof(*plan->places));
    if (rows == NULL || plan->places == NULL) plan->err = STORE_BUSY;
    if (plan->err == STORE_OK) {
        standings_make(tournament, &plan->state.scratch, rows);
        for (uint32_t i = 0; i < count; i++) {
            plan->places[i] = (struct store_tournament_place){
                .entry = plan->state.people[rows[i].player].entry, .place = rows[i].place};
        }
    }
    free(rows);
}

static void plan_make(struct plan *plan, const char *id, struct store_reader *reader)
{
    struct tournament *tournament = &plan->state.tournament;
    plan->err = tournament_state_read(reader, id, &plan->state);
    if (plan->err != STORE_OK) return;
    plan->tables = calloc(tournament->player_count + 1, sizeof(*plan->tables));
    if (plan->tables == NULL) plan->err = STORE_BUSY;
    if (plan->tables == NULL) return;
    /* a table whose match ends during the read is found by the next scan */
    plan->next = rounds_pair(tournament, &plan->state.scratch, plan->tables, &plan->count);
    bool over = plan->next == ROUNDS_OVER || plan->next == ROUNDS_TOO_MANY;
    if (over && plan->state.info.round > 0) places_make(plan);
}

static void scan_run(struct hub_read *read, struct store_reader *reader)
{
    struct scan *scan = (struct scan *)read;
    scan->err = store_tournaments_due(reader, scan->now_ms, &scan->after, SCAN_COUNT, scan->ids,
                                      &scan->count);
    for (uint32_t i = 0; scan->err == STORE_OK && i < scan->count; i++)
        plan_make(&scan->plans[i], scan->ids[i], reader);
}

/* ---- rounds ---- */

static void written(void *context, enum store_err err, int64_t id)
{
    struct tournaments_life *life = context;
    (void)id;
    if (err == STORE_OK)
        life->next_ms = 0; /* its tables follow at once */
    else if (err != STORE_STALE)
        log_error("hub", "event=tournament_not_written error=%s", store_err_name(err));
}

static void life_write(struct tournaments_life *life, const struct store_write *write)
{
    enum store_err err = store_write(life->hub->config.store, write, written, life);
    if (err != STORE_OK) written(life, err, 0);
}

/* Fills a table as it is stored: the id that its match will have, and the entries of its players.
 */
static void table_fill(const struct tournament_state *state, const struct tournament_table *table,
                       struct store_round_table *stored)
{
    size_t size = 0;
    *stored = (struct store_round_table){.group = table->group, .final = table->final == 1};
    if (!tournament_table_bye(table)) ids_text(stored->match, STORE_MATCH_ID_BYTES);
    for (unsigned i = 0; i < table->count; i++) {
        int added = snprintf(stored->players + size, sizeof(stored->players) - size, "%s%u",
                             i == 0 ? "[" : ",", state->people[table->player[i]].entry);
        size += (size_t)added;
        CHECK(size + 1 < sizeof(stored->players));
    }
    stored->players[size] = ']';
}

static void round_write(struct tournaments_life *life, const struct plan *plan)
{
    struct store_round_table *tables = calloc(plan->count, sizeof(*tables));
    struct store_round round = {
        .round = plan->state.info.round, .table_count = plan->count, .tables = tables};
    struct store_write write = {.op = STORE_ROUND_ADD, .argument = &round};
    if (tables == NULL) return; /* the next scan tries again */
    (void)text_copy(round.id, sizeof(round.id), plan->state.info.id);
    for (uint32_t i = 0; i < plan->count; i++)
        table_fill(&plan->state, &plan->tables[i], &tables[i]);
    log_info("hub", "event=tournament_round tournament=%s round=%u tables=%u", round.id,
             round.round + 1U, round.table_count);
    life_write(life, &write);
    free(tables);
}

/* Ends the tournament with its places; one without any round is called off. */
static void end_write(struct tournaments_life *life, const struct plan *plan, int64_t now_ms)
{
    const struct store_tournament *info = &plan->state.info;
    struct store_tournament_step step = {.round = 0, .ended_ms = now_ms, .after = "cancelled"};
    struct store_tournament_end end = {.round = info->round,
                                       .ended_ms = now_ms,
                                       .count = plan->state.tournament.player_count,
                                       .places = plan->places};
    struct store_write write = {.op = STORE_ROUND_END, .argument = &end};
    (void)text_copy(end.id, sizeof(end.id), info->id);
    (void)text_copy(step.id, sizeof(step.id), info->id);
    (void)text_copy(step.before, sizeof(step.before), info->status);
    if (info->round == 0)
        write = (struct store_write){.op = STORE_TOURNAMENT_STEP, .argument = &step};
    log_info("hub", "event=tournament_ended tournament=%s rounds=%u", info->id, info->round);
    life_write(life, &write);
}

/* ---- tables ---- */

/* Creates the match of a table for the players who have not left. */
static void table_create(struct hub *hub, const struct tournament_state *state, uint32_t index)
{
    const struct tournament_table *table = &state->tables[index];
    struct hub_user users[GAME_SEATS_MAX];
    struct hub_creation creation = {.game = games_find(state->info.game),
                                    .listed = state->info.listed,
                                    .key_needed = !state->info.listed};
    memset(users, 0, sizeof(users));
    (void)text_copy(creation.tournament, sizeof(creation.tournament), state->info.id);
    if (creation.game == NULL ||
        settings_parse(creation.game, state->info.options, &creation.settings) != STORE_OK)
        return;
    for (unsigned i = 0; i < table->count; i++) {
        const struct store_tournament_player *person = &state->people[table->player[i]];
        if (person->left >= 0) continue;
        struct hub_user *user = &users[creation.seats++];
        user->id = person->user;
        user->bot_account = person->bot_account;
        (void)text_copy(user->name, sizeof(user->name), person->name);
    }
    seated_open(hub, state->stored[index].table.match, &creation, users);
}

static void tables_go_on(struct scan *scan, const struct plan *plan)
{
    const struct tournament_state *state = &plan->state;
    struct hub *hub = scan->life->hub;
    for (uint32_t i = 0; i < state->tournament.table_count; i++) {
        const struct store_tournament_table *stored = &state->stored[i];
        if (state->tables[i].over || scan->opened == TABLES_MAX) continue;
        bool missing = stored->status[0] == '\0';
        if (!missing && strcmp(stored->status, "open") != 0) continue;
        scan->opened++;
        if (missing)
            table_create(hub, state, i);
        else
            seated_start(hub, stored->table.match, pool_owner_of("tournaments"));
    }
}

/* ---- the scan ---- */

static void plan_apply(struct scan *scan, const struct plan *plan)
{
    if (plan->err != STORE_OK) {
        log_error("hub", "event=tournament_not_read error=%s", store_err_name(plan->err));
        return;
    }
    switch (plan->next) {
    case ROUNDS_PAIRED: round_write(scan->life, plan); break;
    case ROUNDS_RUNNING: tables_go_on(scan, plan); break;
    case ROUNDS_OVER:
    case ROUNDS_TOO_MANY: end_write(scan->life, plan, scan->now_ms); break;
    }
}

static void scan_done(struct hub_read *read)
{
    struct scan *scan = (struct scan *)read;
    struct tournaments_life *life = scan->life;
    bool read_all = read->err == STORE_OK && scan->err == STORE_OK;
    life->reading = false;
    life->after = read_all && scan->count == SCAN_COUNT ? scan->after : 0;
    if (life->after != 0) life->next_ms = 0;
    for (uint32_t i = 0; i < scan->count; i++) {
        if (read_all && !life->hub->stopped) plan_apply(scan, &scan->plans[i]);
        tournament_state_end(&scan->plans[i].state);
        free(scan->plans[i].tables);
        free(scan->plans[i].places);
    }
    if (scan->opened == TABLES_MAX) life->next_ms = 0;
    free(scan);
}

void life_tick(struct tournaments_life *life)
{
    struct hub *hub = life->hub;
    int64_t now_ms = clock_mono_ms();
    if (hub->stopped || life->reading || now_ms < life->next_ms) return;
    struct scan *scan = calloc(1, sizeof(*scan));
    if (scan == NULL) return;
    scan->read = (struct hub_read){.run = scan_run, .done = scan_done};
    scan->life = life;
    scan->now_ms = clock_unix_ms();
    scan->after = life->after;
    life->next_ms = now_ms + SCAN_EVERY_MS;
    life->reading =
        hub_read_begin(hub, HUB_READ_DUE, pool_owner_of("tournaments"), &scan->read) == POOL_TAKEN;
    if (!life->reading) free(scan);
}

struct tournaments_life *life_new(struct hub *hub)
{
    struct tournaments_life *life = calloc(1, sizeof(*life));
    if (life != NULL) life->hub = hub;
    return life;
}

void life_free(struct tournaments_life *life)
{
    free(life);
}
