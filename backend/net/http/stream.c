/* Answers that continue: the header of a 200, then its data, until either side closes. The
 * socket has left libmicrohttpd, which needs 16 KiB per request and does not detect that a
 * waiting client is gone. */
#define _GNU_SOURCE
#include "net/http/stream.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/queue.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/clock.h"
#include "base/log.h"
#include "net/core/turn.h"

#define IGNORED_READS_MAX 16

struct http_stream {
    struct source source; /* first member: the stream is found by its source */
    LIST_ENTRY(http_stream) all;
    struct net_server *server;
    struct client client;
    struct buf out;   /* data that the socket did not accept yet */
    int64_t since_ms; /* monotonic time since which data wait; 0: none do */
    bool over;        /* its socket is shut down, which epoll will report */
    void (*closed)(void *context);
    void *context;
};

LIST_HEAD(stream_list, http_stream);

struct stream_room {
    struct stream_list all;
};

static void end(struct http_stream *stream)
{
    struct net_server *server = stream->server;
    source_remove(server, &stream->source);
    LIST_REMOVE(stream, all);
    server->stats.streams--;
    close(stream->source.fd);
    client_leave(server, &stream->client);
    if (stream->closed != NULL) stream->closed(stream->context);
    buf_free(&stream->out);
    free(stream);
}

/* Shuts the socket down. The stream is freed in a later call of ready(), when no caller is
 * sending to it. */
static void give_up(struct http_stream *stream)
{
    stream->over = true;
    shutdown(stream->source.fd, SHUT_RDWR);
}

/* Sends the waiting data, as far as the socket accepts them. */
static void flush(struct http_stream *stream)
{
    size_t sent = 0;
    while (sent < stream->out.size) {
        ssize_t size = send(stream->source.fd, stream->out.bytes + sent, stream->out.size - sent,
                            MSG_DONTWAIT | MSG_NOSIGNAL);
        if (size > 0)
            sent += (size_t)size;
        else if (size < 0 && errno == EINTR)
            continue;
        else
            break;
    }
    bool stuck = sent < stream->out.size && errno != EAGAIN && errno != EWOULDBLOCK;
    if (sent > 0) {
        struct buf rest = {.size_max = STREAM_BYTES_MAX};
        buf_append(&rest, stream->out.bytes + sent, stream->out.size - sent);
        stuck = stuck || rest.failed;
        buf_free(&stream->out);
        stream->out = rest;
    }
    if (stream->out.size == 0)
        stream->since_ms = 0;
    else if (sent > 0 || stream->since_ms == 0)
        stream->since_ms = stream->server->now_ms;
    if (stuck) give_up(stream);
}

/* Discards data that a client sends after its request. False: it sends too much. */
static bool ignore(int fd)
{
    char heard[1024];
    for (int i = 0; i < IGNORED_READS_MAX; i++)
        if (recv(fd, heard, sizeof(heard), MSG_DONTWAIT) < (ssize_t)sizeof(heard)) return true;
    return false;
}

static void ready(struct net_server *server, struct source *source, uint32_t events)
{
    struct http_stream *stream = (struct http_stream *)source;
    (void)server;
    bool gone = stream->over || (events & (EPOLLERR | EPOLLHUP | EPOLLRDHUP)) != 0;
    if (gone || ((events & EPOLLIN) != 0 && !ignore(source->fd)))
        end(stream);
    else if ((events & EPOLLOUT) != 0 && stream->out.size > 0)
        flush(stream);
}

void http_stream_send(struct http_stream *stream, const void *bytes, size_t size)
{
    if (stream->over) return;
    buf_append(&stream->out, bytes, size);
    if (stream->out
            .failed) /* a client that does not read must reconnect, and then sends its position */
        give_up(stream);
    else
        flush(stream);
}

void http_stream_close(struct http_stream *stream)
{
    if (!stream->over) give_up(stream);
}

struct http_stream *stream_adopt(struct net_server *server, int fd, struct client client,
                                 const struct http_stream_wish *wish)
{
    unsigned int unread_ms = server->config.live_blocked_ms;
    struct http_stream *stream = calloc(1, sizeof(*stream));
    if (stream == NULL) return NULL;
    *stream = (struct http_stream){.source = {fd, ready},
                                   .server = server,
                                   .client = client,
                                   .out = {.size_max = STREAM_BYTES_MAX},
                                   .closed = wish->closed,
                                   .context = wish->context};
    buf_printf(&stream->out,
               "HTTP/1.1 200 OK\r\nContent-Type: %s\r\nCache-Control: no-store\r\n"
               "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
               "Cross-Origin-Resource-Policy: same-origin\r\n"
               "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n"
               "X-Accel-Buffering: no\r\nConnection: close\r\n\r\n",
               wish->content_type);
    /* Edge-triggered: epoll reports once that the full socket is writable again. */
    if (stream->out.failed ||
        source_add(server, &stream->source, EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET) != 0) {
        buf_free(&stream->out);
        free(stream);
        return NULL;
    }
    if (setsockopt(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, &unread_ms, sizeof(unread_ms)) != 0)
        log_debug("net", "event=socket_option errno=%d", errno);
    LIST_INSERT_HEAD(&server->streams->all, stream, all);
    server->stats.streams++;
    flush(stream);
    return stream;
}

void stream_tick(struct net_server *server)
{
    struct http_stream *stream;
    LIST_FOREACH(stream, &server->streams->all, all)
    {
        if (!stream->over && stream->since_ms != 0 &&
            server->now_ms - stream->since_ms >= server->config.live_blocked_ms)
            give_up(stream);
    }
}

void streams_going_away(struct net_server *server)
{
    struct http_stream *stream;
    LIST_FOREACH(stream, &server->streams->all, all) http_stream_close(stream);
}

int streams_open(struct net_server *server)
{
    server->streams = calloc(1, sizeof(*server->streams));
    if (server->streams == NULL) return -1;
    LIST_INIT(&server->streams->all);
    return 0;
}

void streams_close(struct net_server *server)
{
    if (server->streams == NULL) return;
    while (!LIST_EMPTY(&server->streams->all)) end(LIST_FIRST(&server->streams->all));
    free(server->streams);
    server->streams = NULL;
}
