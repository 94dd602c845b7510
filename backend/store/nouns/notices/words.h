/* The words of the columns of notifications, by their enums. Constant. */
#ifndef STORE_NOUNS_NOTICES_WORDS_H
#define STORE_NOUNS_NOTICES_WORDS_H

#include "store/nouns/notices.h"

extern const char *const notices_channels[STORE_CHANNELS];
extern const char *const notices_quiets[STORE_QUIETS];

#define STORE_EVENT_NAMES "turn deadline invited began over vote mention seat" /* about matches */
#define STORE_QUIET_NAMES "none calendar own"
/* Each returns the word of an event, a channel or a choice of quiet hours. Any thread. */
const char *store_event_name(enum store_event event);
const char *store_channel_name(enum store_channel channel);
const char *store_quiet_name(enum store_quiet quiet);
/* Each finds the member of that name. False: there is none. Any thread. */
MUST_USE bool store_event_find(const char *name, enum store_event *event);
MUST_USE bool store_quiet_find(const char *name, enum store_quiet *quiet);

#endif
