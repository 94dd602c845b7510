#include "oidc/flow.h"

#include <sodium.h>
#include <string.h>

#define BASE64   sodium_base64_VARIANT_URLSAFE_NO_PADDING
#define VERSION  1
#define OVERHEAD (crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES)

_Static_assert(OIDC_KEY_BYTES == crypto_secretbox_KEYBYTES &&
                   OIDC_KEY_BYTES == crypto_auth_hmacsha256_KEYBYTES &&
                   OIDC_KEY_BYTES == crypto_auth_hmacsha256_BYTES,
               "a key is a signature");
_Static_assert(sodium_base64_ENCODED_LEN(OVERHEAD + OIDC_FLOW_BYTES, BASE64) <=
                   OIDC_FLOW_TEXT_BYTES,
               "the sealed flow fits");
_Static_assert(sodium_base64_ENCODED_LEN(OIDC_RANDOM_BYTES, BASE64) == OIDC_RANDOM_TEXT + 1,
               "so many characters have so many bytes");

void oidc_flow_begin(struct oidc_flow *flow, int64_t now_ms)
{
    randombytes_buf(flow->state, sizeof(flow->state));
    randombytes_buf(flow->nonce, sizeof(flow->nonce));
    randombytes_buf(flow->verifier, sizeof(flow->verifier));
    flow->expires_ms = now_ms + OIDC_FLOW_MS;
}

void oidc_key_make(const unsigned char secret[OIDC_KEY_BYTES], unsigned char key[OIDC_KEY_BYTES])
{
    static const unsigned char purpose[] = "ochre sign-in through a provider";
    (void)crypto_auth_hmacsha256(key, purpose, sizeof(purpose), secret);
}

static unsigned char *bytes_put(unsigned char *at, const void *bytes, size_t size)
{
    memcpy(at, bytes, size);
    return at + size;
}

static const unsigned char *bytes_get(const unsigned char *at, void *bytes, size_t size)
{
    memcpy(bytes, at, size);
    return at + size;
}

static unsigned char *number_put(unsigned char *at, int64_t value)
{
    for (int i = 0; i < 8; i++) at[i] = (unsigned char)((uint64_t)value >> (56 - 8 * i));
    return at + 8;
}

static const unsigned char *number_get(const unsigned char *at, int64_t *value)
{
    uint64_t number = 0;
    for (int i = 0; i < 8; i++) number = number << 8 | at[i];
    *value = (int64_t)number;
    return at + 8;
}

void oidc_flow_seal(const struct oidc_flow *flow, const unsigned char key[OIDC_KEY_BYTES],
                    char text[OIDC_FLOW_TEXT_BYTES])
{
    unsigned char plain[OIDC_FLOW_BYTES];
    unsigned char sealed[OVERHEAD + OIDC_FLOW_BYTES];
    unsigned char *at = plain;
    *at++ = VERSION;
    at = bytes_put(at, flow->provider, sizeof(flow->provider));
    at = number_put(at, flow->expires_ms);
    at = number_put(at, flow->user);
    at = bytes_put(at, flow->session, sizeof(flow->session));
    at = bytes_put(at, flow->state, sizeof(flow->state));
    at = bytes_put(at, flow->nonce, sizeof(flow->nonce));
    at = bytes_put(at, flow->verifier, sizeof(flow->verifier));
    at = bytes_put(at, flow->code, OIDC_CODE_BYTES);
    CHECK(at == plain + sizeof(plain));
    randombytes_buf(sealed, crypto_secretbox_NONCEBYTES);
    (void)crypto_secretbox_easy(sealed + crypto_secretbox_NONCEBYTES, plain, sizeof(plain), sealed,
                                key);
    (void)sodium_bin2base64(text, OIDC_FLOW_TEXT_BYTES, sealed, sizeof(sealed), BASE64);
    sodium_memzero(plain, sizeof(plain));
}

bool oidc_flow_open(const char *text, const unsigned char key[OIDC_KEY_BYTES], int64_t now_ms,
                    struct oidc_flow *flow)
{
    unsigned char plain[OIDC_FLOW_BYTES];
    unsigned char sealed[OVERHEAD + OIDC_FLOW_BYTES];
    size_t size = 0;
    const char *end = NULL;
    *flow = (struct oidc_flow){.user = 0};
    if (sodium_base642bin(sealed, sizeof(sealed), text, strlen(text), NULL, &size, &end, BASE64) !=
            0 ||
        *end != '\0' || size != sizeof(sealed))
        return false;
    if (crypto_secretbox_open_easy(plain, sealed + crypto_secretbox_NONCEBYTES,
                                   size - crypto_secretbox_NONCEBYTES, sealed, key) != 0)
        return false;
    const unsigned char *at = plain + 1;
    at = bytes_get(at, flow->provider, sizeof(flow->provider));
    at = number_get(at, &flow->expires_ms);
    at = number_get(at, &flow->user);
    at = bytes_get(at, flow->session, sizeof(flow->session));
    at = bytes_get(at, flow->state, sizeof(flow->state));
    at = bytes_get(at, flow->nonce, sizeof(flow->nonce));
    at = bytes_get(at, flow->verifier, sizeof(flow->verifier));
    at = bytes_get(at, flow->code, OIDC_CODE_BYTES);
    bool ok = plain[0] == VERSION && flow->expires_ms > now_ms;
    sodium_memzero(plain, sizeof(plain));
    return ok;
}

void oidc_random_print(const unsigned char bytes[OIDC_RANDOM_BYTES],
                       char text[OIDC_RANDOM_TEXT + 1])
{
    (void)sodium_bin2base64(text, OIDC_RANDOM_TEXT + 1, bytes, OIDC_RANDOM_BYTES, BASE64);
}
