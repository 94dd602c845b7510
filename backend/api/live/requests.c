/* The messages that a live connection may send, by type, with the members of each. */
#include "api/live/requests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/request.h"
#include "api/live/client.h"
#include "api/live/mine.h"
#include "api/live/read.h"
#include "base/clock.h"
#include "base/language.h"
#include "base/slab.h"
#include "base/encoding/text.h"
#include "record/place.h"

/* A request to the hub from a connection. */
struct live_request {
    struct client *client;
    char id[STORE_REQUEST_BYTES_MAX + 1];
    char match[STORE_MATCH_ID_BYTES + 1];
    bool chat;
    uint32_t expects; /* a move: the place at which it was chosen */
    bool has_hash;
    uint64_t hash;
};

static void message_end(struct client *client);

/* ---- refusals ---- */

static void answer_refused(struct client *client, const char *id, const char *match,
                           const struct hub_error *error)
{
    struct buf out = {0};
    struct json json = live_begin(&out, "refused");
    json_text(&json, "id", id);
    json_text(&json, "match", match);
    print_error(&json, error);
    json_object_end(&json);
    live_answer(client, &out);
}

static void answer_refused_code(struct client *client, const char *id, const char *match,
                                enum hub_err code)
{
    struct hub_error error = hub_error_of(code);
    answer_refused(client, id, match, &error);
}

/* Returns the request id of a message; NULL if it is missing or invalid. */
static const char *id_of(const struct parse *parse)
{
    const char *id = parse == NULL ? NULL : parse_text(parse, "id");
    return id != NULL && id[0] != '\0' && strlen(id) <= STORE_REQUEST_BYTES_MAX ? id : NULL;
}

/* Returns the match that a message names; NULL if it names none, or no possible one. */
static const char *match_of(const struct parse *parse)
{
    const char *match = parse == NULL ? NULL : parse_text(parse, "match");
    return match != NULL && strlen(match) <= STORE_MATCH_ID_BYTES ? match : NULL;
}

/* Answers an invalid message: with its id, if it has one, so that the sender can identify it. */
static void answer_unreadable(struct client *client, const struct parse *parse,
                              const struct parse_error *error)
{
    const char *id = id_of(parse);
    struct buf out = {0};
    struct json json = live_begin(&out, id != NULL ? "refused" : "error");
    if (id != NULL) {
        json_text(&json, "id", id);
        json_text(&json, "match", match_of(parse));
    }
    print_parse_error(&json, error);
    json_object_end(&json);
    live_answer(client, &out);
}

static void answer_unknown(struct client *client, const char *what)
{
    struct parse_error error = {0};
    (void)text_copy(error.name, sizeof(error.name), "unknown_type");
    (void)text_copy(error.field, sizeof(error.field), "type");
    (void)text_copy(error.message, sizeof(error.message), what);
    answer_unreadable(client, NULL, &error);
}

/* ---- subscriptions ---- */

static void subscription_changed(struct hub_watcher *watcher, unsigned changes)
{
    struct subscription *subscription = watcher->context;
    subscription->dirty |= changes;
    subscription->waits = false;
    if ((changes & HUB_CHANGE_ANEW) != 0) live_subscription_reset(subscription);
    subscription->table_due = subscription->table_due || (changes & HUB_CHANGE_MOVES) != 0;
    if ((changes & HUB_CHANGE_GONE) != 0) {
        subscription->gone = true;
        subscription->why = HUB_NO_SUCH_MATCH;
    }
    const struct hub_match *match = watcher->match;
    int64_t user = subscription->client->user.id;
    struct hub_sight_room room = {0};
    const struct hub_sight *sight =
        NULL; /* so that the proof includes the match's key for a player */
    if (match != NULL) sight = hub_sight_again(match, user, NULL, &subscription->key, &room);
    bool seated = sight != NULL && hub_sight_seat(sight) != HUB_NOBODY_SEAT;
    if (changes == HUB_CHANGE_PRESENCE)
        subscription->client->presence_waits = true;
    else if (seated)
        live_want_write(subscription->client);
    else
        live_want_write_later(subscription->client);
}

static struct subscription *subscription_find(struct client *client, const char *match)
{
    for (size_t i = 0; i < client->places; i++) {
        struct subscription *subscription = client->subscriptions[i];
        if (subscription->used && strcmp(subscription->match, match) == 0) return subscription;
    }
    return NULL;
}

