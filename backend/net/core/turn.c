/* The epoll set, and the work of its sources in a turn of the loop. */
#define _GNU_SOURCE
#include "net/core/turn.h"

#include <sys/epoll.h>

#include "base/clock.h"

int source_add(struct net_server *server, struct source *source, uint32_t events)
{
    struct epoll_event event = {.events = events, .data.ptr = source};
    return epoll_ctl(server->epoll_fd, EPOLL_CTL_ADD, source->fd, &event);
}

void source_remove(struct net_server *server, struct source *source)
{
    CHECK(epoll_ctl(server->epoll_fd, EPOLL_CTL_DEL, source->fd, NULL) == 0);
    /* The current turn must not call it either: from here on its memory belongs to its owner. */
    for (int i = 0; i < server->batch_count; i++)
        if (server->batch[i].data.ptr == source) server->batch[i].data.ptr = NULL;
}

void server_turn(struct net_server *server)
{
    server->now_ms = clock_mono_us() / 1000;
    /* Events beyond this number stay ready: libev, which watches the set, reports them again. */
    server->batch_count = epoll_wait(server->epoll_fd, server->batch, NET_EVENTS_PER_TURN, 0);
    for (int i = 0; i < server->batch_count; i++) {
        struct source *source = server->batch[i].data.ptr;
        if (source != NULL) source->ready(server, source, server->batch[i].events);
    }
    server->batch_count = 0;
}

void client_leave(struct net_server *server, struct client *client)
{
    if (client->counted) peers_release(server->peers, &client->peer);
    if (client->connection) {
        CHECK(server->connections > 0);
        server->connections--;
    }
    client->counted = false;
    client->connection = false;
}
