/* GET /ws: libwebsockets does the handshake and the frames on sockets that the acceptor passes
 * to it. */
#define _GNU_SOURCE
#include "net/live/lws.h"

#include <ev.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>
#include <unistd.h>

#include "base/slab.h"
#include "base/log.h"
#include "net/core/turn.h"
#include "net/live/memory.h"
#include "net/live/silence.h"
#include "net/live/upgrade.h"

#define RECEIVE_BYTES        256 /* per connection; longer messages arrive in pieces */
#define HANG_UP_AFTER_PING_S 15
#define TICKS_PER_S          ((uint64_t)(1000 / NET_TICK_MS))
#define SCRATCH_KEPT_BYTES                                                                         \
    (256u * 1024) /* size of the send buffer that stays allocated between messages */
#define SEND_BYTES      (64u * 1024) /* below this size the next message is sent together with it */
#define PIECE_BYTES_MAX (1024u * 1024) /* maximum size that the library sends at once */
#define LATER_PER_TURN  16             /* number of spectators served per turn while others wait */
#define FLUSHED_TOGETHER                                                                           \
    16 /* number of connections whose messages are printed before any is sent */
#define PROTOCOL "live"

/* ---- one connection's state ---- */

static void waiting_leave(struct net_live *live)
{
    if (live->want_since_ms == 0) return;
    TAILQ_REMOVE(&live->server->live->waiting, live, line);
    live->want_since_ms = 0;
}

static void waiting_enter(struct net_live *live)
{
    if (live->want_since_ms != 0) return;
    live->want_since_ms = live->server->now_ms > 0 ? live->server->now_ms : 1;
    TAILQ_INSERT_TAIL(&live->server->live->waiting, live, line);
}

/* Removes the connection from `soon` or `later`. */
static void soon_leave(struct net_live *live)
{
    struct live_room *room = live->server->live;
    if (live->is_soon) TAILQ_REMOVE(&room->soon, live, next);
    if (live->is_later) TAILQ_REMOVE(&room->later, live, next);
    live->is_soon = false;
    live->is_later = false;
}

static void soon_enter(struct net_live *live, bool later)
{
    struct live_room *room = live->server->live;
    live->is_soon = !later;
    live->is_later = later;
    if (later)
        TAILQ_INSERT_TAIL(&room->later, live, next);
    else
        TAILQ_INSERT_TAIL(&room->soon, live, next);
}

/* Ends the connection for the handlers. It may be called again. */
static void live_gone(struct net_live *live)
{
    struct net_live_handlers *handlers = &live->server->config.handlers.live;
    soon_leave(live);
    silence_leave(live);
    if (live->opened) {
        waiting_leave(live);
        live->server->stats.live_connections--;
        live->opened = false;
    } else if (live->deadline_ms != 0) {
        TAILQ_REMOVE(&live->server->live->shaking, live, line);
    }
    live->deadline_ms = 0;
    live->close_out = true;
    if (live->admitted) {
        live->admitted = false;
        handlers->closed(handlers->context, live, live->data);
        live->data = NULL;
    }
}

static void live_free(struct net_live *live)
{
    live_gone(live);
    TAILQ_REMOVE(&live->server->live->all, live, all);
    client_leave(live->server, &live->client);
    buf_free(&live->message);
    free(live->close_reason);
    slab_free(live);
}

void live_adopt(struct net_server *server, int fd, struct client client, const struct buf *head)
{
    struct live_room *room = server->live;
    struct net_live *live = slab_new(sizeof(*live));
    if (live == NULL) {
        close(fd);
        client_leave(server, &client);
        return;
    }
    live->server = server;
    live->client = client;
    live->deadline_ms = server->now_ms + server->config.head_ms;
    live->adopting = true;
    TAILQ_INSERT_TAIL(&room->all, live, all);
    TAILQ_INSERT_TAIL(&room->shaking, live, line);
    room->adopting = live;
    /* The result is ambiguous: NULL may also mean a connection that closes later. The callbacks
     * show whether there is a connection. After a failure the library has closed fd. */
    (void)lws_adopt_socket_vhost_readbuf(room->vhost, fd, head != NULL ? head->bytes : NULL,
                                         head != NULL ? head->size : 0);
    room->adopting = NULL;
    live->adopting = false;
    if (live->wsi == NULL) live_free(live);
}

