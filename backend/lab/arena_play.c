/* Plays the blocks of an arena on several threads, and passes them on in their order. */
#include "lab/arena_internal.h"

#include "base/clock.h"
#include "base/hash.h"
#include "base/mutex.h"
#include "lab/core/bot_match.h"
#include "record/fair.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define AHEAD                                                                                      \
    (2 * ARENA_JOBS_MAX) /* maximum number of blocks that are complete before their turn */

/* The purposes of seeds, which never change: the same --seed plays the same matches. */
enum { SEED_CHANCE, SEED_PLAYER, SEED_KEY };

struct arena_run {
    const struct arena_plan *plan;
    struct sim_store *store;
    arena_sink *sink;
    void *context;
    pthread_mutex_t lock;
    pthread_cond_t moved;
    int64_t next; /* block to begin */
    int64_t due;  /* block to pass on next */
    bool ended;
    bool starved; /* a thread got no memory for thinking */
    bool ready[AHEAD];
    struct arena_block block[AHEAD]; /* [number % AHEAD] */
};

/* Returns a seed. It is the same for all pairings, so that they are compared under the same
 * chance. */
static uint64_t seed_of(const struct arena_plan *plan, int64_t block, unsigned purpose, unsigned at)
{
    int64_t parts[4] = {plan->seed, block / plan->pairings, purpose, at};
    return hash_bytes(parts, sizeof(parts), 0);
}

static void match_end(const struct bot_match *match, struct arena_match *into)
{
    struct game_result result;
    game_result(match->game, &match->state, &result);
    into->over = result.over;
    into->rounds = result.rounds;
    memcpy(into->rank, result.rank, sizeof(into->rank));
    memcpy(into->total, result.total, sizeof(into->total));
}

/* Plays a match with the lone player on a seat, and stores the result in the block. */
static void match_play(struct arena_run *run, struct bot_match *match, struct arena_block *block,
                       unsigned lone)
{
    const struct arena_plan *plan = run->plan;
    const struct odds_pairing *pairing = &plan->pairing[arena_pairing_of(plan, block->number)];
    const struct bot *bots[GAME_SEATS_MAX];
    const struct network *networks[GAME_SEATS_MAX];
    uint32_t simulations[GAME_SEATS_MAX];
    struct chance_fast fast = {.seed = seed_of(plan, block->number, SEED_CHANCE, 0)};
    struct fair fair;
    struct game_move move;
    uint8_t seat;
    for (unsigned i = 0; i < plan->setup.seats; i++) {
        const struct arena_player *player =
            &plan->player[i == lone ? pairing->lone : pairing->field];
        bots[i] = player->bot;
        networks[i] = player->network;
        simulations[i] = player->simulations;
        /* the first of a player's seats has the same seed in each match of the block */
        match->random[i].state = seed_of(plan, block->number, SEED_PLAYER,
                                         (i + plan->setup.seats - lone) % plan->setup.seats);
    }
    match->game = plan->game;
    match->setup = &plan->setup;
    match->bots = bots;
    match->networks = networks;
    match->simulations = simulations;
    match->chance = chance_fast_of(&fast);
    if (run->store != NULL) {
        uint64_t parts[FAIR_SEED_BYTES / sizeof(uint64_t)];
        for (unsigned i = 0; i < COUNT_OF(parts); i++)
            parts[i] = seed_of(plan, block->number, SEED_KEY, i);
        memcpy(fair.key, parts, sizeof(parts));
        match->chance = fair_chance(&fair);
    }
    bot_match_begin(match);
    if (run->store != NULL)
        sim_store_begin(run->store, plan->game, &plan->setup, bots, fair.key, &match->events,
                        &match->state);
    int64_t from = clock_mono_us();
    while (bot_match_step(match, &seat, &move)) {
        struct arena_thinking *thinking = &block->thinking[seat == lone ? 0 : 1];
        int64_t now = clock_mono_us();
        thinking->decisions++;
        thinking->us += now - from;
        if (now - from > thinking->longest_us) thinking->longest_us = now - from;
        from = now;
        if (run->store == NULL) continue;
        sim_store_move(run->store, seat, &move, &match->events, &match->state,
                       plan->game->to_act(&match->state) == 0);
        from = clock_mono_us();
    }
    match_end(match, &block->match[lone]);
}

/* Passes on the blocks whose turn it is. The caller holds the lock. */
static void hand_over(struct arena_run *run)
{
    while (!run->ended && run->ready[run->due % AHEAD]) {
        run->ready[run->due % AHEAD] = false;
        run->ended = !run->sink(run->context, &run->block[run->due % AHEAD]);
        run->due++;
    }
    (void)pthread_cond_broadcast(&run->moved);
}

static void *work(void *context)
{
    struct arena_run *run = context;
    struct bot_match match = {.scratch = malloc(BOT_SCRATCH_BYTES_MAX)};
    struct arena_block block;
    mutex_lock(&run->lock);
    if (match.scratch == NULL) run->starved = true;
    while (match.scratch != NULL) {
        while (!run->ended && run->next - run->due >= AHEAD)
            (void)pthread_cond_wait(&run->moved, &run->lock);
        if (run->ended || run->next >= run->plan->blocks) break;
        memset(&block, 0, sizeof(block));
        block.number = run->next++;
        mutex_unlock(&run->lock);
        for (unsigned lone = 0; lone < run->plan->setup.seats; lone++)
            match_play(run, &match, &block, lone);
        mutex_lock(&run->lock);
        run->block[block.number % AHEAD] = block;
        run->ready[block.number % AHEAD] = true;
        hand_over(run);
    }
    mutex_unlock(&run->lock);
    free(match.scratch);
    return NULL;
}

bool arena_play(const struct arena_plan *plan, int64_t from, struct sim_store *store,
                arena_sink *sink, void *context)
{
    pthread_t threads[ARENA_JOBS_MAX];
    unsigned started = 1;
    struct arena_run *run = calloc(1, sizeof(*run));
    if (run == NULL) return false;
    run->plan = plan;
    run->store = store;
    run->sink = sink;
    run->context = context;
    run->next = from;
    run->due = from;
    CHECK(pthread_mutex_init(&run->lock, NULL) == 0 && pthread_cond_init(&run->moved, NULL) == 0);
    CHECK(plan->jobs >= 1 && plan->jobs <= ARENA_JOBS_MAX && (store == NULL || plan->jobs == 1));
    /* this thread works, too: as the first */
    while (started < plan->jobs && pthread_create(&threads[started], NULL, work, run) == 0)
        started++;
    work(run);
    for (unsigned i = 1; i < started; i++) (void)pthread_join(threads[i], NULL);
    (void)pthread_cond_destroy(&run->moved);
    (void)pthread_mutex_destroy(&run->lock);
    bool ok = started == plan->jobs && !run->starved;
    free(run);
    return ok;
}
