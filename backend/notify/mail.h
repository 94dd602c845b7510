/* Telling people by mail, over a server that takes it (SMTP, by libcurl). One mail holds all that
 * waits for somebody, as text and as HTML, in his language, with a link that ends it by one click
 * (RFC 8058). Letters are about the account. Any thread. */
#ifndef NOTIFY_MAIL_H
#define NOTIFY_MAIL_H

#include "notify/notify.h"

#define MAIL_URL_BYTES      512
#define MAIL_PASSWORD_BYTES 256
#define MAIL_MS             20000 /* of a whole sending */

/* Where mail goes. All its texts are in it. */
struct mail {
    char url[MAIL_URL_BYTES]; /* without a user */
    char user[STORE_EMAIL_BYTES_MAX + 1];
    char password[MAIL_PASSWORD_BYTES];
    char from[STORE_EMAIL_BYTES_MAX + 1];
};

/* Takes smtp(s)://[USER@]HOST[:PORT] apart; the password is "". False: it is none, or `from` (NULL
 * too) no address. */
MUST_USE bool mail_open(struct mail *mail, const char *url, const char *from);

/* Both: the channel of notices, and that of letters; they borrow `mail`. */
struct notify_channel mail_channel(const struct mail *mail);
struct notify_channel mail_letters(const struct mail *mail);

#endif