/* Returns a free subscription, or NULL with the reason. */
static struct subscription *subscription_new(struct client *client, enum hub_err *why)
{
    *why = HUB_TOO_MANY_SUBSCRIPTIONS;
    for (size_t i = 0; i < LIVE_SUBSCRIPTIONS_MAX; i++) {
        struct subscription **subscription = &client->subscriptions[i];
        if (i == client->places) {
            *subscription = slab_new(sizeof(**subscription));
            if (*subscription == NULL) {
                *why = HUB_BUSY;
                return NULL;
            }
            client->places++;
        }
        if (!(*subscription)->used) {
            memset(*subscription, 0, sizeof(**subscription));
            (*subscription)->client = client;
            return *subscription;
        }
    }
    return NULL;
}

/* Refuses requests beyond the limits of this connection or its address. */
static bool too_often(struct client *client, const char *match, enum limit_kind connection,
                      enum limit_kind peer)
{
    struct limits *limits = hub_limits(client->api->hub);
    int64_t now = clock_mono_ms();
    int64_t retry_ms = 0;
    if (limits_left(limits, LIMIT_READ, client->peer, now, &retry_ms) &&
        limits_acquire(limits, connection, client->serial, now, &retry_ms) &&
        limits_acquire(limits, peer, client->peer, now, &retry_ms))
        return false;
    struct hub_error often = hub_error_often(retry_ms);
    answer_refused(client, NULL, match, &often);
    return true;
}

struct message_body {
    char type[16];
    char match[STORE_MATCH_ID_BYTES + 1];
    char key[STORE_KEY_BYTES + 1];
    char id[STORE_REQUEST_BYTES_MAX + 1];
    char hash[PLACE_DIGITS + 1];
    int64_t from;
    uint8_t has_from;
    bool on;
    bool patches;
    char format[8];
    char lang[8];
};

#define AT(field) .offset = offsetof(struct message_body, field)
#define TYPE_MEMBER                                                                                \
    {                                                                                              \
        .name = "type", .type = MEMBER_TEXT, AT(type), .present_offset = UINT16_MAX, .most = 15    \
    }
#define MATCH_MEMBER                                                                               \
    {                                                                                              \
        .name = "match", .type = MEMBER_TEXT, AT(match), .present_offset = UINT16_MAX,             \
        .most = STORE_MATCH_ID_BYTES                                                               \
    }

static const struct member subscribe_members[] = {
    TYPE_MEMBER,
    MATCH_MEMBER,
    {.name = "key",
     .type = MEMBER_TEXT,
     .optional = true,
     AT(key),
     .present_offset = UINT16_MAX,
     .most = STORE_KEY_BYTES},
    {.name = "from",
     .type = MEMBER_INT,
     .optional = true,
     AT(from),
     .present_offset = offsetof(struct message_body, has_from),
     .least = 0,
     .most = UINT32_MAX},
    {.name = "hash",
     .type = MEMBER_TEXT,
     .optional = true,
     AT(hash),
     .present_offset = UINT16_MAX,
     .most = PLACE_DIGITS},
    {.name = "patches",
     .type = MEMBER_BOOL,
     .optional = true,
     AT(patches),
     .present_offset = UINT16_MAX},
    {.name = "format",
     .type = MEMBER_TEXT,
     .optional = true,
     AT(format),
     .present_offset = UINT16_MAX,
     .most = 7},
    {.name = "lang",
     .type = MEMBER_TEXT,
     .optional = true,
     AT(lang),
     .present_offset = UINT16_MAX,
     .most = 7},
};
static const struct member unsubscribe_members[] = {TYPE_MEMBER, MATCH_MEMBER};
static const struct member lobby_members[] = {
    TYPE_MEMBER,
    {.name = "on", .type = MEMBER_BOOL, AT(on), .present_offset = UINT16_MAX},
};
static const struct member ping_members[] = {
    TYPE_MEMBER,
    {.name = "id",
     .type = MEMBER_TEXT,
     AT(id),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_REQUEST_BYTES_MAX},
};

