/* The lobby of live connections: the listed matches, open and in progress. A list is printed
 * once for all viewers; later only changes are printed, at most once a second. The state of a
 * viewer is only the version that was sent last. Loop thread only. */
#ifndef API_LIVE_LOBBY_H
#define API_LIVE_LOBBY_H

#include "hub/hub.h"

#define LOBBY_MATCHES_MAX                                                                          \
    200 /* maximum length of the list: open matches first, the newest of them first */
#define LOBBY_INTERVAL_MS 1000
/* number of changes cached for slow readers; a reader further behind gets the whole list */
#define LOBBY_KEPT_MAX 16

struct live_lobby;

/* Makes the lobby of the matches of `hub`, which outlives it; owned by the caller. NULL without
 * memory. */
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
