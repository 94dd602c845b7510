/* The function that the migrations of the store need from the rules: it folds a match with the
 * first form of the hash and returns the present form. Any thread. */
#ifndef RECORD_REHASH_H
#define RECORD_REHASH_H

#include "store/store.h"

extern const struct store_rules rehash_rules;

#endif
