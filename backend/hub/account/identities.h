/* Identities at other providers, for account requests (hub/accounts.h): signing in by one, which
 * makes an account for a new one, linking and unlinking. The callers have verified the provider's
 * token. Functions: loop thread only, except where noted. */
#ifndef HUB_ACCOUNT_IDENTITIES_H
#define HUB_ACCOUNT_IDENTITIES_H

#include "hub/people/people.h"
#include "store/nouns/identities/identities.h"

/* The answer of a provider about the requester, with the nonce of its token. */
struct hub_identity {
    char issuer[STORE_ISSUER_BYTES_MAX + 1];
    char subject[STORE_SUBJECT_BYTES_MAX + 1];
    char name[STORE_IDENTITY_NAME_BYTES_MAX + 1]; /* "": not said */
    char provider[STORE_NAME_BYTES_MAX + 1];      /* its name, for the audit */
    bool has_role; /* a group at the provider decides whether the account is ... */
    bool admin;    /* ... an administrator's */
    bool welcome;  /* the rules for new users do not apply to the provider's people */
    unsigned char nonce[STORE_CHALLENGE_BYTES];
    int64_t expires_ms; /* until then the nonce is stored */
};

/* Removes the identity of that number from the account of `user`. `offered` as in struct
 * store_identity_delete; borrowed. HUB_NOT_FOUND; HUB_LAST_IDENTITY: it is the last way to sign
 * in. `done` is called exactly once, maybe before this returns. */
void hub_identity_delete(struct hub *hub, const struct hub_user *user, int64_t number,
                         const char *offered, hub_people_done *done, void *context);

/* Returns whether a client at the address `peer` may use a provider now; `*retry_ms` is the time
 * until it may. */
MUST_USE bool hub_identity_allowed(struct hub *hub, const char *peer, int64_t *retry_ms);

/* ---- for the account requests of the hub ---- */

struct account_job;
struct account_action;

/* The identity of an account request, and what a worker has found of it. */
struct identity_request {
    struct hub_identity said;
    struct store_identity_use use;
    bool found; /* an account has it */
};

/* The actions HUB_IDENTITY_LOGIN and HUB_IDENTITY_LINK. Constant. */
extern const struct account_action identity_login_action;
extern const struct account_action identity_link_action;

/* Gives the new user of a job, whose name another account has, a number beside it. False: the job
 * has no identity, or a number already. */
MUST_USE bool identity_rename(struct account_job *job);

#endif
