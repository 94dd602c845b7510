/* The addresses from which live matches were opened, in memory only and as hashes (quotas.h). A
 * match keeps its entry after its eviction, until it ends. Loop thread only. */
#ifndef HUB_LIMITS_CREATOR_ADDRESSES_H
#define HUB_LIMITS_CREATOR_ADDRESSES_H

#include "hub/core/internal.h"

/* Returns an empty table. NULL without memory. */
struct creator_addresses *creator_addresses_new(void);
/* Frees it; NULL is allowed. */
void creator_addresses_free(struct creator_addresses *origins);
/* Records the address (its hash) from which a match was opened; 0: none. False: no memory. */
MUST_USE bool creator_addresses_add(struct creator_addresses *origins, const char *id,
                                    uint64_t origin);
/* Removes the record of a match that has ended, or could not be created. */
void creator_addresses_forget(struct creator_addresses *origins, const char *id);
/* Returns the number of live matches opened from an address. */
uint32_t creator_addresses_count(const struct creator_addresses *origins, uint64_t origin);

#endif
