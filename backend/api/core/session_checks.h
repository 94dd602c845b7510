/* Periodic session checks of open connections: each is checked every ten seconds, or every five
 * minutes with a single node, a few per tick. A session may have expired, exceeded the limit, or
 * ended at a node whose message was lost; hub_on_sessions_ended() reports it. Loop thread only. */
#ifndef API_CORE_SESSION_CHECKS_H
#define API_CORE_SESSION_CHECKS_H

#include "hub/hub.h"

/* The checks of one kind of connections. All zero at the start. */
struct session_checks {
    int64_t begun_ms; /* monotonic start of the last full round */
    bool left_out;    /* the previous tick had no room for some connections */
    unsigned room;    /* number of checks that this tick may still make */
};

/* Begins a tick: session_checks_run() follows for each connection. */
void session_checks_begin(struct session_checks *looks, const struct hub *hub);
/* Checks the session of `user` if it is due; an anonymous user has none. `*checked_ms` belongs
 * to the connection: the monotonic time of its arrival or last check, 0 for a check now. */
void session_checks_run(struct session_checks *looks, struct hub *hub, const struct hub_user *user,
                        int64_t *checked_ms);

#endif
