/* GET /ws before it is a live connection: checks whether it is allowed. Loop thread only. */
#ifndef NET_LIVE_UPGRADE_H
#define NET_LIVE_UPGRADE_H

#include "net/live/internal.h"

/* Decides about a handshake whose header was read; `upgrade` is the requested protocol, or NULL.
 * 0: it may continue, and the connection owns live->data. -1: it was answered, and its
 * connection ends. */
int live_upgrade(struct net_live *live, struct lws *wsi, const char *upgrade);
/* Answers in plain HTTP, after which the connection is closed. Returns -1. */
int live_refuse(struct lws *wsi, const char *status, const char *name, const char *message);

#endif
