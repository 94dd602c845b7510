/* Invitations by name. Loop thread only. */
#ifndef HUB_PEOPLE_INVITE_H
#define HUB_PEOPLE_INVITE_H

#include "hub/people/people.h"

/* Reserves a seat at an open table for the account named `name`, if the host requests it. Only
 * the host learns that a name does not exist (HUB_NO_SUCH_USER), which a registration reveals
 * too. Other reasons why a user cannot be invited are not revealed (HUB_NOT_INVITABLE). `done`
 * is called exactly once, maybe before this returns. */
void hub_invite(struct hub *hub, const struct hub_user *user,
                const struct hub_invitation *invitation, hub_done *done, void *context);

#endif
