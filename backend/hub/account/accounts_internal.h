/* The actions of accounts, as accounts.c runs them. Loop thread, except where noted. */
#ifndef HUB_ACCOUNT_ACCOUNTS_INTERNAL_H
#define HUB_ACCOUNT_ACCOUNTS_INTERNAL_H

#include "hub/account/identities.h"
#include "hub/account/passkeys.h"
#include "hub/core/internal.h"
#include "store/core/name.h"

#define ACCOUNT_PAIR_BYTES_MAX 80

/* A request in progress: workers read the user and the name, compare and hash the password; then
 * the changes are written. */
struct account_job {
    struct hub_read read;
    struct hub *hub;
    struct hub_account_request request;
    hub_account_done *done;
    void *context;
    struct store_user user; /* the user before the request, later after it */
    struct store_user before;
    struct store_session session;
    char token[HUB_TOKEN_BYTES + 1];
    char known[HUB_TOKEN_BYTES + 1]; /* a new token for the device */
    unsigned char known_hash[STORE_TOKEN_HASH_BYTES];
    bool says_known;          /* known_hash is the hash of the device's token */
    bool is_known;            /* the account knows the device */
    struct store_entry entry; /* HUB_REGISTER: the rules for new users, as read */
    struct store_admission admission;
    struct store_audit audit;            /* HUB_SETUP, or of a role that a provider gives */
    bool code_counted;                   /* its invitation code counts as an attempt */
    char hash[STORE_PASSWORD_BYTES_MAX]; /* hash of the new password */
    bool verify; /* the worker compares request.password with user.password_hash */
    bool make;   /* the worker hashes the new password */
    bool verified;
    bool made;
    bool strange;                 /* a sign-in from a device that the account does not know */
    char key[NAME_KEY_BYTES_MAX]; /* key of the requested name, by which attempts are counted */
    enum store_err found;         /* result of the read */
    bool taken;                   /* HUB_REGISTER: the name is taken */
    bool banned;
    bool left;
    struct passkey_request *passkeys;  /* NULL: the request has none */
    struct identity_request *identity; /* the same */
    bool bare;                         /* the account has neither a password nor a passkey */
    bool recent;  /* ... and the session of the requester began a short time ago */
    bool renamed; /* the new user has got a number beside the name */
};

/* An action of hub_account(), as a row of the table of all actions. */
struct account_action {
    /* Checks the request before anything is read. */
    struct hub_error (*prepare)(struct account_job *job);
    /* Reads the data that the request needs. On a worker. NULL: the session names the user, and
     * that is enough. */
    enum store_err (*read)(struct account_job *job, struct store_reader *reader);
    enum hub_err missing; /* the error if these data do not exist */
    /* Checks the request once the data are read, and sets whether a password is compared or
     * hashed. NULL: no check, no password. */
    struct hub_error (*check)(struct account_job *job);
    /* Fills the operation; borrows from the job. */
    void (*write)(struct account_job *job, struct store_write *write);
    /* Applies the operation in memory after its commit. */
    void (*apply)(struct account_job *job);
};

/* ---- accounts_actions.c ---- */
/* Returns the row of the job's action. Any thread. */
const struct account_action *accounts_action(const struct account_job *job);
/* Reads whether the user of the job is banned. On a worker. */
void accounts_ban_read(struct account_job *job, struct store_reader *reader);
/* Copies the passkeys and the identity of the request into the job. HUB_BUSY: no memory. */
struct hub_error accounts_proofs_copy(struct account_job *job);
/* Writes the name by which limits count attempts at an account from an address. */
void accounts_pair_print(const struct account_job *job, char pair[ACCOUNT_PAIR_BYTES_MAX]);

/* ---- passkeys.c ---- */
/* Reads whether the account of the job has neither a password nor a passkey, and whether the
 * requester has signed in a short time ago: that is what shows its owner then. On a worker. */
MUST_USE enum store_err accounts_owner_read(struct account_job *job, struct store_reader *reader);

/* ---- parts of actions, for identities.c ---- */
/* Returns whether no account may have that name. */
bool accounts_name_reserved(const char *name);
/* Fills the job with the requester, who must be signed in. */
struct hub_error accounts_own_prepare(struct account_job *job);
/* Counts a new account, and its invitation code, against the limits of the address. */
struct hub_error accounts_limit_new(struct account_job *job);
/* Checks the rules for new users, and fills the new user. */
struct hub_error accounts_new_check(struct account_job *job);
/* Limits repeated sign-ins of one account from one address, all of them right. */
struct hub_error accounts_limit_often(struct account_job *job);
/* Fills the operation of a new user; it borrows from the job. */
void accounts_new_write(struct account_job *job, struct store_write *write);
/* Fills the operation of a sign-in; it borrows from the job. */
void accounts_login_write(struct account_job *job, struct store_write *write);

/* ---- gone.c: operations after their commit ---- */
/* Changes nothing in memory. */
void accounts_nothing_apply(struct account_job *job);
/* Ends the other sessions of a new account, which may have been a guest. */
void accounts_register_apply(struct account_job *job);
/* Ends the previous session of the browser. */
void accounts_login_apply(struct account_job *job);
/* Ends one session. */
void accounts_session_apply(struct account_job *job);
/* Ends all sessions of the user. */
void accounts_all_apply(struct account_job *job);
/* Ends all sessions of the user but the requesting one. */
void accounts_others_apply(struct account_job *job);
/* Removes a deleted account. */
void accounts_delete_apply(struct account_job *job);

#endif
