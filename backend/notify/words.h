/* The texts of notifications, in the user's language. Any thread. */
#ifndef NOTIFY_WORDS_H
#define NOTIFY_WORDS_H

#include "base/buf.h"
#include "notify/notify.h"

/* Returns the text of a notification: "It is your turn."; in English for an unknown language. */
const char *words_notice(const char *language, const struct notice *notice);

/* Appends "BASE/match/ID", or BASE for a notification without a match. */
void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice);

/* Appends the names of those who play, "Ann · Ben"; with ranks and points once the match is over,
 * "1. Ben (92) · 2. Ann (80)". Appends nothing for NULL, or if the recipient may not see them. */
void words_players(struct buf *out, const struct notice_match *about);

/* Returns the newest of the `lines` (sentences, each with a line end) that have at most `bytes`
 * bytes: a place in the same text. */
const char *words_newest(const char *lines, size_t bytes);

#endif
