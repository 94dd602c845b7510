/* GET /api/events: events of a user's matches as they happen, for programs that do not want to
 * poll. They are server-sent events: schema/openapi.yaml describes each. Loop thread only. */
#ifndef API_LIVE_EVENT_STREAM_H
#define API_LIVE_EVENT_STREAM_H

#include "hub/hub.h"

#define EVENT_STREAMS_MAX          4096
#define EVENT_STREAMS_PER_USER_MAX 8
#define EVENT_STREAMS_PER_PEER_MAX 64
#define EVENT_STREAM_SILENCE_MS                                                                    \
    15000 /* silence after which a comment shows that the connection still works */

struct event_streams;

/* Makes an empty set of streams. Owned by the caller; NULL without memory. */
struct event_streams *event_streams_new(struct hub *hub);
/* Frees the set, after the network has been closed; NULL is allowed. */
void event_streams_free(struct event_streams *streams);
/* Sends the change of a match to its users; arguments as for hub_on_match_changed(). */
void event_streams_changed(struct event_streams *streams, const struct hub_match *match,
                           const struct store_match *before, int64_t only);
/* Returns whether that user has a stream. */
bool event_streams_followed(struct event_streams *streams, int64_t user);
/* Closes the streams of ended sessions and tokens; arguments as for hub_on_sessions_ended(). */
void event_streams_ended(struct event_streams *streams, int64_t user, const unsigned char *only,
                         const unsigned char *keep);
/* Checks the sessions of that user's streams at the next tick. */
void event_streams_look(struct event_streams *streams, int64_t user);
/* Sends signs of life, and closes streams whose session or token has expired. Called every 250
 * ms. */
void event_streams_tick(struct event_streams *streams);

#endif
