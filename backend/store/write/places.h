/* Where rows of logs lie that were written or heard of a moment ago: what an append to one has to
 * know of it, so that it need not be asked for. Only a hint: the statement that writes names all of
 * it. A bounded table that forgets. Any thread. */
#ifndef STORE_WRITE_PLACES_H
#define STORE_WRITE_PLACES_H

#include "store/records.h"

struct places;

/* NULL: no memory. */
struct places *places_new(void);
/* Gives it back; NULL is allowed. */
void places_free(struct places *places);

/* Where the row lies. False: not known. */
MUST_USE bool places_find(struct places *places, const struct store_move *row,
                          struct store_place *place);
/* The same of the row that `next` follows. */
MUST_USE bool places_find_before(struct places *places, const struct store_move *next,
                                 struct store_place *place);
/* The row lies there, and nobody who sits there has an address to be told at. */
void places_note(struct places *places, const struct store_move *row,
                 const struct store_place *place);
/* Nothing is known any more of the match. */
void places_forget(struct places *places, const char *match);
/* Nor of any. */
void places_clear(struct places *places);

#endif
