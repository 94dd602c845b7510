/* Passkeys without a store: the examples of the specification of WebAuthn, altered ones,
 * challenges. */
#include <criterion/criterion.h>
#include <sodium.h>
#include <string.h>

#include "base/encoding/text.h"
#include "hub/account/passkey_check.h"
#include "support/passkey_vectors.h"

#define FLAGS_AT 32

static size_t bytes_of(const char *digits, unsigned char *bytes, size_t room)
{
    size_t size = 0;
    cr_assert_eq(sodium_hex2bin(bytes, room, digits, strlen(digits), NULL, &size, NULL), 0);
    return size;
}

static void hash_client(struct hub_passkey_proof *proof, const char *digits)
{
    unsigned char bytes[1000];
    size_t size = bytes_of(digits, bytes, sizeof(bytes));
    (void)crypto_hash_sha256(proof->client_hash, bytes, size);
}

/* The registration of an example. */
static struct hub_passkey_proof created_of(size_t which)
{
    struct hub_passkey_proof proof = {.creates = true, .rp = "example.org"};
    proof.data_size = bytes_of(passkey_vectors[which].created, proof.data, sizeof(proof.data));
    hash_client(&proof, passkey_vectors[which].created_client_data);
    return proof;
}

/* Its authentication. */
static struct hub_passkey_proof shown_of(size_t which)
{
    struct hub_passkey_proof proof = {.rp = "example.org"};
    const struct passkey_vector *vector = &passkey_vectors[which];
    proof.data_size = bytes_of(vector->data, proof.data, sizeof(proof.data));
    proof.signature_size = bytes_of(vector->signature, proof.signature, sizeof(proof.signature));
    hash_client(&proof, vector->client_data);
    return proof;
}

/* The passkey of an example, whose owner may not have been verified then. */
static struct store_passkey passkey_of(size_t which)
{
    struct hub_passkey_proof proof = created_of(which);
    struct store_passkey passkey = {.number = 1};
    proof.data[FLAGS_AT] |= 4;
    cr_assert(passkey_check_created(&proof, &passkey), "%s", passkey_vectors[which].name);
    return passkey;
}

Test(hub_passkey, the_examples_are_accepted_if_their_owner_was_verified)
{
    static const struct {
        size_t which;
        bool created;
        bool shown;
    } expected[] = {
        {VECTOR_SELF, true, false},    {VECTOR_FRAMED, true, true}, {VECTOR_TOP, false, true},
        {VECTOR_LONG_ID, false, true}, {VECTOR_NONE, false, false}, {VECTOR_EDDSA, false, false},
    };
    for (size_t i = 0; i < COUNT_OF(expected); i++) {
        size_t which = expected[i].which;
        const char *name = passkey_vectors[which].name;
        struct hub_passkey_proof created = created_of(which);
        struct hub_passkey_proof shown = shown_of(which);
        struct store_passkey passkey = {.number = 1};
        cr_assert_eq(passkey_check_created(&created, &passkey), expected[i].created, "%s", name);
        passkey = passkey_of(which);
        cr_assert_eq(passkey_check_shown(&shown, &passkey), expected[i].shown, "%s", name);
    }
}

Test(hub_passkey, its_parts_are_those_of_the_example)
{
    struct store_passkey passkey = passkey_of(VECTOR_FRAMED);
    cr_assert_str_eq(passkey.credential, "bhBQwNLKLwfHVcssZqdMZPpDBlwY-Tg1TZkV2yvVzlc");
    cr_assert_eq(passkey.algorithm, -7);
    cr_assert_eq(passkey.sign_count, 0u);
    cr_assert(!passkey.backed_up);
    passkey = passkey_of(VECTOR_LONG_ID);
    cr_assert_eq(strlen(passkey.credential), STORE_PASSKEY_CREDENTIAL_MAX);
    passkey = passkey_of(VECTOR_EDDSA);
    cr_assert_eq(passkey.algorithm, -8);
    cr_assert(passkey_of(VECTOR_SELF).backed_up);
}

Test(hub_passkey, a_key_of_rsa_with_another_length_is_refused)
{
    struct hub_passkey_proof proof = created_of(VECTOR_RS256);
    struct store_passkey passkey;
    proof.data[FLAGS_AT] |= 4;
    cr_assert(!passkey_check_created(&proof, &passkey));
}

