#include "net/http/held.h"

#include <string.h>

#include "base/log.h"
#include "net/http/response.h"

#define AGAIN_S 5

/* Returns the size of the answers to a peer, by a search: there are few, since each is large. */
static uint32_t bytes_of(const struct held_list *held, const struct peer *peer)
{
    uint32_t bytes = 0;
    const struct http_request *one;
    TAILQ_FOREACH(one, held, held)
    {
        if (memcmp(one->peer.key, peer->key, sizeof(peer->key)) == 0) bytes += one->held_bytes;
    }
    return bytes;
}

unsigned int held_add(struct held_list *held, struct http_request *request, size_t size)
{
    const struct net_config *config = &request->server->config;
    uint32_t *all = &request->server->stats.held_bytes;
    if (size <= NET_LARGE_BYTES) return 0;
    if (size > config->held_bytes_max || *all > config->held_bytes_max - size) return 503;
    if (size > config->held_bytes_per_address_max ||
        bytes_of(held, &request->peer) > config->held_bytes_per_address_max - size)
        return 429;
    request->held_bytes = (uint32_t)size;
    *all += request->held_bytes;
    TAILQ_INSERT_TAIL(held, request, held);
    return 0;
}

static void timeout_set(const struct http_request *request, uint32_t ms)
{
    if (MHD_set_connection_option(request->mhd, MHD_CONNECTION_OPTION_TIMEOUT,
                                  (unsigned int)((ms + 999) / 1000)) != MHD_YES)
        log_debug("net", "event=no_timeout_set");
}

void held_watch(const struct http_request *request)
{
    if (request->held_bytes > 0) timeout_set(request, request->server->config.reply_stall_ms);
}

void held_remove(struct held_list *held, struct http_request *request, bool answered)
{
    if (request->held_bytes == 0) return;
    /* otherwise the request is in the library's list of connections to close */
    if (answered) timeout_set(request, request->server->config.idle_ms);
    request->server->stats.held_bytes -= request->held_bytes;
    TAILQ_REMOVE(held, request, held);
    request->held_bytes = 0;
}

struct MHD_Response *held_refusal(unsigned int status)
{
    static const char text[] =
        "{\"error\":{\"name\":\"too_many_requests\",\"message\":\"Your address has asked for much "
        "that it has not read yet; wait a little.\"}}";
    const struct http_reply reply = {
        .status = 429, .body = text, .body_size = sizeof(text) - 1, .retry_after_s = AGAIN_S};
    return status == 429 ? response_of(&reply, false) : response_refusal(status);
}
