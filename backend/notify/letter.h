/* The secret part of a link in a letter: who may do what until when, signed by the file's own key
 * over that and over what it is about, so that it ends with that: an address that is confirmed by
 * then, a password that is another one. Any thread. */
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

/* Whether it was written here, about that, and still holds at `now_ms`. */
MUST_USE bool letter_holds(const char *text, const unsigned char key[STORE_LETTER_KEY_BYTES],
                           const char *about, int64_t now_ms);

#endif
