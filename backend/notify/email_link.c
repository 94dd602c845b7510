#include "notify/email_link.h"

#include <sodium.h>
#include <string.h>

#define HEAD_BYTES 17 /* kind, user, until */
#define MAC_BYTES  24
#define RAW_BYTES  (HEAD_BYTES + MAC_BYTES)

_Static_assert(sodium_base64_ENCODED_LEN(RAW_BYTES, sodium_base64_VARIANT_URLSAFE_NO_PADDING) ==
                   EMAIL_LINK_BYTES + 1,
               "the text of an email link");

static void put(unsigned char *at, int64_t number)
{
    for (int i = 0; i < 8; i++) at[i] = (unsigned char)((uint64_t)number >> (8 * i));
}

static int64_t get(const unsigned char *at)
{
    uint64_t number = 0;
    for (int i = 0; i < 8; i++) number |= (uint64_t)at[i] << (8 * i);
    return (int64_t)number;
}

/* Computes the signature of the head and the subject. */
static void sign(const unsigned char head[HEAD_BYTES], const char *about,
                 const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES], unsigned char mac[MAC_BYTES])
{
    unsigned char whole[crypto_auth_hmacsha256_BYTES];
    crypto_auth_hmacsha256_state state;
    (void)crypto_auth_hmacsha256_init(&state, key, STORE_EMAIL_LINK_KEY_BYTES);
    (void)crypto_auth_hmacsha256_update(&state, head, HEAD_BYTES);
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)about, strlen(about));
    (void)crypto_auth_hmacsha256_final(&state, whole);
    memcpy(mac, whole, MAC_BYTES);
    sodium_memzero(&state, sizeof(state));
}

void email_link_print(const struct email_link *link,
                      const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES], const char *about,
                      char text[EMAIL_LINK_BYTES + 1])
{
    unsigned char raw[RAW_BYTES];
    raw[0] = (unsigned char)link->kind;
    put(raw + 1, link->user);
    put(raw + 9, link->until_ms);
    sign(raw, about, key, raw + HEAD_BYTES);
    (void)sodium_bin2base64(text, EMAIL_LINK_BYTES + 1, raw, sizeof(raw),
                            sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

static bool raw_read(const char *text, unsigned char raw[RAW_BYTES])
{
    size_t size = 0;
    return strlen(text) == EMAIL_LINK_BYTES &&
           sodium_base642bin(raw, RAW_BYTES, text, EMAIL_LINK_BYTES, NULL, &size, NULL,
                             sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
           size == RAW_BYTES;
}

bool email_link_read(const char *text, struct email_link *link)
{
    unsigned char raw[RAW_BYTES];
    if (!raw_read(text, raw) || raw[0] < EMAIL_LINK_CONFIRM || raw[0] > EMAIL_LINK_UNSUBSCRIBE)
        return false;
    *link = (struct email_link){
        .kind = (enum email_link_kind)raw[0], .user = get(raw + 1), .until_ms = get(raw + 9)};
    return link->user > 0;
}

bool email_link_check(const char *text, const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                      const char *about, int64_t now_ms)
{
    unsigned char raw[RAW_BYTES];
    unsigned char mac[MAC_BYTES];
    struct email_link link;
    if (!raw_read(text, raw) || !email_link_read(text, &link)) return false;
    sign(raw, about, key, mac);
    return sodium_memcmp(mac, raw + HEAD_BYTES, MAC_BYTES) == 0 &&
           (link.until_ms == 0 || link.until_ms > now_ms);
}
