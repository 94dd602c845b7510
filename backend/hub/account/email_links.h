/* Opens the link of an account email: a worker checks its claim against the stored user. Loop
 * thread only. */
#ifndef HUB_ACCOUNT_EMAIL_LINKS_H
#define HUB_ACCOUNT_EMAIL_LINKS_H

#include "hub/people/notices.h"

/* Executes the link of an email: confirms the address, sets the password, or removes the email
 * address. HUB_BAD_EMAIL_LINK: the link is invalid or expired; HUB_BAD_PASSWORD. The id passed
 * to `done` is the kind of the email. */
void hub_email_link_use(struct hub *hub, const struct hub_email_link_request *request,
                        hub_notices_done *done, void *context);

#endif
