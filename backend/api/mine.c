/* My matches: a worker reads what a list shows of them, without folding any. Those that are in
 * memory are shown as they are there. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "api/read.h"

#define LINES_MAX 200
#define LOOK_MAX  100 /* of the newest, for those that have ended */
#define ENDED_MAX 20
#define LIVE_MAX  (LINES_MAX - ENDED_MAX)

struct mine_read {
    struct api_read read;
    struct hub *hub;
    struct hub_look *looks; /* those that go on, newest first, then those that have ended */
    size_t count;
    size_t room;
    size_t ended_count;
    bool failed; /* no memory */
};

/* A line of the list. */
struct line {
    int64_t created_ms;
    const struct hub_match *match; /* in memory; NULL: */
    const struct hub_look *look;
};

/* ---- on the worker ---- */

static bool look_add(struct mine_read *mine, const struct store_match *info)
{
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

static bool live_note(void *context, const struct store_match *info)
{
    return look_add(context, info);
}

static bool ended_note(void *context, const struct store_match *info)
{
    struct mine_read *mine = context;
    if (store_status_live(info->status)) return true;
    return look_add(mine, info) && ++mine->ended_count < ENDED_MAX;
}

static struct hub_error mine_run(struct api_read *read, struct store_reader *reader)
{
    struct mine_read *mine = (struct mine_read *)read;
    enum store_err err = store_user_live_each(reader, read->user, LIVE_MAX, live_note, mine);
    if (err == STORE_OK && !mine->failed)
        err = store_user_matches_each(reader, read->user, LOOK_MAX, ended_note, mine);
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

static int newest_first(const void *a, const void *b)
{
    int64_t left = ((const struct line *)a)->created_ms;
    int64_t right = ((const struct line *)b)->created_ms;
    return (left < right) - (left > right);
}

static size_t lines_fill(const struct mine_read *mine, struct line lines[LINES_MAX])
{
    size_t count = 0;
    for (size_t i = 0; i < mine->count && count < LINES_MAX; i++) {
        const struct hub_look *look = &mine->looks[i];
        const struct hub_match *match = hub_match_kept(mine->hub, look->info.id);
        bool mine_still = match == NULL ||
                          hub_match_seat_of(match, mine->read.user) != HUB_NOBODY_SEAT ||
                          hub_match_invited(match, mine->read.user) != HUB_NOBODY_SEAT;
        if (mine_still)
            lines[count++] =
                (struct line){.created_ms = look->info.created_ms, .match = match, .look = look};
    }
    qsort(lines, count, sizeof(lines[0]), newest_first);
    return count;
}

static void mine_done(struct api_read *read)
{
    struct mine_read *mine = (struct mine_read *)read;
    struct line lines[LINES_MAX];
    struct hub_match *shown = malloc(sizeof(*shown));
    if (shown == NULL) {
        api_fail_code(read->call, HUB_BUSY);
        return;
    }
    size_t count = lines_fill(mine, lines);
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < count; i++)
        if (lines[i].match != NULL)
            print_match(&json, NULL, lines[i].match, read->user);
        else if (hub_match_look(mine->hub, lines[i].look, shown))
            print_match(&json, NULL, shown, read->user);
    json_array_end(&json);
    json_object_end(&json);
    free(shown);
    api_reply(read->call, 200, &read->out);
}

static void mine_free(struct api_read *read)
{
    free(((struct mine_read *)read)->looks);
}

void api_mine(struct api_call *call)
{
    struct mine_read *mine = calloc(1, sizeof(*mine));
    if (mine == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    mine->hub = call->hub;
    mine->read.run = mine_run;
    mine->read.done = mine_done;
    mine->read.end = mine_free;
    mine->read.user = call->user.id;
    api_read_submit(call, &mine->read);
}
