#include "lab/sim_store.h"

#include "base/hash.h"
#include "base/ids.h"
#include "record/rehash.h"
#include "wire/json.h"

#include <errno.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MATCHES_APART_MS (7 * 60 * 1000)
#define DAY_MS           (INT64_C(24) * 60 * 60 * 1000)
#define MOVE_MS_LEAST    800
#define MOVE_MS_SPAN     20000

struct sim_store {
    struct store *store;
    sem_t woken;
    enum store_err err; /* the first that there was */
    const struct game *game;
    struct store_match match;
    uint32_t seq;
    struct store_row_name newest; /* the row written last; before the first: 0 */
    int64_t begin_ms;             /* start of the present match */
    int64_t at_ms;
    struct buf move;
    struct buf events;
};

static void wake(void *context)
{
    struct sim_store *sim = context;
    int code = sem_post(&sim->woken);
    CHECK(code == 0);
}

static void fail(struct sim_store *sim, enum store_err err)
{
    if (sim->err == STORE_OK) sim->err = err;
}

static void written(void *context, enum store_err err, int64_t id)
{
    (void)id;
    fail(context, err);
}

int64_t sim_store_day_ms(int64_t seed)
{
    return SIM_STORE_EPOCH_MS + seed % 365 * DAY_MS;
}

enum store_err sim_store_open(const char *path, int64_t since_ms, struct sim_store **opened)
{
    struct sim_store *sim = calloc(1, sizeof(*sim));
    *opened = NULL;
    if (sim == NULL) return STORE_IO;
    struct store_config config = {
        .path = path, .wake = wake, .wake_context = sim, .rules = &rehash_rules};
    enum store_err err = sem_init(&sim->woken, 0, 0) == 0 ? STORE_OK : STORE_IO;
    if (err == STORE_OK) {
        err = store_open(&config, &sim->store);
        if (err != STORE_OK) (void)sem_destroy(&sim->woken);
    }
    if (err != STORE_OK) {
        free(sim);
        return err;
    }
    sim->begin_ms = since_ms;
    *opened = sim;
    return STORE_OK;
}

/* Queues an operation; waits while the queue is full. */
static void put(struct sim_store *sim, const struct store_write *write)
{
    enum store_err err = store_write(sim->store, write, written, sim);
    while (err == STORE_BUSY) {
        while (sem_wait(&sim->woken) != 0) CHECK(errno == EINTR);
        store_drain(sim->store);
        err = store_write(sim->store, write, written, sim);
    }
    if (err != STORE_OK) fail(sim, err);
}

static void put_row(struct sim_store *sim, int seat, const struct game_events *events,
                    const struct game_state *state, bool with_match)
{
    struct json json = json_to(&sim->events);
    buf_reset(&sim->events);
    json_array(&json, NULL);
    for (unsigned i = 0; i < events->count; i++) json_event(&json, NULL, sim->game, &events->at[i]);
    json_array_end(&json);
    CHECK(!sim->events.failed && !sim->move.failed);
    struct store_move move = {.match = sim->match.id,
                              .seq = sim->seq,
                              .seat = seat,
                              .request = "",
                              .move = sim->seq > 0 ? sim->move.bytes : "",
                              .events = sim->events.bytes,
                              .state_hash = match_state_hash(sim->game, sim->game->revision, state),
                              .before = sim->newest,
                              .at_ms = sim->at_ms};
    struct store_write write = {
        .op = STORE_MOVE_APPEND,
        .append = {.match = with_match ? &sim->match : NULL, .move = &move}};
    put(sim, &write);
    sim->newest = (struct store_row_name){move.state_hash, move.at_ms};
    sim->match.edit += with_match;
}

static void print_options(const struct game *game, uint16_t options, char *text, size_t size)
{
    struct buf out = {.size_max = size - 1};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "options");
    for (unsigned i = 0; i < game->options.count; i++)
        if ((options >> i & 1) != 0) json_text(&json, NULL, game->options.name[i]);
    json_array_end(&json);
    json_bool(&json, "bot_delay", false);
    json_object_end(&json);
    CHECK(!out.failed);
    memcpy(text, out.bytes, out.size + 1);
    buf_free(&out);
}

void sim_store_begin(struct sim_store *sim, const struct game *game, const struct game_setup *setup,
                     const struct bot *const players[], const unsigned char seed[STORE_SEED_BYTES],
                     const struct game_events *events, const struct game_state *state)
{
    struct store_match *match = &sim->match;
    sim->game = game;
    sim->seq = 0;
    sim->newest = (struct store_row_name){0};
    sim->at_ms = sim->begin_ms;
    sim->begin_ms += MATCHES_APART_MS;
    *match = (struct store_match){.revision = game->revision,
                                  .status = STORE_OPEN,
                                  .listed = true,
                                  .created_ms = sim->at_ms,
                                  .seats = setup->seats};
    ids_text(match->id, STORE_MATCH_ID_BYTES);
    (void)snprintf(match->game, sizeof(match->game), "%s", game->id);
    print_options(game, setup->options, match->options, sizeof(match->options));
    memcpy(match->seed, seed, STORE_SEED_BYTES);
    for (unsigned i = 0; i < setup->seats; i++) {
        (void)snprintf(match->seat[i].bot, sizeof(match->seat[i].bot), "%s", players[i]->id);
        (void)snprintf(match->seat[i].name, sizeof(match->seat[i].name), "%s %u", players[i]->id,
                       i + 1);
    }
    struct store_write write = {.op = STORE_MATCH_SAVE, .save = {.match = match}};
    put(sim, &write);
    match->edit = 1;
    match->status = STORE_RUNNING;
    match->started_ms = sim->at_ms;
    put_row(sim, -1, events, state, true);
}

void sim_store_move(struct sim_store *sim, uint8_t seat, const struct game_move *move,
                    const struct game_events *events, const struct game_state *state, bool over)
{
    struct store_match *match = &sim->match;
    struct json json = json_to(&sim->move);
    int64_t parts[2] = {(int64_t)sim->seq, sim->begin_ms};
    sim->seq++;
    sim->at_ms += MOVE_MS_LEAST + (int64_t)(hash_bytes(parts, sizeof(parts), seat) % MOVE_MS_SPAN);
    buf_reset(&sim->move);
    json_move(&json, NULL, sim->game, move);
    if (over) {
        struct game_result result;
        game_result(sim->game, state, &result);
        match->status = STORE_OVER;
        match->ended_ms = sim->at_ms;
        (void)snprintf(match->end_reason, sizeof(match->end_reason), "%s",
                       sim->game->reasons.name[result.reason]);
        for (unsigned i = 0; i < match->seats; i++) {
            match->seat[i].rank = result.rank[i];
            match->seat[i].score = result.total[i];
        }
    }
    put_row(sim, seat, events, state, over);
}

const char *sim_store_match_id(const struct sim_store *sim)
{
    return sim->match.id;
}

enum store_err sim_store_close(struct sim_store *sim)
{
    store_close(sim->store);
    enum store_err err = sim->err;
    (void)sem_destroy(&sim->woken);
    buf_free(&sim->move);
    buf_free(&sim->events);
    free(sim);
    return err;
}
