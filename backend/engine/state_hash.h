/* The hash of what a state means. It is derived from the fields of the state's shape, each under
 * its place in the table, and not of bytes as they happen to lie in memory: a struct may be laid
 * out anew, and the hashes of stored matches stay as they are.
 *
 * A value that is 0 adds nothing. So a field for a new variant, a longer list or one more seat
 * change no hash of a match that knows nothing of them. What is for ever, then: the order of a
 * state's rows, and the numbers of its words. New ones come last. A new field that is not 0 in
 * older matches says `since` which revision it counts. Pure. Any thread. */
#ifndef ENGINE_STATE_HASH_H
#define ENGINE_STATE_HASH_H

#include "engine/field.h"

/* The hash of the state at `bytes` in a match that is played by `revision` of the rules. It finds
 * accidents, not attacks. */
uint64_t state_hash(const struct shape *shape, const void *bytes, uint16_t revision);

#endif
