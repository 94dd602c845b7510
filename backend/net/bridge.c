/* Proxies reuse connections: a request for /ws may come where libmicrohttpd has read before, too
 * late for the acceptor. Then the request is suspended and repeated to libwebsockets over a socket
 * pair; its 101 becomes an upgrade response, and from there bytes are carried both ways. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/queue.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/log.h"
#include "net/http_request.h"
#include "net/inside.h"

#define PUMP_BYTES              (16u * 1024)
#define HEAD_REPEATED_BYTES_MAX (32u * 1024)

enum bridge_phase {
    BRIDGE_ASKING,    /* libwebsockets has the request */
    BRIDGE_UPGRADING, /* libmicrohttpd has the answer */
    BRIDGE_PUMPING,
    BRIDGE_DEAD, /* freed at the next tick: an event of this turn may still name it */
};

/* Bytes on their way from one side to the other. */
struct pump {
    size_t from;
    size_t to;
    bool ended; /* no more will be read */
    char bytes[PUMP_BYTES];
};

struct side {
    struct source source;
    struct bridge *bridge;
    uint32_t events; /* asked of the epoll set; 0: not in it */
};

struct bridge {
    TAILQ_ENTRY(bridge) all;
    enum bridge_phase phase;
    struct http_request *request; /* NULL once it is over */
    struct MHD_UpgradeResponseHandle *upgrade;
    struct side live;    /* our end of the pair */
    struct side client;  /* libmicrohttpd's socket */
    int64_t deadline_ms; /* for the next bytes to be taken; 0: none wait */
    struct pump up;      /* client to live */
    struct pump down;    /* live to client */
};

TAILQ_HEAD(bridge_list, bridge);

struct bridge_room {
    struct bridge_list all;
    struct bridge_list dead;
    uint32_t count;
};

/* ---- ending ---- */

static void side_ask(struct net_server *server, struct side *side, uint32_t events)
{
    if (events == side->events) return;
    if (events == 0) {
        source_remove(server, &side->source);
    } else if (side->events != 0) {
        source_change(server, &side->source, events);
    } else if (source_add(server, &side->source, events) != 0) {
        log_error("net", "event=bridge_lost errno=%d", errno);
        side->bridge->up.ended = true;
        side->bridge->down.ended = true;
        return;
    }
    side->events = events;
}

static void bridge_end(struct net_server *server, struct bridge *bridge)
{
    struct bridge_room *room = server->bridges;
    if (bridge->phase == BRIDGE_DEAD) return;
    bridge->phase = BRIDGE_DEAD;
    side_ask(server, &bridge->live, 0);
    side_ask(server, &bridge->client, 0);
    close(bridge->live.source.fd);
    if (bridge->request != NULL) bridge->request->bridge = NULL;
    bridge->request = NULL;
    if (bridge->upgrade != NULL) {
        if (MHD_upgrade_action(bridge->upgrade, MHD_UPGRADE_ACTION_CLOSE) != MHD_YES)
            log_error("net", "event=bridge_close");
        http_dirty(server);
    }
    TAILQ_REMOVE(&room->all, bridge, all);
    TAILQ_INSERT_TAIL(&room->dead, bridge, all);
    room->count--;
}

void bridge_request_over(struct net_server *server, struct bridge *bridge)
{
    bridge->request = NULL;
    /* While bytes are carried the request ends by our own closing; before, the client has left. */
    if (bridge->phase == BRIDGE_UPGRADING) bridge_end(server, bridge);
}

/* ---- carrying bytes ---- */

static void pump_read(struct pump *pump, int fd)
{
    if (pump->from == pump->to) {
        pump->from = 0;
        pump->to = 0;
    }
    if (pump->ended || pump->to == PUMP_BYTES) return;
    ssize_t size = recv(fd, pump->bytes + pump->to, PUMP_BYTES - pump->to, MSG_DONTWAIT);
    if (size > 0) {
        pump->to += (size_t)size;
    } else if (size == 0 || (errno != EAGAIN && errno != EINTR)) {
        pump->ended = true;
    }
}

