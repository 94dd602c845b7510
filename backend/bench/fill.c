#include "bench/fill.h"

#include <errno.h>
#include <semaphore.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "bots/bots.h"
#include "engine/match.h"
#include "hub/hub.h"
#include "record/rehash.h"
#include "wire/json.h"

#define PATTERNS                                                                                   \
    32          /* number of matches that are really played; each of the others is a copy of one */
#define MOVES 8 /* in each */
#define TABLES_MAX                                                                                 \
    1000 /* maximum number of tables with separate people; each player also plays in copies */

/* The rows of a match in their stored form. */
struct pattern {
    struct buf events[1 + MOVES];
    struct buf moves[1 + MOVES];
    uint64_t hashes[1 + MOVES];
    int seats[1 + MOVES];
    uint8_t owed[1 + MOVES];
};

struct filling {
    const struct bench_fill *fill;
    struct store *store;
    sem_t woken;
    bool failed;
    struct pattern patterns[PATTERNS];
    char tokens[TABLES_MAX * BENCH_FILL_SEATS][HUB_TOKEN_BYTES + 1];
};

static void events_print(struct buf *out, const struct game *game, const struct game_events *events)
{
    struct json json = json_to(out);
    json_array(&json, NULL);
    for (uint16_t i = 0; i < events->count; i++) json_event(&json, NULL, game, &events->at[i]);
    json_array_end(&json);
}

static void row_note(struct pattern *pattern, const struct match *match, int seat,
                     const struct game_events *events)
{
    const struct game *game = match->game;
    events_print(&pattern->events[match->version], game, events);
    pattern->hashes[match->version] = match->state_hash;
    pattern->seats[match->version] = seat;
    pattern->owed[match->version] = game->to_act(&match->state);
}

/* Plays the first legal move of the first seat that owes one, until the match is over. */
static void pattern_play(struct pattern *pattern, const struct game *game, uint64_t seed)
{
    static struct match match;
    static struct match_proposal proposal;
    static struct game_events events;
    static struct game_move legal[GAME_LEGAL_MAX];
    struct bot_random random = {.state = seed};
    struct chance_fast fast = {.seed = seed};
    struct chance chance = chance_fast_of(&fast);
    struct game_setup setup = {.seats = BENCH_FILL_SEATS,
                               .start_seat = GAME_NOBODY,
                               .options = game->seats_need[BENCH_FILL_SEATS]};
    match_start(&match, game, &setup, &chance, &events);
    row_note(pattern, &match, HUB_NOBODY_SEAT, &events);
    while (match.version < MOVES) {
        uint8_t owed = game->to_act(&match.state);
        uint8_t seat = (owed & 1) != 0 ? 0 : 1;
        uint16_t count = game->legal(&match.state, seat, legal);
        CHECK(owed != 0 && count > 0);
        const struct game_move *move = &legal[bot_random_below(&random, count)];
        CHECK(match_propose(&match, seat, move, &chance, &proposal) == GAME_ACCEPTED);
        struct json json = json_to(&pattern->moves[match.version + 1]);
        json_move(&json, NULL, game, move);
        events = proposal.events;
        match_accept(&match, &proposal);
        row_note(pattern, &match, seat, &events);
    }
}

/* ---- writing ---- */

static void wake(void *context)
{
    struct filling *filling = context;
    CHECK(sem_post(&filling->woken) == 0);
}

static void written(void *context, enum store_err err, int64_t id)
{
    struct filling *filling = context;
    (void)id;
    filling->failed = filling->failed || err != STORE_OK;
}

/* Queues an operation; waits while the queue is full. */
static void put(struct filling *filling, const struct store_write *write)
{
    enum store_err err = store_write(filling->store, write, written, filling);
    while (err == STORE_BUSY) {
        while (sem_wait(&filling->woken) != 0) CHECK(errno == EINTR);
        store_drain(filling->store);
        err = store_write(filling->store, write, written, filling);
    }
    filling->failed = filling->failed || err != STORE_OK;
}

static void people_put(struct filling *filling)
{
    int64_t now_ms = clock_unix_ms();
    for (size_t i = 0; i < COUNT_OF(filling->tokens); i++) {
        struct store_user user = {.guest = true, .created_ms = now_ms};
        struct store_session session = {
            .created_ms = now_ms, .used_ms = now_ms, .expires_ms = now_ms + HUB_SESSION_S * 1000};
        struct store_write write = {
            .op = STORE_USER_CREATE,
            .account = {.user = &user, .with_session = true, .session = &session}};
        (void)snprintf(user.name, sizeof(user.name), "Load %zu", i);
        ids_text(filling->tokens[i], HUB_TOKEN_BYTES);
        (void)crypto_hash_sha256(session.token_hash, (unsigned char *)filling->tokens[i],
                                 HUB_TOKEN_BYTES);
        put(filling, &write);
    }
}

