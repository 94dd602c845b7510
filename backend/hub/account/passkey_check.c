#include "hub/account/passkey_check.h"

#include <fido.h>
#include <fido/eddsa.h>
#include <fido/es256.h>
#include <fido/rs256.h>
#include <sodium.h>
#include <string.h>

#include "base/encoding/cbor.h"

/* Flags of the authenticator's data. */
#define USER_PRESENT  0x01
#define USER_VERIFIED 0x04
#define BACKED_UP     0x10

/* The authenticator's data: hash of the server's name, flags, counter; then, in a new passkey, the
 * model and the length of the id before the id itself. */
#define HEAD_BYTES     (32 + 1 + 4)
#define MODEL_BYTES    16
#define ID_SIZE_BYTES  2
#define ATTESTED_BYTES (HEAD_BYTES + MODEL_BYTES + ID_SIZE_BYTES)

#define KEY_BYTES_MAX 300 /* of RSA with 2048 bits: 259 */

const int passkey_algorithms[PASSKEY_ALGORITHMS] = {COSE_ES256, COSE_EDDSA, COSE_RS256};

/* Returns whether what follows the first `head` bytes of the data can go to libfido2: the key and
 * the extensions are CBOR, and its parser would allocate gigabytes for a count of a few bytes. */
static bool can_be_parsed(const struct hub_passkey_proof *proof, size_t head)
{
    return proof->data_size >= head && cbor_is_whole(proof->data + head, proof->data_size - head);
}

/* ---- a new passkey ---- */

/* Returns the number of bytes before the key; more than there are: the data are cut off. */
static size_t size_before_key(const struct hub_passkey_proof *proof)
{
    if (proof->data_size < ATTESTED_BYTES) return ATTESTED_BYTES;
    const unsigned char *size = proof->data + ATTESTED_BYTES - ID_SIZE_BYTES;
    return ATTESTED_BYTES + ((size_t)size[0] << 8 | size[1]);
}

/* Writes base64url without padding. False: there are no bytes, or too many. */
static bool text_of(const unsigned char *bytes, size_t size, char *text, size_t room)
{
    const int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    if (bytes == NULL || size == 0 || sodium_base64_encoded_len(size, variant) > room) return false;
    (void)sodium_bin2base64(text, room, bytes, size, variant);
    return true;
}

/* Returns whether the data, which begin with the hash of a server's name, are for that one. */
static bool is_for(const struct hub_passkey_proof *proof)
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(hash, (const unsigned char *)proof->rp, strlen(proof->rp));
    return proof->data_size >= sizeof(hash) && memcmp(proof->data, hash, sizeof(hash)) == 0;
}

/* Parses the data, if they hold a key of that algorithm. */
static fido_cred_t *credential_of(const struct hub_passkey_proof *proof, int algorithm)
{
    fido_cred_t *credential = fido_cred_new();
    if (credential != NULL &&
        (fido_cred_set_type(credential, algorithm) != FIDO_OK ||
         fido_cred_set_authdata_raw(credential, proof->data, proof->data_size) != FIDO_OK))
        fido_cred_free(&credential); /* sets it to NULL */
    return credential;
}

static bool credential_read(const fido_cred_t *credential, struct store_passkey *passkey)
{
    uint8_t flags = fido_cred_flags(credential);
    passkey->algorithm = (int16_t)fido_cred_type(credential);
    passkey->sign_count = fido_cred_sigcount(credential);
    passkey->backed_up = (flags & BACKED_UP) != 0;
    return (flags & USER_PRESENT) != 0 && (flags & USER_VERIFIED) != 0 &&
           text_of(fido_cred_id_ptr(credential), fido_cred_id_len(credential), passkey->credential,
                   sizeof(passkey->credential)) &&
           text_of(fido_cred_pubkey_ptr(credential), fido_cred_pubkey_len(credential),
                   passkey->public_key, sizeof(passkey->public_key));
}

bool passkey_check_created(const struct hub_passkey_proof *proof, struct store_passkey *passkey)
{
    if (!is_for(proof) || !can_be_parsed(proof, size_before_key(proof))) return false;
    for (size_t i = 0; i < PASSKEY_ALGORITHMS; i++) {
        fido_cred_t *credential = credential_of(proof, passkey_algorithms[i]);
        if (credential == NULL) continue;
        bool ok = credential_read(credential, passkey);
        fido_cred_free(&credential);
        return ok;
    }
    return false;
}

/* ---- a signature ---- */

/* Returns whether the assertion was signed by the key in `bytes`. */
static bool signed_by(const fido_assert_t *assertion, int algorithm, const unsigned char *bytes,
                      size_t size)
{
    es256_pk_t *es256 = algorithm == COSE_ES256 ? es256_pk_new() : NULL;
    eddsa_pk_t *eddsa = algorithm == COSE_EDDSA ? eddsa_pk_new() : NULL;
    rs256_pk_t *rs256 = algorithm == COSE_RS256 ? rs256_pk_new() : NULL;
    const void *key = NULL;
    if (es256 != NULL && es256_pk_from_ptr(es256, bytes, size) == FIDO_OK) key = es256;
    if (eddsa != NULL && eddsa_pk_from_ptr(eddsa, bytes, size) == FIDO_OK) key = eddsa;
    if (rs256 != NULL && rs256_pk_from_ptr(rs256, bytes, size) == FIDO_OK) key = rs256;
    bool ok = key != NULL && fido_assert_verify(assertion, 0, algorithm, key) == FIDO_OK;
    es256_pk_free(&es256);
    eddsa_pk_free(&eddsa);
    rs256_pk_free(&rs256);
    return ok;
}

/* Fills the assertion with the proof. False: libfido2 does not understand it. */
static bool assertion_fill(fido_assert_t *assertion, const struct hub_passkey_proof *proof)
{
    return fido_assert_set_clientdata_hash(assertion, proof->client_hash,
                                           sizeof(proof->client_hash)) == FIDO_OK &&
           fido_assert_set_rp(assertion, proof->rp) == FIDO_OK &&
           fido_assert_set_up(assertion, FIDO_OPT_TRUE) == FIDO_OK &&
           fido_assert_set_uv(assertion, FIDO_OPT_TRUE) == FIDO_OK &&
           fido_assert_set_count(assertion, 1) == FIDO_OK &&
           fido_assert_set_authdata_raw(assertion, 0, proof->data, proof->data_size) == FIDO_OK &&
           fido_assert_set_sig(assertion, 0, proof->signature, proof->signature_size) == FIDO_OK;
}

bool passkey_check_shown(const struct hub_passkey_proof *proof, struct store_passkey *passkey)
{
    unsigned char key[KEY_BYTES_MAX];
    size_t size = 0;
    if (!can_be_parsed(proof, HEAD_BYTES)) return false;
    if (sodium_base642bin(key, sizeof(key), passkey->public_key, strlen(passkey->public_key), NULL,
                          &size, NULL, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0)
        return false;
    fido_assert_t *assertion = fido_assert_new();
    bool ok = assertion != NULL && assertion_fill(assertion, proof) &&
              signed_by(assertion, passkey->algorithm, key, size);
    if (ok) {
        passkey->sign_count = fido_assert_sigcount(assertion, 0);
        passkey->backed_up = (fido_assert_flags(assertion, 0) & BACKED_UP) != 0;
    }
    fido_assert_free(&assertion);
    return ok;
}
