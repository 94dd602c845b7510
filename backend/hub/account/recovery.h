/* Secret links: to sign in as a guest, to a user's feeds, to results. Loop thread only. */
#ifndef HUB_ACCOUNT_RECOVERY_H
#define HUB_ACCOUNT_RECOVERY_H

#include "hub/people/people.h"

/* Makes a new link for a guest, which replaces the previous one. HUB_NOT_ALLOWED: the user is an
 * account. */
void hub_link_make(struct hub *hub, int64_t guest, hub_link_done *done, void *context);
/* Makes a new secret link to the feeds of `user`, which replaces the previous one. `token` is
 * its secret, which is revealed only once. */
void hub_feed_make(struct hub *hub, int64_t user, hub_link_done *done, void *context);
/* Invalidates that link, if there is one. `done` is called exactly once, maybe before this
 * returns. */
void hub_feed_end(struct hub *hub, int64_t user, hub_people_done *done, void *context);
/* Both do the same as hub_feed_make() and hub_feed_end(), for the secret link by which anyone reads
 * the result of a finished match with a seat of `user` (else HUB_NOT_ALLOWED). The match is not
 * retained. */
void hub_result_link_make(struct hub *hub, const struct hub_match *match, int64_t user,
                          hub_link_done *done, void *context);
void hub_result_link_end(struct hub *hub, const struct hub_match *match, int64_t user,
                         hub_people_done *done, void *context);
/* Signs in by the token of a link (request->password, which is wiped); action, name and
 * password_new are ignored. Ends the requesting session, if there is one. */
void hub_link_use(struct hub *hub, const struct hub_account_request *request,
                  hub_account_done *done, void *context);

#endif
