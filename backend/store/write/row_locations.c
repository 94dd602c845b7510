#include "store/write/row_locations.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/mutex.h"

#define LOCATIONS_MAX 4096 /* each match uses one of these slots, or shares it */

struct row_locations {
    pthread_mutex_t mutex;
    struct at {
        uint64_t key; /* hash of the row's name; 0: empty */
        struct store_place place;
    } at[LOCATIONS_MAX];
};

struct row_locations *row_locations_new(void)
{
    struct row_locations *locations = calloc(1, sizeof(*locations));
    if (locations == NULL) return NULL;
    if (pthread_mutex_init(&locations->mutex, NULL) == 0) return locations;
    free(locations);
    return NULL;
}

void row_locations_free(struct row_locations *locations)
{
    if (locations == NULL) return;
    (void)pthread_mutex_destroy(&locations->mutex);
    free(locations);
}

static uint64_t match_hash(const char *match)
{
    return hash_bytes(match, strlen(match), 0);
}

static uint64_t key_of(uint64_t match, uint32_t seq, const struct store_row_name *name)
{
    const uint64_t words[] = {match, seq, name->state_hash, (uint64_t)name->at_ms};
    return hash_words(words, COUNT_OF(words), 0) | 1;
}

static bool find(struct row_locations *locations, const char *match, uint32_t seq,
                 const struct store_row_name *name, struct store_place *place)
{
    uint64_t hash = match_hash(match);
    const struct at *at = &locations->at[hash % LOCATIONS_MAX];
    mutex_lock(&locations->mutex);
    bool found = at->key == key_of(hash, seq, name);
    if (found) *place = at->place;
    mutex_unlock(&locations->mutex);
    return found;
}

static struct store_row_name name_of(const struct store_move *row)
{
    return (struct store_row_name){row->state_hash, row->at_ms};
}

bool row_locations_find(struct row_locations *locations, const struct store_move *row,
                        struct store_place *place)
{
    const struct store_row_name name = name_of(row);
    return find(locations, row->match, row->seq, &name, place);
}

bool row_locations_find_before(struct row_locations *locations, const struct store_move *next,
                               struct store_place *place)
{
    return next->seq > 0 && find(locations, next->match, next->seq - 1, &next->before, place);
}

void row_locations_add(struct row_locations *locations, const struct store_move *row,
                       const struct store_place *place)
{
    const struct store_row_name name = name_of(row);
    uint64_t hash = match_hash(row->match);
    mutex_lock(&locations->mutex);
    locations->at[hash % LOCATIONS_MAX] = (struct at){key_of(hash, row->seq, &name), *place};
    mutex_unlock(&locations->mutex);
}

void row_locations_remove(struct row_locations *locations, const char *match)
{
    mutex_lock(&locations->mutex);
    locations->at[match_hash(match) % LOCATIONS_MAX].key = 0;
    mutex_unlock(&locations->mutex);
}

void row_locations_clear(struct row_locations *locations)
{
    mutex_lock(&locations->mutex);
    memset(locations->at, 0, sizeof(locations->at));
    mutex_unlock(&locations->mutex);
}
