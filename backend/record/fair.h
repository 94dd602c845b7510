/* The randomness of real matches: HMAC-SHA256 with a key. The message is the name of the draw, so
 * that each roll can be recomputed separately from the key. Any thread.
 *
 * The key is derived from the match's secret 256-bit seed and from nonces that the players'
 * browsers add before the match starts. The hash of the seed is published first. So the server
 * could not know the nonces when it chose the seed, and no player could know the seed when
 * choosing a nonce. */
#ifndef RECORD_FAIR_H
#define RECORD_FAIR_H

#include <sodium.h>

#include "base/seats.h"
#include "engine/chance.h"
#include "engine/game.h"

#define FAIR_SEED_BYTES  32
#define FAIR_NONCE_BYTES 32

struct fair {
    unsigned char key[FAIR_SEED_BYTES];
};

/* The nonce of each seat. */
struct fair_nonces {
    uint8_t seats;
    bool given[GAME_SEATS_MAX];
    unsigned char nonce[GAME_SEATS_MAX][FAIR_NONCE_BYTES];
};

/* Derives the key. Without nonces it is the seed itself. Otherwise it is HMAC-SHA256 under the seed
 * of the text "ochre nonces" and, for each seat in order, a byte 0, or a byte 1 and its nonce. */
void fair_key_mix(const unsigned char *seed, const struct fair_nonces *nonces, struct fair *fair);

/* Returns the bits of a draw, continuing from `begun`, the state of the HMAC after its key. */
uint64_t fair_bits_from(const crypto_auth_hmacsha256_state *begun, chance_word word);

/* Returns the chance of `fair`, which must outlive it. Bits of a name: the first 8 bytes,
 * little-endian, of HMAC-SHA256(key, purpose seat round-low round-high place index again zero). */
struct chance fair_chance(struct fair *fair);

/* Writes the seed of a tutorial. It is the same for everyone and therefore not secret: the SHA-256
 * of the text "ochre tutorial GAME N" with the game's id and number. Returns false if the game has
 * no tutorial. */
MUST_USE bool fair_tutorial_seed(const struct game *game, unsigned char *seed);

#define FAIR_HEX_BYTES 65 /* 32 bytes as hex digits, with the closing 0 */

/* Writes seed or nonce (32 bytes) as hex digits into `text` (FAIR_HEX_BYTES). */
void fair_seed_print(const unsigned char *seed, char *text);
/* Writes the hash of the seed, its SHA-256 as hex digits. It is public from the creation of the
 * match on, and the seed itself from the end of the match. */
void fair_seal_print(const unsigned char *seed, char *text);
/* Writes the secret of the link to a seat that was offered with a version: 128 bits as hex digits,
 * of HMAC-SHA256(seed, "ochre link" seat version). Only a holder of the seed can compute it, and it
 * need not be stored. `text` has room for FAIR_LINK_BYTES. */
#define FAIR_LINK_BYTES 33
void fair_link_print(const unsigned char *seed, uint8_t seat, uint32_t version, char *text);
/* Fills two seeds for the decision of a bot at a version: one to redraw the information hidden from
 * its seat, and one for its own random numbers. They are the first 16 bytes of HMAC-SHA256(seed,
 * "ochre bot" seat version), so that the match's seed is enough to repeat the decision. */
void fair_bot_seeds(const unsigned char *seed, uint8_t seat, uint32_t version, uint64_t seeds[2]);
/* Reads exactly 64 lower-case hex digits into 32 bytes. Returns false for any other text. */
MUST_USE bool fair_hex_read(const char *text, unsigned char *bytes);

#endif
