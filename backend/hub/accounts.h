/* Users, their accounts and sessions, as requests and connections of clients need them: a part of
 * hub.h, which others include. Loop thread only. */
#ifndef HUB_ACCOUNTS_H
#define HUB_ACCOUNTS_H

#include "hub/core/errors.h"
#include "store/store.h"

#define HUB_PEER_BYTES          64       /* an address as text, for IPv6 its /64; "": not known */
#define HUB_TOKEN_BYTES         40       /* characters in the token of a session or of a device */
#define HUB_PROGRAM_TOKEN       "ochre_" /* prefix of the token of a program */
#define HUB_PROGRAM_TOKEN_BYTES (6 + HUB_TOKEN_BYTES)
#define HUB_SESSION_ID_BYTES    16                 /* characters of the public name of a session */
#define HUB_SESSION_S           (90LL * 24 * 3600) /* lifetime of a session after its last use */
#define HUB_DEVICE_S                                                                               \
    (400LL * 24 * 3600) /* the longest lifetime of a cookie that browsers accept                   \
                         */

struct hub;

/* The requester: a signed-in user, or an anonymous one (id 0). */
struct hub_user {
    int64_t id;
    char name[STORE_NAME_BYTES_MAX + 1];
    bool guest;
    bool admin;
    bool moderator;
    bool warned;        /* has to confirm a warning */
    int64_t created_ms; /* 0: not known */
    bool unread;        /* reading the user from the store failed: id 0 is then not an answer */
    unsigned char token_hash[STORE_TOKEN_HASH_BYTES];
    int64_t session_used_ms; /* time of the last use that was stored */
    /* Bit set of enum token_scope: the requester is a program with a token for these; 0: the user
     * in person, by a session. */
    uint8_t scopes;
    int64_t until_ms; /* with `scopes`: expiry of the token, by the wall clock */
    bool bot_account; /* a program plays by it */
};

/* ---- sessions ---- */

/* Receives the user of a session: id 0 is an anonymous one, or, with `unread`, one that could not
 * be read. Borrowed.
 */
typedef void hub_session_done(void *context, const struct hub_user *user);
/* Finds the session of the cookie's `token` (NULL: none), for a client at the address `peer`: at
 * once from the cache, else on a worker. `done` is called exactly once, maybe before this
 * returns. */
void hub_session_find(struct hub *hub, const char *token, const char *peer, hub_session_done *done,
                      void *context);
/* Finds the user of a program's token in the same way; `text` may have any form
 * (HUB_PROGRAM_TOKEN_BYTES, if it is one). */
void hub_token_find(struct hub *hub, const char *text, const char *peer, hub_session_done *done,
                    void *context);
/* Records the use of the session of `user` (as found). A session is renewed at most once a day,
 * when the store has time for it; for a token the day of use is recorded. True: a renewal is in
 * progress, and the cookie should be sent again. */
bool hub_session_use(struct hub *hub, const struct hub_user *user);
/* Prints the public name of a session for its owner: it reveals neither the token nor its hash. */
void hub_session_id(const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                    char id[HUB_SESSION_ID_BYTES + 1]);

/* ---- accounts ---- */

/* The answer to an account request. `token`: token of a new session, or empty. `known`: a new
 * token by which the device will be recognised, or empty. */
struct hub_account_answer {
    struct hub_error error;
    struct hub_user user;
    char token[HUB_TOKEN_BYTES + 1];
    char known[HUB_TOKEN_BYTES + 1];
    bool left; /* the requesting session has ended, and no other replaces it */
};
typedef void hub_account_done(void *context, const struct hub_account_answer *answer);

enum hub_account_action {
    HUB_GUEST,
    HUB_REGISTER,
    HUB_SETUP, /* makes the first administrator */
    HUB_LOGIN,
    HUB_LOGOUT,
    HUB_LOGOUT_ALL,
    HUB_SESSION_END,   /* session: one of the user's own */
    HUB_LOGOUT_OTHERS, /* ends all sessions of the user except the requesting one */
    HUB_PASSWORD,
    HUB_DELETE,
    HUB_PASSKEY_LOGIN,
    HUB_PASSKEY_ADD,    /* to the requester's account */
    HUB_OWNER,          /* shows that the requester is the owner of the account */
    HUB_IDENTITY_LOGIN, /* by an identity at a provider, also for the first time */
    HUB_IDENTITY_LINK,  /* adds it to the requester's account */
};

struct hub_passkey_proof;
struct hub_identity;

struct hub_account_request {
    enum hub_account_action action;
    struct hub_user user; /* the requester; id 0: not signed in */
    char name[256];
    bool numbered;      /* HUB_GUEST: the number of the guest is appended to the name */
    char password[512]; /* wiped after the request */
    char password_new[512];
    /* Shown instead of the name and password (account/passkeys.h); NULL: none. */
    const struct hub_passkey_proof *passkey;
    /* HUB_REGISTER (instead of a password), HUB_PASSKEY_ADD: the one that the account gets. */
    const struct hub_passkey_proof *new_passkey;
    char passkey_name[256];
    /* HUB_IDENTITY_LOGIN, HUB_IDENTITY_LINK (account/identities.h); NULL: none. */
    const struct hub_identity *identity;
    char peer[HUB_PEER_BYTES];               /* the address, in the form that limits count */
    char device[STORE_DEVICE_BYTES_MAX + 1]; /* name of the device of the session, or empty */
    char known[HUB_TOKEN_BYTES + 1];         /* token by which the device is recognised, or empty */
    char session[HUB_SESSION_ID_BYTES + 1];
    char code[STORE_CODE_BYTES +
              1]; /* HUB_REGISTER, HUB_IDENTITY_LOGIN: an invitation code, or empty */
    char setup[HUB_TOKEN_BYTES + 1]; /* HUB_SETUP: the token of the set-up link */
    int64_t host; /* HUB_GUEST: host of the table whose link the guest has; 0: no link */
};

/* Runs the request: a worker hashes the password or checks the passkeys, the changes are written,
 * then `done` is called on the loop thread, once; it may be called before this returns. The request
 * is copied. */
void hub_account(struct hub *hub, const struct hub_account_request *request, hub_account_done *done,
                 void *context);

/* Checks on a worker whether the session of a connection still exists: it may have expired, have
 * exceeded the limit, or have ended at another node without a message. The listener of ended
 * sessions is called. */
void hub_session_check(struct hub *hub, const struct hub_user *user);

/* Sets the listener that is called when sessions end, so that it closes live connections. `keep`
 * is the hash of the token that stays valid, or NULL. There is one listener. */
void hub_on_sessions_ended(struct hub *hub,
                           void (*ended)(void *context, int64_t user, const unsigned char *only,
                                         const unsigned char *keep),
                           void *context);

#endif
