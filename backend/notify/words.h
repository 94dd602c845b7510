/* The texts of notifications, in the user's language. Any thread. */
#ifndef NOTIFY_WORDS_H
#define NOTIFY_WORDS_H

#include "base/buf.h"
#include "notify/notify.h"

/* Returns the text of a notification: "It is your turn."; in English for an unknown language. */
const char *words_notice(const char *language, const struct notice *notice);

/* Appends "BASE/match/ID", or BASE for a notification without a match. */
void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice);

#endif
