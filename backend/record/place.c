#include "record/place.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"

static void number_put(unsigned char *at, uint64_t number)
{
    for (size_t i = 0; i < sizeof(number); i++) at[i] = (unsigned char)(number >> (8 * i));
}

uint64_t place_hash(const unsigned char *seed, uint32_t version, const struct store_row_name *name)
{
    unsigned char text[3 * sizeof(uint64_t)];
    unsigned char key[crypto_shorthash_KEYBYTES];
    unsigned char mark[crypto_shorthash_BYTES];
    uint64_t hash = 0;
    _Static_assert(2 * sizeof(key) == STORE_SEED_BYTES, "both halves of the seed count");
    for (size_t i = 0; i < sizeof(key); i++) key[i] = seed[i] ^ seed[sizeof(key) + i];
    number_put(text, version);
    number_put(text + sizeof(uint64_t), name->state_hash);
    number_put(text + 2 * sizeof(uint64_t), (uint64_t)name->at_ms);
    CHECK(crypto_shorthash(mark, text, sizeof(text), key) == 0);
    for (size_t i = 0; i < sizeof(hash); i++) hash |= (uint64_t)mark[i] << (8 * i);
    return hash;
}

void place_print(uint64_t hash, char text[PLACE_DIGITS + 1])
{
    (void)snprintf(text, PLACE_DIGITS + 1, "%016llx", (unsigned long long)hash);
}

bool place_read(const char *text, uint64_t *hash)
{
    if (strlen(text) != PLACE_DIGITS || strspn(text, "0123456789abcdef") != PLACE_DIGITS)
        return false;
    *hash = strtoull(text, NULL, 16);
    return true;
}
