/* The history of a match, row by row. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/match/event_waits.h"
#include "api/core/read.h"
#include "games/find.h"
#include "record/row_print.h"
#include "record/place.h"
#include "store/nouns/matches/moves.h"
#include "store/nouns/matches/read.h"

#define ROWS_DEFAULT 200 /* rows of events in one answer */
#define ROWS_MAX     1000

struct events_read {
    struct api_read read;
    uint32_t from;
    uint32_t count;
    bool has_hash; /* the caller has a row before `from`, and this is its hash, */
    uint64_t hash;
    bool reset; /* but that row is not in the log: all rows from the first on are sent */
    /* of a match in memory; for others the worker reads it */
    const struct game *game;
    uint32_t version;
    uint64_t newest; /* the hash of the newest row; 0: not known */
    unsigned char seed[STORE_SEED_BYTES];
    const char *language; /* of the sentences in the rows; NULL: they have none */
    struct sentences sentences;
};

/* Reads the data of a match that is not in memory. */
static struct hub_error events_look(struct events_read *events, struct store_reader *reader)
{
    struct store_match info;
    struct hub_error error = api_read_stored(&events->read, reader, &info);
    if (error.code != HUB_OK) return error;
    struct store_size size;
    events->game = games_find(info.game);
    memcpy(events->seed, info.seed, sizeof(events->seed));
    sentences_begin(&events->sentences, events->game, hub_sight_viewer(events->read.sight), NULL,
                    &info);
    enum store_err err = store_match_size(reader, events->read.match, &size);
    if (err == STORE_OK) events->version = size.version;
    if (events->game == NULL || err != STORE_OK)
        return api_read_failed(err == STORE_OK ? STORE_IO : err);
    if (info.started_ms == 0 || info.status == STORE_BROKEN) {
        events->count = 0; /* nothing to send */
        events->version = 0;
    }
    return error;
}

static bool name_note(void *context, const struct store_move *move)
{
    *(struct store_row_name *)context = (struct store_row_name){move->state_hash, move->at_ms};
    return false;
}

/* Reads the hash of the row of a version; 0: it is not there. */
static enum store_err hash_read(const struct events_read *events, struct store_reader *reader,
                                uint32_t version, uint64_t *hash)
{
    struct store_row_name name = {.at_ms = 0};
    enum store_err err = store_moves_each(reader, events->read.match, version, 1, name_note, &name);
    *hash = name.at_ms != 0 ? place_hash(events->seed, version, &name) : 0;
    return err;
}

/* Prepares an answer with all rows from row 0 on, for a caller whose row is not in the log. */
static void events_reset(struct events_read *events)
{
    events->has_hash = false;
    events->reset = true;
    events->from = 0;
}

/* Finds the hashes of the newest row and of the caller's row, as far as they are unknown. */
static enum store_err places_read(struct events_read *events, struct store_reader *reader)
{
    uint64_t hash = 0;
    enum store_err err = STORE_OK;
    if (events->newest == 0) err = hash_read(events, reader, events->version, &events->newest);
    if (err != STORE_OK || !events->has_hash) return err;
    err = hash_read(events, reader, events->from - 1, &hash);
    if (err == STORE_OK && (hash == 0 || hash != events->hash)) events_reset(events);
    return err;
}

static void head_print(struct json *json, const struct events_read *events)
{
    json_object(json, NULL);
    json_int(json, "version", events->version);
    if (events->newest != 0) row_hash_print(json, events->newest);
    if (events->reset) json_bool(json, "reset", true);
}

