/* A match at earlier versions, as a seat saw it then: the data of replay. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "games/find.h"
#include "record/fold.h"
#include "store/nouns/matches/read.h"
#include "wire/json_game.h"
#include "wire/patch.h"
#include "wire/table.h"
#include "wire/values.h"

#define TABLES_MAX 100 /* in one answer */
#define SEAT_OWN   UINT32_MAX

/* The part of one version that depends on the viewer. */
struct known {
    struct game_view view;
    struct game_result result;
};

struct views_read {
    struct api_read read;
    uint32_t first; /* version */
    uint32_t count;
    uint32_t seat;   /* the viewer; SEAT_OWN: the requester's own seat */
    uint32_t newest; /* newest version that may be shown */
    bool ended;
    uint8_t viewer;
    struct json json;
    struct known now;
    struct known before;
};

/* Prints the first table as a whole, and each other as a patch to the one before it. */
static bool table_print(void *context, const struct match *match, const struct store_move *row)
{
    struct views_read *views = context;
    struct json *json = &views->json;
    const struct game *game = match->game;
    if (row->seq < views->first) return true;
    views->before = views->now;
    memset(&views->now, 0, sizeof(views->now));
    game->view(&match->state, views->viewer, &views->now.view);
    match_result(match, &match->state, &views->now.result);
    json_object(json, NULL);
    json_int(json, "version", row->seq);
    json_seats(json, "to_act", game->to_act(&match->state));
    if (row->seq == views->first) {
        table_view_print(json, "view", game, &views->now.view);
        json_result(json, "result", game, &views->now.result);
    } else {
        json_int(json, "base", row->seq - 1);
        json_object(json, "patch");
        json_struct_patch(json, "view", game->view_shape, &views->before.view, &views->now.view);
        json_result_patch(json, "result", game, &views->before.result, &views->now.result);
        json_object_end(json);
    }
    json_object_end(json);
    return !views->read.out.failed;
}

/* Finds the viewer. A seat sees what it saw at that time; after the end everyone may choose any
 * seat. */
static struct hub_error viewer_find(struct views_read *views, const struct store_match *info)
{
    views->viewer = hub_sight_viewer(views->read.sight);
    if (views->seat == SEAT_OWN || views->seat == views->viewer) return hub_error_of(HUB_OK);
    if (views->seat >= info->seats)
        return hub_error_range(HUB_BAD_SEAT, "seat", views->seat, 0, info->seats - 1);
    if (!views->ended) return hub_error_of(HUB_STILL_RUNNING);
    views->viewer = (uint8_t)views->seat;
    return hub_error_of(HUB_OK);
}

/* Checks that the match can be folded. */
static struct hub_error record_look(const struct store_match *info)
{
    const struct game *game = games_find(info->game);
    if (info->started_ms == 0) return hub_error_of(HUB_NO_SUCH_VERSION);
    if (game == NULL || info->status == STORE_BROKEN) return hub_error_of(HUB_MATCH_DAMAGED);
    enum game_knows knows = game_knows(game, info->revision);
    if (knows != GAME_KNOWS)
        return hub_error_of(knows == GAME_NEWER ? HUB_MATCH_NEWER : HUB_MATCH_OLDER);
    return hub_error_of(HUB_OK);
}

/* Reads the stored match. For a match in memory the hub has set the newest version that may be
 * shown. */
static struct hub_error info_read(struct views_read *views, struct store_reader *reader,
                                  struct store_match *info)
{
    struct api_read *read = &views->read;
    if (read->sight != NULL) {
        enum store_err err = store_match_read(reader, read->match, info);
        return err == STORE_OK ? hub_error_of(HUB_OK) : api_read_failed(err);
    }
    struct hub_error error = api_read_stored(read, reader, info);
    if (error.code != HUB_OK) return error;
    struct store_size size = {.version = 0};
    enum store_err err = store_match_size(reader, read->match, &size);
    views->newest = size.version;
    views->ended = info->status == STORE_OVER || info->status == STORE_ABANDONED;
    return err == STORE_OK ? error : api_read_failed(err);
}

/* On a worker. */
static struct hub_error views_run(struct api_read *read, struct store_reader *reader)
{
    struct views_read *views = (struct views_read *)read;
    struct store_match info;
    struct hub_error error = info_read(views, reader, &info);
    if (error.code == HUB_OK) error = record_look(&info);
    if (error.code == HUB_OK) error = viewer_find(views, &info);
    if (error.code == HUB_OK && views->first > views->newest)
        error = hub_error_of(HUB_NO_SUCH_VERSION);
    if (error.code != HUB_OK) return error;
    uint32_t left = views->newest - views->first;
    uint32_t last = views->first + (views->count - 1 < left ? views->count - 1 : left);
    views->json = json_to(&read->out);
    json_object(&views->json, NULL);
    json_int(&views->json, "version", views->newest);
    if (views->viewer == GAME_SPECTATOR)
        json_null(&views->json, "seat");
    else
        json_int(&views->json, "seat", views->viewer);
    json_array(&views->json, "tables");
    enum store_err err = record_fold_each(reader, &info, last, table_print, views);
    json_array_end(&views->json);
    json_object_end(&views->json);
    return err == STORE_OK ? error : api_read_failed(err);
}

static void get_view(struct api_call *call)
{
    struct views_read *views = calloc(1, sizeof(*views));
    const struct hub_match *match = NULL;
    if (views == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    views->read.run = views_run;
    if (!api_read_match(call, &views->read, &match)) return;
    static const struct api_query version = {.name = "version"};
    static const struct api_query count = {
        .name = "count", .otherwise = 1, .least = 1, .most = TABLES_MAX};
    static const struct api_query seat = {.name = "seat", .otherwise = SEAT_OWN};
    if (!api_query_number(call, &version, &views->first) ||
        !api_query_number(call, &count, &views->count) ||
        !api_query_number(call, &seat, &views->seat)) {
        free(views);
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    if (match != NULL) { /* a newer commit is not shown before the hub announces it */
        views->newest = match->play.version;
        views->ended = match->info.status == STORE_OVER || match->info.status == STORE_ABANDONED;
    }
    api_read_submit(call, &views->read);
}

const struct api_route api_view_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/view",
     .scope = TOKEN_READ,
     .handle = get_view,
     .shared = true,
     .counted = true},
    {0},
};
