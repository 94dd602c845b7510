/* Declarations of this folder for the hub: quotas. Loop thread only, except
 * where noted. */
#ifndef HUB_LIMITS_INTERNAL_H
#define HUB_LIMITS_INTERNAL_H

#include "hub/core/internal.h"

/* ---- creator_addresses.c ---- */
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

/* ---- quotas.c ---- */
/* Returns the hash of an address; 0 for none. */
uint64_t quotas_origin(const struct hub *hub, const char *peer);
/* Checks that the address may have one more match. The store counts the user's matches (struct
 * store_write, held_max). */
struct hub_error quotas_match_room(const struct hub *hub, uint64_t origin);
/* Counts one creation against the allowances of the user and the address. */
struct hub_error quotas_creation_acquire(struct hub *hub, int64_t user, const char *peer);
/* It did not happen. */
void quotas_creation_release(struct hub *hub, int64_t user, const char *peer);

#endif
