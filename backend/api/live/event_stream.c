#include "api/live/event_stream.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/read.h"
#include "api/core/session_checks.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/encoding/text.h"
#include "record/place.h"
#include "store/nouns/matches/lists.h"

#define BUCKETS     1024
#define TOLD_KEPT   64  /* per stream: recent events, so that none is repeated */
#define MATCHES_MAX 200 /* matches of each kind at the start of a stream */
#define VOTE_KEY                                                                                   \
    (UINT32_C(1) << 31) /* combined with a version, identifies the vote that this version opened   \
                         */
/* allowance for the duration of a commit, and for a change of the clock */
#define AGAIN_SLACK_MS 60000

struct event_stream {
    struct event_stream *next;
    struct event_stream *previous;
    struct event_stream *next_of_user; /* in its bucket */
    struct event_streams *streams;
    struct http_stream *http; /* NULL: it is closed */
    struct hub_user user;
    char peer[HUB_PEER_BYTES];
    bool reading;             /* a worker reads its first events; it is freed only after that */
    int64_t said_ms;          /* monotonic time of the last event */
    int64_t checked_ms;       /* session_checks_run()'s */
    int64_t newest_id;        /* of its events: the time, and greater than the one before */
    uint64_t told[TOLD_KEPT]; /* ring */
    uint32_t told_count;
};

struct event_streams {
    struct hub *hub;
    struct event_stream *all;
    struct event_stream *by_user[BUCKETS];
    uint32_t count;
    struct session_checks looks;
};

struct event_streams *event_streams_new(struct hub *hub)
{
    struct event_streams *streams = calloc(1, sizeof(*streams));
    if (streams != NULL) streams->hub = hub;
    return streams;
}

void event_streams_free(struct event_streams *streams)
{
    free(streams);
}

static struct event_stream **bucket_of(struct event_streams *streams, int64_t user)
{
    return &streams->by_user[(uint64_t)user % BUCKETS];
}

/* ---- opening and closing ---- */

static void stream_free(struct event_stream *stream)
{
    if (stream->http == NULL && !stream->reading) free(stream);
}

static void link_in(struct event_streams *streams, struct event_stream *stream)
{
    struct event_stream **bucket = bucket_of(streams, stream->user.id);
    stream->next_of_user = *bucket;
    *bucket = stream;
    stream->next = streams->all;
    if (streams->all != NULL) streams->all->previous = stream;
    streams->all = stream;
    streams->count++;
}

static void closed(void *context)
{
    struct event_stream *stream = context;
    struct event_streams *streams = stream->streams;
    struct event_stream **at = bucket_of(streams, stream->user.id);
    while (*at != stream) at = &(*at)->next_of_user;
    *at = stream->next_of_user;
    if (stream->previous != NULL)
        stream->previous->next = stream->next;
    else
        streams->all = stream->next;
    if (stream->next != NULL) stream->next->previous = stream->previous;
    streams->count--;
    stream->http = NULL;
    stream_free(stream);
}

/* Checks the limits: in total, per user, per address. */
static struct hub_error admit(struct event_streams *streams, int64_t user, const char *peer)
{
    uint32_t of_user = 0;
    uint32_t of_peer = 0;
    for (const struct event_stream *at = streams->all; at != NULL; at = at->next) {
        if (at->user.id == user) of_user++;
        if (strcmp(at->peer, peer) == 0) of_peer++;
    }
    if (streams->count >= EVENT_STREAMS_MAX) return hub_error_of(HUB_BUSY);
    bool full = of_user >= EVENT_STREAMS_PER_USER_MAX || of_peer >= EVENT_STREAMS_PER_PEER_MAX;
    return hub_error_of(full ? HUB_TOO_MANY_STREAMS : HUB_OK);
}

/* ---- events ---- */