static struct hub_error events_run(struct api_read *read, struct store_reader *reader)
{
    struct events_read *events = (struct events_read *)read;
    struct hub_error error = hub_error_of(HUB_OK);
    if (read->sight == NULL) error = events_look(events, reader);
    if (error.code != HUB_OK) return error;
    enum store_err err = places_read(events, reader);
    if (err != STORE_OK) return api_read_failed(err);
    /* A newer commit is not sent before the hub has announced it. */
    uint32_t left = events->from <= events->version ? events->version - events->from + 1 : 0;
    uint32_t count = events->count < left ? events->count : left;
    struct json json = json_to(&read->out);
    head_print(&json, events);
    const struct print_log log = {.game = events->game,
                                  .sight = read->sight,
                                  .sentences = events->language != NULL ? &events->sentences : NULL,
                                  .language = events->language};
    err = print_log(&json, "rows", reader, &log, events->from, count);
    json_object_end(&json);
    if (err == STORE_CLOSED && events->language != NULL) return hub_error_of(HUB_BUSY);
    return err == STORE_OK ? error : api_read_failed(err);
}

/* Answers with the newest rows, from memory. */
static void reply_kept(struct api_call *call, const struct events_read *events)
{
    const struct hub_sight *sight = events->read.sight;
    struct buf out = {0};
    struct json json = json_to(&out);
    head_print(&json, events);
    print_rows(&json, sight, events->from, events->count);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* Answers from a match in memory; if another node may have more, a worker reads the store. */
static void events_of(struct events_read *events, const struct hub_match *match)
{
    bool several = hub_config_of(match->hub)->hints != NULL;
    events->game = match->game;
    events->version = match->play.version;
    memcpy(events->seed, match->info.seed, sizeof(events->seed));
    sentences_begin(&events->sentences, match->game, hub_sight_viewer(events->read.sight), NULL,
                    &match->info);
    if (hub_match_started(match)) events->newest = hub_match_hash(match);
    if (!events->has_hash) return;
    enum hub_place place = hub_match_place(match, events->from - 1, events->hash);
    if (place == HUB_PLACE_ELSEWHERE && !several) events_reset(events);
    events->has_hash = events->has_hash && place != HUB_PLACE_HERE;
}

/* Parses the parameters. False: they are invalid. */
static bool query_read(struct api_call *call, struct events_read *events)
{
    static const struct api_query from = {.name = "from"};
    static const struct api_query count = {
        .name = "count", .otherwise = ROWS_DEFAULT, .most = ROWS_MAX};
    const char *hash = http_query(call->http, "hash");
    if (!api_query_language(call, &events->language)) return false;
    if (!api_query_number(call, &from, &events->from) ||
        !api_query_number(call, &count, &events->count))
        return false;
    if (hash != NULL && !place_read(hash, &events->hash)) {
        call->wrong.field = "hash";
        return false;
    }
    events->has_hash = hash != NULL && events->from > 0;
    return true;
}

/* Answers with the present rows. */
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
    if (!query_read(call, events)) {
        free(events);
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    if (match != NULL) events_of(events, match);
    bool kept = match != NULL && hub_rows_cached(match, events->from);
    if (kept && !events->has_hash && events->language == NULL) {
        reply_kept(call, events);
        free(events);
    } else {
        api_read_submit(call, &events->read);
    }
}

/* Returns whether the caller's version is no longer in the log: there is nothing to wait for. */
static bool is_lost(const struct api_call *call, const struct hub_match *match, uint32_t from)
{
    const char *text = http_query(call->http, "hash");
    uint64_t hash = 0;
    return text != NULL && from > 0 && place_read(text, &hash) &&
           hub_match_place(match, from - 1, hash) == HUB_PLACE_ELSEWHERE;
}

/* Waits for a change, if there is nothing new yet and the caller may wait. */
static void wait_found(struct api_call *call, struct hub_match *match,
                       const struct hub_sight *sight)
{
    (void)sight;
    static const struct api_query waits = {.name = "wait", .most = EVENT_WAIT_S_MAX};
    static const struct api_query begins = {.name = "from"};
    uint32_t wait_s = 0;
    uint32_t from = 0;
    if (!api_query_number(call, &waits, &wait_s) || !api_query_number(call, &begins, &from))
        api_fail_code(call, HUB_BAD_REQUEST);
    else if (!store_status_live(match->info.status) ||
             (hub_match_started(match) && from <= match->play.version) ||
             is_lost(call, match, from))
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
     .counted = true,
     .shared = true},
    {0},
};
