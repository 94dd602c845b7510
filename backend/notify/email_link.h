/* The secret part of a link in an email: the permission, the user and its expiry, signed by the
 * file's own key together with the subject. So it becomes invalid with its subject: an address that
 * is confirmed, a password that was changed. Any thread. */
#ifndef NOTIFY_EMAIL_LINK_H
#define NOTIFY_EMAIL_LINK_H

#include "store/nouns/notices.h"

#define EMAIL_LINK_BYTES 55 /* characters, without the 0 */

enum email_link_kind { EMAIL_LINK_CONFIRM = 1, EMAIL_LINK_RESET, EMAIL_LINK_UNSUBSCRIBE };

struct email_link {
    enum email_link_kind kind;
    int64_t user;
    int64_t until_ms; /* 0: for ever */
};

/* Writes the link's secret part, about `about`: the address; the password's hash; the address. */
void email_link_print(const struct email_link *link,
                      const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES], const char *about,
                      char text[EMAIL_LINK_BYTES + 1]);

/* Reads the claims of a text, without proof. False: it is not a token. */
MUST_USE bool email_link_read(const char *text, struct email_link *link);

/* Returns whether it was signed here, for that subject, and is still valid at `now_ms`. */
MUST_USE bool email_link_check(const char *text,
                               const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                               const char *about, int64_t now_ms);

#endif
