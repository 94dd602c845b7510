/* A server with handlers that echo, on a thread of its own, and a blocking client that speaks raw
 * bytes and WebSocket frames. */
#ifndef SUPPORT_NET_FIXTURE_H
#define SUPPORT_NET_FIXTURE_H

#include <stdatomic.h>

#include "net/server.h"

/* Counters of the handlers; written on the loop's thread. */
struct net_seen {
    atomic_int http;
    atomic_int admitted;
    atomic_int opened;
    atomic_int closed;
    atomic_int messages;
    atomic_int woken;
    atomic_int owed; /* requests for /api/later and /api/never that wait */
};

extern struct net_seen net_seen;
extern struct net_server *fixture_server;

/* The answer of a live connection to "lengths": a message of a's, one of b's and so on. */
#define FIXTURE_LENGTHS                                                                            \
    {                                                                                              \
        1, 125, 126, 65535, 65536, 200000                                                          \
    }
#define FIXTURE_LENGTH_MOST 200000

/* Length of the answer to /api/large: more than an unread socket takes. */
#define FIXTURE_LARGE_BYTES (12u * 1024 * 1024)

/* Makes a web directory and starts a server on a free port; `config` may set limits and times, the
 * rest is filled in.
 *
 * /api/echo answers at once: method, path, query parameter q, cookie c, header X-Test, peer, body.
 * /api/later answers after two ticks, /api/never not before fixture_answer_all().
 * /api/cookie answers with Set-Cookie, Location and Retry-After.
 *
 * A live connection returns each message; "close" closes with 4000 "bye"; "flood" sends 64 KB
 * messages without end; "lengths" see above; a cookie "refuse" is refused. */
void fixture_start(struct net_config config);

/* Lets the loop answer /api/never with 200. Any thread. */
void fixture_answer_all(void);

/* net_stats_read(), done on the loop's thread. While net_run() runs. */
struct net_stats fixture_stats(void);

/* net_stop(), waits for the loop's thread, net_close(). Returns the milliseconds that net_run()
 * took to return. */
int fixture_stop(void);

/* The directory that is served. */
const char *fixture_web(void);
void fixture_file(const char *name, const char *content);

/* ---- client ---- */

int client_connect(void);

void client_send(int fd, const char *text);
void client_send_bytes(int fd, const void *bytes, size_t size);

/* Reads one whole HTTP response (head and Content-Length bytes) into `text`, closed by a 0. Returns
 * the status; 0 if the connection ended before, -1 after `timeout_ms`. */
int client_response(int fd, char *text, size_t text_size, int timeout_ms);

/* Sends `request` on a new connection, reads the response, closes. */
int client_exchange(const char *request, char *text, size_t text_size);

/* GET of `path` with further header lines ("" or "A: b\r\n"). */
int client_get(const char *path, const char *headers, char *text, size_t text_size);

/* Waits for the other side's end. Returns the milliseconds it took, or -1 after `timeout_ms`. */
int client_ended(int fd, int timeout_ms);

/* ---- WebSocket ---- */

/* The request for an upgrade, with further header lines. */
void ws_request(char *text, size_t text_size, const char *target, const char *headers);

/* Connects and upgrades; asserts 101. */
int ws_open(const char *headers);

#define WS_TEXT   1
#define WS_BINARY 2
#define WS_CLOSE  8
#define WS_PING   9
#define WS_PONG   10

/* Sends one masked frame. */
void ws_send(int fd, int opcode, bool final, const void *bytes, size_t size);
void ws_send_text(int fd, const char *text);

/* Reads one frame. Returns its opcode, 0 if the connection ended, -1 after `timeout_ms`. */
int ws_receive(int fd, void *bytes, size_t bytes_size, size_t *size, int timeout_ms);

/* Reads frames up to the close frame and returns its code; 0 if the connection ended without one.
 */
int ws_close_code(int fd, int timeout_ms);

#endif
