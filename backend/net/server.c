#define _GNU_SOURCE
#include "net/server.h"

#include <errno.h>
#include <ev.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/log.h"
#include "net/acceptor.h"
#include "net/core/cookies.h"
#include "net/http/files.h"
#include "net/core/loop_memory.h"
#include "net/core/turn.h"
#include "net/http/mhd.h"
#include "net/http/stream.h"
#include "net/live/lws.h"

#define DESCRIPTORS_RESERVED 64 /* for the database, the log, the libraries */

/* ---- waking, ticking, stopping ---- */

/* Handles the wake-up after a group of writes is on the disk: libev calls it directly, without
 * the library and the epoll set of turn.c. */
static void wake_ready(struct ev_loop *loop, struct ev_io *watcher, int events)
{
    (void)loop;
    (void)events;
    struct net_server *server = watcher->data;
    uint64_t count;
    server->now_ms = clock_mono_us() / 1000;
    if (read(watcher->fd, &count, sizeof(count)) < 0 && errno != EAGAIN)
        log_error("net", "event=wake_read errno=%d", errno);
    if (!atomic_exchange(&server->wake_asked, false)) return;
    files_drain(server->files);
    server->config.handlers.woken(server->config.handlers.context);
}

static void timer_ready(struct net_server *server, struct source *source, uint32_t events)
{
    (void)events;
    uint64_t count;
    if (read(source->fd, &count, sizeof(count)) < 0 && errno != EAGAIN)
        log_error("net", "event=timer_read errno=%d", errno);
    acceptor_tick(server);
    live_tick(server);
    http_tick(server);
    stream_tick(server);
    if (server->stopping && !server->going_away_said) {
        /* One tick after the stop, so that acknowledgements on their way are still sent. */
        server->going_away_said = true;
        live_going_away(server);
    }
    server->config.handlers.tick(server->config.handlers.context);
}

static void wake(struct net_server *server)
{
    /* Signal handlers call this: errno must not change. EAGAIN means that enough wake-ups are
     * pending already.
     */
    int kept = errno;
    uint64_t one = 1;
    ssize_t written = write(server->wake->fd, &one, sizeof(one));
    (void)written;
    errno = kept;
}

void net_wake(struct net_server *server)
{
    if (!atomic_exchange(&server->wake_asked, true)) wake(server);
}

void net_stop(struct net_server *server)
{
    atomic_store(&server->stop_asked, true);
    wake(server);
}

bool net_leaving(const struct net_server *server)
{
    return atomic_load(&server->stop_asked);
}

/* Returns whether it stops now: it was requested, and the time for others to notice has passed. */
static bool has_left(struct net_server *server, int64_t now_ms)
{
    if (!net_leaving(server)) return false;
    if (!server->leaving) {
        server->leaving = true;
        server->leave_ms = now_ms;
        log_info("net", "event=leaving ms=%u", server->config.leave_ms);
    }
    return now_ms - server->leave_ms >= server->config.leave_ms;
}

static bool stopped(struct net_server *server)
{
    int64_t now_ms = clock_mono_us() / 1000;
    if (!has_left(server, now_ms)) return false;
    if (!server->stopping) {
        server->stopping = true;
        server->stop_ms = now_ms;
        acceptor_stop(server);
        streams_going_away(server);
        if (server->config.handlers.stopping != NULL)
            server->config.handlers.stopping(server->config.handlers.context);
        log_info("net", "event=stopping http=%u live=%u owed=%u", server->stats.http_connections,
                 server->stats.live_connections, http_busy(server));
    }
    int64_t waited_ms = now_ms - server->stop_ms;
    bool done = http_busy(server) == 0 && server->stats.live_connections == 0;
    return done || waited_ms >= NET_STOP_MS;
}

void net_run(struct net_server *server)
{
    bool more = false;
    while (!stopped(server)) {
        ev_run(server->loop, more ? EVRUN_NOWAIT : EVRUN_ONCE);
        more = http_run(server);
        if (server->config.handlers.turned != NULL)
            server->config.handlers.turned(server->config.handlers.context);
        if (live_flush(server)) more = true;
    }
}

