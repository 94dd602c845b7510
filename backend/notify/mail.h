/* Telling people by mail, over a server that takes it (SMTP, by libcurl). One mail holds all that
 * waits for somebody, as text and as HTML, in his language, with a link that ends it by one click
 * (RFC 8058). Letters are about the account. Any thread.
 *
 * A server whose URL says TLS, that gets a password, or for which an authority is named must have a
 * certificate for its name, and a password goes through TLS only. Else TLS is taken where it is
 * offered, whoever it is that offers it: who could pretend to be him could also offer none. Only
 * what a server says of this very mail ends it; what is wrong with the server, the way there or the
 * password is tried again, under the name of what it is. */
#ifndef NOTIFY_MAIL_H
#define NOTIFY_MAIL_H

#include "notify/notify.h"

#define MAIL_URL_BYTES      512
#define MAIL_PASSWORD_BYTES 256
#define MAIL_PATH_BYTES     1024
#define MAIL_MS             20000 /* of a whole sending */

/* Where mail goes. All its texts are in it. */
struct mail {
    char url[MAIL_URL_BYTES]; /* without a user */
    char user[STORE_EMAIL_BYTES_MAX + 1];
    char password[MAIL_PASSWORD_BYTES];
    char from[STORE_EMAIL_BYTES_MAX + 1];
    char authority[MAIL_PATH_BYTES]; /* file of who vouches for the server; "": whom all trust */
};

/* Takes smtp(s)://[USER@]HOST[:PORT] apart; password and authority are "". False: it is none, or
 * `from` (NULL too) no address. */
MUST_USE bool mail_open(struct mail *mail, const char *url, const char *from);

/* Greets servers by the host of `base_url`, as they look it up, if that is a name with a dot in it;
 * else (NULL too) by the machine's own name, or by what stands behind the server in its URL. False:
 * it is too long. */
MUST_USE bool mail_greeting_set(struct mail *mail, const char *base_url);

/* Both: the channel of notices, and that of letters; they borrow `mail`. */
struct notify_channel mail_channel(const struct mail *mail);
struct notify_channel mail_letters(const struct mail *mail);

/* ---- for an operator ---- */

struct mail_tried {
    /* A word: "250", "no_such_host", "timeout", "bad_certificate", "bad_ca_file", "tls_failed",
     * "no_tls", "login_denied", "given_up", "not_reached", "greeting_550", or the code of a
     * refusal. */
    char answer[STORE_ADDRESS_ANSWER_MAX + 1];
    bool ok;
    bool addressed; /* the server was told whom the test is for */
    bool tls;       /* all after the greeting went through TLS */
};

/* Connects, greets, begins TLS where it is offered or needed and logs in, as for any mail; sends a
 * test to the address `to`, or nothing (NULL). Ends after `total_ms`, or soon after `stopping`
 * (NULL: never) becomes true. Waits: any thread but the loop. */
void mail_try(const struct mail *mail, const char *to, int total_ms, const atomic_bool *stopping,
              struct mail_tried *tried);

#endif
