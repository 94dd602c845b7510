#define _GNU_SOURCE /* accept4 */
#include "bench/bare.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "bench/log.h"
#include "bench/load/server.h"
#include "cli/core/command_line.h"
#include "engine/game.h"

#define TABLES_MAX  4096
#define IN_BYTES    1024         /* room for a request's header, or a few frames of moves */
#define OUT_BYTES   (64u * 1024) /* room for an update with its `accepted` */
#define ROW_BYTES   4096
#define TEXT_BYTES  512
#define EVENTS      256
#define MASK_BYTES  4
#define CLIENTS_MAX (TABLES_MAX * GAME_SEATS_MAX)

enum { EXIT_DONE = 0, EXIT_FAILED = 1 };

struct client {
    int fd;
    bool live;
    unsigned table;
    unsigned seat;
    size_t size; /* used bytes of `in` */
    char in[IN_BYTES];
};

struct table {
    struct client *client[GAME_SEATS_MAX];
    unsigned version;
};

/* A move in the log that may not be on the disk yet. */
struct waiting {
    unsigned table;
    unsigned seat;
};

struct bare {
    uint32_t bytes; /* size of the data that a move sends to all clients together */
    uint32_t row_bytes;
    uint32_t seats;
    const char *path;
    struct bench_log *log;
    int epoll;
    int listener;
    int done;
    int end;
    uint64_t sends;
    struct table table[TABLES_MAX];
    struct waiting waiting[CLIENTS_MAX]; /* ring; a client waits for one move at a time */
    uint64_t first;
    uint64_t last;
};

/* ---- sending ---- */

/* Appends a text frame to `out`, filled up with blanks to `size` bytes. */
static size_t frame_put(unsigned char *out, const char *text, size_t size)
{
    size_t length = strlen(text);
    size_t head = 2;
    size = size < length ? length : size;
    CHECK(size + 16 <= OUT_BYTES / 2 && size <= UINT16_MAX);
    out[0] = 0x81;
    if (size < 126) {
        out[1] = (unsigned char)size;
    } else {
        out[1] = 126;
        out[2] = (unsigned char)(size >> 8);
        out[3] = (unsigned char)size;
        head = 4;
    }
    memset(out + head, ' ', size);
    memcpy(out + head, text, length - 1);
    out[head + size - 1] = (unsigned char)text[length - 1];
    return head + size;
}

static size_t accepted_put(unsigned char *out, unsigned number, const struct table *table)
{
    char text[TEXT_BYTES];
    (void)snprintf(text, sizeof(text),
                   "{\"type\":\"accepted\",\"id\":\"m%u\",\"match\":\"" BENCH_BARE_MATCH
                   "\",\"version\":%u}",
                   table->version, number, table->version);
    return frame_put(out, text, 0);
}

static size_t update_put(unsigned char *out, unsigned number, const struct table *table,
                         unsigned seat, size_t size, unsigned seats)
{
    char text[TEXT_BYTES];
    unsigned owes = table->version % seats;
    (void)snprintf(text, sizeof(text),
                   "{\"type\":\"update\",\"match\":\"" BENCH_BARE_MATCH
                   "\",\"version\":%u,\"to_act\":[%u],\"legal\":%u}",
                   number, table->version, owes, seat == owes ? 9u : 0u);
    return frame_put(out, text, size);
}

static void say(struct bare *bare, const struct client *client, const void *bytes, size_t size)
{
    bare->sends++;
    /* a client that reads everything has room for an answer */
    (void)!send(client->fd, bytes, size, MSG_NOSIGNAL);
}

/* Answers the sender of a move that is on the disk, and sends the move to all at the table. */
static void move_tell(struct bare *bare, const struct waiting *move)
{
    static unsigned char out[OUT_BYTES];
    struct table *table = &bare->table[move->table];
    table->version++;
    size_t answer = accepted_put(out, move->table, table);
    size_t left = bare->bytes > answer ? (bare->bytes - answer) / bare->seats : 0;
    for (unsigned seat = 0; seat < bare->seats; seat++) {
        const struct client *client = table->client[seat];
        size_t size = seat == move->seat ? accepted_put(out, move->table, table) : 0;
        if (client == NULL) continue;
        size += update_put(out + size, move->table, table, seat, left, bare->seats);
        say(bare, client, out, size);
    }
}

