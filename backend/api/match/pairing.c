/* Quick pairing: how many people wait and how long it took lately, for everybody; and the
 * requester's own seeks. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "games/find.h"
#include "hub/pairing/pairing.h"
#include "hub/pairing/seeks.h"
#include "wire/values.h"

#define WAITS_MAX   256 /* of a pool, from which the next one is estimated */
#define PAIRED_MAX  2048
#define WAITING_MAX 1024

/* ---- reading ---- */

/* A pool: its people who wait, and the waits of those who were paired. */
struct pool {
    const struct game *game;
    const struct pairing_pace *pace;
    uint32_t waiting;
    uint32_t wait_count;
    int64_t waits_ms[WAITS_MAX];
};

struct pools {
    uint32_t count;
    struct pool pool[];
};

/* Makes the pools of all games and paces; NULL without memory. */
static struct pools *pools_new(void)
{
    uint32_t count = 0;
    while (games[count] != NULL) count++;
    struct pools *pools =
        calloc(1, sizeof(*pools) + sizeof(pools->pool[0]) * count * PAIRING_PACES);
    for (uint32_t i = 0; pools != NULL && i < count * PAIRING_PACES; i++) {
        pools->pool[i].game = games[i / PAIRING_PACES];
        pools->pool[i].pace = &pairing_paces[i % PAIRING_PACES];
        pools->count++;
    }
    return pools;
}

/* Returns the pool of a seek, or NULL for one of a newer version of the program. */
static struct pool *pool_of(struct pools *pools, const struct store_seek *seek)
{
    for (uint32_t i = 0; i < pools->count; i++) {
        struct pool *pool = &pools->pool[i];
        if (strcmp(seek->game, pool->game->id) == 0 && strcmp(seek->pace, pool->pace->name) == 0)
            return pool;
    }
    return NULL;
}

static bool waiting_add(void *context, const struct store_seek *seek)
{
    struct pool *pool = pool_of(context, seek);
    if (pool != NULL) pool->waiting++;
    return true;
}

static bool wait_add(void *context, const struct store_seek *seek)
{
    struct pool *pool = pool_of(context, seek);
    if (pool != NULL && pool->wait_count < WAITS_MAX)
        pool->waits_ms[pool->wait_count++] = seek->paired_ms - seek->since_ms;
    return true;
}

static int by_size(const void *one, const void *other)
{
    int64_t a = *(const int64_t *)one, b = *(const int64_t *)other;
    return (a > b) - (a < b);
}

static void pool_print(struct json *json, struct pool *pool)
{
    qsort(pool->waits_ms, pool->wait_count, sizeof(pool->waits_ms[0]), by_size);
    json_object(json, NULL);
    json_text(json, "game", pool->game->id);
    json_text(json, "pace", pool->pace->name);
    time_control_print(json, "clock", &pool->pace->clock);
    json_int(json, "waiting", pool->waiting);
    json_int_or_null(json, "wait_ms",
                     pool->wait_count == 0 ? -1 : pool->waits_ms[pool->wait_count / 2], -1);
    json_object_end(json);
}

static bool seek_print(void *context, const struct store_seek *seek)
{
    struct json *json = context;
    json_object(json, NULL);
    json_text(json, "game", seek->game);
    json_text(json, "pace", seek->pace);
    json_array(json, "seats");
    for (unsigned count = 2; count <= GAME_SEATS_MAX; count++)
        if ((seek->seats >> count & 1) != 0) json_int(json, NULL, count);
    json_array_end(json);
    json_int(json, "since_ms", seek->since_ms);
    json_int(json, "until_ms", seek->until_ms);
    json_bool(json, "paired", seek->paired_ms != 0);
    json_text_or_null(json, "match", seek->match);
    json_object_end(json);
    return true;
}

enum store_err api_pairing_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "seeks");
    enum store_err err = store_seeks_of(reader, user, 0, 0, seek_print, json);
    json_array_end(json);
    return err;
}