static void say(struct event_stream *stream, struct buf *out)
{
    stream->said_ms = clock_mono_ms();
    if (out->failed) /* without memory the client reconnects, and receives the event then */
        http_stream_close(stream->http);
    else
        http_stream_send(stream->http, out->bytes, out->size);
}

/* Returns whether the stream has recently sent this place of the match, and records it. For a
 * turn the place is the hash of the state, for a vote its row. A chat message makes no new
 * place. */
static bool again(struct event_stream *stream, const char *match, uint64_t place)
{
    uint64_t key = hash_bytes(match, strlen(match), place);
    for (size_t i = 0; i < COUNT_OF(stream->told); i++)
        if (stream->told[i] == key) return true;
    stream->told[stream->told_count++ % TOLD_KEPT] = key;
    return false;
}

/* Returns the seat by which a finished match concerns the user: their own seat, or one whose
 * result counts for them. */
static int ended_seat(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    if (seat != HUB_NOBODY_SEAT || match->info.status != STORE_OVER) return seat;
    return hub_info_answers_for(&match->info, user);
}

/* Appends a member `id`: the same whenever this event is sent again, by any node, and of no other
 * event. `place` tells events of that name in the match apart. */
static void event_id_print(struct json *json, const char *name, const char *match, int seat,
                           uint64_t place)
{
    char text[PLACE_DIGITS + 1];
    uint64_t key = hash_bytes(name, strlen(name), hash_word(place + (uint64_t)seat));
    place_print(hash_bytes(match, strlen(match), key), text);
    json_text(json, "id", text);
}

/* Sends one event about a seat of the match, and the id to resume from: its time. */
static void tell(struct event_stream *stream, const char *name, const struct hub_sight *sight,
                 int seat, uint64_t place)
{
    const struct hub_match *match = hub_sight_match(sight);
    struct buf out = {0};
    uint32_t version = match->play.version;
    int64_t now = clock_unix_ms();
    stream->newest_id = now > stream->newest_id ? now : stream->newest_id + 1;
    buf_printf(&out, "event: %s\nid: %lld\ndata: ", name, (long long)stream->newest_id);
    struct json json = json_to(&out);
    json_object(&json, NULL);
    event_id_print(&json, name, match->info.id, seat, place);
    json_text(&json, "event", name);
    json_text(&json, "match", match->info.id);
    json_text(&json, "game", match->info.game);
    json_int(&json, "seat", seat);
    json_int(&json, "version", version);
    json_text(&json, "end_reason",
              match->info.end_reason[0] != '\0' ? match->info.end_reason : NULL);
    json_object_end(&json);
    buf_append_text(&out, "\n\n");
    say(stream, &out);
    buf_free(&out);
}

/* Returns the user's seat, if the user must decide now. */
static int turn_of(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    bool asked = seat != HUB_NOBODY_SEAT && match->info.status == STORE_RUNNING &&
                 match->info.seat[seat].bot[0] == '\0' && (hub_match_owed(match) >> seat & 1) != 0;
    return asked ? seat : HUB_NOBODY_SEAT;
}

/* Sends the event of an open vote about the user's seat, once per vote. */
static void vote_tell(struct event_stream *stream, const struct hub_sight *sight)
{
    const struct hub_match *match = hub_sight_match(sight);
    uint32_t since = 0;
    int64_t until_ms = hub_match_voted_ms(match, stream->user.id, &since);
    if (until_ms != 0 && !again(stream, match->info.id, VOTE_KEY | since))
        tell(stream, "seat", sight, hub_sight_seat(sight), hash_word((uint64_t)until_ms) + since);
}

static void turn_tell(struct event_stream *stream, const struct hub_sight *sight)
{
    const struct hub_match *match = hub_sight_match(sight);
    int seat = turn_of(match, stream->user.id);
    if (seat == HUB_NOBODY_SEAT) return;
    uint64_t place = hub_match_hash(match);
    if (!again(stream, match->info.id, place)) tell(stream, "turn", sight, seat, place);
}

/* ---- changes of matches ---- */

