/* What programs ask of the server: REST (schema/openapi.yaml) and, beside it, the live protocol
 * (live.h). A table of methods and paths leads to the routes, each in the file of what it is about.
 * Loop thread only. */
#ifndef API_API_H
#define API_API_H

#include <stdatomic.h>

#include "doctor/credential.h"
#include "hub/hub.h"
#include "net/server.h"
#include "notify/address.h"
#include "notify/notify.h"
#include "notify/push/push.h"

struct api;

/* An operator's checks of this installation. */
struct api_doctor {
    struct pool *pool; /* one worker, which waits for others and hardly computes */
    /* Runs them on that worker, and appends the report as JSON. */
    void (*run)(void *context, struct buf *out);
    void *context;
    const struct credential_key *key; /* by which such a check is known that comes from outside */
};

struct api_config {
    struct hub *hub;
    struct store *store;
    struct pool *slow;          /* a few workers that give way: questions over the whole history */
    struct pool *pictures;      /* one or two that draw; NULL: nothing is drawn */
    const atomic_bool *stop;    /* becomes true when those questions shall end */
    const char *store_path;     /* of the SQLite file, borrowed for ever */
    const char *base_url;       /* as browsers see this server, borrowed for ever; NULL: not told */
    const char *listen;         /* ADDR:PORT, borrowed for ever; NULL: not told */
    struct net_server **server; /* filled in after net_open() */
    struct notify *notify;      /* NULL: nobody is told anything */
    const struct notify_reach *reach; /* what URLs that somebody gives may lead to */
    const struct api_doctor *doctor;  /* NULL: nobody checks */
    const struct push *push;          /* how browsers are told; NULL: they are not */
};

/* Makes the routes and the live protocol, and listens to the hub; the config is copied, what it
 * points to is borrowed and outlives it. Owned by the caller, freed with api_free(). NULL without
 * memory. */
struct api *api_new(const struct api_config *config);
/* Frees it, after the network and the workers have been closed; NULL is allowed. */
void api_free(struct api *api);

/* What the network hands over, and to whom: requests and messages, the ends of commits and of
 * workers' jobs, time. Valid until api_free(). */
struct net_handlers api_handlers(struct api *api);

#endif