static struct hub_error pairing_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    int64_t now_ms = clock_unix_ms();
    struct pools *pools = pools_new();
    if (pools == NULL) return (struct hub_error){.code = HUB_BUSY};
    enum store_err err = store_seeks_waiting(reader, now_ms, WAITING_MAX, waiting_add, pools);
    if (err == STORE_OK)
        err = store_seeks_paired(reader, now_ms - STORE_SEEKS_KEPT_MS, PAIRED_MAX, wait_add, pools);
    json_object(&json, NULL);
    json_int(&json, "now_ms", now_ms);
    json_array(&json, "pools");
    for (uint32_t i = 0; i < pools->count; i++) pool_print(&json, &pools->pool[i]);
    json_array_end(&json);
    json_array(&json, "seeks");
    if (err == STORE_OK && read->user != 0)
        err = store_seeks_of(reader, read->user, now_ms, now_ms - HUB_PAIRING_OPENS_MS, seek_print,
                             &json);
    json_array_end(&json);
    json_object_end(&json);
    free(pools);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_pairing(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL)
        *read = (struct api_read){.run = pairing_run, .user = call->user.id, .row = true};
    api_read_submit(call, read);
}

/* ---- the requester's seeks ---- */

struct seek_body {
    int64_t least;
    int64_t most;
    int64_t since_ms;
};

static const struct member renew_members[] = {
    {.name = "since_ms",
     .type = MEMBER_INT,
     .offset = offsetof(struct seek_body, since_ms),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = INT64_C(1) << 53},
};
static const struct member seek_members[] = {
    {.name = "seats_min",
     .type = MEMBER_INT,
     .offset = offsetof(struct seek_body, least),
     .present_offset = UINT16_MAX,
     .least = 2,
     .most = GAME_SEATS_MAX},
    {.name = "seats_max",
     .type = MEMBER_INT,
     .offset = offsetof(struct seek_body, most),
     .present_offset = UINT16_MAX,
     .least = 2,
     .most = GAME_SEATS_MAX},
};

/* Finds the game and the pace of the path; otherwise ends the call. */
static bool pool_find(struct api_call *call, const struct game **game,
                      const struct pairing_pace **pace)
{
    *game = games_find(call->part[0]);
    *pace = pairing_pace_find(call->part[1]);
    if (*game != NULL && *pace != NULL) return true;
    api_fail_code(call, HUB_NOT_FOUND);
    return false;
}

/* Reads the body and finds the pool; otherwise ends the call. */
static bool seek_read(struct api_call *call, const struct member *members, size_t count,
                      struct seek_body *body, const struct game **game,
                      const struct pairing_pace **pace)
{
    struct parse_error error;
    *body = (struct seek_body){.least = 0};
    if (parse_members(call->body, members, count, body, &error)) return pool_find(call, game, pace);
    api_fail_parse(call, &error);
    return false;
}

static void post_seek(struct api_call *call)
{
    struct seek_body body;
    const struct game *game;
    const struct pairing_pace *pace;
    uint32_t seats = 0;
    if (!seek_read(call, seek_members, COUNT_OF(seek_members), &body, &game, &pace)) return;
    for (int64_t count = body.least; count <= body.most; count++) seats |= 1U << count;
    hub_seek_set(call->hub, &call->user, game, pace, seats, api_answered, call);
}

/* A seek that does not wait any more is no error: its page learns that a table was found. */
static void renewed(void *context, struct hub_error error)
{
    struct api_call *call = context;
    struct buf out = {0};
    if (error.code != HUB_OK && error.code != HUB_NOT_FOUND) {
        api_fail(call, error);
        return;
    }
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_bool(&json, "waits", error.code == HUB_OK);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* Renewing begins nothing: whoever was paired, or has stopped in another window, stays so. */
static void put_seek(struct api_call *call)
{
    struct seek_body body;
    const struct game *game;
    const struct pairing_pace *pace;
    if (seek_read(call, renew_members, COUNT_OF(renew_members), &body, &game, &pace))
        hub_seek_renew(call->hub, call->user.id, game, pace, body.since_ms, renewed, call);
}

static void delete_seek(struct api_call *call)
{
    const struct game *game;
    const struct pairing_pace *pace;
    if (pool_find(call, &game, &pace))
        hub_seek_delete(call->hub, call->user.id, game, pace, api_answered, call);
}

const struct api_route api_pairing_routes[] = {
    {.method = "GET", .path = "/api/pairing", .handle = get_pairing, .scope = TOKEN_READ},
    {.method = "POST",
     .path = "/api/me/seeks/{game}/{pace}",
     .handle = post_seek,
     .user_needed = true,
     .body = true,
     .scope = TOKEN_PLAY},
    {.method = "PUT",
     .path = "/api/me/seeks/{game}/{pace}",
     .handle = put_seek,
     .user_needed = true,
     .body = true,
     .scope = TOKEN_PLAY},
    {.method = "DELETE",
     .path = "/api/me/seeks/{game}/{pace}",
     .handle = delete_seek,
     .user_needed = true,
     .scope = TOKEN_PLAY},
    {0},
};
