/* A user's personal data, and requests to others by their name: notes, muted and blocked people,
 * invitations, the link by which a guest returns. Loop thread only. */
#ifndef HUB_PEOPLE_PEOPLE_H
#define HUB_PEOPLE_PEOPLE_H

#include "hub/hub.h"
#include "store/nouns/people.h"

#define HUB_NOTE_CHARACTERS_MAX 2000

typedef void hub_people_done(void *context, struct hub_error error);

/* Each writes data of `user`, which are copied; `done` is called exactly once, maybe before this
 * returns. HUB_NOT_SEATED: a note about a match in which the user has no seat. HUB_NO_SUCH_USER,
 * HUB_YOURSELF: a relation to an unknown user, or to oneself. HUB_TOO_MANY_RELATIONS: one too
 * many. Preferences that were changed later are not replaced, which is no error. */
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

/* Receives the secret of a new link, which is revealed only once, or an error. Called once. */
typedef void hub_link_done(void *context, struct hub_error error, const char *token);

#endif
