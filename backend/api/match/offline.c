/* Imports matches that were played without a server, on a device (local/save.h), into the account
 * of a player. A worker decides every move again; the match is unlisted and unrated. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/encoding/text.h"
#include "hub/tables/offline.h"
#include "local/save.h"
#include "record/settings.h"
#include "store/core/name.h"

struct offline_body {
    char names[GAME_SEATS_MAX][STORE_NAME_BYTES_MAX + 1]; /* "": none */
    uint8_t name_count;
    char saved[PARSE_BYTES_MAX + 1];
};

static const struct member offline_members[] = {
    {.name = "names",
     .type = MEMBER_TEXTS,
     .optional = true,
     .offset = offsetof(struct offline_body, names),
     .most = GAME_SEATS_MAX,
     .text_bytes = STORE_NAME_BYTES_MAX + 1,
     .length_offset = offsetof(struct offline_body, name_count),
     .present_offset = UINT16_MAX},
    {.name = "saved",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct offline_body, saved),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = PARSE_BYTES_MAX},
};

struct offline_read {
    struct api_read read;
    struct offline_body body;
    struct hub_user user;
    int64_t now_ms;
    struct local *local; /* owned */
    struct stored stored;
};

/* Names the match by a hash of its text and its player, so that the same match comes once. */
static void id_fill(const struct offline_read *job, char id[STORE_MATCH_ID_BYTES + 1])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256_state sha;
    (void)crypto_hash_sha256_init(&sha);
    (void)crypto_hash_sha256_update(&sha, (const unsigned char *)&job->user.id,
                                    sizeof(job->user.id));
    (void)crypto_hash_sha256_update(&sha, (const unsigned char *)job->body.saved,
                                    strlen(job->body.saved));
    (void)crypto_hash_sha256_final(&sha, hash);
    hash_letters(id, STORE_MATCH_ID_BYTES, hash);
}

/* Fills the seats: the first person is the player; others keep their names where people may have
 * such names here. */
static void seats_fill(struct offline_read *job)
{
    const struct local_setup *setup = local_setup_of(job->local);
    struct store_match *match = &job->stored.match;
    bool mine = true;
    for (uint8_t i = 0; i < match->seats; i++) {
        struct store_seat *seat = &match->seat[i];
        const char *name = i < job->body.name_count ? job->body.names[i] : "";
        if (setup->bot[i] != NULL) {
            (void)text_copy(seat->bot, sizeof(seat->bot), setup->bot[i]->id);
            name = setup->bot[i]->id;
        } else if (mine) {
            mine = false;
            name = job->user.name;
            seat->user = job->user.id;
            seat->bot_account = job->user.bot_account;
            seat->seen_end = true; /* at the device */
            seat->seen_ms = job->now_ms;
            seat->seen = local_match(job->local)->version;
        } else if (!name_fine(name)) {
            name = "";
        }
        (void)text_copy(seat->name, sizeof(seat->name), name);
    }
}

static void result_fill(struct offline_read *job)
{
    const struct match *played = local_match(job->local);
    struct store_match *match = &job->stored.match;
    struct game_result result;
    memset(&result, 0, sizeof(result));
    match_result(played, &played->state, &result);
    (void)text_copy(match->end_reason, sizeof(match->end_reason),
                    played->game->reasons.name[result.reason]);
    for (uint8_t i = 0; i < match->seats; i++) {
        match->seat[i].rank = result.rank[i];
        match->seat[i].score = result.total[i];
    }
}

/* Adds the rows. The times are the device's, whose clock may be wrong: none is in the future, or
 * before the one above it. Returns false without memory. */
static bool rows_fill(struct offline_read *job)
{
    const struct match *played = local_match(job->local);
    struct store_match *match = &job->stored.match;
    int64_t at_ms = 1;
    bool kept = true;
    for (uint32_t version = 0; kept && version <= played->version; version++) {
        struct game_events events;
        struct local_row row;
        local_row(job->local, version, &row);
        local_row_events(job->local, &row, &events);
        if (row.at_ms > at_ms) at_ms = row.at_ms < job->now_ms ? row.at_ms : job->now_ms;
        if (version == 0) match->created_ms = match->started_ms = at_ms;
        struct stored_row one = {.version = version,
                                 .seat = version == 0 ? -1 : row.seat,
                                 .move = version == 0 ? NULL : &row.move,
                                 .events = &events,
                                 .state_hash = row.state_hash};
        kept = stored_row_add(&job->stored, played->game, &one, at_ms);
    }
    match->ended_ms = at_ms;
    return kept;
}

