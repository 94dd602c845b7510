/* The columns of a match and of its seats, for writing and reading. Constant. */
#ifndef STORE_NOUNS_MATCHES_COLUMNS_H
#define STORE_NOUNS_MATCHES_COLUMNS_H

#include "store/sql/columns.h"

/* The columns of MATCH_COLUMNS except the first, the internal number. */
#define MATCHES_COLUMNS 21
extern const struct column matches_columns[MATCHES_COLUMNS];

/* The columns of a seat, in two parts: between them is its nonce, which may be NULL. */
#define SEATS_COLUMNS_FIRST 5
#define SEATS_COLUMNS_REST  10
extern const struct column seats_columns_first[SEATS_COLUMNS_FIRST];
extern const struct column seats_columns_rest[SEATS_COLUMNS_REST];

#endif
