#include "hub/fair.h"

#include <sodium.h>

static uint64_t fair_bits(void *context, struct chance_name name)
{
    const struct fair *fair = context;
    const unsigned char message[8] = {
        name.purpose,
        name.seat,
        (unsigned char)(name.round & 0xff),
        (unsigned char)(name.round >> 8),
        name.place,
        name.index,
        name.again,
        name.zero,
    };
    unsigned char tag[crypto_auth_hmacsha256_BYTES];
    (void)crypto_auth_hmacsha256(tag, message, sizeof(message), fair->seed);
    uint64_t bits = 0;
    for (unsigned i = 0; i < 8; i++) {
        bits |= (uint64_t)tag[i] << (8 * i);
    }
    return bits;
}

void fair_seed_print(const unsigned char *seed, char *text)
{
    (void)sodium_bin2hex(text, FAIR_HEX_BYTES, seed, FAIR_SEED_BYTES);
}

void fair_seal_print(const unsigned char *seed, char *text)
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    (void)crypto_hash_sha256(hash, seed, FAIR_SEED_BYTES);
    (void)sodium_bin2hex(text, FAIR_HEX_BYTES, hash, sizeof(hash));
}

struct chance fair_chance(struct fair *fair)
{
    _Static_assert(FAIR_SEED_BYTES == crypto_auth_hmacsha256_KEYBYTES, "the seed is the key");
    return (struct chance){.bits = fair_bits, .context = fair};
}
