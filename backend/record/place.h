/* The name of a place in the log of a match: a version, and a hash that belongs to the row of that
 * version and to no other. Two histories of one match, as after a backup was restored, may have the
 * same versions; no row of one has the hash of a row of the other. Any thread. */
#ifndef RECORD_PLACE_H
#define RECORD_PLACE_H

#include "store/store.h"

#define PLACE_DIGITS 16

/* The hash of the row of `version` of a match with that seed (STORE_SEED_BYTES): of what the
 * store's conditions name the row by, under the seed as the key, since the hash of a state says
 * something about what is hidden in it. Nothing is stored for it. */
uint64_t place_hash(const unsigned char *seed, uint32_t version, const struct store_row_name *name);

/* Writes the hash as it is told: PLACE_DIGITS lower-case hex digits. */
void place_print(uint64_t hash, char text[PLACE_DIGITS + 1]);

/* Reads that back. False: the text is no hash. */
MUST_USE bool place_read(const char *text, uint64_t *hash);

#endif
