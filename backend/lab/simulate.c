#include "lab/simulate.h"

#include "base/hash.h"
#include "lab/core/bot_match.h"
#include "engine/notation.h"
#include "record/fair.h"
#include "wire/json.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define MATCHES_AT_ONCE 16 /* number of matches that a thread starts at once */

/* One match under play. */
struct table {
    const struct sim_plan *plan;
    int64_t number;
    struct chance_fast fast;
    struct fair fair; /* replaces `fast`, if the match is recorded */
    struct bot_match match;
    struct buf line; /* line of the trace */
};

/* The numbers from which the seeds of a match are made, by purpose. They never change: the same
 * --seed plays the same matches. 0 is for its chance; these are for the bots and, where matches
 * are stored, for the parts of the key. */
static const uint8_t seat_seeds[] = {1, 2, 3, 4, 5, 10, 11, 12};
_Static_assert(COUNT_OF(seat_seeds) == GAME_SEATS_MAX, "one for each seat");
enum { KEY_SEED_FIRST = 6 };

static uint64_t seed_of(const struct sim_plan *plan, int64_t match, unsigned purpose)
{
    int64_t parts[3] = {plan->seed, match, (int64_t)purpose};
    return hash_bytes(parts, sizeof(parts), 0);
}

/* ---- trace ---- */

static void print_legal(struct json *json, const struct table *table)
{
    const struct game *game = table->plan->game;
    struct game_move legal[GAME_LEGAL_MAX];
    uint8_t owed = game->to_act(&table->match.state);
    json_object(json, "legal");
    for (uint8_t seat = 0; seat < table->plan->setup.seats; seat++) {
        char name[2] = {(char)('0' + seat), '\0'};
        if ((owed >> seat & 1) == 0) continue;
        json_array(json, name);
        uint16_t count = game->legal(&table->match.state, seat, legal);
        for (unsigned i = 0; i < count; i++) json_move(json, NULL, game, &legal[i]);
        json_array_end(json);
    }
    json_object_end(json);
}

/* Prints one line: the action and the state after it. `move` is NULL for the set-up. */
static bool trace(struct table *table, int64_t seq, uint8_t seat, const struct game_move *move)
{
    const struct sim_plan *plan = table->plan;
    struct json json = json_to(&table->line);
    char text[NOTATION_BYTES_MAX];
    buf_reset(&table->line);
    json_object(&json, NULL);
    if (plan->matches > 1) json_int(&json, "match", table->number);
    json_int(&json, "seq", seq);
    if (move == NULL) {
        json_null(&json, "seat");
        json_null(&json, "move");
        json_null(&json, "text");
    } else {
        json_int(&json, "seat", seat);
        json_move(&json, "move", plan->game, move);
        json_text_size(&json, "text", text, notation_move_print(plan->game, move, text));
    }
    json_array(&json, "events");
    for (unsigned i = 0; i < table->match.events.count; i++)
        json_event(&json, NULL, plan->game, &table->match.events.at[i]);
    json_array_end(&json);
    json_struct(&json, "state", plan->game->state_shape, &table->match.state);
    print_legal(&json, table);
    json_object_end(&json);
    buf_append_text(&table->line, "\n");
    return !table->line.failed &&
           fwrite(table->line.bytes, 1, table->line.size, plan->trace) == table->line.size;
}

/* ---- one match ---- */

static void begin(struct table *table, const struct sim_plan *plan, int64_t match)
{
    table->plan = plan;
    table->number = match;
    table->match.game = plan->game;
    table->match.setup = &plan->setup;
    table->match.bots = plan->bots;
    table->fast.seed = seed_of(plan, match, 0);
    table->match.chance = chance_fast_of(&table->fast);
    if (plan->store != NULL) {
        uint64_t parts[FAIR_SEED_BYTES / sizeof(uint64_t)];
        for (unsigned i = 0; i < COUNT_OF(parts); i++)
            parts[i] = seed_of(plan, match, KEY_SEED_FIRST + i);
        memcpy(table->fair.key, parts, sizeof(parts));
        table->match.chance = fair_chance(&table->fair);
    }
    for (unsigned seat = 0; seat < plan->setup.seats; seat++)
        table->match.random[seat].state = seed_of(plan, match, seat_seeds[seat]);
    bot_match_begin(&table->match);
    if (plan->store != NULL) {
        sim_store_begin(plan->store, plan->game, &plan->setup, plan->bots, table->fair.key,
                        &table->match.events, &table->match.state);
    }
}

