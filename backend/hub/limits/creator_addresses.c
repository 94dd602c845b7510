/* The addresses from which live matches were opened, in memory while the server runs, also for
 * evicted matches. Addresses are not stored; here they are hashes under a random key (quotas.h). */
#include "hub/limits/creator_addresses.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/slab.h"
#include "base/pages.h"

#define BUCKETS 16384

struct origin {
    struct origin *next_id;
    struct origin *next_same; /* in the bucket of its address */
    struct origin *previous_same;
    uint64_t origin;
    char id[STORE_MATCH_ID_BYTES + 1];
};

struct creator_addresses {
    struct origin *by_id[BUCKETS];
    struct origin *by_origin[BUCKETS];
};

struct creator_addresses *creator_addresses_new(void)
{
    return pages_new(sizeof(struct creator_addresses));
}

void creator_addresses_free(struct creator_addresses *origins)
{
    for (size_t i = 0; origins != NULL && i < BUCKETS; i++) {
        while (origins->by_id[i] != NULL) {
            struct origin *origin = origins->by_id[i];
            origins->by_id[i] = origin->next_id;
            slab_free(origin);
        }
    }
    pages_free(origins, sizeof(struct creator_addresses));
}

static struct origin **place_of(struct creator_addresses *origins, const char *id)
{
    struct origin **at = &origins->by_id[hash_bytes(id, strlen(id), 0) % BUCKETS];
    while (*at != NULL && strcmp((*at)->id, id) != 0) at = &(*at)->next_id;
    return at;
}

bool creator_addresses_add(struct creator_addresses *origins, const char *id, uint64_t origin)
{
    if (origin == 0) return true;
    struct origin *added = slab_new(sizeof(*added));
    if (added == NULL) return false;
    struct origin **at = place_of(origins, id);
    struct origin **same = &origins->by_origin[origin % BUCKETS];
    CHECK(*at == NULL);
    *added = (struct origin){.origin = origin, .next_same = *same};
    memcpy(added->id, id, sizeof(added->id));
    if (*same != NULL) (*same)->previous_same = added;
    *same = added;
    *at = added;
    return true;
}

void creator_addresses_forget(struct creator_addresses *origins, const char *id)
{
    struct origin **at = place_of(origins, id);
    struct origin *origin = *at;
    if (origin == NULL) return;
    *at = origin->next_id;
    if (origin->previous_same != NULL)
        origin->previous_same->next_same = origin->next_same;
    else
        origins->by_origin[origin->origin % BUCKETS] = origin->next_same;
    if (origin->next_same != NULL) origin->next_same->previous_same = origin->previous_same;
    slab_free(origin);
}

uint32_t creator_addresses_count(const struct creator_addresses *origins, uint64_t origin)
{
    uint32_t count = 0;
    if (origin == 0) return 0;
    for (const struct origin *at = origins->by_origin[origin % BUCKETS]; at != NULL;
         at = at->next_same)
        count += at->origin == origin;
    return count;
}
