/* Answers that continue (http.h), for the files of net/. Loop thread only. */
#ifndef NET_HTTP_STREAM_H
#define NET_HTTP_STREAM_H

#include "net/internal.h"

/* Makes server->streams, which streams_close() frees. Returns 0, or -1 without memory. */
MUST_USE int streams_open(struct net_server *server);
/* Makes a stream and takes ownership of `fd` and the client; NULL (no memory): the caller still
 * owns both. */
struct http_stream *stream_adopt(struct net_server *server, int fd, struct client client,
                                 const struct http_stream_wish *wish);
/* Ends streams whose sockets stay full. Called on each tick. */
void stream_tick(struct net_server *server);
/* Closes all streams: the clients reconnect, to the next server. */
void streams_going_away(struct net_server *server);
/* Closes the remaining streams, which calls `closed`, and frees the set; also if it was never
 * opened. */
void streams_close(struct net_server *server);

#endif
