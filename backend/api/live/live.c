#include "api/live/live.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/live/client.h"
#include "api/live/mine.h"
#include "api/live/read.h"
#include "api/live/requests.h"
#include "api/live/updates.h"
#include "base/clock.h"
#include "base/slab.h"
#include "base/encoding/text.h"

#define CLOSE_SIGNED_OUT 4001

void live_client_gone(struct client *client)
{
    struct live_api *api = client->api;
    for (size_t i = 0; i < client->places; i++)
        if (client->subscriptions[i]->used) live_subscription_end(client->subscriptions[i]);
    if (client->previous != NULL)
        client->previous->next = client->next;
    else
        api->clients = client->next;
    if (client->next != NULL) client->next->previous = client->previous;
    live_mine_end(client);
    client->live = NULL;
    client->closed = true;
    live_client_end(client);
    if (client->requests == 0) live_client_free(client);
}

/* Closes a connection whose user could not be read; the client reconnects later. */
static void give_up(struct client *client)
{
    live_close_for_now(client, "the session cannot be read right now");
}

/* Closes a connection with an invalid token: otherwise its owner would watch as an anonymous
 * user without knowing. */
static void refuse(struct client *client)
{
    live_close_with(client, CLOSE_SIGNED_OUT, "there is no such token");
}

/* Continues after the connection's user was read; an anonymous one may watch listed matches. */
static void admitted(void *context, const struct hub_user *user)
{
    struct client *client = context;
    client->requests--;
    client->known = true;
    client->user = *user;
    if (client->closed) {
        if (client->requests == 0) live_client_free(client);
    } else if (client->live != NULL && user->unread) {
        give_up(client);
    } else if (client->live != NULL && client->by_token && user->id == 0) {
        refuse(client);
    } else if (client->live != NULL) {
        live_requests_continue(client);
        live_want_write(client);
    }
}

static void *admit(void *context, const char *cookie, const char *bearer, const char *peer)
{
    struct live_api *api = context;
    struct client *client = live_client_new(api, peer);
    if (client == NULL) return NULL;
    client->requests = 1;
    client->by_token = bearer != NULL;
    if (bearer != NULL)
        hub_token_find(api->hub, bearer, peer, admitted, client);
    else
        hub_session_find(api->hub, cookie, peer, admitted, client);
    if (client->user.unread) { /* the callback ran at once, so no other code has the client */
        live_client_gone(client);
        return NULL;
    }
    return client;
}

static void opened(void *context, struct net_live *live, void *data)
{
    (void)context;
    struct client *client = data;
    client->live = live;
    if (client->user.unread)
        give_up(client);
    else if (client->known && client->by_token && client->user.id == 0)
        refuse(client);
    else if (client->known)
        live_want_write(client);
}

static void message(void *context, struct net_live *live, void *data, const char *text, size_t size)
{
    (void)context;
    (void)live;
    live_requests_receive(data, text, size);
}

static bool writable(void *context, struct net_live *live, void *data, struct buf *out)
{
    (void)context;
    (void)live;
    return live_updates_print(data, out);
}

static void closed(void *context, struct net_live *live, void *data)
{
    (void)context;
    (void)live;
    live_client_gone(data);
}

struct net_live_handlers live_api_handlers(struct live_api *api)
{
    return (struct net_live_handlers){.context = api,
                                      .admit = admit,
                                      .opened = opened,
                                      .message = message,
                                      .writable = writable,
                                      .closed = closed};
}

/* Signs the connection out: messages that have already arrived are anonymous. */
static void sign_out(struct client *client)
{
    live_mine_end(client);
    client->user = (struct hub_user){0};
    live_close_with(client, CLOSE_SIGNED_OUT, "signed out");
}

void live_api_tick(struct live_api *api)
{
    int64_t now = clock_mono_ms();
    bool presence = now - api->presence_ms >= LIVE_PRESENCE_INTERVAL_MS;
    bool refreshed = false;
    int64_t unix_ms = clock_unix_ms();
    session_checks_begin(&api->looks, api->hub);
    if (presence) api->presence_ms = now;
    for (struct client *client = api->clients; client != NULL; client = client->next) {
        if (client->lobby && !refreshed) {
            live_lobby_refresh(api->lobby);
            refreshed = true;
        }
        if ((presence && client->presence_waits) || live_mine_due(client) ||
            (client->lobby && live_lobby_due(api->lobby, client->lobby_told)))
            live_want_write_later(client);
        client->presence_waits = client->presence_waits && !presence;
        session_checks_run(&api->looks, api->hub, &client->user, &client->checked_ms);
        if (client->user.until_ms != 0 && client->user.until_ms <= unix_ms) sign_out(client);
    }
}

void live_api_stats(const struct live_api *api, struct live_stats *stats)
{
    *stats = api->stats;
}

void live_sessions_ended(void *context, int64_t user, const unsigned char *only,
                         const unsigned char *keep)
{
    const struct live_api *api = context;
    for (struct client *client = api->clients; client != NULL; client = client->next) {
        const unsigned char *hash = client->user.token_hash;
        bool other = client->user.id != user ||
                     (only != NULL && memcmp(hash, only, STORE_TOKEN_HASH_BYTES) != 0);
        bool kept = keep != NULL && memcmp(hash, keep, STORE_TOKEN_HASH_BYTES) == 0;
        if (!other && !kept && live_stands(client)) sign_out(client);
    }
}

void live_sessions_look(struct live_api *api, int64_t user)
{
    for (struct client *client = api->clients; client != NULL; client = client->next)
        if (client->user.id == user) client->checked_ms = 0;
}

struct live_api *live_api_new(struct hub *hub)
{
    struct live_api *api = calloc(1, sizeof(*api));
    if (api == NULL) return NULL;
    api->lobby = live_lobby_new(hub);
    api->texts = live_texts_new();
    if (api->lobby == NULL || api->texts == NULL) {
        live_lobby_free(api->lobby);
        live_texts_free(api->texts);
        free(api);
        return NULL;
    }
    api->hub = hub;
    hub_on_sessions_ended(hub, live_sessions_ended, api);
    hub_on_match_changed(hub, live_mine_changed, api);
    return api;
}

void live_api_free(struct live_api *api)
{
    if (api != NULL) {
        live_lobby_free(api->lobby);
        live_texts_free(api->texts);
        free(api);
    }
}
