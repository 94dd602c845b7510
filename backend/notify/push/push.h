/* Browser push: an encrypted message that only the browser can read (seal.h), sent to the push
 * service that the browser chose, which identifies this server by its key (vapid.h). Any thread,
 * except where noted. */
#ifndef NOTIFY_PUSH_PUSH_H
#define NOTIFY_PUSH_PUSH_H

#include "notify/address.h"
#include "notify/push/keys.h"
#include "notify/notify.h"
#include "notify/push/vapid.h"

#define PUSH_KEY_TEXT    87 /* characters of a public key */
#define PUSH_AUTH_TEXT   22 /* length of the browser's additional secret */
#define PUSH_SECRET_TEXT (PUSH_KEY_TEXT + 1 + PUSH_AUTH_TEXT)

struct push {
    const struct notify_reach *reach;
    struct notify_keys keys;
    char public_key[PUSH_KEY_TEXT + 1];         /* in base64url, the form for browsers */
    char subject[NOTIFY_VAPID_SUBJECT_MAX + 1]; /* contact for the push services, or "" */
};

/* Fills `*push` with keys derived from `secret`, that of store_email_link_key_read(): they are
 * always the same, and do not reveal it. `reach` is borrowed. False: no memory. */
MUST_USE bool push_open(struct push *push, const struct notify_reach *reach,
                        const unsigned char *secret);
/* Sets the contact for push services: an email address, or without one (NULL) the server's own
 * URL, if it is https. Call before anything is sent. */
void push_subject_set(struct push *push, const char *mail, const char *base_url);

/* Writes the keys of a browser's subscription as the secret of an address. False: its key is
 * invalid.
 */
MUST_USE bool push_secret_make(const char *p256dh, const char *auth,
                               char secret[PUSH_SECRET_TEXT + 1]);

/* Returns the channel that uses `push`, which is borrowed. */
struct notify_channel push_channel(const struct push *push);

#endif
