/* A user's bookmarks in matches. Loop thread only. */
#ifndef HUB_PEOPLE_BOOKMARKS_H
#define HUB_PEOPLE_BOOKMARKS_H

#include "hub/people/people.h"
#include "hub/match/sight.h"
#include "store/nouns/bookmarks.h"

#define HUB_BOOKMARK_NOTE_CHARACTERS_MAX 80

/* Stores a bookmark of the user who sees the match, at `version`, and replaces an earlier one
 * there. The note is copied, its control characters are removed. `done` is called exactly once,
 * maybe before this returns: HUB_BAD_REQUEST (the note is too long), HUB_NO_SUCH_VERSION,
 * HUB_TOO_MANY_BOOKMARKS. */
void hub_bookmark_set(struct hub *hub, const struct hub_sight *sight, uint32_t version,
                      const char *note, hub_people_done *done, void *context);
/* Deletes the bookmark of that user, match and version; HUB_NOT_FOUND: there is none. `done` as
 * above. */
void hub_bookmark_delete(struct hub *hub, const struct store_bookmark *bookmark,
                         hub_people_done *done, void *context);

#endif
