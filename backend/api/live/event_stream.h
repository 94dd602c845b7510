/* GET /api/events: events of a user's matches as they happen, for programs that do not want to
 * poll. Server-sent events: schema/openapi.yaml describes each. Loop thread only. */
#ifndef API_LIVE_EVENT_STREAM_H
#define API_LIVE_EVENT_STREAM_H

#include "hub/hub.h"

#define EVENT_STREAMS_MAX          4096
#define EVENT_STREAMS_PER_USER_MAX 8
#define EVENT_STREAMS_PER_PEER_MAX 64
#define EVENT_STREAM_SILENCE_MS    15000 /* then a comment says that it still stands */

struct event_streams;

/* None. Owned by the caller; NULL without memory. */
struct event_streams *event_streams_new(struct hub *hub);
/* Frees it; NULL is allowed. After the network has been closed. */
void event_streams_free(struct event_streams *streams);
/* Sends the change of a match to its users; arguments as hub_on_match_changed() has them. */
void event_streams_changed(struct event_streams *streams, const struct hub_match *match,
                           const struct store_match *before, int64_t only);
/* Returns whether there is one of that user. */
bool event_streams_followed(struct event_streams *streams, int64_t user);
/* Closes the streams of ended sessions and tokens; arguments as hub_on_sessions_ended() has them.
 */
void event_streams_ended(struct event_streams *streams, int64_t user, const unsigned char *only,
                         const unsigned char *keep);
/* Checks the sessions of that user's streams at the next tick. */
void event_streams_look(struct event_streams *streams, int64_t user);
/* Every 250 ms: silence, sessions and tokens that end. */
void event_streams_tick(struct event_streams *streams);

#endif