/* Makes the match of the one that was loaded. Returns false without memory. */
static bool match_make(struct offline_read *job)
{
    const struct local_setup *setup = local_setup_of(job->local);
    const struct match *played = local_match(job->local);
    struct settings settings = {.options = setup->setup.options,
                                .start_seat = setup->setup.start_seat,
                                .undo = setup->undo == LOCAL_UNDO_NONE     ? UNDO_NONE
                                        : setup->undo == LOCAL_UNDO_SHARED ? UNDO_VOTE
                                                                           : UNDO_FREE,
                                .offline = true};
    struct store_match *match = &job->stored.match;
    char id[STORE_MATCH_ID_BYTES + 1];
    id_fill(job, id);
    stored_begin(&job->stored, id, setup->game, &played->setup, job->now_ms);
    settings_print(setup->game, &settings, match->options, sizeof(match->options));
    memcpy(match->seed, setup->seed, sizeof(match->seed));
    match->listed = false;
    match->key_needed = true;
    match->unrated = true;
    match->created_by = job->user.id;
    seats_fill(job);
    result_fill(job);
    bool kept = rows_fill(job);
    stored_rows_end(&job->stored);
    return kept;
}

static bool has_person(const struct local_setup *setup)
{
    for (uint8_t i = 0; i < setup->setup.seats; i++)
        if (setup->bot[i] == NULL) return true;
    return false;
}

/* On a worker. */
static struct hub_error offline_run(struct api_read *read, struct store_reader *reader)
{
    struct offline_read *job = (struct offline_read *)read;
    (void)reader;
    job->local = local_new();
    if (job->local == NULL) return hub_error_of(HUB_BUSY);
    enum local_err err = local_load(job->local, job->body.saved, strlen(job->body.saved));
    if (err == LOCAL_NEWER) return hub_error_of(HUB_MATCH_NEWER);
    if (err == LOCAL_OLDER) return hub_error_of(HUB_MATCH_OLDER);
    if (err == LOCAL_FULL) return hub_error_of(HUB_BUSY);
    if (err != LOCAL_OK || !has_person(local_setup_of(job->local)))
        return hub_error_of(HUB_MATCH_DAMAGED);
    const struct match *played = local_match(job->local);
    if (played->game->to_act(&played->state) != 0) return hub_error_of(HUB_STILL_RUNNING);
    return hub_error_of(match_make(job) ? HUB_OK : HUB_BUSY);
}

static void offline_done(struct api_read *read)
{
    struct offline_read *job = (struct offline_read *)read;
    struct api_call *call = read->call;
    call->status = 200;
    hub_offline_save(call->hub, &call->user, http_peer(call->http), &job->stored,
                     api_match_answered, call);
}

static void offline_end(struct api_read *read)
{
    struct offline_read *job = (struct offline_read *)read;
    stored_free(&job->stored);
    local_free(job->local);
}

static void post_offline(struct api_call *call)
{
    struct parse_error error;
    struct offline_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    if (!parse_members(call->body, offline_members, COUNT_OF(offline_members), &job->body,
                       &error)) {
        free(job);
        api_fail_parse(call, &error);
        return;
    }
    job->read = (struct api_read){
        .run = offline_run, .done = offline_done, .end = offline_end, .user = call->user.id};
    job->user = call->user;
    job->now_ms = clock_unix_ms();
    api_read_submit(call, &job->read);
}

const struct api_route api_offline_routes[] = {
    {.method = "POST",
     .path = "/api/me/offline",
     .scope = TOKEN_PLAY,
     .handle = post_offline,
     .user_needed = true,
     .body = true,
     .counted = true},
    {0},
};
