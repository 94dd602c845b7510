/* The secret part of a link in an email: the permission, the user and its expiry, signed by the
 * file's own key together with the subject. So it becomes invalid with its subject: an address that
 * is confirmed, a password that was changed. Any thread. */
#ifndef NOTIFY_LETTER_H
#define NOTIFY_LETTER_H

#include "store/nouns/notices.h"

#define LETTER_BYTES 55 /* characters, without the 0 */

enum letter_kind { LETTER_CONFIRM = 1, LETTER_RESET, LETTER_UNSUBSCRIBE };

struct letter {
    enum letter_kind kind;
    int64_t user;
    int64_t until_ms; /* 0: for ever */
};

/* Writes the link's secret part, about `about`: the address; the password's hash; the address. */
void letter_print(const struct letter *letter, const unsigned char key[STORE_LETTER_KEY_BYTES],
                  const char *about, char text[LETTER_BYTES + 1]);

/* Reads what a text claims to be; nothing of it is proved. False: it is none. */
MUST_USE bool letter_read(const char *text, struct letter *letter);

/* Returns whether it was signed here, for that subject, and is still valid at `now_ms`. */
MUST_USE bool letter_holds(const char *text, const unsigned char key[STORE_LETTER_KEY_BYTES],
                           const char *about, int64_t now_ms);

#endif
