/* A user's notification settings and addresses: requests are checked, limited and written. A new
 * email address receives an email, and is used only after its link was opened. Loop thread only. */
#ifndef HUB_PEOPLE_NOTICES_H
#define HUB_PEOPLE_NOTICES_H

#include "hub/hub.h"
#include "notify/email_link.h"
#include "store/nouns/notices.h"

#define HUB_DEADLINE_HOURS_MAX 48
#define HUB_DIGEST_HOURS_MAX   72

typedef void hub_notices_done(void *context, struct hub_error error, int64_t id);

/* Each writes the data, which are copied; `done` is called exactly once, maybe before this
 * returns. HUB_NOT_NOW: another request has saved settings since these were read.
 * HUB_NO_SUCH_MATCH, HUB_NOT_FOUND: the match or address does not exist. HUB_TOO_MANY_ADDRESSES:
 * one too many. The id of a new address is its number. */
void hub_notify_save(struct hub *hub, const struct store_notify *notify, hub_notices_done *done,
                     void *context);
void hub_notify_match_save(struct hub *hub, const struct store_notify_match *chosen,
                           hub_notices_done *done, void *context);
void hub_address_save(struct hub *hub, const struct store_address *address, hub_notices_done *done,
                      void *context);
void hub_address_delete(struct hub *hub, int64_t user, int64_t number, hub_notices_done *done,
                        void *context);

/* Adds an email address to an account: sends it an email with a link. */
void hub_mail_request(struct hub *hub, const struct hub_user *user, const char *address,
                      hub_notices_done *done, void *context);
/* Handles a forgotten password, requested from `peer`, of the account named `name`, or of those
 * with that email address: sends an email to each confirmed address. Never reveals whether there
 * is any. */
void hub_password_forgotten(struct hub *hub, const char *name, const char *peer,
                            hub_notices_done *done, void *context);

#define HUB_EMAIL_LINK_PASSWORD_BYTES 511
struct hub_email_link_request {
    char text[EMAIL_LINK_BYTES + 1];
    char password[HUB_EMAIL_LINK_PASSWORD_BYTES +
                  1]; /* the new password, for EMAIL_LINK_RESET; else "" */
    char peer[64];
    bool only_unsubscribe;
};

/* Finds the wall-clock time at which the clock of a user in a match runs out: 0: it does not;
 * -1: unknown at present. `done` is called once, maybe before this returns. */
void hub_deadline_find(struct hub *hub, const char *match, int64_t user,
                       void (*done)(void *context, int64_t deadline_ms), void *context);

#endif
