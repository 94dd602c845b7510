/* Passkeys (WebAuthn): what a browser shows of one, for an account request (hub/accounts.h), and
 * the names of a user's own. Functions: loop thread only, except where noted. */
#ifndef HUB_ACCOUNT_PASSKEYS_H
#define HUB_ACCOUNT_PASSKEYS_H

#include "hub/account/passkey_challenge.h"
#include "hub/people/people.h"
#include "store/nouns/passkeys/passkeys.h"

#define HUB_PASSKEY_CLIENT_HASH_BYTES   32
#define HUB_PASSKEY_DATA_BYTES_MAX      2048 /* of the authenticator */
#define HUB_PASSKEY_SIGNATURE_BYTES_MAX 520  /* of a key of RSA: the longest */
#define HUB_PASSKEY_RP_BYTES_MAX        255
#define HUB_PASSKEY_NAME_CHARACTERS_MAX 40

/* The proof that its sender has a passkey, or has just made one. The API has checked that the
 * client data are of this server's origin, and of the kind `creates`. */
struct hub_passkey_proof {
    bool creates;
    unsigned char challenge[PASSKEY_CHALLENGE_BYTES];
    unsigned char client_hash[HUB_PASSKEY_CLIENT_HASH_BYTES]; /* SHA-256 of the client data */
    char
        rp[HUB_PASSKEY_RP_BYTES_MAX + 1]; /* the server's name, by which passkeys are bound to it */
    unsigned char data[HUB_PASSKEY_DATA_BYTES_MAX];
    size_t data_size;
    char transports[STORE_PASSKEY_TRANSPORTS_MAX + 1]; /* with `creates` */
    /* Without `creates`: */
    char credential[STORE_PASSKEY_CREDENTIAL_MAX + 1];
    char handle[STORE_PASSKEY_HANDLE_TEXT + 1]; /* "": not said */
    unsigned char signature[HUB_PASSKEY_SIGNATURE_BYTES_MAX];
    size_t signature_size;
};

/* Changes the name of a passkey of `passkey->user`. HUB_BAD_NAME; HUB_NOT_FOUND: the user has none
 * of that number. `done` is called exactly once, maybe before this returns. */
void hub_passkey_rename(struct hub *hub, const struct store_passkey *passkey, hub_people_done *done,
                        void *context);
/* Removes it. HUB_LAST_PASSKEY: the account has no password and no other. `done` as above. */
void hub_passkey_delete(struct hub *hub, const struct store_passkey *passkey, hub_people_done *done,
                        void *context);

/* ---- for the account requests of the hub ---- */

struct hub_account_request;
struct store_reader;

/* The passkeys in an account request: what was sent, and what a worker has found of it. */
struct passkey_request {
    struct hub_passkey_proof shown;   /* of the requester, if `shows` */
    struct hub_passkey_proof created; /* the one that the account gets, if `creates` */
    bool shows;
    bool creates;
    enum hub_err refusal; /* HUB_OK: all proofs are right */
    struct store_passkey_use used;
    struct store_passkey_use added;
    struct store_passkey_add both; /* the argument of STORE_PASSKEY_ADD */
};

/* Copies the proofs of a request. NULL: no memory. */
struct passkey_request *passkey_request_new(const struct hub_account_request *request);
/* Frees it; NULL is allowed. */
void passkey_request_free(struct passkey_request *self);

/* Checks the proofs, and reads the shown passkey, which must be one of `user` (0: of anyone).
 * `asker` is the user for whom the created one was requested; 0: nobody. `known` and `*is_known` as
 * for store_passkey_find(). STORE_OK also with a refusal. On a worker. */
MUST_USE enum store_err passkey_request_read(struct passkey_request *self,
                                             struct store_reader *reader, int64_t user,
                                             int64_t asker, const unsigned char *known,
                                             bool *is_known);

#endif