static bool body_read(struct client *client, const struct parse *parse,
                      const struct member *members, size_t count, struct message_body *body)
{
    struct parse_error error;
    memset(body, 0, sizeof(*body));
    if (!parse_members(parse, members, count, body, &error)) {
        answer_unreadable(client, parse, &error);
        return false;
    }
    return true;
}

/* Refuses a form or a language of the log that does not exist. */
static bool words_refused(struct client *client, const struct message_body *body)
{
    bool format = body->format[0] == '\0' || strcmp(body->format, "json") == 0 ||
                  strcmp(body->format, "text") == 0;
    if (format && (body->lang[0] == '\0' || language_is_known(body->lang))) return false;
    struct hub_error error =
        format ? hub_error_words(HUB_BAD_REQUEST, "lang", body->lang, language_tags)
               : hub_error_words(HUB_BAD_REQUEST, "format", body->format, "json text");
    answer_refused(client, NULL, body->match, &error);
    return true;
}

/* Finds the match of the current message; it may have to be loaded. */
static void match_find(struct client *client, const char *id,
                       void (*found)(void *context, struct hub_match *match, enum hub_err why))
{
    client->fetch = (struct hub_fetch){.found = found, .context = client};
    hub_fetch_begin(client->api->hub, id, pool_owner_of(client->peer), &client->fetch);
}

/* Returns whether the match exists and the client may see it; else sets `*why`. */
static bool match_seen(const struct client *client, const struct hub_match *match, const char *key,
                       enum hub_err *why)
{
    struct hub_sight_room room = {0};
    if (client->fetch.read_us > 0) live_count_reading(client, client->fetch.read_us);
    if (match == NULL) return false;
    *why = HUB_NO_SUCH_MATCH;
    return hub_sight(match, client->user.id, key, &room) != NULL;
}

static void subscription_begin(struct subscription *subscription, struct hub_match *match,
                               const struct message_body *body)
{
    struct client *client = subscription->client;
    bool holds = body->has_from != 0 && body->from < UINT32_MAX;
    subscription->cursor = holds ? (uint32_t)body->from + 1 : 0;
    subscription->place_due = holds;
    subscription->has_hash = body->hash[0] != '\0';
    if (!place_read(body->hash, &subscription->hash))
        subscription->hash = 0; /* no row has this hash */
    subscription->ahead_read = false;
    subscription->resets = body->has_from != 0 && !holds;
    subscription->waits = false;
    subscription->table_due = true;
    subscription->patches = body->patches != 0;
    subscription->language = NULL;
    if (strcmp(body->format, "text") == 0) subscription->language = language_tag(body->lang);
    subscription->told.version = -1;
    subscription->chat_next = 1;
    subscription->chat_edit = match->chat_edit;
    subscription->dirty =
        HUB_CHANGE_INFO | HUB_CHANGE_MOVES | HUB_CHANGE_CHAT | HUB_CHANGE_PRESENCE;
    if (!subscription->used) {
        subscription->used = true;
        (void)text_copy(subscription->match, sizeof(subscription->match), body->match);
        subscription->watcher = (struct hub_watcher){
            .user = client->user.id, .changed = subscription_changed, .context = subscription};
        hub_watch(match, &subscription->watcher);
    }
    struct hub_sight_room room = {0};
    (void)!hub_sight_again(match, client->user.id, body->key, &subscription->key, &room);
    live_want_write(client);
}

static void subscribe_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct client *client = context;
    struct message_body body;
    struct subscription *subscription = NULL;
    bool ok =
        body_read(client, client->current, subscribe_members, COUNT_OF(subscribe_members), &body);
    if (ok && !match_seen(client, match, body.key, &why)) {
        answer_refused_code(client, NULL, body.match, why);
    } else if (ok) {
        subscription = subscription_find(client, body.match);
        enum hub_err none = HUB_OK;
        if (subscription == NULL) subscription = subscription_new(client, &none);
        if (subscription == NULL)
            answer_refused_code(client, NULL, body.match, none);
        else
            subscription_begin(subscription, match, &body);
    }
    message_end(client);
}

static void on_subscribe(struct client *client, const struct parse *parse)
{
    struct message_body body;
    if (!body_read(client, parse, subscribe_members, COUNT_OF(subscribe_members), &body) ||
        words_refused(client, &body) ||
        too_often(client, body.match, LIMIT_SUBSCRIBE, LIMIT_SUBSCRIBE_ADDRESS)) {
        message_end(client);
        return;
    }
    match_find(client, body.match, subscribe_found);
}

