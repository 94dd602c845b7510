/* The messages that a live connection sends, one each time its socket can accept one. Loop thread
 * only. */
#ifndef API_LIVE_UPDATES_H
#define API_LIVE_UPDATES_H

#include "api/live/internal.h"

/* Appends the next message, if there is one. Returns whether another one waits. */
bool live_updates_print(struct client *client, struct buf *out);

#endif
