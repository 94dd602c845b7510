/* Answers that go on (http.h), inside of net/. Loop thread only. */
#ifndef NET_HTTP_STREAM_H
#define NET_HTTP_STREAM_H

#include "net/internal.h"

/* Makes server->streams, which streams_close() frees. Returns 0, or -1 without memory. */
MUST_USE int streams_open(struct net_server *server);
/* Takes over `fd` and the client; NULL (no memory): both are still the caller's. */
struct http_stream *stream_adopt(struct net_server *server, int fd, struct client client,
                                 const struct http_stream_wish *wish);
/* On each tick: ends streams whose sockets stay full. */
void stream_tick(struct net_server *server);
/* Closes all of them: the clients reconnect, to the next server. */
void streams_going_away(struct net_server *server);
/* Closes all the rest, which calls `closed`, and frees it; also if it was never opened. */
void streams_close(struct net_server *server);

#endif
