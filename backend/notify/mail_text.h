/* An email in the form in which it is sent: header, text and HTML. Any thread. */
#ifndef NOTIFY_MAIL_TEXT_H
#define NOTIFY_MAIL_TEXT_H

#include "base/buf.h"
#include "notify/notify.h"

/* Both append a whole email from the address `from` to `to`. The first is for all notifications
 * of a delivery, the second for an account email, which is the first notification of a delivery. */
void mail_text_notices(struct buf *out, const struct notify_sending *sending, const char *from,
                       const char *to);
void mail_text_account(struct buf *out, const struct notify_sending *sending, const char *from,
                       const char *to);

/* Appends a test mail to the operator. */
void mail_text_try(struct buf *out, int64_t now_ms, const char *from, const char *to);

#endif
