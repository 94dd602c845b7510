/* Branches: a match that continues from a position of a finished one, against bots. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "bots/bots.h"
#include "games/find.h"
#include "hub/tables/branches.h"
#include "store/nouns/matches/lists.h"

struct branch_body {
    int64_t version;
    int64_t seat;
    char bot[STORE_BOT_BYTES_MAX + 1];
    bool bot_delay;
};

static const struct member branch_members[] = {
    {.name = "version",
     .type = MEMBER_INT,
     .offset = offsetof(struct branch_body, version),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = RECORD_MOVES_MAX},
    {.name = "seat",
     .type = MEMBER_INT,
     .offset = offsetof(struct branch_body, seat),
     .present_offset = UINT16_MAX,
     .least = 0,
     .most = GAME_SEATS_MAX - 1},
    {.name = "bot",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct branch_body, bot),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_BOT_BYTES_MAX},
    {.name = "bot_delay",
     .type = MEMBER_BOOL,
     .optional = true,
     .offset = offsetof(struct branch_body, bot_delay),
     .present_offset = UINT16_MAX},
};

struct branch_read {
    struct api_read read;
    struct branch branch;
    struct stored stored;
    uint32_t held; /* number of live matches of the requester, at most the limit */
};

#define HELD_LOOKS 1000 /* among the user's newest */

static bool held_count(void *context, const struct store_match *info)
{
    struct branch_read *job = context;
    job->held += info->created_by == job->branch.user && store_status_live(info->status);
    return true;
}

static struct hub_error info_check(const struct branch_read *job, const struct store_match *info)
{
    const struct game *game = games_find(info->game);
    if (info->status == STORE_BROKEN) return hub_error_of(HUB_MATCH_DAMAGED);
    if (info->status != STORE_OVER && info->status != STORE_ABANDONED)
        return hub_error_of(HUB_STILL_RUNNING);
    if (info->started_ms == 0 || game == NULL) return hub_error_of(HUB_NO_BRANCH);
    if (job->branch.seat >= info->seats)
        return hub_error_range(HUB_BAD_SEAT, "seat", job->branch.seat, 0, info->seats - 1);
    if (bots_find(game, job->branch.bot) == NULL)
        return hub_error_game(HUB_NO_SUCH_BOT, "bot", job->branch.bot, HUB_ALLOWED_BOTS, game);
    return hub_error_of(HUB_OK);
}

/* On a worker. */
static struct hub_error branch_run(struct api_read *read, struct store_reader *reader)
{
    struct branch_read *job = (struct branch_read *)read;
    struct store_match info;
    struct hub_error error = api_read_stored(read, reader, &info);
    if (error.code == HUB_OK) error = info_check(job, &info);
    if (error.code != HUB_OK) return error;
    enum store_err err =
        store_mine_each(reader, STORE_MINE, job->branch.user, "", HELD_LOOKS, held_count, job);
    if (err == STORE_OK) err = record_branch(reader, &info, &job->branch, &job->stored);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_VERSION);
    if (err == STORE_STALE) return hub_error_of(HUB_NO_BRANCH);
    return err == STORE_OK ? error : api_read_failed(err);
}

static void branch_done(struct api_read *read)
{
    struct branch_read *job = (struct branch_read *)read;
    struct api_call *call = read->call;
    call->status = 201;
    hub_branch_save(call->hub, &call->user, http_peer(call->http), job->held, &job->stored,
                    api_match_answered, call);
}

static void branch_end(struct api_read *read)
{
    stored_free(&((struct branch_read *)read)->stored);
}

static void post_branch(struct api_call *call)
{
    struct branch_body body;
    struct parse_error error;
    const struct hub_match *match = NULL;
    memset(&body, 0, sizeof(body));
    body.bot_delay = true;
    if (!parse_members(call->body, branch_members, COUNT_OF(branch_members), &body, &error)) {
        api_fail_parse(call, &error);
        return;
    }
    struct branch_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    job->read = (struct api_read){.run = branch_run, .done = branch_done, .end = branch_end};
    if (!api_read_match(call, &job->read, &match)) return;
    job->branch = (struct branch){.version = (uint32_t)body.version,
                                  .seat = (uint8_t)body.seat,
                                  .user = call->user.id,
                                  .bot_account = call->user.bot_account,
                                  .bot_delay = body.bot_delay,
                                  .now_ms = clock_unix_ms()};
    job->branch.due_ms = job->branch.now_ms + HUB_UNMOVED_MS;
    (void)text_copy(job->branch.name, sizeof(job->branch.name), call->user.name);
    memcpy(job->branch.bot, body.bot, sizeof(job->branch.bot));
    api_read_submit(call, &job->read);
}

const struct api_route api_branch_routes[] = {
    {.method = "POST",
     .path = "/api/matches/{match}/branch",
     .scope = TOKEN_PLAY,
     .handle = post_branch,
     .user_needed = true,
     .body = true,
     .counted = true},
    {0},
};
