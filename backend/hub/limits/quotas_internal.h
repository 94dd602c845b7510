/* The quotas as the hub uses them. Loop thread only. */
#ifndef HUB_LIMITS_QUOTAS_INTERNAL_H
#define HUB_LIMITS_QUOTAS_INTERNAL_H

#include "hub/core/internal.h"

/* Returns the hash of an address; 0 for none. */
uint64_t quotas_origin(const struct hub *hub, const char *peer);
/* Checks that the address may create one more match. The store counts the user's matches (struct
 * store_write, held_max). */
struct hub_error quotas_match_room(const struct hub *hub, uint64_t origin);
/* Counts one creation against the allowances of the user and the address. */
struct hub_error quotas_creation_acquire(struct hub *hub, int64_t user, const char *peer);
/* Reverses quotas_creation_acquire(): the creation did not happen. */
void quotas_creation_release(struct hub *hub, int64_t user, const char *peer);

#endif
