/* A whole server without sockets, files and threads: hub, REST routes and live protocol over a
 * store in memory. Stands in for net/server.h and net/http/http.h. Whatever is answered must be
 * well formed, and everything that is asked must be answered once; what is not so is a CHECK. One
 * thread. */
#ifndef FUZZ_SUPPORT_TABLE_H
#define FUZZ_SUPPORT_TABLE_H

#include <stdatomic.h>

#include "hub/hub.h"
#include "api/api.h"

#define TABLE_USERS       5 /* browsers: three guests, an administrator, and one without a cookie */
#define TABLE_ADMIN       3
#define TABLE_CONNECTIONS 4

#define TABLE_FIRST_MATCH "aaaaaaaaaaaaaaaf" /* the id of the first match */
#define TABLE_FIRST_KEY   "aaaaaaaaaaaaaaag" /* its invitation */

struct net_live {
    bool open;
    bool wants;   /* to write */
    bool closing; /* net_live_close() was called */
    void *data;
};

struct table {
    struct store *store;
    struct store_reader *reader;
    struct pool *pool;
    struct pool *slow;
    atomic_bool stop;
    struct hub *hub;
    struct api *api;
    struct net_handlers handlers;
    struct net_server *server; /* opaque here */
    char cookies[TABLE_USERS][HUB_TOKEN_BYTES + 1];
    struct net_live connections[TABLE_CONNECTIONS];
    struct http_stream *streams;
    unsigned owed; /* requests that were not answered yet */
};

/* Opens everything and signs guests in. */
void table_open(struct table *table);
/* Lets everything end, restarts the hub over the same store, and closes it all: what was live
 * before the restart is the same after it. */
void table_end(struct table *table);

/* Lets store and workers tell what has ended. */
void table_pump(struct table *table);

/* A request of browser `user`: `target` is path and query as they stand in the request line. */
void table_rest(struct table *table, unsigned user, const char *method, const char *target,
                const char *body, size_t body_size);

/* A connection opens (as browser `user`; a second time does nothing), sends, can take a message,
 * closes. Where none stands nothing happens. */
void table_live_open(struct table *table, unsigned connection, unsigned user);
void table_live_send(struct table *table, unsigned connection, const char *text, size_t size);
void table_live_write(struct table *table, unsigned connection);
void table_live_close(struct table *table, unsigned connection);

#endif