/* ---- the handshake ---- */

static void established(struct net_live *live, struct lws *wsi)
{
    struct net_live_handlers *handlers = &live->server->config.handlers.live;
    TAILQ_REMOVE(&live->server->live->shaking, live, line);
    live->deadline_ms = 0;
    live->wsi = wsi;
    live->opened = true;
    live->message.size_max = NET_MESSAGE_BYTES_MAX + 1;
    live->server->stats.live_connections++;
    silence_broken(live);
    handlers->opened(handlers->context, live, live->data);
}

/* ---- messages ---- */

static int close_now(struct net_live *live, struct lws *wsi, uint16_t code, const char *reason)
{
    unsigned char bytes[LIVE_REASON_BYTES_MAX];
    size_t size = strlen(reason);
    if (size > sizeof(bytes)) size = sizeof(bytes);
    memcpy(bytes, reason, size);
    live->close_out = true;
    waiting_leave(live);
    lws_close_reason(wsi, (enum lws_close_status)code, bytes, size);
    return -1;
}

static void deliver(struct net_live *live, const char *text, size_t size)
{
    struct net_live_handlers *handlers = &live->server->config.handlers.live;
    live->server->stats.live_messages_in++;
    handlers->message(handlers->context, live, live->data, text, size);
}

static int receive(struct net_live *live, struct lws *wsi, const char *bytes, size_t size)
{
    if (!live->opened || live->closing || live->close_out) return 0;
    silence_broken(live);
    if (lws_is_first_fragment(wsi)) buf_free(&live->message);
    if (lws_frame_is_binary(wsi)) return close_now(live, wsi, 1003, "text only");
    size_t rest = lws_remaining_packet_payload(wsi);
    if (rest > NET_MESSAGE_BYTES_MAX || live->message.size + size + rest > NET_MESSAGE_BYTES_MAX) {
        buf_free(&live->message);
        return close_now(live, wsi, 1009, "message too long");
    }
    bool whole = rest == 0 && lws_is_final_fragment(wsi);
    if (whole && live->message.size == 0) {
        deliver(live, size > 0 ? bytes : "", size);
        return 0;
    }
    buf_append(&live->message, bytes, size);
    if (live->message.failed) return close_now(live, wsi, 1011, "no memory");
    if (!whole) return 0;
    /* moved out of the connection, so that handlers may change it, and idle connections stay
     * small */
    struct buf message = live->message;
    live->message = (struct buf){.size_max = message.size_max};
    deliver(live, message.bytes, message.size);
    buf_free(&message);
    return 0;
}

/* The data that are being sent to a connection: whole frames in room->frames. */
struct said {
    struct net_live *live;
    size_t at; /* offset after LWS_PRE bytes */
    size_t size;
    bool more; /* waits */
};

/* Appends room->out to the frames as one text frame (RFC 6455, 5.2). */
static void frame_append(struct live_room *room)
{
    size_t size = room->out.size;
    unsigned char head[10] = {0x81, (unsigned char)size};
    size_t wide = size < 126 ? 0 : size <= UINT16_MAX ? 2 : 8;
    if (wide > 0) head[1] = wide == 2 ? 126 : 127;
    for (size_t i = 0; i < wide; i++) head[2 + i] = (unsigned char)(size >> 8 * (wide - 1 - i));
    buf_append(&room->frames, head, 2 + wide);
    buf_append(&room->frames, room->out.bytes, size);
}

/* Gathers the handler's messages into frames that are sent together. */
static struct said frames_gather(struct net_live *live)
{
    static const unsigned char before[LWS_PRE];
    static const unsigned char ping[] = {0x89, 1,
                                         '?'}; /* the library does not report empty answers */
    struct live_room *room = live->server->live;
    struct net_live_handlers *handlers = &live->server->config.handlers.live;
    buf_append(&room->frames, before, sizeof(before));
    struct said said = {.live = live, .at = room->frames.size, .more = true};
    if (live->ping_due) buf_append(&room->frames, ping, sizeof(ping));
    live->ping_due = false;
    while (said.more && !live->closing && room->frames.size - said.at < SEND_BYTES) {
        buf_reset(&room->out);
        said.more = handlers->writable(handlers->context, live, live->data, &room->out);
        if (room->out.failed) room->frames.failed = true;
        if (room->out.failed || room->out.size == 0) break;
        frame_append(room);
        live->server->stats.live_messages_out++;
    }
    said.size = room->frames.size - said.at;
    return said;
}

