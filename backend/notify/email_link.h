/* The secret part of a link in an email: the permission, the user and its expiry, signed
 * together with a subject by the file's own key. The link becomes invalid when its subject
 * changes: an address that is confirmed, a password. Any thread. */
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

/* Writes the link's secret part. `about` is its subject: the address; the password's hash; the
 * address. */
void email_link_print(const struct email_link *link,
                      const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES], const char *about,
                      char text[EMAIL_LINK_BYTES + 1]);

/* Parses the claims of a text, without verifying them. False: it is not a token. */
MUST_USE bool email_link_read(const char *text, struct email_link *link);

/* Returns whether this server signed the text, for that subject, and it is still valid at
 * `now_ms`. */
MUST_USE bool email_link_check(const char *text,
                               const unsigned char key[STORE_EMAIL_LINK_KEY_BYTES],
                               const char *about, int64_t now_ms);

#endif
