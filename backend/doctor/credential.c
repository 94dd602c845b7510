#include "doctor/credential.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NONCE_BYTES 12

_Static_assert(CREDENTIAL_SECRET_SIZE == crypto_auth_KEYBYTES, "the secret is a key");
_Static_assert(sizeof(struct credential_key) == crypto_auth_KEYBYTES &&
                   crypto_auth_BYTES >= crypto_auth_KEYBYTES,
               "a key is cut from a signature");

static void signature(const unsigned char *key, const char *kind, const char *text, size_t size,
                      unsigned char signed_by[crypto_auth_BYTES])
{
    char all[CREDENTIAL_BYTES + 16];
    int length = snprintf(all, sizeof(all), "%s %.*s", kind, (int)size, text);
    CHECK(length > 0 && (size_t)length < sizeof(all));
    (void)crypto_auth(signed_by, (const unsigned char *)all, (unsigned long long)length, key);
}

void credential_key_make(const unsigned char secret[CREDENTIAL_SECRET_SIZE],
                         struct credential_key *key)
{
    unsigned char bytes[crypto_auth_BYTES];
    signature(secret, "doctor", "", 0, bytes);
    memcpy(key->bytes, bytes, sizeof(key->bytes));
    sodium_memzero(bytes, sizeof(bytes));
}

/* Prints half of the signature, in hexadecimal. */
static void half_print(const unsigned char bytes[crypto_auth_BYTES], char *text, size_t size)
{
    (void)sodium_bin2hex(text, size, bytes, crypto_auth_BYTES / 2);
}

void credential_print(const struct credential_key *key, int64_t now_s, char text[CREDENTIAL_BYTES])
{
    unsigned char nonce[NONCE_BYTES];
    unsigned char signed_by[crypto_auth_BYTES];
    char random[2 * NONCE_BYTES + 1];
    char half[crypto_auth_BYTES + 1];
    randombytes_buf(nonce, sizeof(nonce));
    (void)sodium_bin2hex(random, sizeof(random), nonce, sizeof(nonce));
    int length = snprintf(text, CREDENTIAL_BYTES, "%" PRId64 "-%s", now_s, random);
    CHECK(length > 0 && length < CREDENTIAL_BYTES);
    signature(key->bytes, "asks", text, (size_t)length, signed_by);
    half_print(signed_by, half, sizeof(half));
    int all = snprintf(text + length, (size_t)(CREDENTIAL_BYTES - length), "-%s", half);
    CHECK(all > 0 && all < CREDENTIAL_BYTES - length);
}

bool credential_holds(const struct credential_key *key, const char *text, int64_t now_s)
{
    unsigned char signed_by[crypto_auth_BYTES];
    char half[crypto_auth_BYTES + 1];
    const char *last = text != NULL ? strrchr(text, '-') : NULL;
    if (last == NULL || strlen(text) >= CREDENTIAL_BYTES || strlen(last + 1) != crypto_auth_BYTES)
        return false;
    char *end = NULL;
    long long at_s = strtoll(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '-') return false;
    signature(key->bytes, "asks", text, (size_t)(last - text), signed_by);
    half_print(signed_by, half, sizeof(half));
    bool same = sodium_memcmp(half, last + 1, crypto_auth_BYTES) == 0;
    return same && at_s >= now_s - CREDENTIAL_LASTS_S && at_s <= now_s + CREDENTIAL_LASTS_S;
}

void credential_answer(const struct credential_key *key, const char *text,
                       char answer[CREDENTIAL_BYTES])
{
    unsigned char signed_by[crypto_auth_BYTES];
    size_t size = strlen(text);
    signature(key->bytes, "answers", text, size < CREDENTIAL_BYTES ? size : CREDENTIAL_BYTES - 1,
              signed_by);
    half_print(signed_by, answer, CREDENTIAL_BYTES);
}
