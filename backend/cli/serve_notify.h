/* The part of `ochre serve` for notifications: the options, the channels, and the links between
 * the parts. */
#ifndef CLI_SERVE_NOTIFY_H
#define CLI_SERVE_NOTIFY_H

#include "doctor/judge.h"
#include "doctor/credential.h"
#include "hub/hub.h"
#include "notify/address.h"
#include "notify/mail.h"
#include "notify/notify.h"
#include "notify/push/push.h"

struct serve_notify_settings {
    const char *smtp;      /* URL; NULL: no mail */
    const char *mail_from; /* address */
    const char *password_file;
    const char *authority; /* file of certificates; NULL: the system's */
    bool private_hooks;
    const char *base_url; /* the server's URL for browsers; NULL: the listening address */
};

/* Must not move while it is open: the channels point into it. */
struct serve_notify {
    struct notify_reach reach;
    struct mail mail;
    enum mail_fault mail_fault;
    struct credential_key
        doctor_key; /* the key by which checks from outside recognise this server */
    struct push push;
    struct notify_channel hook, browser, post, account;
    struct notify *notify;
};

/* Opens the notifications of the opened server. Returns 0, or -1 after a line in the log. */
MUST_USE int serve_notify_open(struct serve_notify *self,
                               const struct serve_notify_settings *settings, struct hub *hub,
                               struct store *store, const struct notify_pools *pools);

/* Opens the mail server of the settings, without a connection. Logs a line before any result but
 * MAIL_GOOD and MAIL_OFF. Removes the password from the environment. */
enum mail_fault serve_mail_open(struct mail *mail, const struct serve_notify_settings *settings);

/* Sets the server's URL for browsers: `base_url`, or without it (NULL) the listening address.
 * Call before anything is sent. */
void serve_notify_url(struct serve_notify *self, const char *base_url, const char *listen,
                      uint16_t port);

/* Returns the length of the address in "ADDR:PORT", with the brackets of IPv6. */
size_t serve_host_size(const char *listen);

#endif
