#include "notify/push/seal.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <string.h>

#define RECORD_BYTES 4096u /* the record size in the header: the whole message is one record */
#define TAG_BYTES    16
#define KEY_BYTES    16
#define NONCE_BYTES  12

static bool hmac(const unsigned char *key, size_t key_bytes, const void *bytes, size_t size,
                 unsigned char out[NOTIFY_SHA256_BYTES])
{
    unsigned int written = 0;
    return HMAC(EVP_sha256(), key, (int)key_bytes, bytes, size, out, &written) &&
           written == NOTIFY_SHA256_BYTES;
}

/* HKDF-Expand (RFC 5869) of at most 32 bytes, which need one round. `info` ends with a 1. */
static bool expand(const unsigned char prk[NOTIFY_SHA256_BYTES], const void *info, size_t size,
                   unsigned char *out, size_t out_bytes)
{
    unsigned char all[NOTIFY_SHA256_BYTES];
    bool ok = hmac(prk, NOTIFY_SHA256_BYTES, info, size, all);
    memcpy(out, all, out_bytes);
    OPENSSL_cleanse(all, sizeof(all));
    return ok;
}

/* Derives the content key and the nonce of this message (RFC 8291, 3.4). */
static bool keys_derive(const struct notify_subscriber *to, const struct notify_keys *keys,
                        const unsigned char *salt, unsigned char key[KEY_BYTES],
                        unsigned char nonce[NONCE_BYTES])
{
    static const char about_keys[] =
        "WebPush: info"; /* followed by these, each with its closing 0 */
    static const char about_key[] = "Content-Encoding: aes128gcm\0\1";
    static const char about_nonce[] = "Content-Encoding: nonce\0\1";
    unsigned char info[sizeof(about_keys) + 2 * NOTIFY_KEY_PUBLIC_BYTES + 1];
    memcpy(info, about_keys, sizeof(about_keys));
    memcpy(info + sizeof(about_keys), to->public_key, NOTIFY_KEY_PUBLIC_BYTES);
    memcpy(info + sizeof(about_keys) + NOTIFY_KEY_PUBLIC_BYTES, keys->public_key,
           NOTIFY_KEY_PUBLIC_BYTES);
    info[sizeof(info) - 1] = 1;
    unsigned char secret[32], prk[32], material[32];
    bool ok = notify_keys_agree(keys, to->public_key, secret) &&
              hmac(to->auth, NOTIFY_AUTH_BYTES, secret, sizeof(secret), prk) &&
              expand(prk, info, sizeof(info), material, sizeof(material)) &&
              hmac(salt, NOTIFY_SALT_BYTES, material, sizeof(material), prk) &&
              expand(prk, about_key, sizeof(about_key) - 1, key, KEY_BYTES) &&
              expand(prk, about_nonce, sizeof(about_nonce) - 1, nonce, NONCE_BYTES);
    OPENSSL_cleanse(secret, sizeof(secret));
    OPENSSL_cleanse(material, sizeof(material));
    OPENSSL_cleanse(prk, sizeof(prk));
    return ok;
}

static bool encrypt(const unsigned char key[KEY_BYTES], const unsigned char nonce[NONCE_BYTES],
                    const unsigned char *record, size_t size, unsigned char *out)
{
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    int written = 0, rest = 0;
    bool ok = context && EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), NULL, key, nonce) == 1 &&
              EVP_EncryptUpdate(context, out, &written, record, (int)size) == 1 &&
              EVP_EncryptFinal_ex(context, out + written, &rest) == 1 &&
              (size_t)(written + rest) == size &&
              EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, TAG_BYTES, out + size) == 1;
    EVP_CIPHER_CTX_free(context);
    return ok;
}

size_t notify_seal(const struct notify_subscriber *to, const struct notify_keys *keys,
                   const unsigned char *salt, const struct notify_plain *plain,
                   unsigned char *sealed)
{
    size_t padded = plain->padded > plain->size ? plain->padded : plain->size;
    CHECK(padded <= NOTIFY_PLAIN_BYTES_MAX);
    unsigned char key[KEY_BYTES], nonce[NONCE_BYTES];
    if (!keys_derive(to, keys, salt, key, nonce)) return 0;
    unsigned char *head = sealed;
    memcpy(head, salt, NOTIFY_SALT_BYTES);
    head += NOTIFY_SALT_BYTES;
    for (unsigned i = 0; i < 4; i++) *head++ = (unsigned char)(RECORD_BYTES >> (24 - 8 * i));
    *head++ = NOTIFY_KEY_PUBLIC_BYTES;
    memcpy(head, keys->public_key, NOTIFY_KEY_PUBLIC_BYTES);
    /* the message, the delimiter of the last record, and the padding */
    unsigned char record[NOTIFY_PLAIN_BYTES_MAX + 1] = {0};
    if (plain->size > 0) memcpy(record, plain->bytes, plain->size);
    record[plain->size] = 2;
    bool ok = encrypt(key, nonce, record, padded + 1, sealed + NOTIFY_SEAL_HEAD_BYTES);
    OPENSSL_cleanse(record, sizeof(record));
    OPENSSL_cleanse(key, sizeof(key));
    return ok ? NOTIFY_SEAL_HEAD_BYTES + padded + 1 + TAG_BYTES : 0;
}
