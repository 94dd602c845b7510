/* The randomness of a match in the store: fair.h with the match's seed and the nonces of its seats.
 * Any thread. */
#ifndef RECORD_FAIR_MATCH_H
#define RECORD_FAIR_MATCH_H

#include "record/fair.h"
#include "store/store.h"

/* Derives the key of a stored match, whose seed and nonces have been read. */
void fair_match_key(const struct store_match *match, struct fair *fair);
/* Fills the nonces of its seats. */
void fair_match_nonces(const struct store_match *match, struct fair_nonces *nonces);

/* The chance of a stored match. Its key is derived at the first draw, because most moves have none.
 */
struct fair_match {
    const struct store_match *match; /* borrowed */
    bool has_key;
    crypto_auth_hmacsha256_state begun; /* state after the key, from which each draw continues */
};

/* Initialises the chance in `into`, which must outlive the returned value, as must `match`. */
struct chance fair_match_chance(const struct store_match *match, struct fair_match *into);

#endif
