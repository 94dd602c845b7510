/* The addresses by which others reach this server, for invitations from the machine on which it
 * runs: a link to "localhost" is useless to others. */
#include <stdio.h>
#include <string.h>

#include "api/core/call.h"
#include "net/core/lan.h"
#include "net/server.h"

/* Returns whether the server listens on its whole network, without a proxy. */
static bool is_open(const struct api_config *config)
{
    return config->base_url == NULL && config->listen != NULL &&
           (strncmp(config->listen, "0.0.0.0:", 8) == 0 ||
            strncmp(config->listen, "[::]:", 5) == 0);
}

static void get_reach(struct api_call *call)
{
    const struct api_config *config = &call->api->config;
    char addresses[LAN_ADDRESSES_MAX][LAN_ADDRESS_BYTES];
    bool here = lan_is_here(http_peer(call->http)); /* other machines are not told the addresses */
    size_t count = here && is_open(config) ? lan_list(addresses) : 0;
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "origins");
    for (size_t i = 0; i < count; i++) {
        char origin[LAN_ADDRESS_BYTES + 16];
        (void)snprintf(origin, sizeof(origin), "http://%s:%u", addresses[i],
                       net_port(*config->server));
        json_text(&json, NULL, origin);
    }
    json_array_end(&json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

const struct api_route api_reach_routes[] = {
    {.method = "GET", .path = "/api/reach", .handle = get_reach},
    {0},
};
