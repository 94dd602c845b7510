/* The columns of a match and of its seats, as they are saved and read. Constant. */
#ifndef STORE_NOUNS_MATCHES_COLUMNS_H
#define STORE_NOUNS_MATCHES_COLUMNS_H

#include "store/sql/columns.h"

/* All of MATCH_COLUMNS but the first. */
#define MATCHES_COLUMNS 21
extern const struct column matches_columns[MATCHES_COLUMNS];

/* A seat, in two parts: its nonce, which may be missing, is between them. */
#define SEATS_COLUMNS_FIRST 5
#define SEATS_COLUMNS_REST  9
extern const struct column seats_columns_first[SEATS_COLUMNS_FIRST];
extern const struct column seats_columns_rest[SEATS_COLUMNS_REST];

#endif
