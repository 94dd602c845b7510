/* Cache of the locations of rows that were written, or reported by other nodes, a moment ago: it
 * saves an append the query for the preceding row. A location is only a hint: the statement that
 * writes verifies all of it. The table is bounded and evicts. Any thread. */
#ifndef STORE_WRITE_PLACES_H
#define STORE_WRITE_PLACES_H

#include "store/records.h"

struct places;

/* NULL: no memory. */
struct places *places_new(void);
/* Gives it back; NULL is allowed. */
void places_free(struct places *places);

/* Finds the location of the row. False: unknown. */
MUST_USE bool places_find(struct places *places, const struct store_move *row,
                          struct store_place *place);
/* The same of the row that `next` follows. */
MUST_USE bool places_find_before(struct places *places, const struct store_move *next,
                                 struct store_place *place);
/* Stores the row's location, for a match in which no player has an address for notifications. */
void places_note(struct places *places, const struct store_move *row,
                 const struct store_place *place);
/* Removes the rows of the match. */
void places_forget(struct places *places, const char *match);
/* Nor of any. */
void places_clear(struct places *places);

#endif
