#ifndef HUB_LIMITS_CREATOR_ADDRESSES_H
#define HUB_LIMITS_CREATOR_ADDRESSES_H

#include "hub/core/internal.h"

/* From where matches were opened, as long as they go on. NULL without memory. */
struct creator_addresses *creator_addresses_new(void);
/* Frees it; NULL is allowed. */
void creator_addresses_free(struct creator_addresses *origins);
/* Remembers where a match was opened from; 0: nowhere. False: no memory. */
MUST_USE bool creator_addresses_add(struct creator_addresses *origins, const char *id,
                                    uint64_t origin);
/* Removes it: the match has ended, or could not be created. */
void creator_addresses_forget(struct creator_addresses *origins, const char *id);
/* Returns the number of live matches opened from there. */
uint32_t creator_addresses_count(const struct creator_addresses *origins, uint64_t origin);

#endif
