#include "bench/load/socket.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define WAIT_MS     1000
#define PIECE_BYTES (64u * 1024)
#define KEPT_BYTES  (8u * 1024) /* a larger buffer is freed when it is empty */

enum { OPCODE_TEXT = 1, OPCODE_CLOSE = 8, OPCODE_PING = 9, OPCODE_PONG = 10 };

bool bench_socket_open(struct bench_socket *made, uint16_t port, uint16_t from)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
    struct sockaddr_in own = {.sin_family = AF_INET};
    int on = 1;
    *made = (struct bench_socket){.fd = socket(AF_INET, SOCK_STREAM, 0)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + from);
    if (made->fd < 0) return false;
    bool ok = setsockopt(made->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof(on)) == 0 &&
              bind(made->fd, (const struct sockaddr *)&own, sizeof(own)) == 0 &&
              connect(made->fd, (const struct sockaddr *)&address, sizeof(address)) == 0 &&
              setsockopt(made->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on)) == 0 &&
              fcntl(made->fd, F_SETFL, O_NONBLOCK) == 0;
    if (!ok) bench_socket_close(made);
    return ok;
}

void bench_socket_close(struct bench_socket *socket)
{
    if (socket->fd >= 0) (void)close(socket->fd);
    buf_free(&socket->in);
    buf_free(&socket->out);
    *socket = (struct bench_socket){.fd = -1};
}

/* Sends the waiting data. False: the connection is broken. */
static bool flush(struct bench_socket *socket)
{
    size_t sent = 0;
    socket->blind = false;
    while (sent < socket->out.size) {
        ssize_t count =
            send(socket->fd, socket->out.bytes + sent, socket->out.size - sent, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0 && errno != EAGAIN) return false;
        if (count < 0) break;
        sent += (size_t)count;
    }
    socket->blind = sent < socket->out.size;
    if (socket->blind)
        memmove(socket->out.bytes, socket->out.bytes + sent, socket->out.size - sent);
    size_t left = socket->out.size - sent;
    if (left == 0) buf_reset(&socket->out);
    socket->out.size = left;
    return true;
}

static bool request(struct bench_socket *socket, const char *method, const char *path,
                    const char *cookie, const char *more, const char *body)
{
    size_t size = body == NULL ? 0 : strlen(body);
    buf_printf(&socket->out, "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n", method, path);
    if (cookie[0] != '\0') buf_printf(&socket->out, "Cookie: %s\r\n", cookie);
    if (body != NULL)
        buf_printf(&socket->out, "Content-Type: application/json\r\nContent-Length: %zu\r\n", size);
    buf_printf(&socket->out, "%s\r\n%s", more, body == NULL ? "" : body);
    return !socket->out.failed && flush(socket);
}

bool bench_socket_request(struct bench_socket *socket, const char *method, const char *path,
                          const char *cookie, const char *body)
{
    return request(socket, method, path, cookie, "", body);
}

bool bench_socket_upgrade(struct bench_socket *socket, const char *path, const char *cookie)
{
    return request(socket, "GET", path, cookie,
                   "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: b2NocmUtYmVuY2gtbGl2ZQ==\r\n",
                   NULL);
}

/* Appends a frame, masked by a key of zeros, so that the bytes are unchanged. */
static bool frame(struct bench_socket *socket, unsigned opcode, const char *text, size_t size)
{
    unsigned char head[8] = {(unsigned char)(0x80 | opcode)};
    size_t length = 2;
    CHECK(size < 65536);
    if (size < 126) {
        head[1] = (unsigned char)(0x80 | size);
    } else {
        head[1] = 0x80 | 126;
        head[2] = (unsigned char)(size >> 8);
        head[3] = (unsigned char)size;
        length = 4;
    }
    buf_append(&socket->out, head, length);
    buf_append(&socket->out, "\0\0\0\0", 4);
    buf_append(&socket->out, text, size);
    return !socket->out.failed && flush(socket);
}

bool bench_socket_tell(struct bench_socket *socket, const char *text, size_t size)
{
    return frame(socket, OPCODE_TEXT, text, size);
}

