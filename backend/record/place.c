#include "record/place.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"

static const char purpose[] = "ochre place"; /* the seed has other uses as a key */

static void number_put(unsigned char *at, uint64_t number)
{
    for (size_t i = 0; i < sizeof(number); i++) at[i] = (unsigned char)(number >> (8 * i));
}

uint64_t place_hash(const unsigned char *seed, uint32_t version, const struct store_row_name *name)
{
    unsigned char text[sizeof(purpose) + 3 * sizeof(uint64_t)];
    unsigned char mark[crypto_generichash_BYTES_MIN];
    uint64_t hash = 0;
    memcpy(text, purpose, sizeof(purpose));
    number_put(text + sizeof(purpose), version);
    number_put(text + sizeof(purpose) + sizeof(uint64_t), name->state_hash);
    number_put(text + sizeof(purpose) + 2 * sizeof(uint64_t), (uint64_t)name->at_ms);
    CHECK(crypto_generichash(mark, sizeof(mark), text, sizeof(text), seed, STORE_SEED_BYTES) == 0);
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
