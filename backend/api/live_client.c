/* A live connection: the answers that wait for its socket, and the matches it watches. */
#include <stdlib.h>

#include "api/live_internal.h"
#include "base/clock.h"

void live_client_end(struct client *client)
{
    hub_seek_end(&client->seeker);
    parse_free(client->asking);
    client->asking = NULL;
    while (client->waiting_count > 0) {
        parse_free(client->waiting[client->waiting_first]);
        client->waiting_first = (client->waiting_first + 1) % LIVE_WAITING_MAX;
        client->waiting_count--;
    }
}

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

void live_want_write_later(struct client *client)
{
    if (client->live != NULL) net_live_want_write_later(client->live);
}

void live_answer(struct client *client, struct buf *out)
{
    if (out->failed || client->live == NULL) {
        buf_free(out);
        return;
    }
    if (client->answer_count == LIVE_ANSWERS_MAX) {
        buf_free(out);
        net_live_close(client->live, LIVE_CLOSE_POLICY, "answers are not being read");
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

void live_count_reading(const struct client *client, int64_t used_us)
{
    limits_spend(hub_limits(client->api->hub), LIMIT_READ, client->peer, clock_mono_ms(), used_us);
}