static bool was_invited(const struct store_match *before, int64_t user)
{
    for (size_t seat = 0; before != NULL && seat < before->seats; seat++)
        if (before->seat[seat].invited == user) return true;
    return false;
}

static void user_tell(struct event_stream *stream, const struct hub_match *match,
                      const struct store_match *before)
{
    int64_t user = stream->user.id;
    enum store_status status = match->info.status;
    struct hub_sight_room room = {0};
    const struct hub_sight *sight = hub_sight(match, user, NULL, &room);
    if (sight == NULL) return;
    int seat = hub_sight_seat(sight);
    int invited = hub_match_invited(match, user);
    if (seat != HUB_NOBODY_SEAT && before != NULL && before->status == STORE_OPEN &&
        status == STORE_RUNNING)
        tell(stream, "began", sight, seat, (uint64_t)match->info.started_ms);
    int ended = ended_seat(match, user);
    if (ended != HUB_NOBODY_SEAT && before != NULL && store_status_live(before->status) &&
        !store_status_live(status))
        tell(stream, "over", sight, ended, (uint64_t)match->info.ended_ms);
    if (invited != HUB_NOBODY_SEAT && status == STORE_OPEN && !was_invited(before, user))
        tell(stream, "invited", sight, invited, match->info.edit);
    vote_tell(stream, sight);
    turn_tell(stream, sight);
}

bool event_streams_followed(struct event_streams *streams, int64_t user)
{
    const struct event_stream *at = *bucket_of(streams, user);
    while (at != NULL && at->user.id != user) at = at->next_of_user;
    return at != NULL;
}

static void user_streams_tell(struct event_streams *streams, int64_t user,
                              const struct hub_match *match, const struct store_match *before)
{
    struct event_stream *at = user != 0 ? *bucket_of(streams, user) : NULL;
    for (; at != NULL; at = at->next_of_user)
        if (at->user.id == user) user_tell(at, match, before);
}

void event_streams_changed(struct event_streams *streams, const struct hub_match *match,
                           const struct store_match *before, int64_t only)
{
    if (streams->count == 0 || only != 0 || match->gone) return;
    for (size_t i = 0; i < match->info.seats; i++) {
        const struct store_seat *seat = &match->info.seat[i];
        user_streams_tell(streams, seat->user != 0 ? seat->user : seat->invited, match, before);
        if (hub_match_seat_of(match, seat->answers) == HUB_NOBODY_SEAT)
            user_streams_tell(streams, seat->answers, match, before);
    }
}

void event_streams_ended(struct event_streams *streams, int64_t user, const unsigned char *only,
                         const unsigned char *keep)
{
    for (struct event_stream *at = *bucket_of(streams, user); at != NULL; at = at->next_of_user) {
        const unsigned char *hash = at->user.token_hash;
        bool other = at->user.id != user ||
                     (only != NULL && memcmp(hash, only, STORE_TOKEN_HASH_BYTES) != 0);
        bool kept = keep != NULL && memcmp(hash, keep, STORE_TOKEN_HASH_BYTES) == 0;
        if (!other && !kept) http_stream_close(at->http);
    }
}

void event_streams_look(struct event_streams *streams, int64_t user)
{
    for (struct event_stream *at = *bucket_of(streams, user); at != NULL; at = at->next_of_user)
        if (at->user.id == user) at->checked_ms = 0;
}

void event_streams_tick(struct event_streams *streams)
{
    int64_t mono_ms = clock_mono_ms();
    int64_t unix_ms = clock_unix_ms();
    session_checks_begin(&streams->looks, streams->hub);
    for (struct event_stream *at = streams->all; at != NULL; at = at->next) {
        struct buf out = {0};
        session_checks_run(&streams->looks, streams->hub, &at->user, &at->checked_ms);
        if (at->user.until_ms != 0 && at->user.until_ms <= unix_ms) {
            http_stream_close(at->http);
        } else if (mono_ms - at->said_ms >= EVENT_STREAM_SILENCE_MS) {
            buf_append_text(&out, ":\n\n");
            say(at, &out);
            buf_free(&out);
        }
    }
}

