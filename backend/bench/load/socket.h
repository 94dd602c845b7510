/* A connection of a load client to a server on 127.0.0.1: HTTP requests one after the other, or,
 * once it was upgraded, WebSocket text messages. Non-blocking; the owner polls the descriptor and
 * calls bench_socket_move() when it is ready. One owner, one thread. */
#ifndef BENCH_LOAD_SOCKET_H
#define BENCH_LOAD_SOCKET_H

#include "base/buf.h"

struct bench_socket {
    int fd;     /* -1: not open */
    bool live;  /* messages, not replies */
    bool blind; /* the socket is full: `out` waits until it is writable */
    struct buf in;
    size_t in_read; /* number of bytes of `in` that were read */
    struct buf out;
    uint64_t frames_in;
    uint64_t bytes_in;
};

/* A reply, or a message. The text is not terminated, and borrowed from the socket until its next
 * use. */
struct bench_text {
    int status; /* status of a reply; 0: a message */
    const char *bytes;
    size_t size;
    const char *head; /* header of a reply, terminated */
};

/* Connects, from the address 127.0.0.1 + `from`, since the number of connections per address is
 * limited. False: no socket, or nobody listens there. */
MUST_USE bool bench_socket_open(struct bench_socket *socket, uint16_t port, uint16_t from);

/* Closes the socket and frees its memory. */
void bench_socket_close(struct bench_socket *socket);

/* Sends a request; `cookie` may be empty, `body` is JSON, or NULL for none. False: the
 * connection is broken. */
MUST_USE bool bench_socket_request(struct bench_socket *socket, const char *method,
                                   const char *path, const char *cookie, const char *body);

/* Requests the upgrade at `path`. Its reply, 101, arrives like others; then `live` may be set. */
MUST_USE bool bench_socket_upgrade(struct bench_socket *socket, const char *path,
                                   const char *cookie);

/* Sends a text message of at most 64 KiB. False: the connection is broken. */
MUST_USE bool bench_socket_tell(struct bench_socket *socket, const char *text, size_t size);

/* Reads and writes as much as possible without waiting. False: the connection has ended. */
MUST_USE bool bench_socket_move(struct bench_socket *socket);

/* Waits for data, a second at most, and reads them. False: nothing has arrived, or the connection
 * has ended.
 */
MUST_USE bool bench_socket_wait(struct bench_socket *socket);

/* Returns the next complete reply or message. False: there is none yet. Pings are answered
 * internally.
 */
MUST_USE bool bench_socket_next(struct bench_socket *socket, struct bench_text *text);

#endif
