#include "local/module/sodium.h"

#include <string.h>

/* ---- SHA-256 (FIPS 180-4) ---- */

static const uint32_t sha256_round[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t word, unsigned bits)
{
    return word >> bits | word << (32 - bits);
}

static void sha256_block(uint32_t state[8], const unsigned char *block)
{
    uint32_t words[64];
    uint32_t v[8];
    for (unsigned i = 0; i < 16; i++) {
        words[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
                   (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    }
    for (unsigned i = 16; i < 64; i++) {
        uint32_t a = words[i - 15];
        uint32_t b = words[i - 2];
        words[i] = words[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ a >> 3) + words[i - 7] +
                   (turn(b, 17) ^ turn(b, 19) ^ b >> 10);
    }
    memcpy(v, state, sizeof(v));
    for (unsigned i = 0; i < 64; i++) {
        uint32_t one = v[7] + (turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)) +
                       ((v[4] & v[5]) ^ (~v[4] & v[6])) + sha256_round[i] + words[i];
        uint32_t two = (turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)) +
                       ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(&v[1], &v[0], 7 * sizeof(v[0]));
        v[4] += one;
        v[0] = one + two;
    }
    for (unsigned i = 0; i < 8; i++) state[i] += v[i];
}

static void sha256_begin(struct sha256 *sha)
{
    static const uint32_t first[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memcpy(sha->state, first, sizeof(first));
    sha->size = 0;
}

static void sha256_add(struct sha256 *sha, const unsigned char *in, uint64_t size)
{
    while (size > 0) {
        size_t at = (size_t)(sha->size % sizeof(sha->block));
        size_t part = sizeof(sha->block) - at;
        part = size < part ? (size_t)size : part;
        memcpy(&sha->block[at], in, part);
        sha->size += part;
        in += part;
        size -= part;
        if (sha->size % sizeof(sha->block) == 0) sha256_block(sha->state, sha->block);
    }
}

static void sha256_end(struct sha256 *sha, unsigned char *out)
{
    static const unsigned char padding[64] = {0x80};
    unsigned char bits[8];
    size_t at = (size_t)(sha->size % sizeof(sha->block));
    for (unsigned i = 0; i < 8; i++) bits[i] = (unsigned char)(sha->size * 8 >> (56 - 8 * i));
    sha256_add(sha, padding, at < 56 ? 56 - at : 120 - at);
    sha256_add(sha, bits, sizeof(bits));
    for (unsigned i = 0; i < 32; i++)
        out[i] = (unsigned char)(sha->state[i / 4] >> (24 - i % 4 * 8));
}

int crypto_hash_sha256(unsigned char *out, const unsigned char *in, unsigned long long size)
{
    struct sha256 sha;
    sha256_begin(&sha);
    sha256_add(&sha, in, size);
    sha256_end(&sha, out);
    return 0;
}

/* ---- HMAC (RFC 2104) ---- */

int crypto_auth_hmacsha256_init(crypto_auth_hmacsha256_state *state, const unsigned char *key,
                                size_t key_size)
{
    unsigned char block[64] = {0};
    if (key_size > sizeof(block))
        (void)crypto_hash_sha256(block, key, key_size);
    else
        memcpy(block, key, key_size);
    for (unsigned i = 0; i < sizeof(block); i++) block[i] ^= 0x36;
    sha256_begin(&state->inner);
    sha256_add(&state->inner, block, sizeof(block));
    for (unsigned i = 0; i < sizeof(block); i++) block[i] ^= 0x36 ^ 0x5c;
    sha256_begin(&state->outer);
    sha256_add(&state->outer, block, sizeof(block));
    return 0;
}

int crypto_auth_hmacsha256_update(crypto_auth_hmacsha256_state *state, const unsigned char *in,
                                  unsigned long long size)
{
    sha256_add(&state->inner, in, size);
    return 0;
}

int crypto_auth_hmacsha256_final(crypto_auth_hmacsha256_state *state, unsigned char *out)
{
    unsigned char inner[crypto_hash_sha256_BYTES];
    sha256_end(&state->inner, inner);
    sha256_add(&state->outer, inner, sizeof(inner));
    sha256_end(&state->outer, out);
    return 0;
}

int crypto_auth_hmacsha256(unsigned char *out, const unsigned char *in, unsigned long long size,
                           const unsigned char *key)
{
    crypto_auth_hmacsha256_state state;
    (void)crypto_auth_hmacsha256_init(&state, key, crypto_auth_hmacsha256_KEYBYTES);
    (void)crypto_auth_hmacsha256_update(&state, in, size);
    return crypto_auth_hmacsha256_final(&state, out);
}

/* ---- SipHash-2-4 ---- */

static uint64_t word_read(const unsigned char *bytes, unsigned count)
{
    uint64_t word = 0;
    for (unsigned i = 0; i < count; i++) word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

static uint64_t turn_left(uint64_t word, unsigned bits)
{
    return word << bits | word >> (64 - bits);
}

static void sip_rounds(uint64_t v[4], unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        v[0] += v[1];
        v[1] = turn_left(v[1], 13) ^ v[0];
        v[0] = turn_left(v[0], 32);
        v[2] += v[3];
        v[3] = turn_left(v[3], 16) ^ v[2];
        v[0] += v[3];
        v[3] = turn_left(v[3], 21) ^ v[0];
        v[2] += v[1];
        v[1] = turn_left(v[1], 17) ^ v[2];
        v[2] = turn_left(v[2], 32);
    }
}

static void sip_word(uint64_t v[4], uint64_t word)
{
    v[3] ^= word;
    sip_rounds(v, 2);
    v[0] ^= word;
}

int crypto_shorthash(unsigned char *out, const unsigned char *in, unsigned long long size,
                     const unsigned char *key)
{
    uint64_t low = word_read(key, 8);
    uint64_t high = word_read(key + 8, 8);
    uint64_t v[4] = {low ^ UINT64_C(0x736f6d6570736575), high ^ UINT64_C(0x646f72616e646f6d),
                     low ^ UINT64_C(0x6c7967656e657261), high ^ UINT64_C(0x7465646279746573)};
    uint64_t last = (uint64_t)size << 56;
    for (; size >= 8; size -= 8, in += 8) sip_word(v, word_read(in, 8));
    sip_word(v, last | word_read(in, (unsigned)size));
    v[2] ^= 0xff;
    sip_rounds(v, 4);
    uint64_t hash = v[0] ^ v[1] ^ v[2] ^ v[3];
    for (unsigned i = 0; i < 8; i++) out[i] = (unsigned char)(hash >> (8 * i));
    return 0;
}

/* ---- hex digits, memory ---- */

char *sodium_bin2hex(char *hex, size_t hex_room, const unsigned char *bytes, size_t size)
{
    static const char digits[] = "0123456789abcdef";
    if (hex_room <= 2 * size) return NULL;
    for (size_t i = 0; i < size; i++) {
        hex[2 * i] = digits[bytes[i] >> 4];
        hex[2 * i + 1] = digits[bytes[i] & 15];
    }
    hex[2 * size] = '\0';
    return hex;
}

static int digit_read(char digit)
{
    if (digit >= '0' && digit <= '9') return digit - '0';
    char small = (char)(digit | 0x20);
    return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

int sodium_hex2bin(unsigned char *bytes, size_t room, const char *hex, size_t hex_size,
                   const char *ignore, size_t *bytes_size, const char **hex_end)
{
    if (ignore != NULL || bytes_size != NULL || hex_end != NULL) return -1;
    if (hex_size % 2 != 0 || hex_size / 2 > room) return -1;
    for (size_t i = 0; i < hex_size / 2; i++) {
        int high = digit_read(hex[2 * i]);
        int low = digit_read(hex[2 * i + 1]);
        if (high < 0 || low < 0) return -1;
        bytes[i] = (unsigned char)(high << 4 | low);
    }
    return 0;
}

void sodium_memzero(void *memory, size_t size)
{
    volatile unsigned char *bytes = memory;
    for (size_t i = 0; i < size; i++) bytes[i] = 0;
}
