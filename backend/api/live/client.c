/* A live connection: the answers that wait for its socket, and the matches that it watches. */
#include "api/live/client.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"
#include "base/slab.h"
#include "base/encoding/text.h"

#define RETRY_MS 5000 /* delay before a failed read of the store is retried */

bool live_ring_put(struct live_ring *ring, void *item, uint32_t most)
{
    if (ring->count == most) return false;
    if (ring->room == 0 && ring->count == 0) {
        ring->one = item;
        ring->count = 1;
        return true;
    }
    if (ring->count >= ring->room) {
        uint32_t room = ring->room == 0 ? 4 : 2 * ring->room;
        void **at = malloc(room * sizeof(at[0]));
        if (at == NULL) return false;
        at[0] = ring->one;
        for (uint32_t i = 0; ring->room > 0 && i < ring->count; i++)
            at[i] = ring->at[(ring->first + i) % ring->room];
        free(ring->at);
        *ring = (struct live_ring){.at = at, .room = room, .count = ring->count};
    }
    ring->at[(ring->first + ring->count++) % ring->room] = item;
    return true;
}

void *live_ring_take(struct live_ring *ring)
{
    if (ring->count == 0) return NULL;
    void *item = ring->room == 0 ? ring->one : ring->at[ring->first];
    if (--ring->count == 0) {
        free(ring->at);
        *ring = (struct live_ring){0};
    } else {
        ring->first = (ring->first + 1) % ring->room;
    }
    return item;
}

void live_client_end(struct client *client)
{
    hub_fetch_end(&client->fetch);
    parse_free(client->current);
    client->current = NULL;
    struct parse *parse;
    while ((parse = live_ring_take(&client->waiting)) != NULL) parse_free(parse);
}

void live_client_free(struct client *client)
{
    char *answer;
    while ((answer = live_ring_take(&client->answers)) != NULL) free(answer);
    for (size_t i = 0; i < client->places; i++) slab_free(client->subscriptions[i]);
    free(client->mine.changed);
    slab_free(client);
}

struct client *live_client_new(struct live_api *api, const char *peer)
{
    struct client *client = slab_new(sizeof(*client));
    if (client == NULL) return NULL;
    client->api = api;
    client->hello_due = true;
    client->checked_ms = clock_mono_ms();
    (void)text_copy(client->peer, sizeof(client->peer), peer);
    (void)snprintf(client->serial, sizeof(client->serial), "%llu",
                   (unsigned long long)++api->serial);
    client->next = api->clients;
    if (api->clients != NULL) api->clients->previous = client;
    api->clients = client;
    return client;
}

bool live_stands(const struct client *client)
{
    return client->live != NULL || client->poll != NULL;
}

void live_close_with(struct client *client, uint16_t code, const char *reason)
{
    if (client->live != NULL) net_live_close(client->live, code, reason);
    if (client->poll != NULL) client->calls->close(client->poll, code, reason);
}

void live_close_for_now(struct client *client, const char *reason)
{
    char text[121];
    (void)snprintf(text, sizeof(text), "%s; retry_after_ms=%d", reason, RETRY_MS);
    live_close_with(client, LIVE_CLOSE_TRY_AGAIN, text);
}

void live_want_write(struct client *client)
{
    if (client->live != NULL) net_live_want_write(client->live);
    if (client->poll != NULL) client->calls->want(client->poll, false);
}

void live_want_write_later(struct client *client)
{
    if (client->live != NULL) net_live_want_write_later(client->live);
    if (client->poll != NULL) client->calls->want(client->poll, true);
}

void live_answer(struct client *client, struct buf *out)
{
    if (out->failed || !live_stands(client)) {
        buf_free(out);
        return;
    }
    if (!live_ring_put(&client->answers, out->bytes, LIVE_ANSWERS_MAX)) {
        buf_free(out);
        live_close_with(client, LIVE_CLOSE_POLICY, "the client is not reading its messages");
        return;
    }
    live_want_write(client);
}

struct json live_begin(struct buf *out, const char *type)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", type);
    return json;
}

void live_count_reading(const struct client *client, int64_t used_us)
{
    limits_spend(hub_limits(client->api->hub), LIMIT_READ, client->peer, clock_mono_ms(), used_us);
}
