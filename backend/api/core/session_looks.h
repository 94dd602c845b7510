/* Whether the sessions of what stays connected are still there: each is looked at every ten
 * seconds, every five minutes if there is one server, a few at a tick. It has expired, was one too
 * many, or ended at a server that could not say so; hub_on_sessions_ended() tells who listens. Loop
 * thread only. */
#ifndef API_CORE_SESSION_LOOKS_H
#define API_CORE_SESSION_LOOKS_H

#include "hub/hub.h"

/* Of one kind of connections. All zero: nothing was looked at yet. */
struct session_looks {
    int64_t begun_ms; /* monotonic: when all were to be looked at last */
    bool left_out;    /* the tick before this one had no room for some */
    unsigned room;    /* of this tick */
};

/* Begins a tick: session_looks_at() follows for each connection. */
void session_looks_begin(struct session_looks *looks, const struct hub *hub);
/* Has the session of `user` looked at if it is its turn; nobody has none. `*checked_ms` is the
 * connection's: the monotonic time at which it came or was looked at last, 0 to have it looked at
 * now. */
void session_looks_at(struct session_looks *looks, struct hub *hub, const struct hub_user *user,
                      int64_t *checked_ms);

#endif
