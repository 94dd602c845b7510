/* Key pairs on P-256 as web push uses them, in raw bytes, and the few primitives that both
 * halves of it (vapid.h, seal.h) need. Any thread. */
#ifndef NOTIFY_PUSH_KEYS_H
#define NOTIFY_PUSH_KEYS_H

#include "base/base.h"

#define NOTIFY_KEY_PRIVATE_BYTES 32
#define NOTIFY_KEY_PUBLIC_BYTES  65 /* 4, x, y */
#define NOTIFY_SIGNATURE_BYTES   64 /* r, s */
#define NOTIFY_SHA256_BYTES      32

struct notify_keys {
    unsigned char private_key[NOTIFY_KEY_PRIVATE_BYTES];
    unsigned char public_key[NOTIFY_KEY_PUBLIC_BYTES];
};

/* Makes a new pair. False: no memory, or no randomness. */
MUST_USE bool notify_keys_make(struct notify_keys *keys);

/* Fills `*keys` with the pair of `private_key` (NOTIFY_KEY_PRIVATE_BYTES). False: the key is 0,
 * or too large. */
MUST_USE bool notify_keys_of(const unsigned char *private_key, struct notify_keys *keys);

/* Returns whether these NOTIFY_KEY_PUBLIC_BYTES are a point of the curve. */
bool notify_key_valid(const unsigned char *public_key);

/* Computes the shared secret of a key pair and another public key: the x coordinate, 32 bytes
 * (ECDH).
 */
MUST_USE bool notify_keys_agree(const struct notify_keys *keys, const unsigned char *public_key,
                                unsigned char secret[32]);

/* Signs the SHA-256 of `size` bytes (ES256). */
MUST_USE bool notify_keys_sign(const struct notify_keys *keys, const void *bytes, size_t size,
                               unsigned char signature[NOTIFY_SIGNATURE_BYTES]);

#endif
