/* The name of a place in the log of a match: a version, and a hash that only the row of that
 * version has. Two histories of one match, e.g. after the restore of a backup, may have the same
 * versions, but their rows have different hashes. Any thread. */
#ifndef RECORD_PLACE_H
#define RECORD_PLACE_H

#include "store/store.h"

#define PLACE_DIGITS 16

/* Returns the hash of the row of `version` of a match with that seed (STORE_SEED_BYTES). It
 * covers the values by which the store's conditions name the row. The seed is the key, since the
 * hash of a state would reveal hidden information. The hash is not stored. It is a SipHash-2-4,
 * since it is computed once for each viewer of each move, and BLAKE2b took a sixth of the time
 * of a message. */
uint64_t place_hash(const unsigned char *seed, uint32_t version, const struct store_row_name *name);

/* Writes the hash in its wire form: PLACE_DIGITS lower-case hex digits. */
void place_print(uint64_t hash, char text[PLACE_DIGITS + 1]);

/* Parses such a text. Returns false if it is not a hash. */
MUST_USE bool place_read(const char *text, uint64_t *hash);

#endif
