/* Accepts connections and selects the library for each by its first bytes, which stay in the
 * socket. A request line that begins with "GET /ws " or "GET /ws?", also below the server's base
 * path, is a live connection; all others are HTTP. */
#define _GNU_SOURCE
#include "net/acceptor.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "base/log.h"
#include "base/pages.h"
#include "net/core/turn.h"
#include "net/http/mhd.h"
#include "net/live/lws.h"

#define ACCEPTS_PER_TURN 64
#define UNDECIDED_MAX    1024
#define BACKLOG          1024
#define DEFER_ACCEPT_S   5
#define UNSENT_BYTES                                                                               \
    (64 * 1024) /* size of the kernel's send buffer per connection, in addition to data in flight  \
                 */

/* "GET /ws", "GET /ochre/ws"; then ' ' or '?' */
#define LIVE_LINE  "GET %s/ws"
#define PEEK_BYTES (sizeof(LIVE_LINE) + BASE_PATH_BYTES)

struct undecided {
    struct source
        source; /* its function is NULL in a free entry, so that a table of zeros is empty */
    struct client client;
    struct sockaddr_storage address;
    socklen_t address_size;
    int64_t deadline_ms;
    uint64_t number; /* order of arrival */
};

struct listener {
    struct source source; /* fd -1: none */
    bool listening;       /* in the epoll set */
    bool metrics;         /* the listener of the metrics */
    uint16_t port;
};

struct acceptor {
    char live_lines[2][PEEK_BYTES]; /* with the base path removed by a proxy, and with it */
    struct listener people;
    struct listener metrics;
    /* A spare descriptor, closed for a moment to refuse a connection properly when no descriptor
     * is left. */
    int spare_fd;
    uint64_t numbers;
    uint32_t free_count;
    uint16_t free_list[UNDECIDED_MAX];
    struct undecided undecided[UNDECIDED_MAX];
};

/* ---- deciding ---- */

enum decision { DECISION_WAIT, DECISION_HTTP, DECISION_LIVE, DECISION_GONE };

/* Decides by the first bytes of a connection; live connections begin with `line`. */
static enum decision decide_by(const char *line, const char *bytes, size_t size)
{
    size_t whole = strlen(line);
    if (memcmp(bytes, line, size < whole ? size : whole) != 0) return DECISION_HTTP;
    if (size <= whole) return DECISION_WAIT;
    return bytes[whole] == ' ' || bytes[whole] == '?' ? DECISION_LIVE : DECISION_HTTP;
}

static enum decision decide(const struct acceptor *acceptor, int fd)
{
    char bytes[PEEK_BYTES];
    ssize_t size = recv(fd, bytes, sizeof(bytes), MSG_PEEK | MSG_DONTWAIT);
    if (size < 0) return errno == EAGAIN || errno == EINTR ? DECISION_WAIT : DECISION_GONE;
    if (size == 0) return DECISION_GONE;
    enum decision decision = decide_by(acceptor->live_lines[0], bytes, (size_t)size);
    if (decision != DECISION_HTTP) return decision;
    return decide_by(acceptor->live_lines[1], bytes, (size_t)size);
}

/* Acts on a decision, which is not DECISION_WAIT. */
static void hand_over(struct net_server *server, enum decision decision, int fd,
                      const struct sockaddr_storage *address, socklen_t address_size,
                      struct client client)
{
    if (decision == DECISION_LIVE) {
        live_adopt(server, fd, client, NULL);
    } else if (decision == DECISION_HTTP) {
        http_adopt(server, fd, (const struct sockaddr *)address, address_size, client);
    } else {
        close(fd);
        client_leave(server, &client);
    }
}

/* ---- connections whose first bytes are still expected ---- */

static void undecided_forget(struct undecided *entry)
{
    entry->source = (struct source){-1, NULL};
}

static void undecided_release(struct net_server *server, struct undecided *entry)
{
    struct acceptor *acceptor = server->acceptor;
    source_remove(server, &entry->source);
    undecided_forget(entry);
    acceptor->free_list[acceptor->free_count++] = (uint16_t)(entry - acceptor->undecided);
    server->stats.undecided--;
}

static void undecided_drop(struct net_server *server, struct undecided *entry)
{
    int fd = entry->source.fd;
    undecided_release(server, entry);
    close(fd);
    client_leave(server, &entry->client);
}

