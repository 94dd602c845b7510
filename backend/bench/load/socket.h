/* A connection of a load client to a server on 127.0.0.1: HTTP requests one after the other, or,
 * once it was upgraded, WebSocket text messages. Non-blocking; the owner polls the descriptor and
 * calls bench_socket_move() when it is ready. One owner, one thread. */
#ifndef BENCH_LOAD_SOCKET_H
#define BENCH_LOAD_SOCKET_H

#include "base/buf.h"

struct bench_socket {
    int fd;     /* -1: not open */
    bool live;  /* messages, not replies */
    bool blind; /* the socket is full: `out` waits for it to be writable */
    struct buf in;
    size_t in_read; /* bytes of `in` that were taken */
    struct buf out;
    uint64_t frames_in;
    uint64_t bytes_in;
};

/* A reply, or a message. The text is borrowed from the socket until it is used again; not
 * terminated. */
struct bench_text {
    int status; /* status of a reply; 0: a message */
    const char *bytes;
    size_t size;
    const char *head; /* head of a reply, terminated */
};

/* Connects, from the address 127.0.0.1 + `from`: how many connections one address may have is
 * bounded. False: no socket, or nobody listens there. */
MUST_USE bool bench_socket_open(struct bench_socket *socket, uint16_t port, uint16_t from);

/* Closes it and gives its memory back. */
void bench_socket_close(struct bench_socket *socket);

/* Sends a request; `cookie` may be empty, `body` is JSON, or NULL for none. False: broken. */
MUST_USE bool bench_socket_request(struct bench_socket *socket, const char *method,
                                   const char *path, const char *cookie, const char *body);

/* Asks for the upgrade at `path`. Its reply, 101, is a reply like others; then `live` may be set.
 */
MUST_USE bool bench_socket_upgrade(struct bench_socket *socket, const char *path,
                                   const char *cookie);

/* Sends a text message of at most 64 KiB. False: broken. */
MUST_USE bool bench_socket_tell(struct bench_socket *socket, const char *text, size_t size);

/* Reads and writes what can be read and written now. False: the connection has ended. */
MUST_USE bool bench_socket_move(struct bench_socket *socket);

/* Waits until something has come, a second at most, and reads it. False: nothing has, or the
 * connection has ended. */
MUST_USE bool bench_socket_wait(struct bench_socket *socket);

/* Takes the next whole reply or message. False: there is none yet. Pings are answered unseen. */
MUST_USE bool bench_socket_next(struct bench_socket *socket, struct bench_text *text);

#endif
