/* The real server's chance: HMAC-SHA256 under a key. The message is the name of the question, so
 * each roll can be recomputed by itself from the key. Any thread.
 *
 * The key is derived from the match's secret 256-bit seed, whose seal everybody sees first, and
 * from what the players' browsers have added to it before the match began (nonces): who chose the
 * seed could not know the nonces, and who chose a nonce could not know the seed. */
#ifndef RECORD_FAIR_H
#define RECORD_FAIR_H

#include <sodium.h>

#include "base/seats.h"
#include "engine/chance.h"
#include "engine/game.h"
#include "store/store.h"

#define FAIR_SEED_BYTES  32
#define FAIR_NONCE_BYTES 32

struct fair {
    unsigned char key[FAIR_SEED_BYTES];
};

/* What each seat has added. */
struct fair_nonces {
    uint8_t seats;
    bool given[GAME_SEATS_MAX];
    unsigned char nonce[GAME_SEATS_MAX][FAIR_NONCE_BYTES];
};

/* The key: the seed itself if nobody has added anything; else HMAC-SHA256 under the seed of the
 * text "ochre nonces" and, for each seat in order, a byte 0, or a byte 1 and its nonce. */
void fair_key_mix(const unsigned char *seed, const struct fair_nonces *nonces, struct fair *fair);

/* The same for a stored match, whose seed and nonces are read. */
void fair_match_key(const struct store_match *match, struct fair *fair);
/* The nonces that its seats have added. */
void fair_match_nonces(const struct store_match *match, struct fair_nonces *nonces);

/* The chance of a stored match, whose key is made when chance is asked for the first time: most
 * moves do not. */
struct fair_match {
    const struct store_match *match; /* borrowed */
    bool has_key;
    crypto_auth_hmacsha256_state begun; /* has taken in the key, which each question goes on from */
};

/* Makes it, in `into`, which must outlive what it returns, as must `match`. */
struct chance fair_match_chance(const struct store_match *match, struct fair_match *into);

/* The chance of `fair`, which must outlive it. Bits of a name: the first 8 bytes, little-endian, of
 * HMAC-SHA256(key, purpose seat round-low round-high place index again zero). */
struct chance fair_chance(struct fair *fair);

/* Writes the seed of a tutorial, which is the same for everybody and therefore no secret: the
 * SHA-256 of the text "ochre tutorial GAME N" with the game's id and number. False: the game has
 * none. */
MUST_USE bool fair_tutorial_seed(const struct game *game, unsigned char *seed);

#define FAIR_HEX_BYTES 65 /* 32 bytes as hex digits, with the closing 0 */

/* Writes seed or nonce (32 bytes) as hex digits into `text` (FAIR_HEX_BYTES). */
void fair_seed_print(const unsigned char *seed, char *text);
/* Writes the seal of the seed, its SHA-256 as hex digits: everybody may see it from the creation of
 * the match on, and the seed itself when the match has ended. */
void fair_seal_print(const unsigned char *seed, char *text);
/* Writes the secret of a link to a seat that was offered with a version: 128 bits as hex digits, of
 * HMAC-SHA256(seed, "ochre link" seat version), so that nobody who does not know the seed can make
 * it, and nothing has to be kept for it. `text` has room for FAIR_LINK_BYTES. */
#define FAIR_LINK_BYTES 33
void fair_link_print(const unsigned char *seed, uint8_t seat, uint32_t version, char *text);
/* Fills what the bot on a seat is given to decide by at a version: for the drawing anew of what it
 * may not know, and for its own random numbers. The first 16 bytes of HMAC-SHA256(seed, "ochre bot"
 * seat version): whoever has the match's seed can let it decide once more. */
void fair_bot_seeds(const unsigned char *seed, uint8_t seat, uint32_t version, uint64_t seeds[2]);
/* Reads exactly 64 lower-case hex digits into 32 bytes. False: they are something else. */
MUST_USE bool fair_hex_read(const char *text, unsigned char *bytes);

#endif