static void done_ready(struct bare *bare)
{
    uint64_t groups;
    if (read(bare->done, &groups, sizeof(groups)) != sizeof(groups)) return;
    uint64_t done = bench_log_done(bare->log);
    for (; bare->first < done; bare->first++)
        move_tell(bare, &bare->waiting[bare->first % CLIENTS_MAX]);
}

/* ---- receiving ---- */

static void client_close(struct bare *bare, struct client *client)
{
    if (client->live) bare->table[client->table].client[client->seat] = NULL;
    (void)close(client->fd);
    free(client);
}

static void sends_tell(struct bare *bare, struct client *client)
{
    char out[TEXT_BYTES];
    char body[64];
    int size = snprintf(body, sizeof(body), BENCH_SENDS " %llu\n", (unsigned long long)bare->sends);
    int all =
        snprintf(out, sizeof(out), "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s", size, body);
    (void)!send(client->fd, out, (size_t)all, MSG_NOSIGNAL);
}

/* Handles the handshake, whose key is not checked, or the request for the number of sends.
 * False: the request is neither. */
static bool head_take(struct bare *bare, struct client *client)
{
    static const char reply[] = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                                "Connection: Upgrade\r\n\r\n";
    unsigned char first[TEXT_BYTES];
    client->in[client->size] = '\0';
    if (strstr(client->in, "\r\n\r\n") == NULL) return client->size + 1 < sizeof(client->in);
    client->size = 0;
    if (strncmp(client->in, "GET /metrics ", 13) == 0) {
        sends_tell(bare, client);
        return true;
    }
    if (sscanf(client->in, "GET " BENCH_BARE_PATH " ", &client->table, &client->seat) != 2 ||
        client->table >= TABLES_MAX || client->seat >= bare->seats)
        return false;
    client->live = true;
    struct table *table = &bare->table[client->table];
    table->client[client->seat] = client;
    (void)!send(client->fd, reply, sizeof(reply) - 1, MSG_NOSIGNAL);
    size_t size = update_put(first, client->table, table, client->seat, 0, bare->seats);
    say(bare, client, first, size);
    return true;
}

/* Handles a move: it is not parsed, but unmasked, as every server must. */
static void move_take(struct bare *bare, const struct client *client, char *text, size_t size)
{
    static char row[ROW_BYTES];
    const char *mask = text - MASK_BYTES;
    for (size_t i = 0; i < size; i++) text[i] = (char)(text[i] ^ mask[i % MASK_BYTES]);
    memcpy(row, text, size < bare->row_bytes ? size : bare->row_bytes);
    bare->waiting[bare->last++ % CLIENTS_MAX] = (struct waiting){client->table, client->seat};
    bench_log_append(bare->log, row, bare->row_bytes);
}

/* Handles all complete frames. False: one is not a short text frame. */
static bool frames_take(struct bare *bare, struct client *client)
{
    size_t at = 0;
    while (client->size - at >= 2) {
        unsigned char *head = (unsigned char *)client->in + at;
        size_t size = head[1] & 0x7f;
        size_t begin = size == 126 ? 4 : 2;
        if (size == 127 || (head[0] & 0x0f) != 1) return false;
        if (client->size - at < begin + MASK_BYTES) break;
        if (size == 126) size = (size_t)head[2] << 8 | head[3];
        if (begin + MASK_BYTES + size > sizeof(client->in)) return false;
        if (client->size - at < begin + MASK_BYTES + size) break;
        at += begin + MASK_BYTES + size;
        move_take(bare, client, client->in + at - size, size);
    }
    memmove(client->in, client->in + at, client->size - at);
    client->size -= at;
    return true;
}

static void client_ready(struct bare *bare, struct client *client)
{
    ssize_t count =
        recv(client->fd, client->in + client->size, sizeof(client->in) - 1 - client->size, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count > 0) client->size += (size_t)count;
    if (count <= 0 || !(client->live ? frames_take(bare, client) : head_take(bare, client)))
        client_close(bare, client);
}

