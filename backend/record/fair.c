#include "record/fair.h"

#include <stdio.h>
#include <string.h>

uint64_t fair_bits_from(const crypto_auth_hmacsha256_state *begun, chance_word word)
{
    unsigned char message[8];
    for (unsigned i = 0; i < 8; i++) message[i] = (unsigned char)(word >> (8 * i));
    unsigned char tag[crypto_auth_hmacsha256_BYTES];
    crypto_auth_hmacsha256_state mac = *begun;
    (void)crypto_auth_hmacsha256_update(&mac, message, sizeof(message));
    (void)crypto_auth_hmacsha256_final(&mac, tag);
    uint64_t bits = 0;
    for (unsigned i = 0; i < 8; i++) bits |= (uint64_t)tag[i] << (8 * i);
    return bits;
}

static uint64_t fair_bits(void *context, chance_word word)
{
    const struct fair *fair = context;
    crypto_auth_hmacsha256_state begun;
    (void)crypto_auth_hmacsha256_init(&begun, fair->key, sizeof(fair->key));
    return fair_bits_from(&begun, word);
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

bool fair_tutorial_seed(const struct game *game, unsigned char *seed)
{
    char text[64];
    int size = snprintf(text, sizeof(text), "ochre tutorial %s %u", game->id, game->tutorial);
    CHECK(size > 0 && (size_t)size < sizeof(text));
    _Static_assert(crypto_hash_sha256_BYTES == FAIR_SEED_BYTES, "what comes out is a seed");
    (void)crypto_hash_sha256(seed, (const unsigned char *)text, strlen(text));
    return game->tutorial != 0;
}

void fair_link_print(const unsigned char *seed, uint8_t seat, uint32_t version, char *text)
{
    const unsigned char message[] = {'o',
                                     'c',
                                     'h',
                                     'r',
                                     'e',
                                     ' ',
                                     'l',
                                     'i',
                                     'n',
                                     'k',
                                     seat,
                                     (unsigned char)(version & 0xff),
                                     (unsigned char)(version >> 8 & 0xff),
                                     (unsigned char)(version >> 16 & 0xff)};
    unsigned char tag[crypto_auth_hmacsha256_BYTES];
    (void)crypto_auth_hmacsha256(tag, message, sizeof(message), seed);
    (void)sodium_bin2hex(text, FAIR_LINK_BYTES, tag, FAIR_LINK_BYTES / 2);
}

void fair_bot_seeds(const unsigned char *seed, uint8_t seat, uint32_t version, uint64_t seeds[2])
{
    const unsigned char message[] = {'o',
                                     'c',
                                     'h',
                                     'r',
                                     'e',
                                     ' ',
                                     'b',
                                     'o',
                                     't',
                                     seat,
                                     (unsigned char)(version & 0xff),
                                     (unsigned char)(version >> 8 & 0xff),
                                     (unsigned char)(version >> 16 & 0xff)};
    unsigned char tag[crypto_auth_hmacsha256_BYTES];
    (void)crypto_auth_hmacsha256(tag, message, sizeof(message), seed);
    memcpy(seeds, tag, 2 * sizeof(seeds[0]));
}

bool fair_hex_read(const char *text, unsigned char *bytes)
{
    return strlen(text) == FAIR_HEX_BYTES - 1 &&
           strspn(text, "0123456789abcdef") == FAIR_HEX_BYTES - 1 &&
           sodium_hex2bin(bytes, FAIR_SEED_BYTES, text, FAIR_HEX_BYTES - 1, NULL, NULL, NULL) == 0;
}

void fair_key_mix(const unsigned char *seed, const struct fair_nonces *nonces, struct fair *fair)
{
    static const unsigned char label[] = {'o', 'c', 'h', 'r', 'e', ' ',
                                          'n', 'o', 'n', 'c', 'e', 's'};
    crypto_auth_hmacsha256_state mac;
    bool any = false;
    CHECK(nonces->seats <= GAME_SEATS_MAX);
    for (size_t seat = 0; seat < nonces->seats; seat++) any = any || nonces->given[seat];
    if (!any) {
        memcpy(fair->key, seed, FAIR_SEED_BYTES);
        return;
    }
    (void)crypto_auth_hmacsha256_init(&mac, seed, FAIR_SEED_BYTES);
    (void)crypto_auth_hmacsha256_update(&mac, label, sizeof(label));
    for (size_t seat = 0; seat < nonces->seats; seat++) {
        const unsigned char given = nonces->given[seat] ? 1 : 0;
        (void)crypto_auth_hmacsha256_update(&mac, &given, 1);
        if (nonces->given[seat])
            (void)crypto_auth_hmacsha256_update(&mac, nonces->nonce[seat], FAIR_NONCE_BYTES);
    }
    _Static_assert(crypto_auth_hmacsha256_BYTES == FAIR_SEED_BYTES, "what comes out is a key");
    (void)crypto_auth_hmacsha256_final(&mac, fair->key);
}

struct chance fair_chance(struct fair *fair)
{
    _Static_assert(FAIR_SEED_BYTES == crypto_auth_hmacsha256_KEYBYTES, "the seed is the key");
    return (struct chance){.bits = fair_bits, .context = fair};
}
