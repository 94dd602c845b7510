/* The functions of libsodium that the module calls, for a machine without libsodium: the module
 * is compiled with this folder in its include path, so that <sodium.h> is this file. Names and
 * results are those of libsodium; a test compares them. Any thread. */
#ifndef LOCAL_MODULE_SODIUM_H
#define LOCAL_MODULE_SODIUM_H

#include <stddef.h>
#include <stdint.h>

#define crypto_hash_sha256_BYTES        32U
#define crypto_auth_hmacsha256_BYTES    32U
#define crypto_auth_hmacsha256_KEYBYTES 32U
#define crypto_shorthash_BYTES          8U
#define crypto_shorthash_KEYBYTES       16U

/* The state of a SHA-256. */
struct sha256 {
    uint32_t state[8];
    uint64_t size; /* bytes so far */
    unsigned char block[64];
};

/* The state of an HMAC: its inner and its outer hash. */
struct hmac_sha256 {
    struct sha256 inner;
    struct sha256 outer;
};
#define crypto_auth_hmacsha256_state struct hmac_sha256

/* Each computes the same as the function of libsodium, and returns 0. */
int crypto_hash_sha256(unsigned char *out, const unsigned char *in, unsigned long long size);
int crypto_auth_hmacsha256(unsigned char *out, const unsigned char *in, unsigned long long size,
                           const unsigned char *key);
int crypto_auth_hmacsha256_init(crypto_auth_hmacsha256_state *state, const unsigned char *key,
                                size_t key_size);
int crypto_auth_hmacsha256_update(crypto_auth_hmacsha256_state *state, const unsigned char *in,
                                  unsigned long long size);
int crypto_auth_hmacsha256_final(crypto_auth_hmacsha256_state *state, unsigned char *out);
int crypto_shorthash(unsigned char *out, const unsigned char *in, unsigned long long size,
                     const unsigned char *key);

/* Writes bytes as hex digits with a closing 0; returns `hex`, or NULL if there is no room. */
char *sodium_bin2hex(char *hex, size_t hex_room, const unsigned char *bytes, size_t size);
/* Reads hex digits without separators: `ignore`, `bytes_size` and `hex_end` must be NULL. Returns
 * 0, or -1 for any other text, or one that is longer than the room. */
int sodium_hex2bin(unsigned char *bytes, size_t room, const char *hex, size_t hex_size,
                   const char *ignore, size_t *bytes_size, const char **hex_end);
/* Sets memory to 0. */
void sodium_memzero(void *memory, size_t size);

#endif
