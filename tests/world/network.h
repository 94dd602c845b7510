/* Replaces net/server.h and net/http/http.h: requests, streams and live connections are function
 * calls. Private to server.c. */
#ifndef WORLD_NETWORK_H
#define WORLD_NETWORK_H

#include "net/server.h"
#include "world/server.h"

struct server {
    struct net_server *net; /* opaque here */
    struct net_handlers handlers;
    bool dead; /* it was killed: its output is dropped */
    void (*shown)(unsigned user, bool live, const char *about, const char *text, size_t size);
    struct server_browser browsers[SERVER_USERS_MAX];
};

extern struct server server;

/* Gives live connections that want it the socket. */
void network_live_write(void);
bool network_live_waits(void);
/* Ends all streams; those that were closed are gone. */
void network_streams_end(void);

#endif