/* ---- its first events: all that waits, and all matches that began or ended since the last
 * connection ----
 */

struct begin_read {
    struct hub_read read;
    struct event_stream *stream;
    int64_t since_ms; /* 0: it was never here */
    struct hub_listing *looks;
    size_t count;
    enum store_err err;
    int64_t used_us;
};

static bool look_add(void *context, const struct store_match *info)
{
    struct begin_read *job = context;
    for (size_t i = 0; i < job->count; i++)
        if (strcmp(job->looks[i].info.id, info->id) == 0) return true;
    job->looks[job->count++].info = *info;
    return job->count < 3 * (size_t)MATCHES_MAX;
}

static bool look_add_since(void *context, const struct store_match *info)
{
    struct begin_read *job = context;
    int64_t at_ms = store_status_live(info->status) ? info->started_ms : info->ended_ms;
    return at_ms < job->since_ms || look_add(context, info);
}

static void begin_run(struct hub_read *read, struct store_reader *reader)
{
    struct begin_read *job = (struct begin_read *)read;
    int64_t begin_us = clock_thread_us();
    int64_t user = job->stream->user.id;
    struct hub *hub = job->stream->streams->hub;
    job->looks = calloc(3 * (size_t)MATCHES_MAX, sizeof(*job->looks));
    job->err = job->looks != NULL ? STORE_OK : STORE_IO;
    if (job->err == STORE_OK && job->since_ms > 0)
        job->err =
            store_mine_each(reader, STORE_MINE_ENDED, user, "", MATCHES_MAX, look_add_since, job);
    if (job->err == STORE_OK && job->since_ms > 0)
        job->err = store_mine_each(reader, STORE_MINE, user, "", MATCHES_MAX, look_add_since, job);
    if (job->err == STORE_OK)
        job->err =
            store_mine_each(reader, STORE_MINE_WAITING, user, "", MATCHES_MAX, look_add, job);
    for (size_t i = 0; job->err == STORE_OK && i < job->count; i++) {
        struct store_match info = job->looks[i].info;
        job->err = hub_listing_read(hub, reader, &info, &job->looks[i]);
        if (job->err == STORE_NOT_FOUND) job->err = STORE_OK; /* deleted in between */
    }
    job->used_us = clock_thread_us() - begin_us;
}

/* Sends the initial events of that match. */
static void begin_tell(const struct begin_read *job, const struct hub_match *match)
{
    struct event_stream *stream = job->stream;
    const struct store_match *info = &match->info;
    int64_t user = stream->user.id;
    struct hub_sight_room room = {0};
    const struct hub_sight *sight = hub_sight(match, user, NULL, &room);
    if (sight == NULL) return;
    int seat = hub_sight_seat(sight);
    int invited = hub_match_invited(match, user);
    bool since = job->since_ms > 0 && seat != HUB_NOBODY_SEAT;
    if (since && info->started_ms >= job->since_ms)
        tell(stream, "began", sight, seat, (uint64_t)info->started_ms);
    int ended = ended_seat(match, user);
    if (job->since_ms > 0 && ended != HUB_NOBODY_SEAT && !store_status_live(info->status) &&
        info->ended_ms >= job->since_ms)
        tell(stream, "over", sight, ended, (uint64_t)match->info.ended_ms);
    if (invited != HUB_NOBODY_SEAT && info->status == STORE_OPEN)
        tell(stream, "invited", sight, invited, match->info.edit);
    vote_tell(stream, sight);
    turn_tell(stream, sight);
}

