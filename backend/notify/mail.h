/* Notifications by email, through a mail server (SMTP, by libcurl). One email has all pending rows
 * of a user, as text and as HTML, in the user's language, with a link to unsubscribe by one click
 * (RFC 8058). Account emails are a channel of their own. Any thread.
 *
 * A server must have a certificate for its name if its URL requires TLS, if it gets a password,
 * or if a certificate authority is configured. A password requires TLS. Otherwise TLS is used if
 * the server offers it, without a check of the certificate: an impostor could also offer no TLS.
 * Only a server's answer about this very email is permanent; problems with the server, the
 * connection or the password are retried, and reported by their kind. */
#ifndef NOTIFY_MAIL_H
#define NOTIFY_MAIL_H

#include "notify/notify.h"

#define MAIL_URL_BYTES      512
#define MAIL_PASSWORD_BYTES 256
#define MAIL_PATH_BYTES     1024
#define MAIL_MS             20000 /* time limit of a whole delivery */

/* The settings of the mail server, as texts. */
struct mail {
    char url[MAIL_URL_BYTES]; /* without a user */
    char user[STORE_EMAIL_BYTES_MAX + 1];
    char password[MAIL_PASSWORD_BYTES];
    char from[STORE_EMAIL_BYTES_MAX + 1];
    char authority[MAIL_PATH_BYTES]; /* file of certificate authorities for the server; "": the
                                        system's */
};

/* Splits smtp(s)://[USER@]HOST[:PORT]; password and authority are "". False: the URL is invalid, or
 * `from` (NULL too) is not an address.
 */
MUST_USE bool mail_open(struct mail *mail, const char *url, const char *from);

/* Sets the name in the greeting of servers: the host of `base_url`, in its DNS form, if it has a
 * dot; else (NULL too) the machine's own name, or the path of the mail server's URL. False: it
 * is too long. */
MUST_USE bool mail_greeting_set(struct mail *mail, const char *base_url);

/* Both return a channel, for notifications and for account emails; they borrow `mail`. */
struct notify_channel mail_channel(const struct mail *mail);
struct notify_channel mail_account(const struct mail *mail);

/* ---- for an operator ---- */

struct mail_tried {
    /* The result as a word: "250", "no_such_host", "timeout", "bad_certificate", "bad_ca_file",
     * "tls_failed", "no_tls", "login_denied", "given_up", "not_reached", "greeting_550", or the
     * code of a refusal. */
    char answer[STORE_ADDRESS_ANSWER_MAX + 1];
    bool ok;
    bool addressed; /* the server received the recipient of the test */
    bool tls;       /* everything after the greeting was encrypted by TLS */
};

/* Connects, greets, begins TLS if it is offered or required and signs in, as for any email.
 * Sends a test to the address `to`, or nothing (NULL). Ends after `total_ms`, or soon after
 * `stopping` (NULL: never) becomes true. Waits: any thread but the loop. */
void mail_try(const struct mail *mail, const char *to, int total_ms, const atomic_bool *stopping,
              struct mail_tried *tried);

#endif
