/* Telling a program by a POST to its URL: JSON, signed by the hook's secret, or a form whose
 * `content` and `text` chat rooms take. Any thread. */
#ifndef NOTIFY_HOOK_H
#define NOTIFY_HOOK_H

#include "notify/address.h"
#include "notify/notify.h"

#define HOOK_SECRET_BYTES 43 /* characters of a hook's secret */

/* Draws the secret of a new hook. */
void hook_secret_make(char secret[HOOK_SECRET_BYTES + 1]);

/* The channel over `reach`, which is borrowed. */
struct notify_channel hook_channel(const struct notify_reach *reach);

#endif
