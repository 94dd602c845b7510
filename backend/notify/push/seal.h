/* A message that only the browser of a subscription can decrypt: RFC 8291 (the keys) over RFC 8188
 * (aes128gcm, one record). Any thread. */
#ifndef NOTIFY_PUSH_SEAL_H
#define NOTIFY_PUSH_SEAL_H

#include "notify/push/keys.h"

#define NOTIFY_AUTH_BYTES      16
#define NOTIFY_SALT_BYTES      16
#define NOTIFY_SEAL_HEAD_BYTES (NOTIFY_SALT_BYTES + 4 + 1 + NOTIFY_KEY_PUBLIC_BYTES)
/* The size that every push service accepts (RFC 8030), and the part left after head, delimiter and
 * tag. */
#define NOTIFY_SEALED_BYTES_MAX 4096
#define NOTIFY_PLAIN_BYTES_MAX  (NOTIFY_SEALED_BYTES_MAX - NOTIFY_SEAL_HEAD_BYTES - 1 - 16)

/* A browser's keys in its subscription. */
struct notify_subscriber {
    unsigned char public_key[NOTIFY_KEY_PUBLIC_BYTES]; /* "p256dh" */
    unsigned char auth[NOTIFY_AUTH_BYTES];
};

/* A message before it is sealed. */
struct notify_plain {
    const void *bytes;
    size_t size;   /* 0..NOTIFY_PLAIN_BYTES_MAX */
    size_t padded; /* the length that a stranger sees, if that is more: at most as much */
};

/* Seals `plain` for `to`, with keys and a salt (NOTIFY_SALT_BYTES) that are used once. Returns the
 * size of what it wrote into `sealed` (NOTIFY_SEALED_BYTES_MAX); 0: not a key, or no memory. */
MUST_USE size_t notify_seal(const struct notify_subscriber *to, const struct notify_keys *keys,
                            const unsigned char *salt, const struct notify_plain *plain,
                            unsigned char *sealed);

#endif
