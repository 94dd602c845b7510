/* The result of a match by a secret link that a player has made: the ranks, and nothing else.
 * The functions here list its members. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/print.h"
#include "wire/values.h"
#include "api/site/results.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/account/recovery.h"
#include "record/settings.h"

/* ---- the link ---- */

struct made_read {
    struct api_read read;
    int64_t user;
};

static struct hub_error made_run(struct api_read *read, struct store_reader *reader)
{
    int64_t made_ms = 0;
    const struct made_read *job = (struct made_read *)read;
    enum store_err err = store_result_made(reader, read->match, job->user, &made_ms);
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_int_or_null(&json, "made_ms", made_ms, 0);
    json_object_end(&json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_link(struct api_call *call)
{
    struct made_read *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        *job = (struct made_read){.read = {.run = made_run}, .user = call->user.id};
        (void)text_copy(job->read.match, sizeof(job->read.match), call->part[0]);
    }
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

static void link_made(void *context, struct hub_error error, const char *token)
{
    struct api_call *call = context;
    char path[HUB_TOKEN_BYTES + 16];
    if (error.code != HUB_OK) {
        api_fail(call, error);
        return;
    }
    struct buf out = {.secret = true};
    struct json json = json_to(&out);
    (void)snprintf(path, sizeof(path), "/result/%s", token);
    json_object(&json, NULL);
    json_text(&json, "path", path);
    json_object_end(&json);
    sodium_memzero(path, sizeof(path));
    api_reply(call, 201, &out);
}

static void link_make(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    hub_result_link_make(call->hub, match, call->user.id, link_made, call);
}

static void post_link(struct api_call *call)
{
    api_match_find(call, NULL, link_make);
}

static void link_end(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    hub_result_link_end(call->hub, match, call->user.id, api_answered, call);
}

static void delete_link(struct api_call *call)
{
    api_match_find(call, NULL, link_end);
}

/* ---- reading the result ---- */

struct result_read {
    struct api_read read;
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
};

static void seats_print(struct json *json, const struct store_match *match)
{
    json_array(json, "seats");
    for (uint8_t i = 0; i < match->seats; i++) {
        const struct store_seat *seat = &match->seat[i];
        json_object(json, NULL);
        json_int(json, "seat", i);
        json_text(json, "name", seat->name);
        json_text_or_null(json, "bot", seat->user == 0 ? seat->bot : "");
        json_bool(json, "bot_account", seat->bot_account);
        json_int(json, "rank", seat->rank);
        json_int(json, "score", seat->score);
        json_bool(json, "resigned", seat->resigned != 0);
        json_object_end(json);
    }
    json_array_end(json);
}

/* Prints everything that the link shows of that match. */
static struct hub_error result_print(struct json *json, const struct hub_sight *sight,
                                     const struct store_match *match)
{
    CHECK(strcmp(match->id, hub_sight_id(sight)) == 0);
    const struct game *game = games_find(match->game);
    uint16_t options = 0;
    enum store_err err = settings_options(game, match->options, &options);
    if (err != STORE_OK) return (struct hub_error){.code = HUB_STORE, .store = err};
    json_object(json, NULL);
    json_text(json, "game", match->game);
    json_text_or_null(json, "match", match->listed ? match->id : "");
    json_array(json, "options");
    for (uint8_t i = 0; i < game->options.count; i++)
        if ((options >> i & 1) != 0) json_text(json, NULL, game->options.name[i]);
    json_array_end(json);
    json_int(json, "started_ms", match->started_ms);
    json_int(json, "ended_ms", match->ended_ms);
    json_text(json, "end_reason", match->end_reason);
    seats_print(json, match);
    json_object_end(json);
    return hub_error_of(HUB_OK);
}

struct hub_error api_result_read(struct api_read *read, struct store_reader *reader,
                                 const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                 struct store_match *info)
{
    enum store_err err =
        hub_sight_result(reader, token_hash, clock_unix_ms(), info, &read->room, &read->sight);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_LINK);
    if (err == STORE_OK && games_find(info->game) == NULL) err = STORE_CORRUPT;
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static struct hub_error result_run(struct api_read *read, struct store_reader *reader)
{
    const struct result_read *job = (struct result_read *)read;
    struct store_match match;
    struct json json = json_to(&read->out);
    struct hub_error error = api_result_read(read, reader, job->token_hash, &match);
    return error.code == HUB_OK ? result_print(&json, read->sight, &match) : error;
}

bool api_result_named(struct api_call *call, unsigned char token_hash[STORE_TOKEN_HASH_BYTES])
{
    bool ok = strlen(call->part[0]) == HUB_TOKEN_BYTES;
    if (ok)
        (void)crypto_hash_sha256(token_hash, (const unsigned char *)call->part[0], HUB_TOKEN_BYTES);
    else
        api_fail_code(call, HUB_NO_SUCH_LINK);
    return ok;
}

static void get_result(struct api_call *call)
{
    struct result_read *job = calloc(1, sizeof(*job));
    if (job != NULL && !api_result_named(call, job->token_hash)) {
        free(job);
        return;
    }
    if (job != NULL) job->read = (struct api_read){.run = result_run};
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

const struct api_route api_result_routes[] = {
    {.method = "GET", .path = "/api/matches/{id}/result", .handle = get_link, .user_needed = true},
    {.method = "POST",
     .path = "/api/matches/{id}/result",
     .handle = post_link,
     .user_needed = true},
    {.method = "DELETE",
     .path = "/api/matches/{id}/result",
     .handle = delete_link,
     .user_needed = true},
    {.method = "GET", .path = "/api/results/{token}", .handle = get_result, .scope = TOKEN_READ},
    {0},
};