/* Starts to write `said` to the connection. Negative: the connection ends. */
static int say(struct net_live *live, struct said *said)
{
    struct live_room *room = live->server->live;
    *said = (struct said){.live = live};
    if (!live->opened || live->close_out) return 0;
    soon_leave(live);
    waiting_leave(live);
    if (live->closing)
        return close_now(live, live->wsi, live->close_code,
                         live->close_reason != NULL ? live->close_reason : "");
    *said = frames_gather(live);
    if (!room->frames.failed) return 0;
    log_error("live", "event=message_lost size=%zu", room->out.size);
    room->frames.failed = false; /* it contains the data of other connections */
    room->frames.size = said->at;
    return close_now(live, live->wsi, 1011, "no memory");
}

/* Sends the gathered frames, in one piece if the socket accepts it. Negative: the connection
 * ends. */
static int said_send(const struct said *said)
{
    struct net_live *live = said->live;
    if (!live->opened || live->close_out) return 0;
    if (said->size > 0) {
        /* The library treats these whole frames as bytes. It buffers data that the socket does
         * not accept now, and reports writable only when the buffer is empty. */
        unsigned char *bytes = (unsigned char *)live->server->live->frames.bytes + said->at;
        live->server->stats.live_sends++;
        if (lws_write(live->wsi, bytes, said->size, LWS_WRITE_HTTP) < 0) return -1;
    }
    if (said->more || live->closing || lws_partial_buffered(live->wsi)) {
        waiting_enter(live);
        lws_callback_on_writable(live->wsi);
    }
    return 0;
}

static void scratch_fit(struct live_room *room)
{
    if (room->out.room > SCRATCH_KEPT_BYTES) buf_free(&room->out);
    if (room->frames.room > SCRATCH_KEPT_BYTES) buf_free(&room->frames);
}

/* Handles the library's report that the socket is writable. Negative: the connection ends. */
static int writable(struct net_live *live)
{
    struct live_room *room = live->server->live;
    struct said said;
    buf_reset(&room->frames);
    int code = say(live, &said);
    if (code == 0) code = said_send(&said);
    scratch_fit(room);
    return code;
}

/* Requests a write. The usual case needs no epoll_ctl, since the socket is known to accept a
 * message. Only a connection with buffered data in the library, or one to be closed, waits for
 * the socket. */
static void want_write(struct net_live *live, bool later)
{
    if (!live->opened || live->close_out || live->is_soon) return;
    if (live->is_later) {
        if (later) return;
        soon_leave(live);
        soon_enter(live, false);
        return;
    }
    if (live->closing || live->want_since_ms != 0 || lws_partial_buffered(live->wsi)) {
        waiting_enter(live);
        lws_callback_on_writable(live->wsi);
        return;
    }
    waiting_enter(live);
    soon_enter(live, later);
}

void net_live_want_write(struct net_live *live)
{
    want_write(live, false);
}

void net_live_want_write_later(struct net_live *live)
{
    want_write(live, true);
}

