/* The lobby of live connections: the listed matches, open and running. A list is printed once for
 * all viewers; later only changes are, at most once a second. A viewer's state is only the version
 * that it was sent. Loop thread only. */
#ifndef API_LIVE_LOBBY_H
#define API_LIVE_LOBBY_H

#include "hub/hub.h"

#define LOBBY_MATCHES_MAX 200 /* in the list: open ones first, the newest of them first */
#define LOBBY_INTERVAL_MS 1000
/* changes cached for slow readers; beyond that the whole list is sent again */
#define LOBBY_KEPT_MAX 16

struct live_lobby;

/* Over the matches of `hub`, which outlives it; owned by the caller. NULL without memory. */
struct live_lobby *live_lobby_new(struct hub *hub);
/* Frees it; NULL is allowed. */
void live_lobby_free(struct live_lobby *lobby);

/* Checks whether the list has changed, at most once in LOBBY_INTERVAL_MS. Without memory the list
 * remains unchanged.
 */
void live_lobby_refresh(struct live_lobby *lobby);

/* Returns whether a message is due for a viewer whose last version is `told` (0: none). */
bool live_lobby_due(const struct live_lobby *lobby, uint64_t told);

/* Appends the next message for a viewer whose last version is `*told`, and updates that: the whole
 * list, or the next change. Appends nothing if none is due.
 */
void live_lobby_print(const struct live_lobby *lobby, uint64_t *told, struct buf *out);

#endif
