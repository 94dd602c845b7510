/* Notes, mutes and blocks: each request is one operation of the store. */
#include "hub/people/people.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"

struct personal {
    enum hub_err (*refusal)(enum store_err err);
    hub_people_done *done;
    void *context;
};

/* Converts a store error to the error for the requester. */
static struct hub_error error_of(const struct personal *personal, enum store_err err)
{
    if (err == STORE_NOT_FOUND || err == STORE_TOO_MANY || err == STORE_STALE || err == STORE_TAKEN)
        return hub_error_of(personal->refusal(err));
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void written(void *context, enum store_err err, int64_t id)
{
    struct personal *personal = context;
    (void)id;
    personal->done(personal->context, error_of(personal, err));
    free(personal);
}

void personal_write(struct hub *hub, int64_t user, const struct store_write *write,
                    enum hub_err (*refusal)(enum store_err err), hub_people_done *done,
                    void *context)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    limits_user(user, who);
    struct hub_error error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_OK);
    if (error.code == HUB_OK &&
        !limits_acquire(hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    struct personal *personal = error.code == HUB_OK ? calloc(1, sizeof(*personal)) : NULL;
    if (error.code == HUB_OK && personal == NULL) error = hub_error_of(HUB_BUSY);
    if (personal != NULL) {
        *personal = (struct personal){.refusal = refusal, .done = done, .context = context};
        enum store_err err = store_write(hub->config.store, write, written, personal);
        if (err == STORE_OK) return;
        error = error_of(personal, err);
        free(personal);
    }
    done(context, error);
}

static enum hub_err note_error(enum store_err err)
{
    return err == STORE_NOT_FOUND ? HUB_NOT_SEATED : HUB_TOO_MANY_RELATIONS;
}

static enum hub_err person_error(enum store_err err)
{
    return err == STORE_NOT_FOUND ? HUB_NO_SUCH_USER : HUB_TOO_MANY_RELATIONS;
}

void hub_note_set(struct hub *hub, const struct store_note *note, hub_people_done *done,
                  void *context)
{
    struct store_write write = {.op = STORE_NOTE_SET, .note = note};
    if (text_characters(note->text) > HUB_NOTE_CHARACTERS_MAX)
        done(context, hub_error_range(HUB_BAD_REQUEST, "text", (int64_t)text_characters(note->text),
                                      0, HUB_NOTE_CHARACTERS_MAX));
    else
        personal_write(hub, note->user, &write, note_error, done, context);
}

void hub_preferences_set(struct hub *hub, const struct store_preferences *preferences,
                         hub_people_done *done, void *context)
{
    struct store_write write = {.op = STORE_PREFERENCES_SET, .preferences = preferences};
    personal_write(hub, preferences->user, &write, person_error, done, context);
}

void hub_relation_set(struct hub *hub, const struct store_relation *relation, hub_people_done *done,
                      void *context)
{
    struct store_write write = {.op = STORE_RELATION_SET, .relation = relation};
    if (relation->other == relation->user)
        done(context, hub_error_of(HUB_YOURSELF));
    else
        personal_write(hub, relation->user, &write, person_error, done, context);
}
