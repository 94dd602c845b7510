/* The functions that stand in for libsodium in the module, beside libsodium. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <stdint.h>
#include <string.h>

/* The same names, apart: libsodium's state is kept under another one. */
static int real_hmac(unsigned char *out, const unsigned char *in, size_t size,
                     const unsigned char *key, size_t key_size)
{
    crypto_auth_hmacsha256_state state;
    (void)crypto_auth_hmacsha256_init(&state, key, key_size);
    (void)crypto_auth_hmacsha256_update(&state, in, size / 2);
    (void)crypto_auth_hmacsha256_update(&state, in + size / 2, size - size / 2);
    return crypto_auth_hmacsha256_final(&state, out);
}

static int (*const real_sha256)(unsigned char *, const unsigned char *,
                                unsigned long long) = crypto_hash_sha256;
static int (*const real_shorthash)(unsigned char *, const unsigned char *, unsigned long long,
                                   const unsigned char *) = crypto_shorthash;
static char *(*const real_bin2hex)(char *, size_t, const unsigned char *, size_t) = sodium_bin2hex;
static int (*const real_hex2bin)(unsigned char *, size_t, const char *, size_t, const char *,
                                 size_t *, const char **) = sodium_hex2bin;

#undef crypto_hash_sha256_BYTES
#undef crypto_auth_hmacsha256_BYTES
#undef crypto_auth_hmacsha256_KEYBYTES
#undef crypto_shorthash_BYTES
#undef crypto_shorthash_KEYBYTES
#define crypto_hash_sha256            own_hash_sha256
#define crypto_auth_hmacsha256        own_hmacsha256
#define crypto_auth_hmacsha256_init   own_hmacsha256_init
#define crypto_auth_hmacsha256_update own_hmacsha256_update
#define crypto_auth_hmacsha256_final  own_hmacsha256_final
#define crypto_shorthash              own_shorthash
#define sodium_bin2hex                own_bin2hex
#define sodium_hex2bin                own_hex2bin
#define sodium_memzero                own_memzero
#include "local/module/sodium.c"

#define SIZE_MOST 300

static unsigned char bytes[SIZE_MOST];
static unsigned char key[SIZE_MOST];

static void begin(void)
{
    for (size_t i = 0; i < sizeof(bytes); i++) {
        bytes[i] = (unsigned char)(i * 167 + 13);
        key[i] = (unsigned char)(i * 89 + 1);
    }
}

TestSuite(local_sodium, .init = begin);

Test(local_sodium, hashes_are_those_of_libsodium)
{
    unsigned char real[32];
    unsigned char own[32];
    for (size_t size = 0; size <= SIZE_MOST; size++) {
        (void)real_sha256(real, bytes, size);
        cr_assert_eq(crypto_hash_sha256(own, bytes, size), 0);
        cr_assert_eq(memcmp(own, real, sizeof(real)), 0, "%zu bytes", size);
        (void)real_shorthash(real, bytes, size, key);
        cr_assert_eq(crypto_shorthash(own, bytes, size, key), 0);
        cr_assert_eq(memcmp(own, real, crypto_shorthash_BYTES), 0, "%zu bytes", size);
    }
}

Test(local_sodium, codes_of_messages_are_those_of_libsodium)
{
    for (size_t size = 0; size <= SIZE_MOST; size += 7) {
        unsigned char real[32];
        unsigned char own[32];
        for (size_t key_size = 0; key_size <= 150; key_size += 3) {
            struct hmac_sha256 state;
            (void)real_hmac(real, bytes, size, key, key_size);
            (void)crypto_auth_hmacsha256_init(&state, key, key_size);
            (void)crypto_auth_hmacsha256_update(&state, bytes, size / 3);
            (void)crypto_auth_hmacsha256_update(&state, bytes + size / 3, size - size / 3);
            cr_assert_eq(crypto_auth_hmacsha256_final(&state, own), 0);
            cr_assert_eq(memcmp(own, real, sizeof(real)), 0, "%zu bytes, a key of %zu", size,
                         key_size);
        }
        (void)real_hmac(real, bytes, size, key, crypto_auth_hmacsha256_KEYBYTES);
        cr_assert_eq(crypto_auth_hmacsha256(own, bytes, size, key), 0);
        cr_assert_eq(memcmp(own, real, sizeof(real)), 0);
    }
}

Test(local_sodium, hex_digits_are_written_and_read)
{
    static const char *const wrong[] = {"0", "0g", "g0", "00 0", "0011223344"};
    char real[65];
    char own[65];
    unsigned char back[32];
    (void)real_bin2hex(real, sizeof(real), bytes, 32);
    cr_assert_eq(sodium_bin2hex(own, sizeof(own), bytes, 32), own);
    cr_assert_str_eq(own, real);
    cr_assert_null(sodium_bin2hex(own, sizeof(own) - 1, bytes, 32));
    cr_assert_eq(sodium_hex2bin(back, sizeof(back), "00fFAa9", 6, NULL, NULL, NULL), 0);
    cr_assert_eq(memcmp(back, "\x00\xff\xaa", 3), 0);
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
        cr_assert_eq(sodium_hex2bin(back, 4, wrong[i], strlen(wrong[i]), NULL, NULL, NULL), -1);
        cr_assert_eq(real_hex2bin(back, 4, wrong[i], strlen(wrong[i]), NULL, NULL, NULL), -1);
    }
}

Test(local_sodium, memory_is_cleared)
{
    sodium_memzero(bytes, 10);
    cr_assert_eq(bytes[9], 0);
    cr_assert_neq(bytes[10], 0);
}
