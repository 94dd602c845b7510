/* A live connection: the answers that wait for its socket, and the matches it watches. */
#include <stdlib.h>

#include "api/live_internal.h"
#include "base/clock.h"

#define CLOSE_POLICY 1008

void live_client_free(struct client *client)
{
    while (client->answer_count > 0) {
        free(client->answers[client->answer_first]);
        client->answer_first = (client->answer_first + 1) % LIVE_ANSWERS_MAX;
        client->answer_count--;
    }
    free(client);
}

void live_want_write(struct client *client)
{
    if (client->live != NULL) net_live_want_write(client->live);
}

void live_answer(struct client *client, struct buf *out)
{
    if (out->failed || client->live == NULL) {
        buf_free(out);
        return;
    }
    if (client->answer_count == LIVE_ANSWERS_MAX) {
        buf_free(out);
        net_live_close(client->live, CLOSE_POLICY, "answers are not being read");
        return;
    }
    client->answers[(client->answer_first + client->answer_count) % LIVE_ANSWERS_MAX] = out->bytes;
    client->answer_count++;
    live_want_write(client);
}

struct json live_begin(struct buf *out, const char *type)
{
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "type", type);
    return json;
}

void live_count_reading(const struct client *client, int64_t begin_us)
{
    limits_spend(hub_limits(client->api->hub), LIMIT_READ, client->peer, clock_mono_ms(),
                 clock_thread_us() - begin_us);
}

void live_subscription_end(struct subscription *subscription)
{
    hub_unwatch(&subscription->watcher);
    subscription->used = false;
}
