/* The lobby as live connections see it: the listed matches, open and running. A list is printed
 * once for all who look at it; later only what has changed is, at most once a second. Whoever looks
 * holds the version that it was told, and nothing else. Loop thread only. */
#ifndef API_LIVE_LOBBY_H
#define API_LIVE_LOBBY_H

#include "hub/hub.h"

#define LOBBY_MATCHES_MAX 200 /* in the list: open ones first, the newest of them first */
#define LOBBY_INTERVAL_MS 1000
#define LOBBY_KEPT_MAX    16 /* changes kept for who reads slowly; more: the whole list again */

struct live_lobby;

/* Over the matches of `hub`, which outlives it; owned by the caller. NULL without memory. */
struct live_lobby *live_lobby_new(struct hub *hub);
/* Frees it; NULL is allowed. */
void live_lobby_free(struct live_lobby *lobby);

/* Looks whether the list has changed, unless it did so less than LOBBY_INTERVAL_MS ago. Without
 * memory the list stays as it was. */
void live_lobby_refresh(struct live_lobby *lobby);

/* Whether there is something to tell who was told the list up to version `told` (0: never). */
bool live_lobby_due(const struct live_lobby *lobby, uint64_t told);

/* Appends the next message for who was told the list up to `*told`, and counts it there: the whole
 * list, or the next change. Appends nothing if none is due. */
void live_lobby_tell(const struct live_lobby *lobby, uint64_t *told, struct buf *out);

#endif
