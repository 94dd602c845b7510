#include "notify/push/keys.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <string.h>

#include "base/ids.h"

#define CURVE "prime256v1"

/* Returns a key for the library's functions; `private_key` may be NULL. NULL: the key is invalid.
 */
static EVP_PKEY *key_of(const unsigned char *private_key, const unsigned char *public_key)
{
    EVP_PKEY *key = NULL;
    BIGNUM *number = private_key ? BN_bin2bn(private_key, NOTIFY_KEY_PRIVATE_BYTES, NULL) : NULL;
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    OSSL_PARAM *params = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    bool ok = build && context && (number || !private_key);
    ok = ok && OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, CURVE, 0) == 1;
    ok = ok && OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, public_key,
                                                NOTIFY_KEY_PUBLIC_BYTES) == 1;
    if (number) ok = ok && OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number) == 1;
    params = ok ? OSSL_PARAM_BLD_to_param(build) : NULL;
    ok = params && EVP_PKEY_fromdata_init(context) == 1;
    if (ok)
        (void)!EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY,
                                 params);
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(build);
    EVP_PKEY_CTX_free(context);
    BN_clear_free(number);
    return key;
}

bool notify_keys_of(const unsigned char *private_key, struct notify_keys *keys)
{
    memset(keys, 0, sizeof(*keys));
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    BIGNUM *number = BN_bin2bn(private_key, NOTIFY_KEY_PRIVATE_BYTES, NULL);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    bool ok = group && number && point && !BN_is_zero(number) &&
              BN_cmp(number, EC_GROUP_get0_order(group)) < 0;
    if (number) BN_set_flags(number, BN_FLG_CONSTTIME);
    ok = ok && EC_POINT_mul(group, point, number, NULL, NULL, NULL) == 1;
    ok = ok && EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, keys->public_key,
                                  NOTIFY_KEY_PUBLIC_BYTES, NULL) == NOTIFY_KEY_PUBLIC_BYTES;
    if (ok) memcpy(keys->private_key, private_key, NOTIFY_KEY_PRIVATE_BYTES);
    EC_POINT_free(point);
    BN_clear_free(number);
    EC_GROUP_free(group);
    return ok;
}

bool notify_keys_make(struct notify_keys *keys)
{
    /* one value in 2^32 is not below the order of the curve */
    for (int tries = 0; tries < 8; tries++) {
        unsigned char private_key[NOTIFY_KEY_PRIVATE_BYTES];
        ids_random(private_key, sizeof(private_key));
        bool ok = notify_keys_of(private_key, keys);
        OPENSSL_cleanse(private_key, sizeof(private_key));
        if (ok) return true;
    }
    return false;
}

bool notify_key_valid(const unsigned char *public_key)
{
    EVP_PKEY *key = public_key[0] == 4 ? key_of(NULL, public_key) : NULL;
    EVP_PKEY_CTX *context = key ? EVP_PKEY_CTX_new_from_pkey(NULL, key, NULL) : NULL;
    bool ok = context && EVP_PKEY_public_check(context) == 1;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(key);
    return ok;
}

bool notify_keys_agree(const struct notify_keys *keys, const unsigned char *public_key,
                       unsigned char secret[32])
{
    EVP_PKEY *mine = key_of(keys->private_key, keys->public_key);
    EVP_PKEY *other = key_of(NULL, public_key);
    EVP_PKEY_CTX *context = mine ? EVP_PKEY_CTX_new_from_pkey(NULL, mine, NULL) : NULL;
    size_t size = 32;
    bool ok = context && other && EVP_PKEY_derive_init(context) == 1 &&
              EVP_PKEY_derive_set_peer(context, other) == 1 &&
              EVP_PKEY_derive(context, secret, &size) == 1 && size == 32;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(other);
    EVP_PKEY_free(mine);
    return ok;
}

/* Converts a signature of the library (DER) to two numbers of 32 bytes. */
static bool signature_raw(const unsigned char *der, size_t size,
                          unsigned char signature[NOTIFY_SIGNATURE_BYTES])
{
    ECDSA_SIG *parts = d2i_ECDSA_SIG(NULL, &der, (long)size);
    bool ok = parts && BN_bn2binpad(ECDSA_SIG_get0_r(parts), signature, 32) == 32 &&
              BN_bn2binpad(ECDSA_SIG_get0_s(parts), signature + 32, 32) == 32;
    ECDSA_SIG_free(parts);
    return ok;
}

bool notify_keys_sign(const struct notify_keys *keys, const void *bytes, size_t size,
                      unsigned char signature[NOTIFY_SIGNATURE_BYTES])
{
    unsigned char der[80];
    size_t der_bytes = sizeof(der);
    EVP_PKEY *key = key_of(keys->private_key, keys->public_key);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool ok = key && context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key) == 1 &&
              EVP_DigestSign(context, der, &der_bytes, bytes, size) == 1 &&
              signature_raw(der, der_bytes, signature);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return ok;
}
