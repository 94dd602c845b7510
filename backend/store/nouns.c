#include "store/nouns.h"

#include "store/nouns/internal.h"

const struct noun *const store_nouns[NOUN_COUNT] = {
#define NOUN_ROW(number, name) [NOUN_##number] = &name##_noun,
    STORE_NOUNS(NOUN_ROW)
#undef NOUN_ROW
};
