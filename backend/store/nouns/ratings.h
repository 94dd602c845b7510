/* Ratings of players after each match (base/stats/rating.h), as rows derived from the matches: the
 * end of a match and its ratings are written in one transaction.
 *
 * A match is rated if it was played to its end (not called off, abandoned or expired) and
 * everyone may see it: ratings are public, and would reveal the result of a private match.
 * Imported matches are not rated because they were not played here, nor tutorials because their
 * dice are known before. In a rated match, the result of a seat whose person was mostly away
 * counts for no one. Ratings are separate by game, number of seats, and pool. Runs on the thread
 * that owns the connection. */
#ifndef STORE_NOUNS_RATINGS_H
#define STORE_NOUNS_RATINGS_H

#include "store/records.h"
#include "store/sql/sql.h"

/* Writes the ratings of a match that has just ended, inside the open transaction; none, if it is
 * not rated or has ratings already. The statements of the writer must be prepared. */
MUST_USE enum store_err ratings_end(struct sql *sql, int64_t match_number);

/* Rewrites all rows inside the open transaction: first the matches that had ratings, in the order
 * in which they were rated, then the others in the order of their ends. Idempotent. */
MUST_USE enum store_err ratings_remake(struct sql *sql, struct ratings_remade *remade);

/* Does the same for a migration, before the statements of the connection are prepared. */
MUST_USE enum store_err ratings_migrate(struct sql *sql);

#endif
