/* The server's interface for programs: REST (schema/openapi.yaml) and the live protocol (live.h). A
 * table of methods and paths leads to the routes, each in the file of its subject. Loop thread
 * only. */
#ifndef API_API_H
#define API_API_H

#include <stdatomic.h>

#include "doctor/credential.h"
#include "hub/hub.h"
#include "net/server.h"
#include "notify/address.h"
#include "notify/notify.h"
#include "notify/push/push.h"
#include "oidc/oidc.h"

struct api;

/* An operator's checks of this installation. */
struct api_doctor {
    struct pool *pool; /* one worker for the checks: it mostly waits for other servers */
    /* Runs the checks on that worker, and appends the report as JSON. */
    void (*run)(void *context, struct buf *out);
    void *context;
    const struct credential_key
        *key; /* the key by which a check from outside proves its identity */
};

/* The providers through which people sign in. */
struct api_providers {
    struct oidc *oidc; /* NULL: none */
    struct pool *pool; /* workers that wait for them */
    bool welcome;      /* the rules for new users do not apply to their people */
};

struct api_config {
    struct hub *hub;
    struct store *store;
    struct pool *slow;       /* a few workers at low priority: queries over the whole history */
    struct pool *pictures;   /* one or two workers that draw pictures; NULL: nothing is drawn */
    const atomic_bool *stop; /* becomes true when those queries must stop */
    const char *store_path;  /* the SQLite file, borrowed for ever */
    const char *base_url; /* the address that browsers use for this server, borrowed for ever; NULL:
                             not set */
    const char *listen;   /* ADDR:PORT, borrowed for ever; NULL: not set */
    struct net_server **server;            /* set after net_open() */
    struct notify *notify;                 /* NULL: no notifications */
    const struct notify_reach *reach;      /* addresses that users' URLs may reach */
    const struct api_doctor *doctor;       /* NULL: no checks */
    const struct push *push;               /* browser push; NULL: off */
    const struct api_providers *providers; /* NULL: none */
    bool own_pages_only;                   /* scripts in pages of other sites may read nothing */
};

/* Makes the routes and the live protocol, and registers at the hub. The config is copied; its
 * pointers are borrowed and must outlive it. Owned by the caller, freed with api_free(). NULL
 * without memory. */
struct api *api_new(const struct api_config *config);
/* Frees the interface, after the network and the workers have been closed; NULL is allowed. */
void api_free(struct api *api);

/* Returns the callbacks for the network: requests and messages, the ends of commits and of
 * workers' jobs, ticks. Valid until api_free(). */
struct net_handlers api_handlers(struct api *api);

#endif
