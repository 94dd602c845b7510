/* My matches: those that go on are in memory; of those that have ended a worker reads what a list
 * shows, without folding them. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "api/read.h"

#define LINES_MAX 200
#define LOOK_MAX  100 /* of the newest stored ones */
#define ENDED_MAX 20
#define LIVE_MAX  (LINES_MAX - ENDED_MAX)

struct ended {
    struct store_match info;
    uint32_t version;
    uint32_t chat;
};

struct mine_read {
    struct api_read read;
    struct ended ended[ENDED_MAX];
    size_t ended_count;
    /* Those that went on when the worker looked: some may have ended since. */
    char going[LOOK_MAX][STORE_MATCH_ID_BYTES + 1];
    size_t going_count;
};

/* A line of the list: a match in memory, or one that has ended. */
struct line {
    int64_t created_ms;
    const struct hub_match *match;
    const struct ended *ended;
};

struct lines {
    struct line at[LINES_MAX];
    size_t count;
};

static bool has_ended(const struct store_match *info)
{
    return info->status == STORE_OVER || info->status == STORE_ABANDONED;
}

/* ---- on the worker ---- */

static bool note(void *context, const struct store_match *info)
{
    struct mine_read *mine = context;
    if (has_ended(info))
        mine->ended[mine->ended_count++].info = *info;
    else
        (void)text_copy(mine->going[mine->going_count++], sizeof(mine->going[0]), info->id);
    return mine->ended_count < ENDED_MAX;
}

static struct hub_error mine_run(struct api_read *read, struct store_reader *reader)
{
    struct mine_read *mine = (struct mine_read *)read;
    enum store_err err = store_user_matches_each(reader, read->user, LOOK_MAX, note, mine);
    for (size_t i = 0; err == STORE_OK && i < mine->ended_count; i++) {
        struct ended *ended = &mine->ended[i];
        err = store_match_size(reader, ended->info.id, &ended->version, &ended->chat);
    }
    return err == STORE_OK ? hub_error_of(HUB_OK)
                           : (struct hub_error){.code = HUB_STORE, .store = err};
}

/* ---- back on the loop ---- */

/* Those that go on come first, so that the one too many has ended. */
static void add(struct lines *lines, const struct hub_match *match, const struct ended *ended)
{
    if (lines->count == LINES_MAX) return;
    int64_t created_ms = match != NULL ? match->info.created_ms : ended->info.created_ms;
    lines->at[lines->count++] =
        (struct line){.created_ms = created_ms, .match = match, .ended = ended};
}

/* Where he sits, and where he is asked to. */
static bool is_mine(const void *context, const struct hub_match *match)
{
    int64_t user = *(const int64_t *)context;
    return store_status_live(match->info.status) &&
           (hub_match_seat_of(match, user) != HUB_NOBODY_SEAT ||
            hub_match_invited(match, user) != HUB_NOBODY_SEAT);
}

static int newest_first(const void *a, const void *b)
{
    int64_t left = ((const struct line *)a)->created_ms;
    int64_t right = ((const struct line *)b)->created_ms;
    return (left < right) - (left > right);
}

static void lines_fill(struct lines *lines, struct mine_read *mine)
{
    struct hub *hub = mine->read.call->hub;
    const struct hub_match *live[LIVE_MAX];
    size_t count = hub_matches_newest(hub, is_mine, &mine->read.user, live, LIVE_MAX);
    for (size_t i = 0; i < count; i++) add(lines, live[i], NULL);
    for (size_t i = 0; i < mine->going_count; i++) {
        const struct hub_match *match = hub_match_kept(hub, mine->going[i]);
        if (match != NULL && has_ended(&match->info)) add(lines, match, NULL);
    }
    for (size_t i = 0; i < mine->ended_count; i++)
        add(lines, hub_match_kept(hub, mine->ended[i].info.id), &mine->ended[i]);
    qsort(lines->at, lines->count, sizeof(lines->at[0]), newest_first);
}

static void mine_done(struct api_read *read)
{
    struct lines lines = {.count = 0};
    struct hub_match *shown = calloc(1, sizeof(*shown));
    if (shown == NULL) {
        api_fail_code(read->call, HUB_BUSY);
        return;
    }
    lines_fill(&lines, (struct mine_read *)read);
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_array(&json, "matches");
    for (size_t i = 0; i < lines.count; i++) {
        const struct line *line = &lines.at[i];
        if (line->match != NULL)
            print_match(&json, NULL, line->match, read->user);
        else if (hub_match_look(read->call->hub, &line->ended->info, line->ended->version,
                                line->ended->chat, shown))
            print_match(&json, NULL, shown, read->user);
    }
    json_array_end(&json);
    json_object_end(&json);
    free(shown);
    api_reply(read->call, 200, &read->out);
}

void api_mine(struct api_call *call)
{
    struct mine_read *mine = calloc(1, sizeof(*mine));
    if (mine == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    mine->read.run = mine_run;
    mine->read.done = mine_done;
    mine->read.user = call->user.id;
    api_read_submit(call, &mine->read);
}
