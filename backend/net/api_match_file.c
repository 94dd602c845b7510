/* Dice that can be checked: what a browser adds to them, and of a match that has ended its file,
 * for whoever wants to keep it or to compute its dice again, and who had luck. */
#include <stdlib.h>
#include <string.h>

#include "hub/fair.h"
#include "hub/luck.h"
#include "hub/proof.h"
#include "net/api.h"

struct file_job {
    struct api_call *call;
    struct store *store;
    enum store_err (*print)(struct store_reader *reader, const char *id, struct buf *out);
    char id[STORE_MATCH_ID_BYTES + 1];
    enum store_err err;
    struct buf out;
};

/* On a worker, with a connection of its own. */
static void file_run(void *context)
{
    struct file_job *job = context;
    struct store_reader *reader = NULL;
    job->err = store_reader_open(job->store, &reader);
    if (job->err == STORE_OK) {
        job->err = job->print(reader, job->id, &job->out);
        store_reader_close(reader);
    }
}

static void file_done(void *context)
{
    struct file_job *job = context;
    if (job->err == STORE_OK) {
        api_reply(job->call, 200, &job->out);
    } else {
        api_fail(job->call, (struct hub_error){.code = HUB_STORE, .store = job->err});
        buf_free(&job->out);
    }
    free(job);
}

/* Has a worker print something of a match that has ended. */
static void get_printed(struct api_call *call,
                        enum store_err (*print)(struct store_reader *reader, const char *id,
                                                struct buf *out))
{
    const struct api_config *config = api_config_of(call->api);
    const struct hub_match *match = hub_match_find(call->hub, call->part[0]);
    if (match == NULL || !hub_match_visible(match, call->user.id, http_query(call->http, "key"))) {
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        return;
    }
    if (match->info.status != STORE_OVER && match->info.status != STORE_ABANDONED) {
        api_fail_code(call, HUB_STILL_RUNNING);
        return;
    }
    struct file_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        *job = (struct file_job){.call = call, .store = config->store, .print = print};
        memcpy(job->id, match->info.id, sizeof(job->id));
    }
    if (job == NULL || pool_submit(config->reads, pool_owner_of(http_peer(call->http)), file_run,
                                   file_done, job) != POOL_TAKEN) {
        free(job);
        api_fail_code(call, HUB_BUSY);
    }
}

static void get_file(struct api_call *call)
{
    get_printed(call, proof_print);
}

static void get_luck(struct api_call *call)
{
    get_printed(call, luck_print);
}

/* ---- what a browser adds to the dice before the match begins ---- */

struct nonce_body {
    char nonce[FAIR_HEX_BYTES];
};

static const struct member nonce_members[] = {
    {.name = "nonce",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct nonce_body, nonce),
     .present_offset = UINT16_MAX,
     .least = FAIR_HEX_BYTES - 1,
     .most = FAIR_HEX_BYTES - 1},
};

static void nonce_taken(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    print_match(&json, "match", answer->match, call->user.id);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

static void post_nonce(struct api_call *call)
{
    struct nonce_body body;
    struct parse_error error;
    struct hub_request request = {.action = HUB_NONCE, .seat = HUB_NOBODY_SEAT};
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, nonce_members, COUNT_OF(nonce_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    if (!fair_hex_read(body.nonce, request.nonce)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    struct hub_match *match = hub_match_find(call->hub, call->part[0]);
    if (match == NULL || !hub_match_visible(match, call->user.id, NULL)) {
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        return;
    }
    request.user = call->user;
    hub_request(call->hub, match, &request, nonce_taken, call);
}

const struct api_route api_match_file_routes[] = {
    {.method = "GET", .path = "/api/matches/{match}/export", .handle = get_file},
    {.method = "GET", .path = "/api/matches/{match}/luck", .handle = get_luck},
    {.method = "POST",
     .path = "/api/matches/{match}/nonce",
     .handle = post_nonce,
     .user_needed = true,
     .body = true},
    {0},
};
