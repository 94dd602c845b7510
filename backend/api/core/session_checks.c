#include "api/core/session_checks.h"

#include "base/clock.h"

#define EVERY_MS       10000  /* with several nodes: a session may have ended at another node */
#define EVERY_ALONE_MS 300000 /* with one node: a session can only have expired */
#define ROOM           64     /* per tick */

void session_checks_begin(struct session_checks *looks, const struct hub *hub)
{
    int64_t now_ms = clock_mono_ms();
    int64_t every_ms = hub_config_of(hub)->hints != NULL ? EVERY_MS : EVERY_ALONE_MS;
    if (!looks->left_out && now_ms - looks->begun_ms >= every_ms) looks->begun_ms = now_ms;
    looks->left_out = false;
    looks->room = ROOM;
}

void session_checks_run(struct session_checks *looks, struct hub *hub, const struct hub_user *user,
                        int64_t *checked_ms)
{
    bool due = *checked_ms == 0 || *checked_ms < looks->begun_ms;
    if (user->id == 0 || !due) return;
    looks->left_out = looks->room == 0;
    if (looks->left_out) return;
    looks->room--;
    *checked_ms = clock_mono_ms();
    hub_session_check(hub, user);
}