static void undecided_ready(struct net_server *server, struct source *source, uint32_t events)
{
    struct undecided *entry =
        (struct undecided *)(void *)((char *)source - offsetof(struct undecided, source));
    enum decision decision = decide(server->acceptor, source->fd);
    if (decision == DECISION_WAIT && (events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0)
        decision = DECISION_GONE;
    if (decision == DECISION_WAIT) return;
    int fd = source->fd;
    undecided_release(server, entry);
    hand_over(server, decision, fd, &entry->address, entry->address_size, entry->client);
}

static struct undecided *undecided_oldest(struct acceptor *acceptor)
{
    struct undecided *oldest = NULL;
    for (size_t i = 0; i < UNDECIDED_MAX; i++) {
        struct undecided *entry = &acceptor->undecided[i];
        if (entry->source.ready != NULL && (oldest == NULL || entry->number < oldest->number))
            oldest = entry;
    }
    return oldest;
}

static void undecided_keep(struct net_server *server, int fd,
                           const struct sockaddr_storage *address, socklen_t address_size,
                           struct client client)
{
    struct acceptor *acceptor = server->acceptor;
    if (acceptor->free_count == 0) {
        server->stats.refused++;
        undecided_drop(server, undecided_oldest(acceptor));
    }
    struct undecided *entry = &acceptor->undecided[acceptor->free_list[acceptor->free_count - 1]];
    *entry = (struct undecided){.source = {fd, undecided_ready},
                                .client = client,
                                .address = *address,
                                .address_size = address_size,
                                .deadline_ms = server->now_ms + server->config.head_ms,
                                .number = acceptor->numbers++};
    /* Edge-triggered, since the peeked bytes stay in the socket, and would report it again and
     * again. */
    if (source_add(server, &entry->source, EPOLLIN | EPOLLRDHUP | EPOLLET) != 0) {
        undecided_forget(entry);
        close(fd);
        client_leave(server, &client);
        return;
    }
    acceptor->free_count--;
    server->stats.undecided++;
}

/* ---- accepting ---- */

static void taken(struct net_server *server, const struct listener *listener, int fd,
                  const struct sockaddr_storage *address, socklen_t address_size)
{
    const struct sockaddr *from = (const struct sockaddr *)address;
    struct client client = {.proxied = proxies_trust(&server->proxies, from),
                            .watcher = listener->metrics};
    int one = 1;
    server->stats.accepted++;
    peer_from_address(&client.peer, from);
    /* Behind a proxy every connection comes from the proxy: then only live connections are
     * counted, by the forwarded address. */
    if (server->connections >= server->config.connections_max ||
        (!client.proxied &&
         !peers_enter(server->peers, &client.peer, server->config.connections_per_address_max))) {
        server->stats.refused++;
        close(fd);
        return;
    }
    client.counted = !client.proxied;
    client.connection = true;
    server->connections++;
    if (setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof(one)) != 0 ||
        setsockopt(fd, SOL_SOCKET, SO_KEEPALIVE, &one, sizeof(one)) != 0)
        log_debug("net", "event=socket_option errno=%d", errno);
    enum decision decision = listener->metrics ? DECISION_HTTP : decide(server->acceptor, fd);
    if (decision == DECISION_WAIT)
        undecided_keep(server, fd, address, address_size, client);
    else
        hand_over(server, decision, fd, address, address_size, client);
}

static void listener_pause(struct net_server *server, struct listener *listener)
{
    source_remove(server, &listener->source);
    listener->listening = false;
}

/* Refuses a connection when no descriptor is left, since it would wake the loop for ever:
 * accepts it with the spare descriptor and closes it. */
static void refuse_one(struct net_server *server, struct listener *listener)
{
    struct acceptor *acceptor = server->acceptor;
    if (acceptor->spare_fd >= 0) {
        close(acceptor->spare_fd);
        int fd = accept4(listener->source.fd, NULL, NULL, SOCK_CLOEXEC);
        if (fd >= 0) {
            close(fd);
            server->stats.refused++;
        }
        acceptor->spare_fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
        return;
    }
    listener_pause(server, listener); /* until the next tick */
}

