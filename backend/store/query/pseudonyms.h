/* Random replacements for user numbers and match ids in a published copy: the same one wherever an
 * original occurs. The mapping is not stored. One thread. */
#ifndef STORE_QUERY_PSEUDONYMS_H
#define STORE_QUERY_PSEUDONYMS_H

#include "store/store.h"

#define PSEUDONYM_KEY_BYTES 32

struct pseudonyms;

/* Gives the `count` people (their numbers, each once) the numbers from 1 to `count` in an order
 * that depends on the key. NULL without memory. */
struct pseudonyms *pseudonyms_new(const int64_t *people, size_t count,
                                  const unsigned char key[PSEUDONYM_KEY_BYTES]);
/* Frees the pseudonyms and their key; NULL is allowed. */
void pseudonyms_free(struct pseudonyms *pseudonyms);

/* Returns the pseudonymous number of a published person; 0 for anyone else. */
int64_t pseudonyms_user(const struct pseudonyms *pseudonyms, int64_t user);

/* Writes the pseudonymous id of the match `id`. */
void pseudonyms_match(const struct pseudonyms *pseudonyms, const char *id,
                      char match[STORE_MATCH_ID_BYTES + 1]);

#endif
