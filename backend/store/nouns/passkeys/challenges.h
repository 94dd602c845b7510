/* Challenges of passkeys that were answered. The nonce of each is stored until its expiry, in the
 * transaction of the answer, so that no node accepts an answer twice. Writer thread. */
#ifndef STORE_NOUNS_PASSKEYS_CHALLENGES_H
#define STORE_NOUNS_PASSKEYS_CHALLENGES_H

#include "store/nouns/internal.h"

#define STORE_CHALLENGE_BYTES 32

struct store_challenge {
    unsigned char nonce[STORE_CHALLENGE_BYTES];
    int64_t expires_ms;
    int64_t now_ms; /* time of the answer: earlier expiries are forgotten */
};

/* Stores the answer. STORE_STALE: the challenge was answered before. */
MUST_USE enum store_err ops_challenge_use(struct writer *writer,
                                          const struct store_challenge *challenge);

#endif
