/* Where rows of logs lie that were written or heard of a moment ago: what an append to one has to
 * know of it, so that it need not be asked for. Only a hint: the statement that writes names all of
 * it. A bounded table that forgets. Any thread. */
#ifndef STORE_PLACES_H
#define STORE_PLACES_H

#include "store/records.h"

struct places;

/* NULL: no memory. */
struct places *places_new(void);
/* Gives it back; NULL is allowed. */
void places_free(struct places *places);

/* Where the row of a match lies that has this number, with the state's hash behind it. False: not
 * known. */
MUST_USE bool places_find(struct places *places, const char *match, uint32_t seq,
                          uint64_t state_hash, struct store_place *place);
/* It lies there, and nobody who sits there has an address to be told at. */
void places_note(struct places *places, const char *match, uint32_t seq, uint64_t state_hash,
                 const struct store_place *place);
/* Nothing is known any more of the match. */
void places_forget(struct places *places, const char *match);
/* Nor of any. */
void places_clear(struct places *places);

#endif