Test(hub_passkey, every_part_of_a_registration_counts)
{
    struct hub_passkey_proof right = created_of(VECTOR_FRAMED);
    struct store_passkey passkey;
    for (size_t size = 0; size < right.data_size; size++) {
        struct hub_passkey_proof shorter = right;
        shorter.data_size = size;
        cr_assert(!passkey_check_created(&shorter, &passkey), "%zu bytes", size);
    }
    struct hub_passkey_proof other = right;
    (void)text_copy(other.rp, sizeof(other.rp), "example.com");
    cr_assert(!passkey_check_created(&other, &passkey), "another server");
    static const unsigned char missing[] = {0x01, 0x04, 0x40}; /* present, verified, with a key */
    for (size_t i = 0; i < COUNT_OF(missing); i++) {
        other = right;
        other.data[FLAGS_AT] &= (unsigned char)~missing[i];
        cr_assert(!passkey_check_created(&other, &passkey), "flag %d", missing[i]);
    }
}

Test(hub_passkey, every_part_of_a_signature_counts)
{
    struct hub_passkey_proof right = shown_of(VECTOR_FRAMED);
    struct store_passkey passkey = passkey_of(VECTOR_FRAMED);
    struct store_passkey other_key = passkey_of(VECTOR_TOP);
    cr_assert(passkey_check_shown(&right, &passkey));
    cr_assert(!passkey_check_shown(&right, &other_key), "another passkey");
    for (size_t at = 0; at < right.data_size; at++) {
        struct hub_passkey_proof other = right;
        other.data[at] ^= 0x20;
        cr_assert(!passkey_check_shown(&other, &passkey), "byte %zu", at);
    }
    for (size_t size = 0; size < right.data_size; size++) {
        struct hub_passkey_proof shorter = right;
        shorter.data_size = size;
        cr_assert(!passkey_check_shown(&shorter, &passkey), "%zu bytes", size);
    }
    for (size_t size = 0; size < right.signature_size; size++) {
        struct hub_passkey_proof shorter = right;
        shorter.signature_size = size;
        cr_assert(!passkey_check_shown(&shorter, &passkey), "%zu bytes of signature", size);
    }
    struct hub_passkey_proof other = right;
    other.client_hash[7] ^= 1;
    cr_assert(!passkey_check_shown(&other, &passkey), "other client data");
    other = right;
    (void)text_copy(other.rp, sizeof(other.rp), "example.com");
    cr_assert(!passkey_check_shown(&other, &passkey), "another server");
    passkey.algorithm = -8;
    cr_assert(!passkey_check_shown(&right, &passkey), "another algorithm");
}

/* ---- challenges ---- */

static const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES] = {1, 2, 3};

static void print(int64_t user, int64_t expires_ms, unsigned char bytes[PASSKEY_CHALLENGE_BYTES])
{
    struct passkey_challenge challenge = {
        .kind = PASSKEY_CREATE, .user = user, .expires_ms = expires_ms};
    memset(challenge.nonce, 7, sizeof(challenge.nonce));
    memset(challenge.handle, 8, sizeof(challenge.handle));
    passkey_challenge_print(&challenge, key, bytes);
}

Test(hub_passkey, a_challenge_reads_back_until_it_expires)
{
    unsigned char bytes[PASSKEY_CHALLENGE_BYTES];
    struct passkey_challenge challenge;
    print(4711, 1000, bytes);
    cr_assert(passkey_challenge_read(bytes, key, 999, &challenge));
    cr_assert_eq(challenge.kind, PASSKEY_CREATE);
    cr_assert_eq(challenge.user, 4711);
    cr_assert_eq(challenge.expires_ms, 1000);
    cr_assert_eq(challenge.nonce[15], 7);
    cr_assert_eq(challenge.handle[15], 8);
    cr_assert(!passkey_challenge_read(bytes, key, 1000, &challenge));
}

Test(hub_passkey, a_challenge_that_was_changed_is_refused)
{
    static const unsigned char other_key[STORE_EMAIL_LINK_KEY_BYTES] = {1, 2, 4};
    unsigned char bytes[PASSKEY_CHALLENGE_BYTES];
    struct passkey_challenge challenge;
    print(4711, 1000, bytes);
    cr_assert(!passkey_challenge_read(bytes, other_key, 0, &challenge));
    for (size_t i = 0; i < sizeof(bytes); i++) {
        bytes[i] ^= 1;
        cr_assert(!passkey_challenge_read(bytes, key, 0, &challenge), "byte %zu", i);
        bytes[i] ^= 1;
    }
    cr_assert(passkey_challenge_read(bytes, key, 0, &challenge));
}