/* Returns false if the other side takes nothing any more. */
static bool pump_write(struct pump *pump, int fd)
{
    if (pump->from == pump->to) return true;
    ssize_t size =
        send(fd, pump->bytes + pump->from, pump->to - pump->from, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (size < 0) return errno == EAGAIN || errno == EINTR;
    pump->from += (size_t)size;
    return true;
}

static uint32_t wanted(const struct pump *in, const struct pump *out)
{
    uint32_t events = 0;
    bool room = in->to < PUMP_BYTES || in->from == in->to;
    if (room && !in->ended) events |= EPOLLIN;
    if (out->from < out->to) events |= EPOLLOUT;
    return events;
}

static void carry(struct net_server *server, struct bridge *bridge)
{
    int client = bridge->client.source.fd;
    int live = bridge->live.source.fd;
    pump_read(&bridge->up, client);
    pump_read(&bridge->down, live);
    size_t taken_before = bridge->up.from + bridge->down.from;
    bool open = pump_write(&bridge->up, live) && pump_write(&bridge->down, client);
    bool up_done = bridge->up.ended && bridge->up.from == bridge->up.to;
    bool down_done = bridge->down.ended && bridge->down.from == bridge->down.to;
    if (!open || up_done || down_done) {
        bridge_end(server, bridge);
        return;
    }
    bool waits = bridge->up.from < bridge->up.to || bridge->down.from < bridge->down.to;
    bool moved = bridge->up.from + bridge->down.from != taken_before;
    if (!waits) bridge->deadline_ms = 0;
    if (waits && (moved || bridge->deadline_ms == 0)) {
        bridge->deadline_ms = server->now_ms + server->config.live_blocked_ms;
    }
    side_ask(server, &bridge->client, wanted(&bridge->up, &bridge->down));
    side_ask(server, &bridge->live, wanted(&bridge->down, &bridge->up));
}

static void side_ready(struct net_server *server, struct source *source, uint32_t events);

static void upgraded(void *context, struct MHD_Connection *mhd, void *own, const char *extra,
                     size_t extra_size, int fd, struct MHD_UpgradeResponseHandle *upgrade)
{
    struct bridge *bridge = context;
    struct http_request *request = own;
    struct net_server *server = request->server;
    (void)mhd;
    bridge->phase = BRIDGE_PUMPING;
    bridge->upgrade = upgrade;
    bridge->client = (struct side){.source = {fd, side_ready}, .bridge = bridge};
    int flags = fcntl(fd, F_GETFL);
    if (extra_size > PUMP_BYTES || flags < 0 || fcntl(fd, F_SETFL, flags | O_NONBLOCK) != 0) {
        bridge->up.ended = true;
    } else if (extra_size > 0) {
        memcpy(bridge->up.bytes, extra, extra_size);
        bridge->up.to = extra_size;
    }
    carry(server, bridge);
}

/* ---- the hand-shake ---- */

/* Answers the request by what libwebsockets refused it with. */
static void refused(struct net_server *server, struct bridge *bridge, int status, const char *body)
{
    struct http_request *request = bridge->request;
    struct http_reply reply = {.status = status, .body = body, .body_size = strlen(body)};
    struct MHD_Response *response = request_response(&reply);
    bridge_end(server, bridge);
    http_resume(request, (unsigned int)status, response);
}

static void failed(struct net_server *server, struct bridge *bridge)
{
    struct http_request *request = bridge->request;
    bridge_end(server, bridge);
    http_resume(request, 503, request_refusal(503));
}

static bool accept_value(const char *head, char *value, size_t value_size)
{
    static const char name[] = "\r\nsec-websocket-accept:";
    const char *at = strcasestr(head, name);
    if (at == NULL) return false;
    at += sizeof name - 1;
    at += strspn(at, " ");
    size_t size = strcspn(at, "\r\n");
    if (size == 0 || size >= value_size) return false;
    memcpy(value, at, size);
    value[size] = 0;
    return true;
}

static void accepted(struct net_server *server, struct bridge *bridge, const char *head)
{
    char value[64];
    struct MHD_Response *response = MHD_create_response_for_upgrade(upgraded, bridge);
    if (response == NULL || !accept_value(head, value, sizeof value) ||
        MHD_add_response_header(response, "Upgrade", "websocket") != MHD_YES ||
        MHD_add_response_header(response, "Sec-WebSocket-Accept", value) != MHD_YES) {
        if (response != NULL) MHD_destroy_response(response);
        failed(server, bridge);
        return;
    }
    bridge->phase = BRIDGE_UPGRADING;
    side_ask(server, &bridge->live, 0);
    http_resume(bridge->request, MHD_HTTP_SWITCHING_PROTOCOLS, response);
}

/* Reads libwebsockets' answer; what follows its head stays in `down`. */
static void answer_read(struct net_server *server, struct bridge *bridge)
{
    struct pump *down = &bridge->down;
    pump_read(down, bridge->live.source.fd);
    char *end = memmem(down->bytes, down->to, "\r\n\r\n", 4);
    if (end == NULL || down->to == PUMP_BYTES) {
        if (down->ended || down->to == PUMP_BYTES) failed(server, bridge);
        return;
    }
    int status = 0;
    size_t head_size = (size_t)(end - down->bytes) + 4;
    char *head = strndup(down->bytes, head_size);
    down->bytes[down->to] = 0; /* there is room: see above */
    down->from = head_size;
    if (head == NULL || sscanf(head, "HTTP/1.1 %3d", &status) != 1) {
        failed(server, bridge);
    } else if (status == 101) {
        accepted(server, bridge, head);
    } else if (status >= 400 && status <= 599) {
        refused(server, bridge, status, down->bytes + down->from);
    } else {
        failed(server, bridge);
    }
    free(head);
}

static void side_ready(struct net_server *server, struct source *source, uint32_t events)
{
    struct bridge *bridge = ((struct side *)(void *)source)->bridge;
    (void)events;
    if (bridge->phase == BRIDGE_ASKING) {
        answer_read(server, bridge);
    } else if (bridge->phase == BRIDGE_PUMPING) {
        carry(server, bridge);
    }
}

static enum MHD_Result repeat_header(void *context, enum MHD_ValueKind kind, const char *name,
                                     const char *value)
{
    (void)kind;
    buf_printf(context, "%s: %s\r\n", name, value != NULL ? value : "");
    return MHD_YES;
}

/* Writes the request as it came into `fd`. */
static bool repeat(struct MHD_Connection *mhd, const char *raw_uri, int fd)
{
    struct buf head = {.size_max = HEAD_REPEATED_BYTES_MAX};
    buf_printf(&head, "GET %s HTTP/1.1\r\n", raw_uri);
    MHD_get_connection_values(mhd, MHD_HEADER_KIND, repeat_header, &head);
    buf_append_text(&head, "\r\n");
    bool whole = !head.failed &&
                 send(fd, head.bytes, head.size, MSG_DONTWAIT | MSG_NOSIGNAL) == (ssize_t)head.size;
    buf_free(&head);
    return whole;
}

void bridge_begin(struct net_server *server, struct http_request *request,
                  struct MHD_Connection *mhd, const char *raw_uri, const struct client *client)
{
    struct bridge_room *room = server->bridges;
    int pair[2] = {-1, -1};
    struct bridge *bridge = room->count < server->bridges_max ? calloc(1, sizeof *bridge) : NULL;
    if (bridge == NULL ||
        socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair) != 0) {
        server->stats.refused++;
        free(bridge);
        http_resume(request, 503, request_refusal(503));
        return;
    }
    bridge->request = request;
    request->bridge = bridge;
    bridge->live = (struct side){.source = {pair[0], side_ready}, .bridge = bridge};
    bridge->client = (struct side){.source = {-1, side_ready}, .bridge = bridge};
    TAILQ_INSERT_TAIL(&room->all, bridge, all);
    room->count++;
    if (!repeat(mhd, raw_uri, pair[0])) {
        close(pair[1]);
        failed(server, bridge);
        return;
    }
    live_adopt(server, pair[1], (struct client){.peer = client->peer});
    side_ask(server, &bridge->live, EPOLLIN);
    if (bridge->live.events == 0) failed(server, bridge);
}

