/* A passkey as a browser sends it: the client data, which the server parses itself, and the
 * authenticator's data, which libfido2 parses. */
#include "fuzz/support/input.h"
#include "hub/account/passkey_check.h"
#include "wire/client_data.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* The bytes in a block of their own size, so that a read past their end is seen. */
static char *block_of(const uint8_t *bytes, size_t size)
{
    char *block = malloc(size > 0 ? size : 1);
    CHECK(block != NULL);
    if (size > 0) memcpy(block, bytes, size);
    return block;
}

static void fuzz_client_data(const uint8_t *bytes, size_t size)
{
    struct client_data data;
    char *block = block_of(bytes, size);
    if (client_data_read(block, size, &data)) {
        CHECK(size <= CLIENT_DATA_BYTES_MAX);
        CHECK(data.challenge_size > 0 && data.challenge_size <= sizeof(data.challenge));
        CHECK(strlen(data.origin) <= CLIENT_DATA_ORIGIN_MAX);
    }
    free(block);
}

/* A registration, and an authentication by what came of it: nobody has its secret key. */
static void fuzz_authenticator(const uint8_t *bytes, size_t size)
{
    /* SHA-256 of "ochre.example" is put where the server's name is expected. */
    static const unsigned char name[32] = {0x87, 0xd8, 0x84, 0x79, 0xfb, 0xc5, 0x28, 0x11,
                                           0x76, 0x20, 0x40, 0xea, 0x5e, 0x05, 0xa2, 0x5a,
                                           0x4b, 0xd8, 0x6c, 0x40, 0xc8, 0x35, 0x8f, 0x57,
                                           0x5d, 0xea, 0xde, 0x57, 0x15, 0xf7, 0x38, 0x15};
    struct hub_passkey_proof proof = {.creates = true, .rp = "ochre.example"};
    struct store_passkey passkey = {.number = 1};
    proof.data_size = size < sizeof(proof.data) ? size : sizeof(proof.data);
    memcpy(proof.data, bytes, proof.data_size);
    if (proof.data_size >= sizeof(name)) memcpy(proof.data, name, sizeof(name));
    if (!passkey_check_created(&proof, &passkey)) return;
    CHECK(passkey.credential[0] != '\0' && passkey.public_key[0] != '\0');
    proof.creates = false;
    proof.signature_size = 70;
    CHECK(!passkey_check_shown(&proof, &passkey));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    fuzz_client_data(bytes, size);
    fuzz_authenticator(bytes, size);
    return 0;
}