/* Removes the bytes that were read from the front of `in`. */
static void compact(struct bench_socket *socket)
{
    size_t left = socket->in.size - socket->in_read;
    if (socket->in_read == 0) return;
    if (left == 0 && socket->in.room > KEPT_BYTES) {
        buf_free(&socket->in);
    } else {
        memmove(socket->in.bytes, socket->in.bytes + socket->in_read, left);
        socket->in.size = left;
    }
    socket->in_read = 0;
}

bool bench_socket_move(struct bench_socket *socket)
{
    static char piece[PIECE_BYTES];
    compact(socket);
    for (;;) {
        ssize_t count = recv(socket->fd, piece, sizeof(piece), 0);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            if (errno != EAGAIN) return false;
            break;
        }
        if (count == 0) return false;
        buf_append(&socket->in, piece, (size_t)count);
        socket->bytes_in += (uint64_t)count;
        if ((size_t)count < sizeof(piece)) break;
    }
    return !socket->in.failed && (!socket->blind || flush(socket));
}

bool bench_socket_wait(struct bench_socket *socket)
{
    struct pollfd poller = {.fd = socket->fd, .events = POLLIN};
    return poll(&poller, 1, WAIT_MS) == 1 && bench_socket_move(socket);
}

/* Returns a header's value as a number; -1: it is missing. `name` is in lower case; the header
 * may be in any case. */
static long header_number(const char *head, const char *name)
{
    size_t length = strlen(name);
    for (const char *line = strchr(head, '\n'); line != NULL; line = strchr(line + 1, '\n')) {
        size_t i = 0;
        while (i < length && ((unsigned char)line[1 + i] | 0x20) == (unsigned char)name[i]) i++;
        if (i == length && line[1 + i] == ':') return strtol(line + 2 + i, NULL, 10);
    }
    return -1;
}

static bool next_reply(struct bench_socket *socket, struct bench_text *text)
{
    static const char blank[] = "\r\n\r\n";
    char *head = socket->in.bytes + socket->in_read;
    if (socket->in.size == socket->in_read) return false;
    char *end = strstr(head, blank);
    if (end == NULL) return false;
    char kept = end[2];
    end[2] = '\0';
    long size = header_number(head, "content-length");
    int status = (int)strtol(head + strlen("HTTP/1.1 "), NULL, 10);
    if (size < 0) size = 0; /* 101, 204 */
    size_t whole = (size_t)(end - head) + strlen(blank) + (size_t)size;
    if (socket->in.size - socket->in_read < whole) {
        end[2] = kept;
        return false;
    }
    *text = (struct bench_text){status, end + strlen(blank), (size_t)size, head};
    socket->in_read += whole;
    return true;
}

/* Returns the payload of the next complete frame. */
static bool next_frame(struct bench_socket *socket, unsigned *opcode, struct bench_text *text)
{
    const unsigned char *at = (const unsigned char *)socket->in.bytes + socket->in_read;
    size_t there = socket->in.size - socket->in_read;
    size_t head = 2;
    if (there < head) return false;
    size_t size = at[1] & 0x7f;
    size_t wide = size == 126 ? 2 : size == 127 ? 8 : 0;
    head += wide;
    if (there < head) return false;
    if (wide > 0) size = 0;
    for (size_t i = 0; i < wide; i++) size = size << 8 | at[2 + i];
    if (there < head + size) return false;
    *opcode = at[0] & 0x0f;
    *text = (struct bench_text){0, (const char *)at + head, size, NULL};
    socket->in_read += head + size;
    return true;
}

bool bench_socket_next(struct bench_socket *socket, struct bench_text *text)
{
    unsigned opcode;
    if (!socket->live) return next_reply(socket, text);
    while (next_frame(socket, &opcode, text)) {
        if (opcode == OPCODE_TEXT) {
            socket->frames_in++;
            return true;
        }
        if (opcode == OPCODE_PING && !frame(socket, OPCODE_PONG, text->bytes, text->size)) break;
        if (opcode == OPCODE_CLOSE) break;
    }
    return false;
}
