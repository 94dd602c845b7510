#include "store/places.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/mutex.h"

#define PLACES_MAX 4096 /* each match has one of them, or shares it */

struct places {
    pthread_mutex_t mutex;
    struct at {
        uint64_t key; /* of the row's names; 0: there is none */
        struct store_place place;
    } at[PLACES_MAX];
};

struct places *places_new(void)
{
    struct places *places = calloc(1, sizeof(*places));
    if (places == NULL) return NULL;
    if (pthread_mutex_init(&places->mutex, NULL) == 0) return places;
    free(places);
    return NULL;
}

void places_free(struct places *places)
{
    if (places == NULL) return;
    (void)pthread_mutex_destroy(&places->mutex);
    free(places);
}

static uint64_t match_hash(const char *match)
{
    return hash_bytes(match, strlen(match), 0);
}

static uint64_t key_of(uint64_t match, uint32_t seq, uint64_t state_hash)
{
    return hash_word(match ^ hash_word(state_hash ^ hash_word(seq))) | 1;
}

bool places_find(struct places *places, const char *match, uint32_t seq, uint64_t state_hash,
                 struct store_place *place)
{
    uint64_t hash = match_hash(match);
    const struct at *at = &places->at[hash % PLACES_MAX];
    mutex_lock(&places->mutex);
    bool found = at->key == key_of(hash, seq, state_hash);
    if (found) *place = at->place;
    mutex_unlock(&places->mutex);
    return found;
}

void places_note(struct places *places, const char *match, uint32_t seq, uint64_t state_hash,
                 const struct store_place *place)
{
    uint64_t hash = match_hash(match);
    mutex_lock(&places->mutex);
    places->at[hash % PLACES_MAX] = (struct at){key_of(hash, seq, state_hash), *place};
    mutex_unlock(&places->mutex);
}

void places_forget(struct places *places, const char *match)
{
    mutex_lock(&places->mutex);
    places->at[match_hash(match) % PLACES_MAX].key = 0;
    mutex_unlock(&places->mutex);
}

void places_clear(struct places *places)
{
    mutex_lock(&places->mutex);
    memset(places->at, 0, sizeof(places->at));
    mutex_unlock(&places->mutex);
}
