/* A user's personal data, and requests to others by their name: notes, muted and blocked people,
 * invitations, the link by which a guest returns. Loop thread only. */
#ifndef HUB_ACCOUNT_PEOPLE_H
#define HUB_ACCOUNT_PEOPLE_H

#include "hub/hub.h"
#include "store/nouns/people.h"

#define HUB_NOTE_CHARACTERS_MAX 2000

typedef void hub_people_done(void *context, struct hub_error error);

/* Each writes data of `user`, copied; `done` is called exactly once, maybe before this returns. A
 * note of a match without an own seat is HUB_NOT_SEATED, a relation to an unknown user
 * HUB_NO_SUCH_USER, to oneself HUB_YOURSELF, one too many HUB_TOO_MANY_RELATIONS. Preferences that
 * were changed later are not replaced, which is no error. */
void hub_note_set(struct hub *hub, const struct store_note *note, hub_people_done *done,
                  void *context);
void hub_preferences_set(struct hub *hub, const struct store_preferences *preferences,
                         hub_people_done *done, void *context);
void hub_relation_set(struct hub *hub, const struct store_relation *relation, hub_people_done *done,
                      void *context);

struct hub_invitation {
    char match[STORE_MATCH_ID_BYTES + 1];
    int seat; /* or HUB_NOBODY_SEAT: any */
    char name[256];
};
/* Reserves a seat at an open table for the account named `name`, if the host requests it. Only the
 * host learns that a name does not exist, by HUB_NO_SUCH_USER, as from a registration. Other
 * reasons why a user cannot be invited (HUB_NOT_INVITABLE) are not revealed. `done` is called
 * exactly once, maybe before this returns. */
void hub_invite(struct hub *hub, const struct hub_user *user,
                const struct hub_invitation *invitation, hub_done *done, void *context);

/* Makes a new link for a guest, which replaces the previous one; `token` is its secret, passed only
 * this once. An account has none: HUB_NOT_ALLOWED. */
typedef void hub_link_done(void *context, struct hub_error error, const char *token);
void hub_link_make(struct hub *hub, int64_t guest, hub_link_done *done, void *context);
/* Makes a new secret link to the feeds of `user`, which replaces the previous one; `token` is its
 * secret, passed only this once. */
void hub_feed_make(struct hub *hub, int64_t user, hub_link_done *done, void *context);
/* Ends that link, if there is one. `done` is called exactly once, maybe before this returns. */
void hub_feed_end(struct hub *hub, int64_t user, hub_people_done *done, void *context);
/* Both: the same for the secret link by which anyone reads the result of a finished match with a
 * seat of `user` (else HUB_NOT_ALLOWED). The match is not retained. */
void hub_result_link_make(struct hub *hub, const struct hub_match *match, int64_t user,
                          hub_link_done *done, void *context);
void hub_result_link_end(struct hub *hub, const struct hub_match *match, int64_t user,
                         hub_people_done *done, void *context);
/* Signs in by the token of a link (request->password, which is wiped); action, name and
 * password_new are ignored. Ends the requesting session, if there is one. */
void hub_link_use(struct hub *hub, const struct hub_account_request *request,
                  hub_account_done *done, void *context);

#endif
