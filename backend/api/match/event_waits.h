/* Requests that wait for a change of a match: GET /api/matches/{match}/events with `wait`. Loop
 * thread only. */
#ifndef API_MATCH_EVENT_WAITS_H
#define API_MATCH_EVENT_WAITS_H

#include "api/core/internal.h"

#define EVENT_WAIT_S_MAX         30
#define EVENT_WAITS_MAX          4096
#define EVENT_WAITS_PER_PEER_MAX 64

struct event_waits;

/* Makes an empty set of waits. Owned by the caller; NULL without memory. */
struct event_waits *event_waits_new(void);
/* Frees it; NULL is allowed. All waits must have ended. */
void event_waits_free(struct event_waits *waits);

/* Calls `then`, which ends the call, when the match has another version or status, or does not
 * exist any longer; or after `wait_s` seconds. If too many calls wait, this one ends at once. */
void event_wait(struct api_call *call, struct hub_match *match, uint32_t wait_s,
                void (*then)(struct api_call *call));
/* Calls `then` of the waits that commits have made due. */
void event_waits_woken(struct event_waits *waits);
/* Calls `then` of expired waits. Called every 250 ms. */
void event_waits_tick(struct event_waits *waits);
/* Ends all waits, because the server stops. */
void event_waits_stop(struct event_waits *waits);
/* Ends the waits of ended sessions and tokens; arguments as for hub_on_sessions_ended(). */
void event_waits_ended(struct event_waits *waits, int64_t user, const unsigned char *only,
                       const unsigned char *keep);

#endif