/* ---- the whole ---- */

static void dead_free(struct bridge_room *room)
{
    struct bridge *bridge;
    while ((bridge = TAILQ_FIRST(&room->dead)) != NULL) {
        TAILQ_REMOVE(&room->dead, bridge, all);
        free(bridge);
    }
}

void bridge_tick(struct net_server *server)
{
    struct bridge *next;
    dead_free(server->bridges);
    for (struct bridge *bridge = TAILQ_FIRST(&server->bridges->all); bridge != NULL;
         bridge = next) {
        next = TAILQ_NEXT(bridge, all);
        if (bridge->deadline_ms != 0 && bridge->deadline_ms <= server->now_ms)
            bridge_end(server, bridge);
    }
}

int bridge_open(struct net_server *server)
{
    server->bridges = calloc(1, sizeof *server->bridges);
    if (server->bridges == NULL) return -1;
    TAILQ_INIT(&server->bridges->all);
    TAILQ_INIT(&server->bridges->dead);
    return 0;
}

void bridge_close(struct net_server *server)
{
    struct bridge *next;
    if (server->bridges == NULL) return;
    for (struct bridge *bridge = TAILQ_FIRST(&server->bridges->all); bridge != NULL;
         bridge = next) {
        next = TAILQ_NEXT(bridge, all);
        bridge_end(server, bridge);
    }
    dead_free(server->bridges);
    free(server->bridges);
    server->bridges = NULL;
}
