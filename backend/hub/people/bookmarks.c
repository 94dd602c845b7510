#include "hub/people/bookmarks.h"

#include "base/clock.h"
#include "base/encoding/printable.h"
#include "base/encoding/text.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"

static enum hub_err set_error(enum store_err err)
{
    return err == STORE_TOO_MANY ? HUB_TOO_MANY_BOOKMARKS : HUB_NO_SUCH_VERSION;
}

static enum hub_err delete_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

void hub_bookmark_set(struct hub *hub, const struct hub_sight *sight, uint32_t version,
                      const char *note, hub_people_done *done, void *context)
{
    struct store_bookmark bookmark = {
        .user = hub_sight_user(sight), .version = version, .made_ms = clock_unix_ms()};
    (void)text_copy(bookmark.match, sizeof(bookmark.match), hub_sight_id(sight));
    struct store_write write = {.op = STORE_BOOKMARK_SET, .argument = &bookmark};
    if (text_characters(note) > HUB_BOOKMARK_NOTE_CHARACTERS_MAX) {
        done(context, hub_error_range(HUB_BAD_REQUEST, "note", (int64_t)text_characters(note), 0,
                                      HUB_BOOKMARK_NOTE_CHARACTERS_MAX));
        return;
    }
    size_t size = text_copy(bookmark.note, sizeof(bookmark.note), note);
    bookmark.note[printable_text(bookmark.note, size, PRINTABLE_LINE)] = '\0';
    personal_write(hub, bookmark.user, &write, set_error, done, context);
}

void hub_bookmark_delete(struct hub *hub, const struct store_bookmark *bookmark,
                         hub_people_done *done, void *context)
{
    struct store_write write = {.op = STORE_BOOKMARK_DELETE, .argument = bookmark};
    personal_write(hub, bookmark->user, &write, delete_error, done, context);
}