static void begin_done(struct hub_read *read)
{
    struct begin_read *job = (struct begin_read *)read;
    struct event_stream *stream = job->stream;
    struct hub_match *shown = malloc(sizeof(*shown));
    enum store_err err = read->err != STORE_OK ? read->err : job->err;
    int64_t begin_us = clock_thread_us();
    stream->reading = false;
    if (stream->http != NULL && (err != STORE_OK || shown == NULL)) {
        http_stream_close(stream->http); /* the client reconnects */
    } else if (stream->http != NULL) {
        for (size_t i = 0; i < job->count; i++) {
            const struct hub_match *match =
                hub_match_cached(stream->streams->hub, job->looks[i].info.id);
            if (match == NULL &&
                hub_match_from_listing(stream->streams->hub, &job->looks[i], shown))
                match = shown;
            if (match != NULL) begin_tell(job, match);
        }
    }
    job->used_us += clock_thread_us() - begin_us;
    /* charged even if the client is gone */
    api_read_count(stream->streams->hub, stream->peer, job->used_us);
    free(shown);
    free(job->looks);
    free(job);
    stream_free(stream);
}

/* ---- the route ---- */

/* Reads Last-Event-ID; 0 without one. False: it has another form than the ids of this server. */
static bool last_read(const struct api_call *call, int64_t *last)
{
    const char *text = http_header(call->http, "Last-Event-ID");
    *last = 0;
    if (text == NULL || text[0] == '\0') return true;
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 15 || text[digits] != '\0') return false;
    *last = strtoll(text, NULL, 10);
    return true;
}

/* Starts the stream: its initial events are read while it already receives new ones. */
static void begin(struct event_stream *stream, struct begin_read *job)
{
    struct buf out = {0};
    buf_append_text(&out, "retry: 3000\n\n");
    say(stream, &out);
    buf_free(&out);
    job->read = (struct hub_read){.run = begin_run, .done = begin_done};
    job->stream = stream;
    stream->reading = true;
    uint64_t owner = pool_owner_of(stream->peer);
    if (hub_read_begin(stream->streams->hub, HUB_READ_LIST, owner, &job->read) == POOL_TAKEN)
        return;
    stream->reading = false;
    http_stream_close(stream->http);
    free(job);
}

static void get_events(struct api_call *call)
{
    struct event_streams *streams = call->api->events;
    struct event_stream *stream = calloc(1, sizeof(*stream));
    struct begin_read *job = calloc(1, sizeof(*job));
    int64_t last = 0;
    struct hub_error error = hub_error_of(HUB_BUSY);
    if (stream != NULL && job != NULL)
        error = last_read(call, &last) ? admit(streams, call->user.id, http_peer(call->http))
                                       : hub_error_at(HUB_BAD_REQUEST, "Last-Event-ID");
    if (error.code != HUB_OK) {
        free(stream);
        free(job);
        api_fail(call, error);
        return;
    }
    stream->streams = streams;
    stream->user = call->user;
    stream->checked_ms = clock_mono_ms();
    (void)text_copy(stream->peer, sizeof(stream->peer), http_peer(call->http));
    /* One that is much later than now is of a clock that was set back since. */
    int64_t now_ms = clock_unix_ms();
    job->since_ms = last > AGAIN_SLACK_MS && last <= now_ms + AGAIN_SLACK_MS
                        ? (last < now_ms ? last : now_ms) - AGAIN_SLACK_MS
                        : 0;
    if (job->since_ms > 0) stream->newest_id = last;
    if (last > 0 && job->since_ms == 0) job->since_ms = 1;
    struct http_stream_wish wish = {
        .content_type = "text/event-stream", .closed = closed, .context = stream};
    stream->http = http_stream_begin(call->http, &wish);
    api_forget(call);
    if (stream->http == NULL) {
        free(stream);
        free(job);
        return;
    }
    link_in(streams, stream);
    begin(stream, job);
}

const struct api_route api_event_stream_routes[] = {
    {.method = "GET",
     .path = "/api/events",
     .scope = TOKEN_READ,
     .handle = get_events,
     .user_needed = true,
     .counted = true},
    {0},
};
