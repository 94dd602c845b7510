/* Sign-in through providers of OpenID Connect: the authorization code flow with PKCE. Providers are
 * those of the settings. Their descriptions and keys are cached, and fetched again when they are
 * old, or when a token names an unknown key. What waits runs on a worker of the caller. */
#ifndef OIDC_OIDC_H
#define OIDC_OIDC_H

#include <stdatomic.h>

#include "oidc/flow.h"

#define OIDC_PROVIDERS_MAX     8
#define OIDC_URL_BYTES_MAX     1000
#define OIDC_CLIENT_BYTES_MAX  255
#define OIDC_SECRET_BYTES_MAX  255
#define OIDC_NAME_BYTES_MAX    60
#define OIDC_GROUP_BYTES_MAX   120
#define OIDC_ID_TEXT           (2 * OIDC_ID_BYTES)
#define OIDC_WAY_BYTES         4096 /* room for the address of a provider's page, with its 0 */
#define OIDC_CODE_ANSWER_MAX   2000 /* characters of the code that a provider returns */
#define OIDC_SUBJECT_BYTES_MAX 255
#define OIDC_SAID_BYTES_MAX    250

/* One provider, as the operator describes it. */
struct oidc_settings {
    char issuer[OIDC_URL_BYTES_MAX + 1];
    char client[OIDC_CLIENT_BYTES_MAX + 1];
    char secret[OIDC_SECRET_BYTES_MAX + 1];
    char name[OIDC_NAME_BYTES_MAX + 1];         /* shown on its button */
    char group_claim[OIDC_GROUP_BYTES_MAX + 1]; /* "": no group makes administrators */
    char group[OIDC_GROUP_BYTES_MAX + 1];       /* whose members are administrators */
};

/* Returns NULL if `issuer` may be one: https://HOST[:PORT][/PATH], or http at this machine alone;
 * else the error as the rest of a sentence. Any thread. */
const char *oidc_issuer_wrong(const char *issuer);

struct oidc_config {
    const struct oidc_settings *providers; /* copied */
    size_t count;                          /* 1 ... OIDC_PROVIDERS_MAX */
    unsigned char secret[OIDC_KEY_BYTES];  /* of the store */
    const atomic_bool *stopping;           /* ends requests soon after it becomes true */
};

struct oidc;

/* Makes the providers, whose issuers are not wrong. NULL: no memory. */
struct oidc *oidc_open(const struct oidc_config *config);
/* Frees them, after the workers have ended; NULL is allowed. */
void oidc_close(struct oidc *oidc);

/* Returns the number of providers; 0 for NULL. Any thread. */
size_t oidc_count(const struct oidc *oidc);
/* Returns the name of a provider, borrowed. Any thread. */
const char *oidc_name(const struct oidc *oidc, size_t number);
/* Returns the issuer of a provider, borrowed. Any thread. */
const char *oidc_issuer(const struct oidc *oidc, size_t number);
/* Writes the id of a provider, in hexadecimal. Any thread. */
void oidc_id_print(const struct oidc *oidc, size_t number, char id[OIDC_ID_TEXT + 1]);
/* Returns the number of the provider with that id; -1: there is none. Any thread. */
int oidc_find(const struct oidc *oidc, const char *id);
/* Returns the number of the provider of a flow; -1: it is offered no longer. Any thread. */
int oidc_find_flow(const struct oidc *oidc, const struct oidc_flow *flow);

/* Seals a flow with that provider by the key of this server, see oidc/flow.h. Any thread. */
void oidc_seal(const struct oidc *oidc, size_t number, struct oidc_flow *flow,
               char text[OIDC_FLOW_TEXT_BYTES]);
/* Opens a flow that this server, or another node, has sealed. False: none, or it has expired. Any
 * thread. */
MUST_USE bool oidc_unseal(const struct oidc *oidc, const char *text, int64_t now_ms,
                          struct oidc_flow *flow);

enum oidc_err {
    OIDC_OK,
    OIDC_UNREACHABLE, /* the provider does not answer, or not as one */
    OIDC_REFUSED,     /* the provider has not accepted the code, or its token is not valid */
    OIDC_NO_MEMORY,
};

/* Writes the address of the provider's page for a flow. `back` is the address to which it sends the
 * browser. May wait: on a worker. */
MUST_USE enum oidc_err oidc_begin(struct oidc *oidc, size_t number, const struct oidc_flow *flow,
                                  const char *back, char way[OIDC_WAY_BYTES]);

/* The answer of a provider about somebody. */
struct oidc_person {
    char subject[OIDC_SUBJECT_BYTES_MAX + 1]; /* identifies the person at that issuer, for good */
    char name[OIDC_SAID_BYTES_MAX + 1];       /* "": not said */
    bool has_role;                            /* a group decides whether the person is an ... */
    bool admin;                               /* ... administrator */
};

/* The return of a browser; borrowed. */
struct oidc_return {
    const char *code;
    const char *back;   /* as it was for oidc_begin() */
    const char *issuer; /* as the address says; "": not said */
};

/* Exchanges the code of a flow, and verifies the token for it. OIDC_REFUSED also for a return that
 * names another issuer, or none although the provider always does. Waits: on a worker. */
MUST_USE enum oidc_err oidc_finish(struct oidc *oidc, size_t number, const struct oidc_flow *flow,
                                   const struct oidc_return *from, struct oidc_person *person);

#endif