static void clients_come(struct bare *bare)
{
    int on = 1;
    int fd;
    while ((fd = accept4(bare->listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0) {
        struct client *client = calloc(1, sizeof(*client));
        CHECK(client != NULL);
        client->fd = fd;
        (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
        CHECK(epoll_ctl(bare->epoll, EPOLL_CTL_ADD, fd, &event) == 0);
    }
}

/* ---- the server ---- */

static int listen_here(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    socklen_t size = sizeof(address);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (const struct sockaddr *)&address, size) != 0 || listen(fd, 4096) != 0 ||
        getsockname(fd, (struct sockaddr *)&address, &size) != 0)
        return -1;
    printf(BENCH_SERVES "%u/\n", (unsigned)ntohs(address.sin_port));
    (void)fflush(stdout);
    return fd;
}

static bool bare_open(struct bare *bare)
{
    sigset_t ends;
    (void)sigemptyset(&ends);
    (void)sigaddset(&ends, SIGTERM);
    (void)sigprocmask(SIG_BLOCK, &ends, NULL);
    bare->end = signalfd(-1, &ends, SFD_CLOEXEC);
    bare->done = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    bare->epoll = epoll_create1(EPOLL_CLOEXEC);
    bare->log = bare->done >= 0 ? bench_log_open(bare->path, bare->done) : NULL;
    bare->listener = bare->log != NULL ? listen_here() : -1;
    if (bare->end < 0 || bare->epoll < 0 || bare->listener < 0) return false;
    int *const own[] = {&bare->end, &bare->done, &bare->listener};
    bool ok = true;
    for (size_t i = 0; ok && i < COUNT_OF(own); i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = own[i]};
        ok = epoll_ctl(bare->epoll, EPOLL_CTL_ADD, *own[i], &event) == 0;
    }
    return ok;
}

static void bare_serve(struct bare *bare)
{
    struct epoll_event events[EVENTS];
    for (;;) {
        int count = epoll_wait(bare->epoll, events, EVENTS, -1);
        for (int i = 0; i < count; i++) {
            void *what = events[i].data.ptr;
            if (what == &bare->end) return;
            if (what == &bare->done)
                done_ready(bare);
            else if (what == &bare->listener)
                clients_come(bare);
            else
                client_ready(bare, what);
        }
    }
}

#define NUMBER(member, least, most)                                                                \
    .kind = OPTION_NUMBER, OPTION_AT(struct bare, member), .min = least, .max = most

static const struct option_row options[] = {
    {"log", "FILE", "where moves are appended", .kind = OPTION_TEXT, OPTION_AT(struct bare, path)},
    {"bytes", "N", "that a move sends to all of its table", .fallback = "1600",
     NUMBER(bytes, 200, OUT_BYTES / 4)},
    {"row", "N", "bytes that a move is in the log", .fallback = "400",
     NUMBER(row_bytes, 64, ROW_BYTES)},
    {"seats", "N", "clients at a table", .fallback = "2", NUMBER(seats, 1, GAME_SEATS_MAX)},
};

static const struct command_line line = {
    .program = "ochre-bench",
    .command = "bare",
    .usage = "bare --log FILE [options]",
    .about = "The limit that ochre-bench live compares with: takes WebSocket frames, appends each\n"
             "to a log on the disk, many at a time, then sends frames of a given size to the\n"
             "clients of its table. No rules, no JSON, no accounts. Until SIGTERM.\n",
    .options = options,
    .option_count = COUNT_OF(options)};

int bench_bare(int argc, char **argv)
{
    static struct bare bare;
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &bare, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (bare.path == NULL) return command_line_wrong(&line, "--log is missing");
    bool ok = bare_open(&bare);
    if (ok) bare_serve(&bare);
    if (!ok) fputs("ochre-bench bare: no log, or no socket\n", stderr);
    if (bare.log != NULL) bench_log_close(bare.log);
    return ok ? EXIT_DONE : EXIT_FAILED;
}
