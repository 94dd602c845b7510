/* My matches, page by page: a worker reads what a list shows of them, without folding any. Those
 * that are in memory are shown as they are there. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "api/read.h"

#define LINES_MAX     200 /* of a page */
#define LINES_DEFAULT 100

struct mine_read {
    struct api_read read;
    struct hub *hub;
    enum store_mine which;
    char before[STORE_MATCH_ID_BYTES + 1]; /* the last one of the page before, or "" */
    uint32_t most;
    struct hub_look *looks; /* newest first; one more than `most` if there are others behind them */
    size_t count;
    size_t room;
    bool failed; /* no memory */
};

/* ---- on the worker ---- */

static bool look_add(void *context, const struct store_match *info)
{
    struct mine_read *mine = context;
    if (mine->count == mine->room) {
        size_t room = mine->room == 0 ? 8 : 2 * mine->room;
        struct hub_look *looks = realloc(mine->looks, room * sizeof(*looks));
        mine->failed = looks == NULL;
        if (looks == NULL) return false;
        mine->looks = looks;
        mine->room = room;
    }
    mine->looks[mine->count++].info = *info;
    return true;
}

static struct hub_error mine_run(struct api_read *read, struct store_reader *reader)
{
    struct mine_read *mine = (struct mine_read *)read;
    enum store_err err = store_mine_each(reader, mine->which, read->user, mine->before,
                                         mine->most + 1, look_add, mine);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_MATCH);
    for (size_t i = 0; err == STORE_OK && i < mine->count; i++) {
        struct store_match info = mine->looks[i].info;
        err = hub_look_read(mine->hub, reader, &info, &mine->looks[i]);
        if (err == STORE_NOT_FOUND) err = STORE_OK; /* deleted in between: shown as it was */
    }
    if (mine->failed) return hub_error_of(HUB_BUSY);
    return err == STORE_OK ? hub_error_of(HUB_OK)
                           : (struct hub_error){.code = HUB_STORE, .store = err};
}

/* ---- back on the loop ---- */

/* Whether it is what was asked for, as it is now. */
static bool belongs(const struct mine_read *mine, const struct hub_match *match)
{
    int64_t user = mine->read.user;
    int seat = hub_match_seat_of(match, user);
    bool asked = hub_match_invited(match, user) != HUB_NOBODY_SEAT;
    if (mine->which != STORE_MINE_WAITING) return asked || seat != HUB_NOBODY_SEAT;
    return asked || (seat != HUB_NOBODY_SEAT && match->info.seat[seat].bot[0] == '\0' &&
                     (hub_match_owed(match) >> seat & 1) != 0);
}

static void mine_done(struct api_read *read)
{
    struct mine_read *mine = (struct mine_read *)read;
    struct hub_match *shown = malloc(sizeof(*shown));
    if (shown == NULL) {
        api_fail_code(read->call, HUB_BUSY);
        return;
    }
    bool more = mine->count > mine->most;
    size_t count = more ? mine->most : mine->count;
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < count; i++) {
        const struct hub_match *match = hub_match_kept(mine->hub, mine->looks[i].info.id);
        if (match == NULL && hub_match_look(mine->hub, &mine->looks[i], shown)) match = shown;
        if (match != NULL && belongs(mine, match)) print_match(&json, NULL, match, read->user);
    }
    json_array_end(&json);
    json_text(&json, "next", more ? mine->looks[count - 1].info.id : NULL);
    json_object_end(&json);
    free(shown);
    api_reply(read->call, 200, &read->out);
}

static void mine_free(struct api_read *read)
{
    free(((struct mine_read *)read)->looks);
}

void api_mine(struct api_call *call, enum store_mine which)
{
    const char *before = http_query(call->http, "before");
    uint32_t most = 0;
    bool ok = api_query_number(call, "count", LINES_DEFAULT, &most) && most > 0 &&
              most <= LINES_MAX && (before == NULL || strlen(before) == STORE_MATCH_ID_BYTES);
    struct mine_read *mine = ok ? calloc(1, sizeof(*mine)) : NULL;
    if (mine == NULL) {
        api_fail_code(call, ok ? HUB_BUSY : HUB_BAD_REQUEST);
        return;
    }
    mine->hub = call->hub;
    mine->which = which;
    mine->most = most;
    if (before != NULL) memcpy(mine->before, before, sizeof(mine->before));
    mine->read.run = mine_run;
    mine->read.done = mine_done;
    mine->read.end = mine_free;
    mine->read.user = call->user.id;
    api_read_submit(call, &mine->read);
}
