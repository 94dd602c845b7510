/* Challenges of WebAuthn. The server stores none that is open: a challenge carries its kind, user
 * and expiry, signed by the key of the store. So every node accepts it, also after a restart, and
 * asking for many costs no memory. The store refuses a second answer (STORE_STALE). Any thread. */
#ifndef HUB_ACCOUNT_PASSKEY_CHALLENGE_H
#define HUB_ACCOUNT_PASSKEY_CHALLENGE_H

#include "store/nouns/notices.h"
#include "store/nouns/passkeys/passkeys.h"

#define PASSKEY_CHALLENGE_MS    (10LL * 60 * 1000) /* until its expiry */
#define PASSKEY_CHALLENGE_BYTES 97

enum passkey_challenge_kind {
    PASSKEY_CREATE = 1, /* a new passkey, for the account that `user` is or becomes */
    PASSKEY_SHOW,       /* one that exists; of anyone */
};

struct passkey_challenge {
    enum passkey_challenge_kind kind;
    int64_t user; /* PASSKEY_CREATE: who has asked for it; 0: nobody yet */
    int64_t expires_ms;
    unsigned char nonce[STORE_CHALLENGE_BYTES];
    unsigned char handle[STORE_PASSKEY_HANDLE_BYTES]; /* PASSKEY_CREATE: the account's */
};

/* Writes the challenge, signed by `key`. */
void passkey_challenge_print(const struct passkey_challenge *challenge,
                             const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                             unsigned char bytes[PASSKEY_CHALLENGE_BYTES]);

/* Reads a challenge. False: this store has not signed it, or it has expired at `now_ms`. */
MUST_USE bool passkey_challenge_read(const unsigned char bytes[PASSKEY_CHALLENGE_BYTES],
                                     const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                                     int64_t now_ms, struct passkey_challenge *challenge);

#endif
