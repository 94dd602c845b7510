#include "hub/account/passkey_challenge.h"

#include <sodium.h>
#include <string.h>

/* The layout: kind, expiry and user, nonce, handle, signature. */
#define EXPIRY_AT    1
#define USER_AT      (EXPIRY_AT + 8)
#define NONCE_AT     (USER_AT + 8)
#define HANDLE_AT    (NONCE_AT + STORE_CHALLENGE_BYTES)
#define SIGNATURE_AT (HANDLE_AT + STORE_PASSKEY_HANDLE_BYTES)
#define MAC_BYTES    crypto_auth_hmacsha256_BYTES

_Static_assert(SIGNATURE_AT + MAC_BYTES == PASSKEY_CHALLENGE_BYTES, "the layout fills a challenge");

static void number_put(unsigned char *at, int64_t value)
{
    for (int i = 0; i < 8; i++) at[i] = (unsigned char)((uint64_t)value >> (56 - 8 * i));
}

static int64_t number_get(const unsigned char *at)
{
    uint64_t value = 0;
    for (int i = 0; i < 8; i++) value = value << 8 | at[i];
    return (int64_t)value;
}

/* Signs what comes before the signature, under a key of its own purpose: that of the store signs
 * the links in emails, too. */
static void sign(const unsigned char *bytes, const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                 unsigned char mac[MAC_BYTES])
{
    static const char purpose[] = "ochre passkey challenge";
    crypto_auth_hmacsha256_state state;
    unsigned char own[MAC_BYTES];
    (void)crypto_auth_hmacsha256_init(&state, key, STORE_EMAIL_LINK_KEY_BYTES);
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)purpose, sizeof(purpose));
    (void)crypto_auth_hmacsha256_final(&state, own);
    (void)crypto_auth_hmacsha256(mac, bytes, SIGNATURE_AT, own);
    sodium_memzero(own, sizeof(own));
    sodium_memzero(&state, sizeof(state));
}

void passkey_challenge_print(const struct passkey_challenge *challenge,
                             const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                             unsigned char bytes[PASSKEY_CHALLENGE_BYTES])
{
    bytes[0] = (unsigned char)challenge->kind;
    number_put(bytes + EXPIRY_AT, challenge->expires_ms);
    number_put(bytes + USER_AT, challenge->user);
    memcpy(bytes + NONCE_AT, challenge->nonce, sizeof(challenge->nonce));
    memcpy(bytes + HANDLE_AT, challenge->handle, sizeof(challenge->handle));
    sign(bytes, key, bytes + SIGNATURE_AT);
}

bool passkey_challenge_read(const unsigned char bytes[PASSKEY_CHALLENGE_BYTES],
                            const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES], int64_t now_ms,
                            struct passkey_challenge *challenge)
{
    unsigned char mac[MAC_BYTES];
    sign(bytes, key, mac);
    if (sodium_memcmp(mac, bytes + SIGNATURE_AT, sizeof(mac)) != 0) return false;
    challenge->kind = (enum passkey_challenge_kind)bytes[0];
    challenge->expires_ms = number_get(bytes + EXPIRY_AT);
    challenge->user = number_get(bytes + USER_AT);
    memcpy(challenge->nonce, bytes + NONCE_AT, sizeof(challenge->nonce));
    memcpy(challenge->handle, bytes + HANDLE_AT, sizeof(challenge->handle));
    return challenge->expires_ms > now_ms;
}
