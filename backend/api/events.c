/* The history of a match, row by row. */
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "api/event_waits.h"
#include "api/read.h"

#define ROWS_DEFAULT 200 /* rows of events in one answer */
#define ROWS_MAX     1000

struct events_read {
    struct api_read read;
    uint32_t from;
    uint32_t count;
    /* of a match in memory; the worker finds out of others */
    const struct game *game;
    uint32_t version;
};

/* What the worker must know of a match that is not in memory. */
static struct hub_error events_look(struct events_read *events, struct store_reader *reader)
{
    struct store_match info;
    struct hub_error error = api_read_stored(&events->read, reader, &info);
    if (error.code != HUB_OK) return error;
    struct store_size size;
    events->game = games_find(info.game);
    enum store_err err = store_match_size(reader, events->read.match, &size);
    if (err == STORE_OK) events->version = size.version;
    if (events->game == NULL || err != STORE_OK)
        return api_read_failed(err == STORE_OK ? STORE_IO : err);
    if (info.started_ms == 0 || info.status == STORE_BROKEN) {
        events->count = 0; /* nothing that could be told */
        events->version = 0;
    }
    return error;
}

static struct hub_error events_run(struct api_read *read, struct store_reader *reader)
{
    struct events_read *events = (struct events_read *)read;
    struct hub_error error = hub_error_of(HUB_OK);
    if (read->sight == NULL) error = events_look(events, reader);
    if (error.code != HUB_OK) return error;
    /* What was committed meanwhile is not to be told before the hub has told it. */
    uint32_t left = events->from <= events->version ? events->version - events->from + 1 : 0;
    uint32_t count = events->count < left ? events->count : left;
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    json_int(&json, "version", events->version);
    const struct print_log log = {.game = events->game, .sight = read->sight};
    enum store_err err = print_log(&json, "rows", reader, &log, events->from, count);
    json_object_end(&json);
    return err == STORE_OK ? error : api_read_failed(err);
}

/* The newest rows are in memory. */
static void reply_kept(struct api_call *call, const struct events_read *events)
{
    const struct hub_sight *sight = events->read.sight;
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_int(&json, "version", hub_sight_match(sight)->play.version);
    print_rows(&json, sight, events->from, events->count);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* What there is now. */
static void events_answer(struct api_call *call)
{
    struct events_read *events = calloc(1, sizeof(*events));
    const struct hub_match *match = NULL;
    if (events == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    events->read.run = events_run;
    if (!api_read_match(call, &events->read, &match)) return;
    if (!api_query_number(call, "from", 0, &events->from) ||
        !api_query_number(call, "count", ROWS_DEFAULT, &events->count) ||
        events->count > ROWS_MAX) {
        free(events);
        api_fail_code(call, HUB_BAD_REQUEST);
    } else if (match != NULL && hub_rows_kept(match, events->from)) {
        reply_kept(call, events);
        free(events);
    } else {
        if (match != NULL) {
            events->game = match->game;
            events->version = match->play.version;
        }
        api_read_submit(call, &events->read);
    }
}

/* Waits if there is nothing new yet, and may be. */
static void wait_found(struct api_call *call, struct hub_match *match,
                       const struct hub_sight *sight)
{
    (void)sight;
    uint32_t wait_s = 0;
    uint32_t from = 0;
    if (!api_query_number(call, "wait", 0, &wait_s) || !api_query_number(call, "from", 0, &from) ||
        wait_s > EVENT_WAIT_S_MAX)
        api_fail_code(call, HUB_BAD_REQUEST);
    else if (!store_status_live(match->info.status) ||
             (hub_match_started(match) && from <= match->play.version))
        events_answer(call);
    else
        event_wait(call, match, wait_s, events_answer);
}

static void get_events(struct api_call *call)
{
    const char *wait = http_query(call->http, "wait");
    if (wait == NULL || strcmp(wait, "0") == 0)
        events_answer(call);
    else
        api_match_find(call, http_query(call->http, "key"), wait_found);
}

const struct api_route api_event_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/events",
     .scope = TOKEN_READ,
     .handle = get_events,
     .counted = true},
    {0},
};
