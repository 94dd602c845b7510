#include "store/query/pseudonyms.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#define MARK_BYTES 16

struct person {
    int64_t user;
    int64_t number;
    unsigned char mark[MARK_BYTES]; /* random value that defines the order */
};

struct pseudonyms {
    unsigned char key[PSEUDONYM_KEY_BYTES];
    size_t count;
    struct person people[]; /* by user */
};

static void mark_make(const unsigned char key[PSEUDONYM_KEY_BYTES], const void *bytes, size_t size,
                      unsigned char mark[MARK_BYTES])
{
    CHECK(crypto_generichash(mark, MARK_BYTES, bytes, size, key, PSEUDONYM_KEY_BYTES) == 0);
}

static int mark_compare(const void *a, const void *b)
{
    return memcmp(((const struct person *)a)->mark, ((const struct person *)b)->mark, MARK_BYTES);
}

static int user_compare(const void *a, const void *b)
{
    int64_t one = ((const struct person *)a)->user;
    int64_t other = ((const struct person *)b)->user;
    return (one > other) - (one < other);
}

struct pseudonyms *pseudonyms_new(const int64_t *people, size_t count,
                                  const unsigned char key[PSEUDONYM_KEY_BYTES])
{
    struct pseudonyms *made = calloc(1, sizeof(*made) + count * sizeof(made->people[0]));
    if (made == NULL) return NULL;
    memcpy(made->key, key, sizeof(made->key));
    made->count = count;
    for (size_t i = 0; i < count; i++) {
        made->people[i].user = people[i];
        mark_make(key, &people[i], sizeof(people[i]), made->people[i].mark);
    }
    qsort(made->people, count, sizeof(made->people[0]), mark_compare);
    for (size_t i = 0; i < count; i++) made->people[i].number = (int64_t)i + 1;
    qsort(made->people, count, sizeof(made->people[0]), user_compare);
    return made;
}

void pseudonyms_free(struct pseudonyms *pseudonyms)
{
    if (pseudonyms == NULL) return;
    sodium_memzero(pseudonyms->key, sizeof(pseudonyms->key));
    free(pseudonyms);
}

int64_t pseudonyms_user(const struct pseudonyms *pseudonyms, int64_t user)
{
    const struct person wanted = {.user = user};
    const struct person *found = bsearch(&wanted, pseudonyms->people, pseudonyms->count,
                                         sizeof(pseudonyms->people[0]), user_compare);
    return found != NULL ? found->number : 0;
}

void pseudonyms_match(const struct pseudonyms *pseudonyms, const char *id,
                      char match[STORE_MATCH_ID_BYTES + 1])
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789";
    unsigned char mark[MARK_BYTES];
    _Static_assert(STORE_MATCH_ID_BYTES <= MARK_BYTES, "a byte for each letter");
    mark_make(pseudonyms->key, id, strlen(id), mark);
    for (size_t i = 0; i < STORE_MATCH_ID_BYTES; i++)
        match[i] = letters[mark[i] % (sizeof(letters) - 1)];
    match[STORE_MATCH_ID_BYTES] = '\0';
}
