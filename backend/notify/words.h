/* The texts of notifications, in the user's language. Any thread. */
#ifndef NOTIFY_WORDS_H
#define NOTIFY_WORDS_H

#include "base/buf.h"
#include "notify/notify.h"

/* The line that a notice is: "It is your turn.", or for what language is not known, in English. */
const char *words_notice(const char *language, const struct notice *notice);

enum words {              /* the surrounding texts */
             WORDS_HELLO, /* before the name */
             WORDS_MORE,  /* subject of several, after their number */
             WORDS_CONFIRM,
             WORDS_RESET,
             WORDS_MOVED,
             WORDS_WHY,
             WORDS_END, /* to unsubscribe */
             WORDS_TRIAL,
             WORDS_COUNT
};
/* The text. */
const char *words_text(const char *language, enum words words);

/* Appends "BASE/match/ID", or BASE where it is about no match. */
void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice);

#endif
