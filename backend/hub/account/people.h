/* What somebody keeps for himself, and how he reaches others by their name: notes, whom he does not
 * want to meet, invitations, the link by which a guest comes back. Loop thread only. */
#ifndef HUB_ACCOUNT_PEOPLE_H
#define HUB_ACCOUNT_PEOPLE_H

#include "hub/hub.h"
#include "store/nouns/people.h"

#define HUB_NOTE_CHARACTERS_MAX 2000

typedef void hub_people_done(void *context, struct hub_error error);

/* Each writes what `user` keeps, copied; `done` is called exactly once, maybe before this returns.
 * A note of a match where he has no seat is HUB_NOT_SEATED, a relation to somebody who is not there
 * HUB_NO_SUCH_USER, to himself HUB_YOURSELF, one too many HUB_TOO_MANY_RELATIONS. Preferences
 * stay as they are where those that are there were changed later, which is no error. */
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
/* Keeps a seat at an open table for the account called `name`, if the host asks for it. Nobody but
 * the host learns whether there is such a name, and he by HUB_NO_SUCH_USER, as by a registration;
 * why else somebody cannot be asked (HUB_NOT_INVITABLE) is not told. `done` is called exactly once,
 * maybe before this returns. */
void hub_invite(struct hub *hub, const struct hub_user *user,
                const struct hub_invitation *invitation, hub_done *done, void *context);

/* A new link for a guest, in place of the one before; `token` is what it holds, told this once. An
 * account has none: HUB_NOT_ALLOWED. */
typedef void hub_link_done(void *context, struct hub_error error, const char *token);
void hub_link_make(struct hub *hub, int64_t guest, hub_link_done *done, void *context);
/* A new secret link to the feeds of `user`, in place of the one before; `token` is what it holds,
 * told this once. */
void hub_feed_make(struct hub *hub, int64_t user, hub_link_done *done, void *context);
/* Ends that link, if there is one. `done` is called exactly once, maybe before this returns. */
void hub_feed_end(struct hub *hub, int64_t user, hub_people_done *done, void *context);
/* Both: the same of the secret link by which anybody reads the result of a match that is over and
 * where `user` has a seat (else HUB_NOT_ALLOWED). The match is not kept. */
void hub_result_link_make(struct hub *hub, const struct hub_match *match, int64_t user,
                          hub_link_done *done, void *context);
void hub_result_link_end(struct hub *hub, const struct hub_match *match, int64_t user,
                         hub_people_done *done, void *context);
/* Signs in by the token of a link (request->password, which is wiped); action, name and
 * password_new are not looked at. The session that asks, if there is one, ends. */
void hub_link_use(struct hub *hub, const struct hub_account_request *request,
                  hub_account_done *done, void *context);

#endif