/* ---- opening and closing ---- */

/* Reduces the number of connections to the limit on descriptors, after raising that as far as
 * possible. */
static void fit_to_descriptors(struct net_server *server)
{
    struct rlimit limit;
    struct net_config *config = &server->config;
    rlim_t wanted = (rlim_t)config->connections_max + DESCRIPTORS_RESERVED;
    CHECK(getrlimit(RLIMIT_NOFILE, &limit) == 0);
    if (limit.rlim_cur < wanted) {
        struct rlimit more = {.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max,
                              .rlim_max = limit.rlim_max};
        if (setrlimit(RLIMIT_NOFILE, &more) == 0) limit = more;
    }
    if (limit.rlim_cur >= wanted) return;
    config->connections_max =
        (uint32_t)(limit.rlim_cur > 2 * DESCRIPTORS_RESERVED ? limit.rlim_cur - DESCRIPTORS_RESERVED
                                                             : limit.rlim_cur / 2);
    log_info("net", "event=descriptors_limit limit=%llu connections_max=%u",
             (unsigned long long)limit.rlim_cur, config->connections_max);
}

static void default_u32(uint32_t *value, uint32_t fallback)
{
    if (*value == 0) *value = fallback;
}

static int config_copy(struct net_server *server, const struct net_config *config)
{
    struct net_config *own = &server->config;
    *own = *config;
    own->listen = strdup(config->listen);
    own->web_dir = strdup(config->web_dir);
    own->base_url = strdup(config->base_url != NULL ? config->base_url : "");
    default_u32(&own->connections_max, NET_CONNECTIONS_MAX);
    default_u32(&own->connections_per_address_max, NET_CONNECTIONS_PER_ADDRESS_MAX);
    default_u32(&own->held_bytes_max, NET_HELD_BYTES_MAX);
    default_u32(&own->held_bytes_per_address_max, NET_HELD_BYTES_PER_ADDRESS_MAX);
    default_u32(&own->head_ms, NET_HEAD_MS);
    default_u32(&own->body_ms, NET_BODY_MS);
    default_u32(&own->reply_ms, NET_REPLY_MS);
    default_u32(&own->reply_stall_ms, NET_REPLY_STALL_MS);
    default_u32(&own->idle_ms, NET_IDLE_MS);
    default_u32(&own->live_blocked_ms, NET_LIVE_BLOCKED_MS);
    if (own->live_ping_s == 0) own->live_ping_s = NET_LIVE_PING_S;
    own->trusted_proxies =
        strdup(config->trusted_proxies != NULL ? config->trusted_proxies : PROXIES_DEFAULT);
    own->proxy_header = config->proxy_header != NULL ? strdup(config->proxy_header) : NULL;
    own->metrics = config->metrics != NULL ? strdup(config->metrics) : NULL;
    return own->listen != NULL && own->web_dir != NULL && own->base_url != NULL &&
                   own->trusted_proxies != NULL
               ? 0
               : -1;
}

static int sources_open(struct net_server *server)
{
    struct itimerspec every = {.it_interval.tv_nsec = NET_TICK_MS * 1000000L,
                               .it_value.tv_nsec = NET_TICK_MS * 1000000L};
    loop_memory_wait();
    server->loop = ev_loop_new(EVFLAG_AUTO);
    server->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    server->wake = calloc(1, sizeof(*server->wake));
    if (server->wake == NULL) return -1;
    ev_io_init(server->wake, wake_ready, eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), EV_READ);
    server->wake->data = server;
    server->timer =
        (struct source){timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK), timer_ready};
    if (server->loop == NULL || server->epoll_fd < 0 || server->wake->fd < 0 ||
        server->timer.fd < 0)
        return -1;
    if (timerfd_settime(server->timer.fd, 0, &every, NULL) != 0) return -1;
    ev_io_start(server->loop, server->wake);
    return source_add(server, &server->timer, EPOLLIN);
}

