/* Passkeys (WebAuthn), by which accounts sign in: their public keys. Functions with a writer: the
 * writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_PASSKEYS_PASSKEYS_H
#define STORE_NOUNS_PASSKEYS_PASSKEYS_H

#include "base/time/day.h"
#include "store/nouns/passkeys/challenges.h"

#define STORE_PASSKEYS_PER_USER_MAX 16
/* Characters of base64url: of 1023 bytes, which is the limit of WebAuthn; of 16; of a key. */
#define STORE_PASSKEY_CREDENTIAL_MAX 1364
#define STORE_PASSKEY_HANDLE_BYTES   16
#define STORE_PASSKEY_HANDLE_TEXT    22
#define STORE_PASSKEY_KEY_MAX        400
#define STORE_PASSKEY_TRANSPORTS_MAX 60
#define STORE_PASSKEY_NAME_BYTES_MAX 160 /* 40 characters, which the callers check */

/* `credential`, `handle` and `public_key` are base64url without padding. */
struct store_passkey {
    int64_t number; /* identifies it for the owner; assigned by the file */
    int64_t user;
    char credential[STORE_PASSKEY_CREDENTIAL_MAX + 1]; /* the authenticator's name of it */
    /* The authenticator's name of the account: random, and the same for all passkeys of a user. */
    char handle[STORE_PASSKEY_HANDLE_TEXT + 1];
    int16_t algorithm; /* number of COSE */
    char public_key[STORE_PASSKEY_KEY_MAX + 1];
    uint32_t sign_count; /* grows with each use; 0: the authenticator does not count */
    char transports[STORE_PASSKEY_TRANSPORTS_MAX + 1]; /* "internal,hybrid", as the browser says */
    bool backed_up;                                    /* the owner has it on other devices, too */
    char name[STORE_PASSKEY_NAME_BYTES_MAX + 1];
    int64_t made_ms;
    char used_day[DAY_TEXT_BYTES + 1]; /* the day of the last use, in UTC; "": never */
};

/* A passkey that is added or used, with the challenge that it has answered. */
struct store_passkey_use {
    struct store_passkey passkey;
    struct store_challenge challenge;
};

struct store_passkey_add {
    struct store_passkey_use added;
    struct store_passkey_use used;                /* by which the owner confirms; number 0: none */
    char password_hash[STORE_PASSWORD_BYTES_MAX]; /* required stored password; "": any */
};

/* A struct store_passkey_add. Conditions: neither challenge was answered before (STORE_STALE);
 * the user is an account with that password, no account has the passkey, and the confirming one is
 * as it was (STORE_NOT_FOUND); the user has no more than STORE_PASSKEYS_PER_USER_MAX
 * (STORE_TOO_MANY). */
#define STORE_PASSKEY_ADD NOUN_OPERATION(PASSKEY, 0)
/* A struct store_passkey: saves the name of that number and user, else STORE_NOT_FOUND. */
#define STORE_PASSKEY_RENAME NOUN_OPERATION(PASSKEY, 1)
/* A struct store_passkey: deletes that number of the user, else STORE_NOT_FOUND. STORE_STALE: it
 * is the last one of an account without a password. */
#define STORE_PASSKEY_DELETE NOUN_OPERATION(PASSKEY, 2)
/* A struct store_passkey_use: saves the use alone, as ops_passkey_use(); number 0: of none. */
#define STORE_PASSKEY_USE NOUN_OPERATION(PASSKEY, 3)

/* Reads the passkey with that credential, of any account. `*is_known`: the device with the cookie
 * of `known` (STORE_TOKEN_HASH_BYTES, or NULL) is a known device of its user. */
MUST_USE enum store_err store_passkey_find(struct store_reader *reader, const char *credential,
                                           const unsigned char *known,
                                           struct store_passkey *passkey, bool *is_known);
/* Receives a passkey, borrowed; returns false to stop. The read gives those of a user, the oldest
 * first. */
typedef bool store_passkey_row(void *context, const struct store_passkey *passkey);
MUST_USE enum store_err store_passkeys_each(struct store_reader *reader, int64_t user,
                                            store_passkey_row *row, void *context);

/* Adds a passkey to the account `user`, as part of another operation. `password_hash` as in struct
 * store_passkey_add. */
MUST_USE enum store_err ops_passkey_add(struct writer *writer, const struct store_passkey_use *use,
                                        int64_t user, const char *password_hash);
/* Saves the use of a passkey: its new sign count and day. STORE_STALE: the challenge was answered
 * before. STORE_NOT_FOUND: the passkey was removed, or its stored count is not less. */
MUST_USE enum store_err ops_passkey_use(struct writer *writer, const struct store_passkey_use *use);

#endif
