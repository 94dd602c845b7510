/* Loads matches changed by other nodes if a client here follows one of their users. */
#include "hub/nodes/followers.h"

#include <stdlib.h>

void hub_on_followed(struct hub *hub, bool (*followed)(void *context, int64_t user), void *context)
{
    hub->followed = followed;
    hub->followed_context = context;
}

bool followers_want(const struct hub *hub, const int64_t *users, size_t count)
{
    for (size_t i = 0; hub->followed != NULL && i < count; i++)
        if (users[i] != 0 && hub->followed(hub->followed_context, users[i])) return true;
    return false;
}

struct follow {
    struct hub *hub;
    struct hub_fetch fetch;
};

static void follow_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct follow *follow = context;
    struct hub *hub = follow->hub;
    (void)why; /* the requester of the load receives the reason */
    if (match != NULL && hub->match_changed != NULL)
        hub->match_changed(hub->match_context, match, NULL, 0);
    free(follow);
}

void followers_find(struct hub *hub, const char *id)
{
    struct follow *follow = calloc(1, sizeof(*follow));
    if (follow == NULL) return;
    *follow = (struct follow){.hub = hub, .fetch = {.found = follow_found, .context = follow}};
    hub_fetch_begin(hub, id, pool_owner_of("followers"), &follow->fetch);
}
