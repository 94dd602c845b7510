#include "api/live/poll.h"

#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

#include "api/core/call.h"
#include "api/live/client.h"
#include "api/live/requests.h"
#include "api/live/updates.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/encoding/text.h"

#define REASON_BYTES 121 /* reason of a close, with its closing 0 */
#define GOING_AWAY   1001
#define BUCKETS      256

struct live_poll {
    TAILQ_ENTRY(live_poll) all;
    TAILQ_ENTRY(live_poll) due_next; /* while is_due */
    struct live_poll *next;          /* in its bucket */
    struct live_polls *polls;
    struct client *client;
    struct api_call *call; /* the request that waits for messages; NULL: none */
    int64_t until_ms;      /* monotonic end of that wait, or of the line without one */
    uint32_t told;         /* messages so far */
    bool is_due;
    uint16_t close_code; /* 0: the line is open */
    char close_reason[REASON_BYTES];
    char name[API_PART_BYTES_MAX + 1];
};

TAILQ_HEAD(live_poll_list, live_poll);

struct live_polls {
    struct live_api *live;
    struct live_poll_list all;
    struct live_poll_list due; /* lines that may have messages, or are closed */
    struct live_poll *by_name[BUCKETS];
    uint32_t count;
    bool stopped;
};

struct live_polls *live_polls_new(struct live_api *live)
{
    struct live_polls *polls = calloc(1, sizeof(*polls));
    if (polls == NULL) return NULL;
    polls->live = live;
    TAILQ_INIT(&polls->all);
    TAILQ_INIT(&polls->due);
    return polls;
}

void live_polls_free(struct live_polls *polls)
{
    CHECK(polls == NULL || polls->count == 0);
    free(polls);
}

static struct live_poll **bucket_of(struct live_polls *polls, const char *name)
{
    return &polls->by_name[hash_bytes(name, strlen(name), 0) % BUCKETS];
}

/* ---- opening and closing ---- */

static void due_take(struct live_poll *poll)
{
    if (poll->is_due) TAILQ_REMOVE(&poll->polls->due, poll, due_next);
    poll->is_due = false;
}

static void want(struct live_poll *poll, bool later)
{
    struct live_polls *polls = poll->polls;
    if (poll->is_due) return;
    poll->is_due = true;
    if (later)
        TAILQ_INSERT_TAIL(&polls->due, poll, due_next);
    else
        TAILQ_INSERT_HEAD(&polls->due, poll, due_next);
}

static void close_with(struct live_poll *poll, uint16_t code, const char *reason)
{
    if (poll->close_code != 0) return;
    poll->close_code = code;
    (void)text_copy(poll->close_reason, sizeof(poll->close_reason), reason);
    want(poll, false);
}

static const struct live_poll_calls calls = {.want = want, .close = close_with};

/* Ends the line and frees it; no request may be waiting. */
static void end(struct live_poll *poll)
{
    struct client *client = poll->client;
    struct live_polls *polls = poll->polls;
    struct live_poll **at = bucket_of(polls, poll->name);
    CHECK(poll->call == NULL);
    while (*at != poll) at = &(*at)->next;
    *at = poll->next;
    due_take(poll);
    TAILQ_REMOVE(&polls->all, poll, all);
    polls->count--;
    client->poll = NULL;
    free(poll);
    live_client_gone(client);
}

/* ---- sending ---- */

static void answer(struct live_poll *poll, struct buf *out)
{
    struct api_call *call = poll->call;
    buf_printf(out, "],\"next\":%u,\"closed\":", (unsigned)poll->told);
    struct json json = json_to(out);
    if (poll->close_code != 0) {
        json_object(&json, NULL);
        json_int(&json, "code", poll->close_code);
        json_text(&json, "reason", poll->close_reason);
        json_object_end(&json);
    } else {
        json_null(&json, NULL);
    }
    buf_append_text(out, "}");
    poll->call = NULL;
    poll->until_ms = clock_mono_ms() + LIVE_POLL_IDLE_MS;
    api_reply(call, 200, out);
}

/* Answers the waiting request with no messages, so that another one can wait. */
static void answer_nothing(struct live_poll *poll)
{
    struct buf out = {0};
    buf_append_text(&out, "{\"messages\":[");
    answer(poll, &out);
}

