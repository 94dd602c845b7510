/* GET /ws before it is a live connection: checks whether it is allowed. Loop thread only. */
#ifndef NET_LIVE_UPGRADE_H
#define NET_LIVE_UPGRADE_H

#include "net/live/internal.h"

/* Decides about a hand-shake whose head is read; `upgrade` is the requested protocol, or NULL. 0:
 * it may continue, and live->data is its own. -1: it was answered, and its connection ends.
 */
int live_upgrade(struct net_live *live, struct lws *wsi, const char *upgrade);
/* Answers in plain HTTP; the connection is closed after it. Returns -1. */
int live_refuse(struct lws *wsi, const char *status, const char *name, const char *message);

#endif
