/* A message that only the browser of a subscription can decrypt: RFC 8291 (the keys) over RFC 8188
 * (aes128gcm, one record). Any thread. */
#ifndef NOTIFY_PUSH_SEAL_H
#define NOTIFY_PUSH_SEAL_H

#include "notify/push/keys.h"

#define NOTIFY_AUTH_BYTES      16
#define NOTIFY_SALT_BYTES      16
#define NOTIFY_SEAL_HEAD_BYTES (NOTIFY_SALT_BYTES + 4 + 1 + NOTIFY_KEY_PUBLIC_BYTES)
/* The size that every push service accepts (RFC 8030), and the room that header, delimiter and
 * tag leave. */
#define NOTIFY_SEALED_BYTES_MAX 4096
#define NOTIFY_PLAIN_BYTES_MAX  (NOTIFY_SEALED_BYTES_MAX - NOTIFY_SEAL_HEAD_BYTES - 1 - 16)

/* A browser's keys in its subscription. */
struct notify_subscriber {
    unsigned char public_key[NOTIFY_KEY_PUBLIC_BYTES]; /* "p256dh" */
    unsigned char auth[NOTIFY_AUTH_BYTES];
};

/* A message before its encryption. */
struct notify_plain {
    const void *bytes;
    size_t size;   /* 0 to NOTIFY_PLAIN_BYTES_MAX */
    size_t padded; /* the length that others see, if that is more: at most NOTIFY_PLAIN_BYTES_MAX */
};

/* Encrypts `plain` for `to`, with keys and a salt (NOTIFY_SALT_BYTES) that are used once.
 * Returns the size of the result in `sealed` (NOTIFY_SEALED_BYTES_MAX); 0: the browser's key is
 * invalid, or no memory. */
MUST_USE size_t notify_seal(const struct notify_subscriber *to, const struct notify_keys *keys,
                            const unsigned char *salt, const struct notify_plain *plain,
                            unsigned char *sealed);

#endif
