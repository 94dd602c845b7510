/* The real server's chance: HMAC-SHA256 under the match's secret 256-bit seed. The message is the
 * name of the question, so each roll can be recomputed by itself from the seed. Any thread. */
#ifndef HUB_FAIR_H
#define HUB_FAIR_H

#include "engine/chance.h"

#define FAIR_SEED_BYTES 32

struct fair {
    unsigned char seed[FAIR_SEED_BYTES];
};

/* The chance of `fair`, which must outlive it. Bits of a name: the first 8 bytes, little-endian, of
 * HMAC-SHA256(seed, purpose seat round-low round-high place index again zero). */
struct chance fair_chance(struct fair *fair);

#define FAIR_HEX_BYTES 65 /* 32 bytes as hex digits, with the closing 0 */

/* Writes the seed as hex digits into `text` (FAIR_HEX_BYTES). */
void fair_seed_print(const unsigned char *seed, char *text);
/* Writes the seal of the seed, its SHA-256 as hex digits: everybody may see it from the creation of
 * the match on, and the seed itself when the match has ended. */
void fair_seal_print(const unsigned char *seed, char *text);

#endif