/* Ends the connection later: the library frees it when it can. */
static void end_soon(struct net_live *live)
{
    lws_set_timeout(live->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

/* Writes to the list up to `last`, or to a limited number. First the messages of some are printed,
 * then all are sent: these two kinds of work evict each other's code and data from the CPU caches,
 * and a reader that wakes finds several messages. Returns the number of entries done. */
static int flush_some(struct live_room *room, struct live_list *list, const struct net_live *last)
{
    struct said said[FLUSHED_TOGETHER];
    struct net_live *live;
    int done = 0;
    int count = 0;
    bool ended = false;
    buf_reset(&room->frames);
    while (!ended && done < FLUSHED_TOGETHER && room->frames.size < SEND_BYTES &&
           (live = TAILQ_FIRST(list)) != NULL) {
        ended = live == last;
        soon_leave(live);
        if (say(live, &said[count]) < 0)
            end_soon(live);
        else
            count++;
        done++;
    }
    for (int i = 0; i < count; i++)
        if (said_send(&said[i]) < 0) end_soon(said[i].live);
    scratch_fit(room);
    return ended ? 0 : done;
}

bool live_flush(struct net_server *server)
{
    struct live_room *room = server->live;
    const struct net_live *last = TAILQ_LAST(&room->soon, live_list);
    int done = 0;
    while (flush_some(room, &room->soon, last) > 0) continue;
    for (int i = 0; i < LATER_PER_TURN; i += done)
        if ((done = flush_some(room, &room->later, NULL)) == 0) break;
    return !TAILQ_EMPTY(&room->soon) || !TAILQ_EMPTY(&room->later);
}

void net_live_close(struct net_live *live, uint16_t code, const char *reason)
{
    if (!live->opened || live->close_out || live->closing) return;
    soon_leave(live);
    live->closing = true;
    live->close_code = code;
    live->close_reason = strdup(reason);
    log_debug("live", "event=closing code=%u peer=%s", (unsigned)code, live->client.peer.text);
    net_live_want_write(live);
}

/* ---- callbacks of the library ---- */

/* The first callback for a socket, before any of its bytes is read. */
static int instantiated(struct lws *wsi)
{
    struct net_server *server = lws_context_user(lws_get_context(wsi));
    struct net_live *live = server->live->adopting;
    CHECK(live != NULL && live->wsi == NULL);
    lws_set_opaque_user_data(wsi, live);
    live->wsi = wsi;
    return 0;
}

static int live_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t size)
{
    if (reason == LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED) return instantiated(wsi);
    struct net_live *live = wsi != NULL ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (live == NULL) return 0; /* an event of the loop's own descriptor, or of the vhost */
    if (reason == LWS_CALLBACK_HTTP_CONFIRM_UPGRADE) {
        return live->admitted ? -1 : live_upgrade(live, wsi, in);
    } else if (reason == LWS_CALLBACK_HTTP) {
        return live_refuse(wsi, "426 Upgrade Required", "upgrade_required",
                           "This address speaks WebSocket.");
    } else if (reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION) {
        return live->admitted ? 0 : 1;
    } else if (reason == LWS_CALLBACK_ESTABLISHED) {
        established(live, wsi);
    } else if (reason == LWS_CALLBACK_RECEIVE) {
        return receive(live, wsi, in, size);
    } else if (reason == LWS_CALLBACK_RECEIVE_PONG) {
        if (live->opened) silence_broken(live);
    } else if (reason == LWS_CALLBACK_SERVER_WRITEABLE) {
        return writable(live);
    } else if (reason == LWS_CALLBACK_CLOSED) {
        live_gone(live);
    } else if (reason == LWS_CALLBACK_WSI_DESTROY) {
        lws_set_opaque_user_data(wsi, NULL);
        live->wsi = NULL;
        if (live->adopting)
            live_gone(live);
        else
            live_free(live);
    }
    return 0;
}

/* Handles the epoll set of server.c, which is one more descriptor of the library's loop. Clients
 * may request this protocol by its name, which has no effect. */
static int loop_callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                         size_t size)
{
    (void)user;
    (void)in;
    (void)size;
    if (reason == LWS_CALLBACK_RAW_RX_FILE) server_turn(lws_context_user(lws_get_context(wsi)));
    return reason == LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION ? 1 : 0;
}

static const struct lws_protocols protocols[] = {
    {.name = PROTOCOL,
     .callback = live_callback,
     .rx_buffer_size = RECEIVE_BYTES,
     .tx_packet_size = PIECE_BYTES_MAX},
    {.name = "loop", .callback = loop_callback},
    {.name = NULL},
};

/* ---- opening and closing ---- */

static void silence_tick(struct net_server *server)
{
    struct live_room *room = server->live;
    struct net_live *live;
    room->ticks++;
    while ((live = silence_lost(room, HANG_UP_AFTER_PING_S * TICKS_PER_S)) != NULL) {
        silence_leave(live);
        log_debug("live", "event=silent peer=%s", live->client.peer.text);
        end_soon(live);
    }
    while ((live = silence_ping(room, server->config.live_ping_s * TICKS_PER_S)) != NULL) {
        live->ping_due = true;
        net_live_want_write_later(live);
    }
}

