/* Cache of the locations of rows that were written, or reported by other nodes, a moment ago: an
 * append that finds the preceding row here needs no query for it. A location is only a hint: the
 * statement that writes verifies all of it. The table is bounded and evicts. Any thread. */
#ifndef STORE_WRITE_ROW_LOCATIONS_H
#define STORE_WRITE_ROW_LOCATIONS_H

#include "store/records.h"

struct row_locations;

/* NULL: no memory. */
struct row_locations *row_locations_new(void);
/* Frees the cache; NULL is allowed. */
void row_locations_free(struct row_locations *locations);

/* Finds the location of the row. False: unknown. */
MUST_USE bool row_locations_find(struct row_locations *locations, const struct store_move *row,
                                 struct store_place *place);
/* Finds the location of the row that precedes `next`. */
MUST_USE bool row_locations_find_before(struct row_locations *locations,
                                        const struct store_move *next, struct store_place *place);
/* Stores the row's location, for a match in which no player has an address for notifications. */
void row_locations_add(struct row_locations *locations, const struct store_move *row,
                       const struct store_place *place);
/* Removes the rows of the match. */
void row_locations_remove(struct row_locations *locations, const char *match);
/* Removes all rows. */
void row_locations_clear(struct row_locations *locations);

#endif
