/* The server's proof of identity to a push service: VAPID (RFC 8292), a signed token for each
 * service. Any thread. */
#ifndef NOTIFY_PUSH_VAPID_H
#define NOTIFY_PUSH_VAPID_H

#include "notify/address.h"
#include "notify/push/keys.h"

#define NOTIFY_VAPID_SUBJECT_MAX 254
#define NOTIFY_VAPID_BYTES       1400 /* size of a header, with its name and closing 0 */
#define NOTIFY_VAPID_SECONDS     (12 * 3600)

/* Writes the header "Authorization: vapid t=..., k=..." for the service of `url` at `now_s`, unix
 * time. `subject`: the contact for the service, "mailto:..." or "https://..."; "": none.
 */
MUST_USE bool notify_vapid_print(const struct notify_keys *keys, const struct notify_url *url,
                                 const char *subject, int64_t now_s,
                                 char header[NOTIFY_VAPID_BYTES]);

#endif
