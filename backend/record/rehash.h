/* What the migrations of the store ask of the rules: folding a match by the hash as it was at first
 * and giving the one of today. Any thread. */
#ifndef RECORD_REHASH_H
#define RECORD_REHASH_H

#include "store/store.h"

extern const struct store_rules rehash_rules;

#endif
