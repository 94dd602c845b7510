/* The hash of the meaning of a state. It is computed from the fields of the state's shape, each
 * under its position in the table, and not from its bytes in memory. A change of the memory layout
 * does not change the hashes of stored matches.
 *
 * A value of 0 adds nothing. So a field for a new variant, a longer list or one more seat changes
 * no hash of a match without them. The order of a state's rows and the numbers of its words
 * therefore never change; new ones come last. A new field that is not 0 in older matches states in
 * `since` the first revision that includes it. Pure. Any thread. */
#ifndef ENGINE_STATE_HASH_H
#define ENGINE_STATE_HASH_H

#include "engine/field.h"

/* Returns the hash of the state at `bytes` in a match with this `revision` of the rules. It finds
 * accidents, not attacks. */
uint64_t state_hash(const struct shape *shape, const void *bytes, uint16_t revision);

#endif
