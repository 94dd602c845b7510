/* A mail as it goes over the wire: head, text and HTML. Any thread. */
#ifndef NOTIFY_MAIL_TEXT_H
#define NOTIFY_MAIL_TEXT_H

#include "base/buf.h"
#include "notify/notify.h"

/* Both append a whole mail from the address `from` to `to`: all notifications of a delivery, and
 * the account email that is its first. */
void mail_text_notices(struct buf *out, const struct notify_sending *sending, const char *from,
                       const char *to);
void mail_text_account(struct buf *out, const struct notify_sending *sending, const char *from,
                       const char *to);

/* Appends a test mail to the operator. */
void mail_text_try(struct buf *out, int64_t now_ms, const char *from, const char *to);

#endif