/* Writes one match. Users of a new file are numbered from 1 in the order of their creation. */
static void match_put(struct filling *filling, const struct pattern *pattern, size_t table,
                      char id[STORE_MATCH_ID_BYTES + 1])
{
    const struct game *game = filling->fill->game;
    int64_t now_ms = clock_unix_ms();
    struct store_move moves[1 + MOVES];
    struct settings settings = {.start_seat = GAME_NOBODY,
                                .options = game->seats_need[BENCH_FILL_SEATS]};
    struct store_match match = {.revision = game->revision,
                                .status = STORE_RUNNING,
                                .listed = true,
                                .created_by = (int64_t)(table * BENCH_FILL_SEATS) + 1,
                                .created_ms = now_ms,
                                .started_ms = now_ms,
                                .due_ms = now_ms + HUB_UNMOVED_MS,
                                .seats = BENCH_FILL_SEATS};
    ids_text(match.id, STORE_MATCH_ID_BYTES);
    ids_random(match.seed, sizeof(match.seed));
    (void)snprintf(match.game, sizeof(match.game), "%s", game->id);
    settings_print(game, &settings, match.options, sizeof(match.options));
    for (size_t seat = 0; seat < match.seats; seat++) {
        match.seat[seat].user = match.created_by + (int64_t)seat;
        (void)snprintf(match.seat[seat].name, sizeof(match.seat[seat].name), "Load %zu",
                       table * BENCH_FILL_SEATS + seat);
    }
    for (uint32_t seq = 0; seq <= MOVES; seq++) {
        int seat = pattern->seats[seq];
        moves[seq] =
            (struct store_move){.match = match.id,
                                .seq = seq,
                                .seat = seat,
                                .user = seat == HUB_NOBODY_SEAT ? 0 : match.seat[seat].user,
                                .request = "",
                                .move = seq > 0 ? pattern->moves[seq].bytes : "",
                                .events = pattern->events[seq].bytes,
                                .state_hash = pattern->hashes[seq],
                                .owed_known = true,
                                .owed = pattern->owed[seq],
                                .at_ms = now_ms};
    }
    struct store_write write = {
        .op = STORE_MATCH_IMPORT,
        .import = {.match = &match, .moves = moves, .move_count = 1 + MOVES}};
    put(filling, &write);
    memcpy(id, match.id, sizeof(match.id));
}

static void seated_note(struct filling *filling, size_t table, const char *id)
{
    struct bench_seated *seated = &filling->fill->seated[table];
    (void)snprintf(seated->match, sizeof(seated->match), "%s", id);
    for (size_t seat = 0; seat < BENCH_FILL_SEATS; seat++)
        (void)snprintf(seated->cookie[seat], sizeof(seated->cookie[seat]), "ochre_session=%s",
                       filling->tokens[table * BENCH_FILL_SEATS + seat]);
}

static void matches_put(struct filling *filling)
{
    const struct bench_fill *fill = filling->fill;
    uint32_t apart =
        fill->matches / TABLES_MAX; /* the played matches are distributed over the whole file */
    for (uint32_t i = 0; i < fill->matches && !filling->failed; i++) {
        size_t table = i % TABLES_MAX;
        char id[STORE_MATCH_ID_BYTES + 1];
        match_put(filling, &filling->patterns[i % PATTERNS], table, id);
        bool now = apart == 0 || i / TABLES_MAX == table * apart / TABLES_MAX;
        if (now && table < fill->played) seated_note(filling, table, id);
    }
}

bool bench_fill(const struct bench_fill *fill, const char *folder)
{
    char path[512];
    struct filling *filling = calloc(1, sizeof(*filling));
    if (filling == NULL) return false;
    CHECK(fill->played <= TABLES_MAX && fill->played <= fill->matches);
    filling->fill = fill;
    (void)snprintf(path, sizeof(path), "%s/ochre.sqlite", folder);
    struct store_config config = {
        .path = path, .wake = wake, .wake_context = filling, .rules = &rehash_rules};
    bool ok =
        sem_init(&filling->woken, 0, 0) == 0 && store_open(&config, &filling->store) == STORE_OK;
    for (size_t i = 0; ok && i < PATTERNS; i++)
        pattern_play(&filling->patterns[i], fill->game, i + 1);
    if (ok) {
        people_put(filling);
        matches_put(filling);
        store_close(filling->store);
        ok = !filling->failed;
    }
    for (size_t i = 0; i < PATTERNS; i++) {
        for (size_t row = 0; row <= MOVES; row++) {
            buf_free(&filling->patterns[i].events[row]);
            buf_free(&filling->patterns[i].moves[row]);
        }
    }
    free(filling);
    return ok;
}