/* Continues after a worker has read a file. */
static void file_seen(void *context)
{
    net_wake(context);
}

static int proxies_open(struct net_server *server)
{
    const struct net_config *config = &server->config;
    char wrong[PROXIES_ERROR];
    if (!config->trust_proxy) return 0;
    bool ok = proxies_read(&server->proxies, config->trusted_proxies, wrong);
    if (!ok) snprintf(server->error, sizeof(server->error), "no network of proxies: \"%s\"", wrong);
    if (ok && config->proxy_header != NULL) {
        ok = proxies_header_read(&server->proxies, config->proxy_header);
        if (!ok) snprintf(server->error, sizeof(server->error), "no such header of proxies");
    }
    return ok ? 0 : -1;
}

static int parts_open(struct net_server *server)
{
    fit_to_descriptors(server);
    if (proxies_open(server) != 0) return -1;
    server->peers = peers_open(server->config.connections_max);
    if (server->peers == NULL || sources_open(server) != 0) {
        snprintf(server->error, sizeof(server->error), "no memory or no descriptors: %s",
                 strerror(errno));
        return -1;
    }
    base_path_of(server->config.base_url, server->base_path);
    server->files = files_open(server->config.web_dir, server->config.base_url, file_seen, server);
    if (server->files == NULL) {
        snprintf(server->error, sizeof(server->error), "cannot read the directory %s",
                 server->config.web_dir);
        return -1;
    }
    if (live_open(server) != 0 || http_open(server) != 0 || streams_open(server) != 0) return -1;
    if (acceptor_open(server) != 0) return -1;
    cookie_mark_make(server, acceptor_port(server));
    return 0;
}

int net_open(const struct net_config *config, struct net_server **server, char *error,
             size_t error_size)
{
    struct net_server *new = calloc(1, sizeof(*new));
    if (new == NULL) {
        snprintf(error, error_size, "no memory");
        return -1;
    }
    new->epoll_fd = -1;
    new->timer.fd = -1;
    signal(SIGPIPE, SIG_IGN);
    if (config_copy(new, config) != 0 || parts_open(new) != 0) {
        snprintf(error, error_size, "%s", new->error[0] != 0 ? new->error : "no memory");
        net_close(new);
        return -1;
    }
    *server = new;
    return 0;
}

static void descriptor_close(int fd)
{
    if (fd >= 0) close(fd);
}

/* Frees a copied string of server->config: callers share the struct, so that its members are
 * const. */
static void config_string_free(const char *text)
{
    union {
        const char *read_only;
        char *owned;
    } cast = {.read_only = text};
    free(cast.owned);
}

void net_close(struct net_server *server)
{
    if (server == NULL) return;
    server->stopping = true;
    acceptor_close(server);
    live_close(server);
    files_stop(server->files); /* before the requests that wait for a file are freed */
    http_close(server);
    streams_close(server);
    files_close(server->files);
    peers_close(server->peers);
    descriptor_close(server->timer.fd);
    if (server->wake != NULL) {
        if (server->loop != NULL) ev_io_stop(server->loop, server->wake);
        descriptor_close(server->wake->fd);
        free(server->wake);
    }
    descriptor_close(server->epoll_fd);
    if (server->loop != NULL) ev_loop_destroy(server->loop);
    config_string_free(server->config.listen);
    config_string_free(server->config.web_dir);
    config_string_free(server->config.base_url);
    config_string_free(server->config.trusted_proxies);
    config_string_free(server->config.proxy_header);
    config_string_free(server->config.metrics);
    free(server);
}

uint16_t net_port(const struct net_server *server)
{
    return acceptor_port(server);
}

uint16_t net_metrics_port(const struct net_server *server)
{
    return acceptor_metrics_port(server);
}

void net_stats_read(const struct net_server *server, struct net_stats *stats)
{
    *stats = server->stats;
}