static void listener_ready(struct net_server *server, struct source *source, uint32_t events)
{
    struct listener *listener =
        (struct listener *)(void *)((char *)source - offsetof(struct listener, source));
    (void)events;
    for (int i = 0; i < ACCEPTS_PER_TURN && listener->listening; i++) {
        struct sockaddr_storage address;
        socklen_t address_size = sizeof(address);
        int fd = accept4(source->fd, (struct sockaddr *)&address, &address_size,
                         SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (fd >= 0)
            taken(server, listener, fd, &address, address_size);
        else if (errno == EMFILE || errno == ENFILE)
            refuse_one(server, listener);
        else if (errno == EAGAIN)
            return;
        else if (errno == ENOMEM || errno == ENOBUFS)
            listener_pause(server, listener);
        else
            log_debug("net", "event=accept errno=%d", errno);
    }
}

static void listener_resume(struct net_server *server, struct listener *listener)
{
    if (!listener->listening && listener->source.fd >= 0)
        listener->listening = source_add(server, &listener->source, EPOLLIN) == 0;
}

void acceptor_tick(struct net_server *server)
{
    struct acceptor *acceptor = server->acceptor;
    for (size_t i = 0; i < UNDECIDED_MAX && server->stats.undecided > 0; i++) {
        struct undecided *entry = &acceptor->undecided[i];
        if (entry->source.ready != NULL && entry->deadline_ms <= server->now_ms)
            undecided_drop(server, entry);
    }
    if (acceptor->spare_fd < 0) acceptor->spare_fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    listener_resume(server, &acceptor->people);
    listener_resume(server, &acceptor->metrics);
}

/* ---- opening and closing ---- */

/* Splits "127.0.0.1:8080" or "[::1]:8080". Returns false if the text has another form. */
static bool listen_parse(const char *text, char *host, size_t host_size, char *port,
                         size_t port_size)
{
    const char *colon = strrchr(text, ':');
    if (colon == NULL || colon == text || colon[1] == 0) return false;
    const char *from = text;
    size_t size = (size_t)(colon - text);
    if (from[0] == '[') {
        if (size < 3 || from[size - 1] != ']') return false;
        from++;
        size -= 2;
    }
    if (size >= host_size || strlen(colon + 1) >= port_size) return false;
    memcpy(host, from, size);
    host[size] = 0;
    snprintf(port, port_size, "%s", colon + 1);
    return true;
}

static int listen_on(struct listener *listener, const struct addrinfo *info)
{
    int one = 1;
    int defer = DEFER_ACCEPT_S;
    int unsent = UNSENT_BYTES;
    int fd = socket(info->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0) return -1;
    listener->source.fd = fd;
    if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one)) != 0) return -1;
    if (bind(fd, info->ai_addr, info->ai_addrlen) != 0 || listen(fd, BACKLOG) != 0) return -1;
    /* This only saves a wake-up per connection, so its absence is no failure. */
    if (setsockopt(fd, IPPROTO_TCP, TCP_DEFER_ACCEPT, &defer, sizeof(defer)) != 0)
        log_debug("net", "event=defer_accept errno=%d", errno);
    /* Without this the kernel queues up to 4 MB, uncounted, for each slow client, which then
     * receives outdated messages. Connections inherit it from the listener. */
    if (setsockopt(fd, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &unsent, sizeof(unsent)) != 0)
        log_debug("net", "event=notsent_lowat errno=%d", errno);
    union {
        struct sockaddr any;
        struct sockaddr_in ipv4;
        struct sockaddr_in6 ipv6;
    } bound;
    socklen_t size = sizeof(bound);
    if (getsockname(fd, &bound.any, &size) != 0) return -1;
    listener->port =
        ntohs(bound.any.sa_family == AF_INET6 ? bound.ipv6.sin6_port : bound.ipv4.sin_port);
    return 0;
}

static int listener_open(struct net_server *server, struct listener *listener, const char *at)
{
    char host[64];
    char port[8];
    struct addrinfo *info = NULL;
    struct addrinfo hints = {.ai_family = AF_UNSPEC,
                             .ai_socktype = SOCK_STREAM,
                             .ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV};
    if (!listen_parse(at, host, sizeof(host), port, sizeof(port)) ||
        getaddrinfo(host, port, &hints, &info) != 0) {
        snprintf(server->error, sizeof(server->error), "cannot listen on %s: not ADDRESS:PORT", at);
        return -1;
    }
    int failed = listen_on(listener, info);
    freeaddrinfo(info);
    if (failed == 0) failed = source_add(server, &listener->source, EPOLLIN);
    if (failed != 0) {
        snprintf(server->error, sizeof(server->error), "cannot listen on %s: %s", at,
                 strerror(errno));
        return -1;
    }
    listener->listening = true;
    return 0;
}

int acceptor_open(struct net_server *server)
{
    struct acceptor *acceptor = pages_new(sizeof(*acceptor));
    if (acceptor == NULL) return -1;
    server->acceptor = acceptor;
    snprintf(acceptor->live_lines[0], PEEK_BYTES, LIVE_LINE, "");
    snprintf(acceptor->live_lines[1], PEEK_BYTES, LIVE_LINE, server->base_path);
    acceptor->people = (struct listener){.source = {-1, listener_ready}};
    acceptor->metrics = (struct listener){.source = {-1, listener_ready}, .metrics = true};
    for (size_t i = 0; i < UNDECIDED_MAX; i++)
        acceptor->free_list[acceptor->free_count++] = (uint16_t)(UNDECIDED_MAX - 1 - i);
    acceptor->spare_fd = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (server->config.metrics != NULL &&
        listener_open(server, &acceptor->metrics, server->config.metrics) != 0)
        return -1;
    return listener_open(server, &acceptor->people, server->config.listen);
}

uint16_t acceptor_port(const struct net_server *server)
{
    return server->acceptor->people.port;
}

uint16_t acceptor_metrics_port(const struct net_server *server)
{
    return server->acceptor->metrics.port;
}

static void listener_close(struct net_server *server, struct listener *listener)
{
    if (listener->listening) listener_pause(server, listener);
    if (listener->source.fd >= 0) close(listener->source.fd);
    listener->source.fd = -1;
}

void acceptor_stop(struct net_server *server)
{
    struct acceptor *acceptor = server->acceptor;
    listener_close(server, &acceptor->people);
    listener_close(server, &acceptor->metrics);
    for (size_t i = 0; i < UNDECIDED_MAX; i++)
        if (acceptor->undecided[i].source.ready != NULL)
            undecided_drop(server, &acceptor->undecided[i]);
}

void acceptor_close(struct net_server *server)
{
    if (server->acceptor == NULL) return;
    acceptor_stop(server);
    if (server->acceptor->spare_fd >= 0) close(server->acceptor->spare_fd);
    pages_free(server->acceptor, sizeof(*server->acceptor));
    server->acceptor = NULL;
}
