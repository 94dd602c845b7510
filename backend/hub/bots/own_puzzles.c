#include "hub/bots/own_puzzles.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/bots/analysis.h"
#include "hub/core/internal.h"
#include "puzzle/set.h"
#include "puzzle/write.h"
#include "record/fair_match.h"
#include "record/record.h"

#define AGAIN_MS    2000 /* time after which the user's other search is likely to have ended */
#define SEED        20261128
#define SIMULATIONS 600   /* fewer than for a set: a user waits */
#define SLICE_US    20000 /* time slice of a worker, after which other jobs have their turn */

struct own_search {
    struct own_search *next;
    struct hub *hub;
    struct store_own_puzzle puzzle;
    struct local *local; /* the match before the decision */
    uint8_t seat;
    struct game_move played;
    hub_own_puzzle_done *done;
    void *context;
    atomic_bool unwanted; /* the only member that is written while a worker uses the search */
    bool no_memory;
    bool begun;
    bool over;   /* the decision is a puzzle, or is none */
    uint16_t at; /* index of the next legal move to value */
    struct finder_found found;
    struct buf text; /* the puzzle; empty: there is none */
};

/* ---- reading ---- */

static enum store_err error_of(enum local_err err)
{
    if (err == LOCAL_OK) return STORE_OK;
    return err == LOCAL_FULL ? STORE_IO : STORE_NOT_FOUND;
}

/* Repeats the match up to the decision at `index` of those that counted. */
static enum store_err repeat(struct own_search *search, const struct store_match *info,
                             const struct analysis *of, uint32_t index)
{
    struct settings settings;
    struct fair fair;
    struct local_setup setup = {.game = of->game};
    enum store_err err = settings_parse(of->game, info->options, &settings);
    if (err != STORE_OK) return err;
    setup.setup = record_setup(info, &settings);
    fair_match_key(info, &fair);
    memcpy(setup.seed, fair.key, sizeof(setup.seed));
    memcpy(setup.id, info->id, sizeof(setup.id) - 1);
    err = error_of(local_begin(search->local, &setup, 0));
    for (uint32_t i = 0; err == STORE_OK && i < index; i++)
        err = error_of(local_replay(search->local, of->steps[i].seat, &of->steps[i].move, 0));
    return err;
}

static enum store_err decision_find(struct own_search *search, const struct store_match *info,
                                    const struct analysis *of)
{
    uint32_t index = 0;
    while (index < of->count && of->steps[index].version != search->puzzle.version) index++;
    if (index == of->count || of->game->themes == NULL) return STORE_NOT_FOUND;
    search->seat = of->steps[index].seat;
    search->played = of->steps[index].move;
    if (info->seat[search->seat].user != search->puzzle.user) return STORE_NOT_FOUND;
    return repeat(search, info, of, index);
}

enum store_err own_search_read(struct store_reader *reader, const struct store_match *info,
                               int64_t user, uint32_t version, struct own_search **read)
{
    struct match_analysis *analysis = NULL;
    *read = NULL;
    enum store_err err = match_analysis_read(reader, info, &analysis);
    if (err != STORE_OK) return err;
    struct own_search *search = calloc(1, sizeof(*search));
    if (search != NULL) search->local = local_new();
    if (search == NULL || search->local == NULL) {
        err = STORE_IO;
    } else {
        search->puzzle.user = user;
        search->puzzle.version = version;
        (void)text_copy(search->puzzle.match, sizeof(search->puzzle.match), info->id);
        err = decision_find(search, info, match_analysis_data(analysis));
    }
    match_analysis_free(analysis);
    if (err != STORE_OK)
        own_search_free(search);
    else
        *read = search;
    return err;
}

void own_search_free(struct own_search *search)
{
    if (search == NULL) return;
    local_free(search->local);
    buf_free(&search->text);
    free(search);
}

/* ---- on a worker ---- */

static bool stop(void *context)
{
    struct own_search *search = context;
    return atomic_load_explicit(&search->unwanted, memory_order_relaxed);
}

/* Writes the text, and reads the id from it. Returns false without memory. */
static bool text_make(struct own_search *search, const struct finder_found *found)
{
    const struct match *match = local_match(search->local);
    struct puzzle_set set;
    struct local *line = local_new();
    if (line == NULL) return false;
    puzzle_head_write(match->game, &search->text);
    puzzle_match_write(search->local, &search->text);
    for (uint32_t at = 1; at <= match->version; at++)
        puzzle_move_write(search->local, at, &search->text);
    bool written =
        puzzle_write(search->local, match->version, search->seat, found, line, &search->text);
    local_free(line);
    if (!written || puzzle_set_read(search->text.bytes, search->text.size, &set) != 0) return false;
    CHECK(set.count == 1);
    memcpy(search->puzzle.puzzle, set.puzzles[0].setup.id, sizeof(search->puzzle.puzzle));
    puzzle_set_free(&set);
    return true;
}

