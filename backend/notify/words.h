/* The texts of notifications, in the user's language. Any thread. */
#ifndef NOTIFY_WORDS_H
#define NOTIFY_WORDS_H

#include "base/buf.h"
#include "notify/notify.h"

/* Returns the text of a notification: "It is your turn."; in English for an unknown language. */
const char *words_notice(const char *language, const struct notice *notice);

/* Appends "BASE/match/ID", or BASE for a notification without a match. */
void words_url(struct buf *out, const struct notify_sending *sending, const struct notice *notice);

/* Returns the title of the notice's game: "Stone Age"; "Ochre" without one. */
const char *words_game(const struct notice *notice);

/* Appends the URL of the match's picture; nothing if there is none for everybody. */
void words_picture(struct buf *out, const struct notify_sending *sending,
                   const struct notice *notice);

/* Appends the names of those who play, "Ann · Ben"; with ranks and points once the match is over,
 * "1. Ben (92) · 2. Ann (80)". Appends nothing for NULL, or if the recipient may not see them. */
void words_players(struct buf *out, const struct notice_match *about);

/* Returns the match of a notice; NULL: the message does not describe it. */
const struct notice_match *words_about(const struct notify_sending *sending,
                                       const struct notice *notice);

/* Returns the newest lines of the match that have at most `bytes` bytes, borrowed; "": none, or the
 * match is NULL. */
const char *words_newest(const struct notice_match *about, size_t bytes);

#endif
