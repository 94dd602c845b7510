/* The accounts that an account follows. Loop thread only. */
#ifndef HUB_PEOPLE_FOLLOWS_H
#define HUB_PEOPLE_FOLLOWS_H

#include "hub/people/people.h"
#include "store/nouns/friends/follows.h"

/* Lets `user`, an account, follow another one. `done` is called exactly once, maybe before this
 * returns: HUB_YOURSELF, HUB_NO_SUCH_USER (also if one has blocked the other),
 * HUB_TOO_MANY_RELATIONS. */
void hub_follow_set(struct hub *hub, int64_t user, int64_t other, hub_people_done *done,
                    void *context);
/* Ends that. HUB_NOT_FOUND: the user does not follow the other. `done` as above. */
void hub_follow_delete(struct hub *hub, int64_t user, int64_t other, hub_people_done *done,
                       void *context);

#endif
