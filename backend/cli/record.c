#include "cli/record.h"

#include "base/hash.h"
#include "base/ids.h"
#include "hub/rehash.h"
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

struct record {
    struct store *store;
    sem_t woken;
    enum store_err err; /* the first that there was */
    const struct game *game;
    struct store_match match;
    uint32_t seq;
    int64_t begin_ms; /* of the present match */
    int64_t at_ms;
    struct buf move;
    struct buf events;
};

static void wake(void *context)
{
    struct record *record = context;
    int code = sem_post(&record->woken);
    CHECK(code == 0);
}

static void fail(struct record *record, enum store_err err)
{
    if (record->err == STORE_OK) record->err = err;
}

static void written(void *context, enum store_err err, int64_t id)
{
    (void)id;
    fail(context, err);
}

enum store_err record_open(const char *path, int64_t seed, struct record **opened)
{
    struct record *record = calloc(1, sizeof(*record));
    *opened = NULL;
    if (record == NULL) return STORE_IO;
    struct store_config config = {
        .path = path, .wake = wake, .wake_context = record, .rules = &hub_rules};
    enum store_err err = sem_init(&record->woken, 0, 0) == 0 ? STORE_OK : STORE_IO;
    if (err == STORE_OK) {
        err = store_open(&config, &record->store);
        if (err != STORE_OK) (void)sem_destroy(&record->woken);
    }
    if (err != STORE_OK) {
        free(record);
        return err;
    }
    record->begin_ms = RECORD_EPOCH_MS + seed % 365 * DAY_MS;
    *opened = record;
    return STORE_OK;
}

/* Queues an operation; waits while the queue is full. */
static void put(struct record *record, const struct store_write *write)
{
    enum store_err err = store_write(record->store, write, written, record);
    while (err == STORE_BUSY) {
        while (sem_wait(&record->woken) != 0) CHECK(errno == EINTR);
        store_drain(record->store);
        err = store_write(record->store, write, written, record);
    }
    if (err != STORE_OK) fail(record, err);
}

static void put_row(struct record *record, int seat, const struct game_events *events,
                    const struct game_state *state, bool with_match)
{
    struct json json = json_to(&record->events);
    buf_reset(&record->events);
    json_array(&json, NULL);
    for (unsigned i = 0; i < events->count; i++)
        json_event(&json, NULL, record->game, &events->at[i]);
    json_array_end(&json);
    CHECK(!record->events.failed && !record->move.failed);
    struct store_move move = {.match = record->match.id,
                              .seq = record->seq,
                              .seat = seat,
                              .request = "",
                              .move = record->seq > 0 ? record->move.bytes : "",
                              .events = record->events.bytes,
                              .state_hash =
                                  match_state_hash(record->game, record->game->revision, state),
                              .at_ms = record->at_ms};
    struct store_write write = {.op = STORE_MOVE_APPEND,
                                .with_match = with_match,
                                .match = with_match ? &record->match : NULL,
                                .move = &move};
    put(record, &write);
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

void record_begin(struct record *record, const struct game *game, const struct game_setup *setup,
                  const struct bot *const players[], const unsigned char seed[STORE_SEED_BYTES],
                  const struct game_events *events, const struct game_state *state)
{
    struct store_match *match = &record->match;
    record->game = game;
    record->seq = 0;
    record->at_ms = record->begin_ms;
    record->begin_ms += MATCHES_APART_MS;
    *match = (struct store_match){.revision = game->revision,
                                  .status = STORE_OPEN,
                                  .listed = true,
                                  .created_ms = record->at_ms,
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
    struct store_write write = {.op = STORE_MATCH_SAVE, .match = match};
    put(record, &write);
    match->status = STORE_RUNNING;
    match->started_ms = record->at_ms;
    put_row(record, -1, events, state, true);
}

void record_move(struct record *record, uint8_t seat, const struct game_move *move,
                 const struct game_events *events, const struct game_state *state, bool over)
{
    struct store_match *match = &record->match;
    struct json json = json_to(&record->move);
    int64_t parts[2] = {(int64_t)record->seq, record->begin_ms};
    record->seq++;
    record->at_ms +=
        MOVE_MS_LEAST + (int64_t)(hash_bytes(parts, sizeof(parts), seat) % MOVE_MS_SPAN);
    buf_reset(&record->move);
    json_move(&json, NULL, record->game, move);
    if (over) {
        struct game_result result;
        record->game->result(state, &result);
        match->status = STORE_OVER;
        match->ended_ms = record->at_ms;
        (void)snprintf(match->end_reason, sizeof(match->end_reason), "%s",
                       record->game->reasons.name[result.reason]);
        for (unsigned i = 0; i < match->seats; i++) {
            match->seat[i].rank = result.rank[i];
            match->seat[i].score = result.total[i];
        }
    }
    put_row(record, seat, events, state, over);
}

const char *record_match_id(const struct record *record)
{
    return record->match.id;
}

enum store_err record_close(struct record *record)
{
    store_close(record->store);
    enum store_err err = record->err;
    (void)sem_destroy(&record->woken);
    buf_free(&record->move);
    buf_free(&record->events);
    free(record);
    return err;
}