static void on_unsubscribe(struct client *client, const struct parse *parse)
{
    struct message_body body;
    if (body_read(client, parse, unsubscribe_members, COUNT_OF(unsubscribe_members), &body)) {
        struct subscription *subscription = subscription_find(client, body.match);
        if (subscription == NULL) return;
        const struct hub_match *match = subscription->watcher.match;
        bool unsent = subscription->dirty != 0;
        live_subscription_end(subscription);
        if (unsent && match != NULL) live_mine_unsent(client, match);
    }
}

static void on_lobby(struct client *client, const struct parse *parse)
{
    struct message_body body;
    if (body_read(client, parse, lobby_members, COUNT_OF(lobby_members), &body)) {
        if (body.on && too_often(client, NULL, LIMIT_LOBBY, LIMIT_LOBBY_ADDRESS)) return;
        client->lobby = body.on;
        client->lobby_told = 0;
        live_mine_refresh(client);
        if (body.on) {
            live_lobby_refresh(client->api->lobby);
            live_want_write(client);
        }
    }
}

static void on_mine(struct client *client, const struct parse *parse)
{
    struct message_body body;
    if (!body_read(client, parse, lobby_members, COUNT_OF(lobby_members), &body)) return;
    client->follows = body.on;
    live_mine_refresh(client);
}

static void on_ping(struct client *client, const struct parse *parse)
{
    struct message_body body;
    if (body_read(client, parse, ping_members, COUNT_OF(ping_members), &body)) {
        struct buf out = {0};
        struct json json = live_begin(&out, "pong");
        json_text(&json, "id", body.id);
        json_int(&json, "time_ms", clock_unix_ms());
        json_object_end(&json);
        live_answer(client, &out);
    }
}

/* ---- requests to the hub ---- */

/* Sends the present history to the sender, if it watches the match: its move was chosen in
 * another history. */
static void place_refuse(const struct live_request *sent)
{
    struct subscription *subscription = subscription_find(sent->client, sent->match);
    const struct hub_match *match = subscription != NULL ? subscription->watcher.match : NULL;
    if (match == NULL || !hub_match_started(match)) return;
    bool here = sent->has_hash ? hub_match_place(match, sent->expects, sent->hash) == HUB_PLACE_HERE
                               : sent->expects <= match->play.version;
    if (here) return;
    live_subscription_reset(subscription);
    live_want_write(sent->client);
}

static void answered(void *context, const struct hub_answer *hub_answer)
{
    struct live_request *sent = context;
    struct client *client = sent->client;
    bool unknown = hub_answer->error.code == HUB_STORE && hub_answer->error.store == STORE_CLOSED;
    client->requests--;
    if (client->closed) {
        if (client->requests == 0) live_client_free(client);
    } else if (unknown) { /* the write may have happened or not: a retry will show */
        live_close_for_now(client, "the session is not known yet");
    } else if (hub_answer->error.code != HUB_OK) {
        answer_refused(client, sent->id, sent->match, &hub_answer->error);
        if (hub_answer->error.code == HUB_STALE && !sent->chat) place_refuse(sent);
    } else {
        struct buf out = {0};
        struct json json = live_begin(&out, "accepted");
        json_text(&json, "id", sent->id);
        json_text(&json, "match", sent->match);
        json_int(&json, "version",
                 sent->chat ? hub_answer->match->play.version : hub_answer->version);
        json_object_end(&json);
        live_answer(client, &out);
    }
    free(sent);
}

