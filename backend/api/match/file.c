/* Verifiable dice: the nonce of a browser, the file of a finished match, for storage or for
 * computing its dice again, and the luck of its players. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "record/fair.h"
#include "record/luck.h"
#include "record/proof/proof.h"
#include "api/core/read.h"

struct file_read {
    struct api_read read;
    enum store_err (*print)(struct store_reader *reader, const char *id, struct buf *out);
};

/* Returns the reason for which a match has no file: it is running, or it ended before it
 * started. */
static enum hub_err refused(const struct store_match *info)
{
    if (info->status == STORE_BROKEN) return HUB_MATCH_DAMAGED;
    if (info->status != STORE_OVER && info->status != STORE_ABANDONED) return HUB_STILL_RUNNING;
    return info->started_ms == 0 ? HUB_NOT_RUNNING : HUB_OK;
}

static struct hub_error file_run(struct api_read *read, struct store_reader *reader)
{
    const struct file_read *file = (const struct file_read *)read;
    struct hub_error error = hub_error_of(HUB_OK);
    struct store_match info;
    if (read->sight == NULL) {
        error = api_read_stored(read, reader, &info);
        if (error.code == HUB_OK) error = hub_error_of(refused(&info));
    }
    if (error.code != HUB_OK) return error;
    enum store_err err = file->print(reader, hub_sight_id(read->sight), &read->out);
    return err == STORE_OK ? error : api_read_failed(err);
}

/* Starts a worker that prints data of a finished match. */
static void get_printed(struct api_call *call,
                        enum store_err (*print)(struct store_reader *reader, const char *id,
                                                struct buf *out))
{
    struct file_read *file = calloc(1, sizeof(*file));
    const struct hub_match *match = NULL;
    if (file == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *file = (struct file_read){.read = {.run = file_run}, .print = print};
    if (!api_read_match(call, &file->read, &match)) return;
    if (match != NULL && refused(&match->info) != HUB_OK) {
        free(file);
        api_fail_code(call, refused(&match->info));
        return;
    }
    api_read_submit(call, &file->read);
}

static void get_file(struct api_call *call)
{
    get_printed(call, proof_print);
}

static void get_luck(struct api_call *call)
{
    get_printed(call, luck_print);
}

/* ---- the nonces of browsers, before the match starts ---- */

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
        api_fail_at(call, HUB_BAD_REQUEST, "nonce");
        return;
    }
    call->status = 200;
    api_match_request(call, NULL, &request, api_match_answered);
}

const struct api_route api_match_file_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/export",
     .scope = TOKEN_READ,
     .handle = get_file,
     .counted = true,
     .shared = true},
    {.method = "GET",
     .path = "/api/matches/{match}/luck",
     .scope = TOKEN_READ,
     .handle = get_luck,
     .counted = true,
     .shared = true},
    {.method = "POST",
     .path = "/api/matches/{match}/nonce",
     .scope = TOKEN_PLAY,
     .handle = post_nonce,
     .user_needed = true,
     .body = true},
    {0},
};
