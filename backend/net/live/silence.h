/* Detects silent connections. Silence is measured in ticks: after the machine was suspended for
 * a minute, no connection counts as silent. Loop thread only. */
#ifndef NET_LIVE_SILENCE_H
#define NET_LIVE_SILENCE_H

#include "net/live/internal.h"

/* Records that an open connection has received data. */
void silence_broken(struct net_live *live);
/* Removes a connection that is no longer open. */
void silence_leave(struct net_live *live);
/* Returns the next connection to ping, silent for that many ticks; NULL: none. */
struct net_live *silence_ping(struct live_room *room, uint64_t ticks);
/* Returns the next connection that was pinged this number of ticks ago and has been silent since;
 * NULL: none. */
struct net_live *silence_lost(struct live_room *room, uint64_t ticks);

#endif