void live_tick(struct net_server *server)
{
    struct live_room *room = server->live;
    struct net_live *live;
    struct net_live *next;
    for (live = TAILQ_FIRST(&room->shaking); live != NULL && live->deadline_ms <= server->now_ms;
         live = next) {
        next = TAILQ_NEXT(live, line);
        lws_set_timeout(live->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    }
    for (live = TAILQ_FIRST(&room->waiting);
         live != NULL && live->want_since_ms + server->config.live_blocked_ms <= server->now_ms;
         live = next) {
        next = TAILQ_NEXT(live, line);
        log_debug("live", "event=blocked peer=%s", live->client.peer.text);
        lws_set_timeout(live->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    }
    silence_tick(server);
}

void live_going_away(struct net_server *server)
{
    struct net_live *live;
    TAILQ_FOREACH(live, &server->live->all, all) net_live_close(live, 1001, "server stops");
}

static void library_log(int level, const char *line)
{
    /* most of these are errors of clients, so the level is low */
    int size = (int)strcspn(line, "\n");
    log_debug("lws", "event=library level=%d text=\"%.*s\"", level, size, line);
}

static int loop_adopt(struct net_server *server)
{
    lws_sock_file_fd_type fd = {
        .filefd = dup(server->epoll_fd)}; /* a copy, since the library closes it */
    if (fd.filefd < 0) return -1;
    return lws_adopt_descriptor_vhost(server->live->vhost, LWS_ADOPT_RAW_FILE_DESC, fd, "loop",
                                      NULL) != NULL
               ? 0
               : -1;
}

int live_open(struct net_server *server)
{
    void *loops[] = {server->loop};
    struct lws_context_creation_info info;
    struct live_room *room = calloc(1, sizeof(*room));
    if (room == NULL) return -1;
    TAILQ_INIT(&room->all);
    TAILQ_INIT(&room->shaking);
    TAILQ_INIT(&room->waiting);
    TAILQ_INIT(&room->soon);
    TAILQ_INIT(&room->later);
    TAILQ_INIT(&room->heard);
    TAILQ_INIT(&room->pinged);
    room->ticks = 1;
    server->live = room;
    lws_set_allocator(live_memory);
    lws_set_log_level(LLL_ERR | LLL_WARN, library_log);
    memset(&info, 0, sizeof(info));
    info.port = CONTEXT_PORT_NO_LISTEN_SERVER;
    info.options = LWS_SERVER_OPTION_LIBEV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_VALIDATE_UTF8;
    info.foreign_loops = loops;
    info.user = server;
    info.max_http_header_data = LIVE_HEAD_BYTES_MAX;
    info.pt_serv_buf_size =
        NET_HEAD_BYTES_MAX; /* so that the library accepts the whole header of a moved connection */
    info.timeout_secs = (server->config.head_ms + 999) / 1000;
    info.retry_and_idle_policy = &room->validity;
    live_memory_begin();
    room->context = lws_create_context(&info);
    live_memory_settle();
    if (room->context != NULL) {
        static const struct lws_protocol_vhost_options options = {.name = "default", .value = "1"};
        static const struct lws_protocol_vhost_options protocol = {
            .options = &options, .name = PROTOCOL, .value = ""};
        info.protocols = protocols;
        info.pvo = &protocol;
        info.vhost_name = "ochre";
        room->vhost = lws_create_vhost(room->context, &info);
    }
    if (room->vhost == NULL || loop_adopt(server) != 0) {
        snprintf(server->error, sizeof(server->error),
                 "libwebsockets does not start (is its libev plug-in installed?)");
        return -1;
    }
    return 0;
}

void live_close(struct net_server *server)
{
    struct live_room *room = server->live;
    if (room == NULL) return;
    if (room->context != NULL) lws_context_destroy(room->context);
    CHECK(TAILQ_EMPTY(&room->all));
    buf_free(&room->out);
    buf_free(&room->frames);
    free(room);
    server->live = NULL;
}
