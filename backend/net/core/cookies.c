/* Names of cookies. Cookies ignore ports, and those of a server at the root are sent to all servers
 * below it: with common names, two servers on one host would end each other's sessions.
 */
#include "net/core/cookies.h"

#include <stdio.h>
#include <string.h>

#include "net/core/uri.h"

#define ORIGIN_BYTES_MAX 300

/* Returns the port in an origin; "" for the default one. */
static const char *port_of(const char *origin)
{
    const char *colon = strrchr(origin, ':');
    bool has_port = colon != NULL && colon[1] >= '0' && colon[1] <= '9' && colon[-1] != ':';
    return has_port ? colon + 1 : "";
}

void cookie_mark_make(struct net_server *server, uint16_t listens)
{
    const struct net_config *config = &server->config;
    char origin[ORIGIN_BYTES_MAX];
    char port[8] = "";
    if (config->base_url[0] != '\0') {
        if (uri_origin(config->base_url, origin, sizeof(origin)))
            (void)snprintf(port, sizeof(port), "%.5s", port_of(origin));
    } else if (!config->other_port && !config->trust_proxy && listens != 80) {
        (void)snprintf(port, sizeof(port), "%u", listens);
    }
    int size = snprintf(server->cookie_mark, sizeof(server->cookie_mark), "%s%s%s",
                        port[0] != '\0' ? "_" : "", port, server->base_path);
    CHECK(size >= 0 && (size_t)size < sizeof(server->cookie_mark));
    for (char *at = server->cookie_mark; *at != '\0'; at++)
        if (*at == '/') *at = '+'; /* no base path has a + */
}

bool cookie_had_plain_name(const struct net_server *server)
{
    return server->base_path[0] == '\0';
}

void cookie_name_print(const struct net_server *server, const char *name,
                       char marked[COOKIE_NAME_BYTES_MAX])
{
    int size = snprintf(marked, COOKIE_NAME_BYTES_MAX, "%s%s", name, server->cookie_mark);
    CHECK(size > 0 && size < COOKIE_NAME_BYTES_MAX);
}