/* Appends the pending messages to the answer. Returns whether more are left. */
static bool messages_append(struct live_poll *poll, struct buf *out, uint32_t *count)
{
    bool more = true;
    for (int i = 0; more && i < LIVE_POLL_MESSAGES_MAX && out->size < LIVE_POLL_BYTES_MAX; i++) {
        struct buf one = {0};
        if (poll->close_code != 0) return false;
        more = live_updates_print(poll->client, &one);
        if (one.size > 0) {
            if (*count > 0) buf_append_text(out, ",");
            buf_append(out, one.bytes, one.size);
            ++*count;
        }
        out->failed = out->failed || one.failed;
        buf_free(&one);
    }
    return more;
}

/* Answers the waiting request, if there are messages or its time is over. After a line was
 * closed this is its last answer. */
static void run(struct live_poll *poll)
{
    struct buf out = {0};
    uint32_t count = 0;
    if (poll->call == NULL) return; /* the next request receives it */
    buf_append_text(&out, "{\"messages\":[");
    bool more = messages_append(poll, &out, &count);
    bool closed = poll->close_code != 0;
    if (count == 0 && !closed && clock_mono_ms() < poll->until_ms) {
        buf_free(&out);
        if (more) want(poll, true);
        return;
    }
    poll->told += count;
    answer(poll, &out);
    if (closed) end(poll);
}

void live_polls_turned(struct live_polls *polls)
{
    for (int i = 0; i < LIVE_POLL_ANSWERS_A_TURN && !TAILQ_EMPTY(&polls->due); i++) {
        struct live_poll *poll = TAILQ_FIRST(&polls->due);
        due_take(poll);
        run(poll);
    }
}

void live_polls_tick(struct live_polls *polls)
{
    int64_t now_ms = clock_mono_ms();
    struct live_poll *next = NULL;
    for (struct live_poll *poll = TAILQ_FIRST(&polls->all); poll != NULL; poll = next) {
        next = TAILQ_NEXT(poll, all);
        if (poll->until_ms > now_ms) continue;
        if (poll->call != NULL)
            want(poll, true);
        else
            end(poll);
    }
}

void live_polls_stop(struct live_polls *polls)
{
    struct live_poll *poll;
    polls->stopped = true;
    while ((poll = TAILQ_FIRST(&polls->all)) != NULL) {
        close_with(poll, GOING_AWAY, "the server stops");
        if (poll->call != NULL) answer_nothing(poll);
        end(poll);
    }
}

/* ---- the routes ---- */

static struct live_poll *poll_find(struct live_polls *polls, const char *name)
{
    struct live_poll *at = *bucket_of(polls, name);
    while (at != NULL && strcmp(at->name, name) != 0) at = at->next;
    return at;
}

/* Returns whether the caller opened the line: the same session or token, or an anonymous caller
 * who knows its name. A closed line has nothing else left to compare. */
static bool is_own(const struct live_poll *poll, const struct api_call *call)
{
    const struct hub_user *user = &poll->client->user;
    if (poll->close_code != 0) return true;
    if (user->id != call->user.id) return false;
    return user->id == 0 ||
           memcmp(user->token_hash, call->user.token_hash, sizeof(user->token_hash)) == 0;
}

/* Finds the line of the path; NULL: the caller has no such line, and the call has ended. */
static struct live_poll *poll_of(struct api_call *call)
{
    struct live_poll *poll = poll_find(call->api->polls, call->part[0]);
    if (poll != NULL && is_own(poll, call)) return poll;
    api_fail_code(call, HUB_NOT_FOUND);
    return NULL;
}

