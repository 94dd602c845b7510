/* All connections that are not live: libmicrohttpd reads requests from sockets that the acceptor
 * passes to it. It runs inside the server's loop, when its own epoll descriptor is ready and
 * after every operation of the server on it. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "net/core/turn.h"
#include "net/http/accept.h"
#include "net/http/exchange.h"
#include "net/http/response.h"

/* The library's time for pending requests before other sources have their turn. */
#define RUNS_US_PER_TURN 1000
#define RUNS_AT_THE_END  16

/* ---- connections ---- */

static void connection_notify(void *context, struct MHD_Connection *mhd, void **socket_context,
                              enum MHD_ConnectionNotificationCode code)
{
    struct net_server *server = context;
    struct http_room *room = server->http;
    (void)mhd;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        CHECK(room->adopting != NULL); /* called inside http_adopt() */
        *socket_context = room->adopting;
        room->adopting = NULL;
        return;
    }
    struct http_connection *connection = *socket_context;
    TAILQ_REMOVE(&room->all, connection, all);
    server->stats.http_connections--;
    client_leave(server, &connection->client);
    free(connection);
}

void http_adopt(struct net_server *server, int fd, const struct sockaddr *address,
                socklen_t address_size, struct client client)
{
    struct http_room *room = server->http;
    struct http_connection *connection = calloc(1, sizeof(*connection));
    if (connection == NULL) {
        close(fd);
        client_leave(server, &client);
        return;
    }
    connection->client = client;
    connection->fd = fd;
    connection->first = true;
    connection->deadline_ms = server->now_ms + server->config.head_ms;
    TAILQ_INSERT_TAIL(&room->all, connection, all);
    server->stats.http_connections++;
    room->adopting = connection;
    if (MHD_add_connection(room->daemon, fd, address, address_size) != MHD_YES &&
        room->adopting != NULL) {
        /* The library has closed fd before the connection was registered. */
        void *socket_context = room->adopting;
        connection_notify(server, NULL, &socket_context, MHD_CONNECTION_NOTIFY_CLOSED);
    }
    room->adopting = NULL;
    room->dirty = true;
}

/* ---- running ---- */

bool http_run(struct net_server *server)
{
    struct http_room *room = server->http;
    if (!room->dirty) return false;
    room->dirty = false;
    int64_t begun_us = clock_mono_us();
    server->now_ms = begun_us / 1000;
    do {
        MHD_UNSIGNED_LONG_LONG timeout_ms = 1;
        if (MHD_run(room->daemon) != MHD_YES) log_error("net", "event=http_run_failed");
        bool idle = MHD_get_timeout(room->daemon, &timeout_ms) != MHD_YES || timeout_ms > 0;
        if (idle) return room->dirty;
    } while (clock_mono_us() - begun_us < RUNS_US_PER_TURN);
    /* More work is left, but other sources have their turn first; the next turn continues
     * without a new event. */
    room->dirty = true;
    return true;
}

static void http_ready(struct net_server *server, struct source *source, uint32_t events)
{
    (void)source;
    (void)events;
    server->http->dirty = true; /* net_run() lets it run after this turn */
}

void http_tick(struct net_server *server)
{
    struct http_connection *connection;
    TAILQ_FOREACH(connection, &server->http->all, all)
    {
        if (connection->deadline_ms == 0 || connection->deadline_ms > server->now_ms) continue;
        connection->deadline_ms = 0;
        log_debug("net", "event=http_deadline peer=%s", connection->client.peer.text);
        shutdown(connection->fd,
                 SHUT_RDWR); /* so that the library detects that the client is gone */
    }
    server->http->dirty = true;
}

uint32_t http_busy(const struct net_server *server)
{
    return server->http->busy;
}

/* ---- opening and closing ---- */

static void library_log(void *context, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));

static void library_log(void *context, const char *format, va_list arguments)
{
    char text[256];
    (void)context;
    vsnprintf(text, sizeof(text), format, arguments);
    log_debug("mhd", "event=library text=\"%.*s\"", (int)strcspn(text, "\n"), text);
}

static size_t keep_escaped(void *context, struct MHD_Connection *mhd, char *text)
{
    (void)context;
    (void)mhd;
    return strlen(text); /* paths and queries are decoded later, from the raw request line */
}

int http_open(struct net_server *server)
{
    struct http_room *room = calloc(1, sizeof(*room));
    if (room == NULL) return -1;
    TAILQ_INIT(&room->all);
    TAILQ_INIT(&room->owed);
    TAILQ_INIT(&room->held);
    server->http = room;
    int pair[2] = {-1, -1};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0) close(pair[1]);
    room->left_fd = pair[0];
    room->daemon = MHD_start_daemon(
        MHD_USE_NO_LISTEN_SOCKET | MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG |
            NET_MHD_ONE_THREAD,
        0, NULL, NULL, exchange_handle, server, MHD_OPTION_EXTERNAL_LOGGER, library_log, server,
        MHD_OPTION_URI_LOG_CALLBACK, exchange_begin, server, MHD_OPTION_NOTIFY_COMPLETED,
        exchange_end, server, MHD_OPTION_NOTIFY_CONNECTION, connection_notify, server,
        MHD_OPTION_UNESCAPE_CALLBACK, keep_escaped, NULL, MHD_OPTION_CONNECTION_LIMIT,
        server->config.connections_max, MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        (size_t)NET_HEAD_BYTES_MAX, MHD_OPTION_CONNECTION_TIMEOUT,
        (server->config.idle_ms + 999) / 1000, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
    const union MHD_DaemonInfo *info =
        room->daemon != NULL ? MHD_get_daemon_info(room->daemon, MHD_DAEMON_INFO_EPOLL_FD) : NULL;
    if (info == NULL || room->left_fd < 0) {
        snprintf(server->error, sizeof(server->error), "libmicrohttpd does not start");
        return -1;
    }
    room->source = (struct source){info->epoll_fd, http_ready};
    return source_add(server, &room->source, EPOLLIN);
}

void http_close(struct net_server *server)
{
    struct http_room *room = server->http;
    if (room == NULL) return;
    if (room->daemon != NULL) {
        /* the library aborts if it is stopped while a request is suspended */
        while (!TAILQ_EMPTY(&room->owed))
            exchange_resume(TAILQ_FIRST(&room->owed), 503, response_refusal(503));
        for (int i = 0; i < RUNS_AT_THE_END; i++)
            if (MHD_run(room->daemon) != MHD_YES) log_error("net", "event=http_run_failed");
        MHD_stop_daemon(room->daemon);
    }
    CHECK(TAILQ_EMPTY(&room->all));
    if (room->left_fd >= 0) close(room->left_fd);
    free(room);
    server->http = NULL;
}