/* Continues the search until the end of a slice. Returns true if it has ended: with a puzzle in
 * `text`, or with none. */
static bool slice(struct own_search *search, const struct bot_means *means)
{
    const struct match *match = local_match(search->local);
    struct finder_found *found = &search->found;
    int64_t until_us = clock_thread_us() + SLICE_US;
    const struct finder_question question = {.game = match->game,
                                             .state = &match->state,
                                             .seat = search->seat,
                                             .played = search->played,
                                             .wanted = UINT16_MAX,
                                             .legal_max = FINDER_LEGAL_MAX,
                                             .simulations = SIMULATIONS,
                                             .seed = SEED + search->puzzle.version};
    if (!search->begun && !finder_begin(&question, means, found)) return true;
    search->begun = true;
    for (; search->at < found->count; search->at++) {
        if (clock_thread_us() >= until_us) return false;
        if (!finder_step(&question, means, search->at, found)) return true;
    }
    if (finder_is_puzzle(found)) {
        search->puzzle.gain = (uint32_t)found->gain;
        search->no_memory = !text_make(search, found);
    }
    return true;
}

static void search_run(void *context)
{
    struct own_search *search = context;
    struct bot_means means = {.stop = stop, .stop_context = search};
    means.scratch = malloc(FINDER_SCRATCH_BYTES);
    search->no_memory = means.scratch == NULL;
    if (search->no_memory) return;
    search->over = slice(search, &means);
    free(means.scratch);
}

/* ---- on the loop ---- */

static void end(struct own_search *search, struct hub_error error, const char *puzzle)
{
    struct own_search **at = &search->hub->own_searches;
    while (*at != search) at = &(*at)->next;
    *at = search->next;
    search->hub->own_searches_count--;
    search->done(search->context, error, puzzle);
    own_search_free(search);
}

static void stored(void *context, enum store_err err, int64_t id)
{
    struct own_search *search = context;
    struct hub_error error = {.code = HUB_STORE, .store = err};
    (void)id;
    /* Beyond the limit it is not stored, which is no error. */
    if (err == STORE_OK || err == STORE_TOO_MANY) error = hub_error_of(HUB_OK);
    if (err == STORE_NOT_FOUND) error = hub_error_of(HUB_NOT_SIGNED_IN);
    end(search, error, err == STORE_OK ? search->puzzle.puzzle : "");
}

static void searched(void *context);

static bool slice_begin(struct own_search *search)
{
    return pool_submit(search->hub->config.bots, (uint64_t)search->puzzle.user, search_run,
                       searched, search) == POOL_TAKEN;
}

static void searched(void *context)
{
    struct own_search *search = context;
    struct store_own_puzzle *puzzle = &search->puzzle;
    bool stopped = search->hub->stopped;
    if (!stopped && !search->no_memory && !search->over && slice_begin(search)) return;
    if (stopped || search->no_memory || !search->over) {
        end(search, hub_error_of(stopped ? HUB_SHUTTING_DOWN : HUB_BUSY), "");
        return;
    }
    if (search->text.size == 0 || search->text.size > STORE_OWN_PUZZLE_BYTES_MAX) {
        end(search, hub_error_of(HUB_OK), "");
        return;
    }
    puzzle->text = search->text.bytes;
    puzzle->made_ms = clock_unix_ms();
    puzzle->due_ms = store_own_puzzle_due(0, puzzle->made_ms);
    struct store_write write = {.op = STORE_OWN_PUZZLE_ADD, .argument = puzzle};
    enum store_err err = store_write(search->hub->config.store, &write, stored, search);
    if (err != STORE_OK) stored(search, err, 0);
}

static struct hub_error refused(struct hub *hub, int64_t user)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    for (const struct own_search *other = hub->own_searches; other != NULL; other = other->next)
        if (other->puzzle.user == user) return hub_error_often(AGAIN_MS);
    if (hub->own_searches_count == HUB_OWN_SEARCHES_MAX) return hub_error_of(HUB_BUSY);
    limits_user(user, who);
    if (!limits_acquire(hub->limits, LIMIT_HINT, who, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    return hub_error_of(HUB_OK);
}

void hub_own_puzzle_search(struct hub *hub, struct own_search *search, hub_own_puzzle_done *done,
                           void *context)
{
    int64_t user = search->puzzle.user;
    struct hub_error error = refused(hub, user);
    search->hub = hub;
    search->done = done;
    search->context = context;
    if (error.code == HUB_OK &&
        pool_submit(hub->config.bots, (uint64_t)user, search_run, searched, search) != POOL_TAKEN)
        error = hub_error_of(HUB_BUSY);
    if (error.code != HUB_OK) {
        own_search_free(search);
        done(context, error, "");
        return;
    }
    search->next = hub->own_searches;
    hub->own_searches = search;
    hub->own_searches_count++;
}

void own_searches_stop(struct hub *hub)
{
    for (struct own_search *search = hub->own_searches; search != NULL; search = search->next)
        atomic_store(&search->unwanted, true);
}
