/* Who has which rating after which match (base/stats/rating.h), as rows that follow from the
 * matches: of one that ends they are written with its end, or not at all.
 *
 * A match counts if it was played to its end (not called off, given up or expired) and is one that
 * everybody may see: a rating is shown to everybody, and would tell of a private one how it ended.
 * One that was imported was not played here, and the dice of a tutorial are known before. Of a
 * match that counts, a seat whose person was mostly away counts as nobody's. Ratings are apart by
 * game, number of seats, and pool.
 *
 * On the thread whose connection it is. */
#ifndef STORE_NOUNS_RATINGS_H
#define STORE_NOUNS_RATINGS_H

#include "store/maintenance/care.h"
#include "store/sql/sql.h"

/* Writes the rows of a match that has just ended, inside the open transaction; none, if it does not
 * count or has some. The statements of a writer are prepared. */
MUST_USE enum store_err ratings_end(struct sql *sql, int64_t match_number);

/* Writes all rows anew, inside the open transaction: the matches that had some in the order in
 * which they were rated, then the others in that of their ends. Twice gives the same as once. */
MUST_USE enum store_err ratings_remake(struct sql *sql, struct ratings_remade *remade);

/* The same for a migration, before the statements of the connection are prepared. */
MUST_USE enum store_err ratings_migrate(struct sql *sql);

#endif