static void count_result(const struct table *table, struct sim_tally *tally)
{
    struct game_result result;
    int64_t firsts = 0;
    game_result(table->plan->game, &table->match.state, &result);
    CHECK(result.reason < SIM_REASONS_MAX);
    tally->reasons[result.over != 0 ? result.reason : 0]++;
    tally->rounds += result.rounds;
    for (unsigned seat = 0; seat < result.seats; seat++) firsts += result.rank[seat] == 1;
    for (unsigned seat = 0; seat < result.seats; seat++) {
        tally->score[seat] += result.total[seat];
        if (result.over != 0 && result.rank[seat] == 1) tally->wins[seat] += SIM_WIN / firsts;
    }
}

/* Plays one match to its end. Returns false if the trace could not be written. */
static bool play(struct table *table, struct sim_tally *tally)
{
    const struct sim_plan *plan = table->plan;
    struct bot_match *match = &table->match;
    struct game_move move;
    uint8_t seat;
    if (plan->trace != NULL && !trace(table, 0, 0, NULL)) return false;
    while (bot_match_step(match, &seat, &move)) {
        if (plan->store != NULL) {
            sim_store_move(plan->store, seat, &move, &match->events, &match->state,
                           plan->game->to_act(&match->state) == 0);
        }
        if (plan->trace != NULL && !trace(table, match->decisions, seat, &move)) return false;
    }
    tally->decisions += match->decisions;
    count_result(table, tally);
    return true;
}

/* ---- all matches ---- */

struct worker {
    const struct sim_plan *plan;
    atomic_llong *next_match;
    struct sim_tally tally;
    bool failed;
    bool no_memory;
    pthread_t thread;
};

static void *work(void *context)
{
    struct worker *worker = context;
    const struct sim_plan *plan = worker->plan;
    struct table table = {.match = {.scratch = malloc(BOT_SCRATCH_BYTES_MAX)}};
    worker->no_memory = table.match.scratch == NULL;
    while (!worker->failed && !worker->no_memory) {
        int64_t from = atomic_fetch_add(worker->next_match, MATCHES_AT_ONCE);
        if (from >= plan->matches) break;
        for (int64_t match = from;
             match < from + MATCHES_AT_ONCE && match < plan->matches && !worker->failed; match++) {
            begin(&table, plan, match);
            worker->failed = !play(&table, &worker->tally);
        }
    }
    buf_free(&table.line);
    free(table.match.scratch);
    return NULL;
}

static void add(struct sim_tally *sum, const struct sim_tally *part)
{
    sum->decisions += part->decisions;
    sum->rounds += part->rounds;
    for (unsigned i = 0; i < GAME_SEATS_MAX; i++) {
        sum->score[i] += part->score[i];
        sum->wins[i] += part->wins[i];
    }
    for (unsigned i = 0; i < SIM_REASONS_MAX; i++) sum->reasons[i] += part->reasons[i];
}

enum sim_outcome simulate(const struct sim_plan *plan, struct sim_tally *tally)
{
    static struct worker workers[SIM_THREADS_MAX];
    atomic_llong next_match = 0;
    unsigned started = 1;
    bool failed = false;
    bool no_memory = false;
    CHECK(plan->threads >= 1 && plan->threads <= SIM_THREADS_MAX);
    CHECK((plan->trace == NULL && plan->store == NULL) || plan->threads == 1);
    memset(tally, 0, sizeof(*tally));
    for (unsigned i = 0; i < plan->threads; i++)
        workers[i] = (struct worker){.plan = plan, .next_match = &next_match};
    /* this thread works, too: as the first */
    while (started < plan->threads &&
           pthread_create(&workers[started].thread, NULL, work, &workers[started]) == 0)
        started++;
    work(&workers[0]);
    for (unsigned i = 0; i < started; i++) {
        if (i > 0) (void)pthread_join(workers[i].thread, NULL);
        add(tally, &workers[i].tally);
        failed = failed || workers[i].failed;
        no_memory = no_memory || workers[i].no_memory;
    }
    if (failed) return SIM_TRACE_FAILED;
    return no_memory || started < plan->threads ? SIM_NO_THREADS : SIM_DONE;
}
