/* Identities at other providers (OpenID Connect), by which accounts sign in. Functions with a
 * writer: the writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_IDENTITIES_IDENTITIES_H
#define STORE_NOUNS_IDENTITIES_IDENTITIES_H

#include "base/time/day.h"
#include "store/nouns/passkeys/challenges.h"

#define STORE_IDENTITIES_PER_USER_MAX 8
#define STORE_ISSUER_BYTES_MAX        1000
#define STORE_SUBJECT_BYTES_MAX       255
#define STORE_IDENTITY_NAME_BYTES_MAX 250
#define STORE_ISSUERS_BYTES           8200 /* room for a list of issuers with its 0 */

struct store_identity {
    int64_t number; /* identifies it for the owner; assigned by the file */
    int64_t user;
    char issuer[STORE_ISSUER_BYTES_MAX + 1];
    char subject[STORE_SUBJECT_BYTES_MAX + 1];    /* identifies somebody at that issuer */
    char name[STORE_IDENTITY_NAME_BYTES_MAX + 1]; /* as the provider says; "": not said */
    bool admin;        /* a group at the provider has made the account an administrator's */
    bool others_admin; /* ... or one at another of its identities; read alone */
    int64_t made_ms;
    char used_day[DAY_TEXT_BYTES + 1]; /* the day of the last sign-in, in UTC; "": never */
};

/* An identity that is added or used, with the nonce of its token. */
struct store_identity_use {
    struct store_identity identity;
    struct store_challenge challenge;
    /* The account's role of administrators becomes identity.admin, unless another of its identities
     * has given it. */
    bool sets_role;
    bool links; /* only while its user has the session with the hash `session` */
    unsigned char session[STORE_TOKEN_HASH_BYTES];
};

/* A struct store_identity_use: adds it to the account identity.user. STORE_STALE: the nonce was
 * used before. STORE_NOT_FOUND: the user is no account, has not the session if `links`, or an
 * account has that identity. STORE_TOO_MANY: more than STORE_IDENTITIES_PER_USER_MAX. */
#define STORE_IDENTITY_ADD NOUN_OPERATION(IDENTITY, 0)

/* The identity that is removed. `offered` has the issuers of the server's providers between blanks,
 * with one before the first and after the last. */
struct store_identity_delete {
    int64_t user;
    int64_t number;
    char offered[STORE_ISSUERS_BYTES];
};

/* A struct store_identity_delete: removes it, and the role that it alone has given.
 * STORE_NOT_FOUND: the user has none of that number. STORE_STALE: it is the last way to sign in. */
#define STORE_IDENTITY_DELETE NOUN_OPERATION(IDENTITY, 1)

/* Reads the identity of that issuer and subject, of any account. `*is_known`: the device with the
 * cookie of `known` (STORE_TOKEN_HASH_BYTES, or NULL) is a known device of its user. */
MUST_USE enum store_err store_identity_find(struct store_reader *reader, const char *issuer,
                                            const char *subject, const unsigned char *known,
                                            struct store_identity *identity, bool *is_known);
/* Receives an identity, borrowed; returns false to stop. The read gives those of a user, the oldest
 * first. */
typedef bool store_identity_row(void *context, const struct store_identity *identity);
MUST_USE enum store_err store_identities_each(struct store_reader *reader, int64_t user,
                                              store_identity_row *row, void *context);

/* Adds an identity to the account `user`, as part of another operation. */
MUST_USE enum store_err ops_identity_add(struct writer *writer,
                                         const struct store_identity_use *use, int64_t user);
/* Records that a person has decided the role of the account `user`: no group ends it any longer. */
MUST_USE enum store_err ops_identity_by_hand(struct writer *writer, int64_t user);
/* Saves the use of an identity: its day, name and role. STORE_STALE: the nonce was used before.
 * STORE_NOT_FOUND: it was removed. */
MUST_USE enum store_err ops_identity_use(struct writer *writer,
                                         const struct store_identity_use *use);

#endif
