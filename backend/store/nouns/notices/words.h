/* The words of the columns of notifications, by their enums. Constant. */
#ifndef STORE_NOUNS_NOTICES_WORDS_H
#define STORE_NOUNS_NOTICES_WORDS_H

#include "store/nouns/notices.h"

extern const char *const notices_channels[STORE_CHANNELS];
extern const char *const notices_quiets[STORE_QUIETS];

#endif
