/* Webhooks: a POST to a program's URL, or what a chat service documents, in one of the forms of
 * notify/hook_body.h. Any thread. */
#ifndef NOTIFY_HOOK_H
#define NOTIFY_HOOK_H

#include "notify/address.h"
#include "notify/notify.h"

#define HOOK_SECRET_BYTES 43 /* characters of a hook's secret */

/* Draws the secret of a new hook. */
void hook_secret_make(char secret[HOOK_SECRET_BYTES + 1]);

/* Returns the channel that uses `reach`, which is borrowed. */
struct notify_channel hook_channel(const struct notify_reach *reach);

#endif