/* Parses the request to the match and passes it to the hub. */
static void request_send(struct client *client, struct hub_match *match)
{
    const struct parse *parse = client->current;
    struct parse_error error = {0};
    struct hub_request request = {.seat = HUB_NOBODY_SEAT, .user = client->user};
    bool chat = strcmp(parse_text(parse, "type"), "chat") == 0;
    (void)text_copy(request.peer, sizeof(request.peer), client->peer);
    bool ok = chat ? request_chat_read(parse, true, &request, &error)
                   : request_move_read(parse, match->game, true, &request, &error);
    if (!ok) {
        answer_unreadable(client, parse, &error);
        return;
    }
    if (client->user.id == 0) {
        answer_refused_code(client, request.id, match->info.id, HUB_NOT_SIGNED_IN);
        return;
    }
    struct live_request *sent = calloc(1, sizeof(*sent));
    if (sent == NULL) {
        answer_refused_code(client, request.id, match->info.id, HUB_BUSY);
        return;
    }
    *sent = (struct live_request){.client = client,
                                  .chat = chat,
                                  .expects = request.expects,
                                  .has_hash = request.has_hash,
                                  .hash = request.hash};
    memcpy(sent->id, request.id, sizeof(sent->id));
    memcpy(sent->match, match->info.id, sizeof(sent->match));
    client->requests++;
    hub_request(client->api->hub, match, &request, answered, sent);
}

static void request_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct client *client = context;
    if (match_seen(client, match, NULL, &why))
        request_send(client, match);
    else
        answer_refused_code(client, id_of(client->current), match_of(client->current), why);
    message_end(client);
}

static void on_request(struct client *client, const struct parse *parse)
{
    const char *id = parse_text(parse, "match");
    match_find(client, id != NULL ? id : "", request_found);
}

/* ---- messages, one after the other ---- */

/* Handles the message, or first finds its match; message_end() follows. */
static void message_do(struct client *client, const struct parse *parse)
{
    static const struct {
        const char *type;
        void (*on)(struct client *client, const struct parse *parse);
        bool finds;    /* message_end() is called after its match was found */
        uint8_t scope; /* enum token_scope: a token must have one of these scopes */
    } kinds[] = {
        {"move", on_request, true, TOKEN_PLAY},
        {"chat", on_request, true, TOKEN_CHAT},
        {"subscribe", on_subscribe, true, TOKEN_READ},
        {"unsubscribe", on_unsubscribe, false, TOKEN_READ},
        {"lobby", on_lobby, false, TOKEN_READ},
        {"mine", on_mine, false, TOKEN_READ},
        {"ping", on_ping, false, TOKEN_READ | TOKEN_CHAT | TOKEN_PLAY},
    };
    const char *type = parse_text(parse, "type");
    size_t i = 0;
    while (type != NULL && i < COUNT_OF(kinds) && strcmp(type, kinds[i].type) != 0) i++;
    bool known = type != NULL && i < COUNT_OF(kinds);
    bool may = known && (client->user.scopes == 0 || (client->user.scopes & kinds[i].scope) != 0);
    if (may)
        kinds[i].on(client, parse);
    else if (known)
        answer_refused_code(client, id_of(parse), match_of(parse), HUB_SCOPE);
    else
        answer_unknown(client, type == NULL ? "A message has a member type."
                                            : "There is no such type of message.");
    if (!may || !kinds[i].finds) message_end(client);
}

static void messages_do(struct client *client)
{
    if (client->doing || !client->known)
        return; /* a message that ends at once continues in the loop below */
    client->doing = true;
    while (client->current == NULL && client->waiting.count > 0) {
        client->current = live_ring_take(&client->waiting);
        message_do(client, client->current);
    }
    client->doing = false;
}

static void message_end(struct client *client)
{
    parse_free(client->current);
    client->current = NULL;
    messages_do(client);
}

void live_requests_continue(struct client *client)
{
    messages_do(client);
}

void live_requests_receive(struct client *client, const char *text, size_t size)
{
    struct parse_error error = {0};
    int64_t retry_ms = 0;
    char who[LIMITS_USER_BYTES];
    limits_user(client->user.id, who);
    struct parse *parse = parse_object(text, size, &error);
    if (!limits_acquire(hub_limits(client->api->hub), LIMIT_MESSAGE,
                        client->user.id != 0 ? who : client->peer, clock_mono_ms(), &retry_ms)) {
        struct hub_error often = hub_error_often(retry_ms);
        answer_refused(client, id_of(parse), match_of(parse), &often);
        parse_free(parse);
        return;
    }
    if (parse == NULL) {
        answer_unreadable(client, NULL, &error);
        return;
    }
    if (!live_ring_put(&client->waiting, parse, LIVE_WAITING_MAX)) {
        parse_free(parse);
        live_close_with(client, LIVE_CLOSE_POLICY, "too many messages are queued");
        return;
    }
    messages_do(client);
}
