#include "record/fair_match.h"

#include <string.h>

void fair_match_nonces(const struct store_match *match, struct fair_nonces *nonces)
{
    _Static_assert(STORE_NONCE_BYTES == FAIR_NONCE_BYTES, "what is stored is what is asked");
    *nonces = (struct fair_nonces){.seats = match->seats};
    for (size_t seat = 0; seat < match->seats; seat++) {
        nonces->given[seat] = match->seat[seat].has_nonce;
        memcpy(nonces->nonce[seat], match->seat[seat].nonce, FAIR_NONCE_BYTES);
    }
}

void fair_match_key(const struct store_match *match, struct fair *fair)
{
    struct fair_nonces nonces;
    fair_match_nonces(match, &nonces);
    fair_key_mix(match->seed, &nonces, fair);
}

static uint64_t fair_match_bits(void *context, chance_word word)
{
    struct fair_match *lazy = context;
    if (!lazy->has_key) {
        struct fair fair;
        fair_match_key(lazy->match, &fair);
        (void)crypto_auth_hmacsha256_init(&lazy->begun, fair.key, sizeof(fair.key));
    }
    lazy->has_key = true;
    return fair_bits_from(&lazy->begun, word);
}

struct chance fair_match_chance(const struct store_match *match, struct fair_match *into)
{
    into->match = match;
    into->has_key = false;
    return (struct chance){.bits = fair_match_bits, .context = into};
}