static bool is_name(const char *name)
{
    static const char allowed[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    size_t size = strlen(name);
    return size >= LIVE_POLL_NAME_BYTES_MIN && strspn(name, allowed) == size;
}

/* Checks the limits: in total, per user, per address. */
static enum hub_err room_for(const struct live_polls *polls, int64_t user, const char *peer)
{
    uint32_t of_user = 0;
    uint32_t of_peer = 0;
    const struct live_poll *at;
    TAILQ_FOREACH(at, &polls->all, all)
    {
        if (user != 0 && at->client->user.id == user) of_user++;
        if (strcmp(at->client->peer, peer) == 0) of_peer++;
    }
    if (polls->stopped) return HUB_SHUTTING_DOWN;
    if (polls->count >= LIVE_POLLS_MAX) return HUB_BUSY;
    bool full = of_user >= LIVE_POLLS_PER_USER_MAX || of_peer >= LIVE_POLLS_PER_PEER_MAX;
    return full ? HUB_TOO_MANY_STREAMS : HUB_OK;
}

/* Makes a line for the caller; NULL without memory. */
static struct live_poll *poll_new(struct live_polls *polls, const struct api_call *call)
{
    struct live_poll *poll = calloc(1, sizeof(*poll));
    struct client *client =
        poll != NULL ? live_client_new(polls->live, http_peer(call->http)) : NULL;
    if (client == NULL) {
        free(poll);
        return NULL;
    }
    struct live_poll **bucket = bucket_of(polls, call->part[0]);
    memcpy(poll->name, call->part[0], sizeof(poll->name));
    poll->polls = polls;
    poll->client = client;
    poll->until_ms = clock_mono_ms() + LIVE_POLL_IDLE_MS;
    poll->next = *bucket;
    *bucket = poll;
    TAILQ_INSERT_TAIL(&polls->all, poll, all);
    polls->count++;
    client->poll = poll;
    client->calls = &calls;
    client->user = call->user;
    client->by_token = call->by_token;
    client->known = true;
    return poll;
}

static void put_line(struct api_call *call)
{
    struct live_polls *polls = call->api->polls;
    struct buf out = {0};
    if (!is_name(call->part[0])) {
        api_fail_at(call, HUB_BAD_REQUEST, "line");
        return;
    }
    bool there = poll_find(polls, call->part[0]) != NULL;
    if (there && poll_of(call) == NULL) return;
    enum hub_err error = there ? HUB_OK : room_for(polls, call->user.id, http_peer(call->http));
    if (!there && error == HUB_OK && poll_new(polls, call) == NULL) error = HUB_BUSY;
    if (error != HUB_OK) {
        api_fail_code(call, error);
        return;
    }
    buf_append_text(&out, "{}");
    api_reply(call, 200, &out);
}

static void get_line(struct api_call *call)
{
    uint32_t after = 0;
    uint32_t wait_s = 0;
    static const struct api_query afters = {.name = "after"};
    static const struct api_query waits = {.name = "wait", .most = LIVE_POLL_WAIT_S_MAX};
    if (!api_query_number(call, &afters, &after) || !api_query_number(call, &waits, &wait_s)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    struct live_poll *poll = poll_of(call);
    if (poll == NULL) return;
    if (poll->call != NULL) answer_nothing(poll); /* a new request replaces the one that waits */
    if (after != poll->told) { /* an answer was lost, so the line cannot continue */
        end(poll);
        api_fail_code(call, HUB_NOT_FOUND);
        return;
    }
    poll->call = call;
    poll->until_ms = clock_mono_ms() + wait_s * 1000LL;
    want(poll, false);
}

static void post_line(struct api_call *call)
{
    struct live_poll *poll = poll_of(call);
    struct buf out = {0};
    size_t size = 0;
    if (poll == NULL) return;
    const char *text = http_body(call->http, &size);
    if (size > NET_MESSAGE_BYTES_MAX)
        close_with(poll, LIVE_CLOSE_TOO_LARGE, "the message is too large");
    else
        live_requests_receive(poll->client, size > 0 ? text : "", size);
    buf_append_text(&out, "{}");
    api_reply(call, 200, &out);
}

static void delete_line(struct api_call *call)
{
    struct live_poll *poll = poll_of(call);
    struct buf out = {0};
    if (poll == NULL) return;
    if (poll->call != NULL) answer_nothing(poll);
    end(poll);
    buf_append_text(&out, "{}");
    api_reply(call, 200, &out);
}

/* Each message has its own check of the token's scope in addition. */
const struct api_route api_live_routes[] = {
    {.method = "PUT", .path = "/api/live/{line}", .scope = TOKEN_READ, .handle = put_line},
    {.method = "GET", .path = "/api/live/{line}", .scope = TOKEN_READ, .handle = get_line},
    {.method = "POST",
     .path = "/api/live/{line}",
     .scope = TOKEN_READ,
     .handle = post_line,
     .any_body = true},
    {.method = "DELETE", .path = "/api/live/{line}", .scope = TOKEN_READ, .handle = delete_line},
    {0},
};
