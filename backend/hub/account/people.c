/* Notes, mutes and blocks: each is one operation of the store. */
#include "hub/account/people.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "hub/core/internal.h"

struct keeping {
    struct hub *hub;
    enum store_op op;
    hub_people_done *done;
    void *context;
};

/* Converts a store error to the error for the requester. */
static struct hub_error refusal_of(enum store_op op, enum store_err err)
{
    bool note = op == STORE_NOTE_SET;
    if (err == STORE_NOT_FOUND) return hub_error_of(note ? HUB_NOT_SEATED : HUB_NO_SUCH_USER);
    if (err == STORE_TOO_MANY) return hub_error_of(HUB_TOO_MANY_RELATIONS);
    if (err == STORE_BUSY) return hub_error_of(HUB_BUSY);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void kept(void *context, enum store_err err, int64_t id)
{
    struct keeping *keeping = context;
    (void)id;
    keeping->done(keeping->context, refusal_of(keeping->op, err));
    free(keeping);
}

static void keep(struct hub *hub, int64_t user, const struct store_write *write,
                 hub_people_done *done, void *context)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    limits_user(user, who);
    struct hub_error error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_OK);
    if (error.code == HUB_OK &&
        !limits_acquire(hub->limits, LIMIT_KEEPING, who, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    struct keeping *keeping = error.code == HUB_OK ? calloc(1, sizeof(*keeping)) : NULL;
    if (error.code == HUB_OK && keeping == NULL) error = hub_error_of(HUB_BUSY);
    if (keeping != NULL) {
        *keeping = (struct keeping){.hub = hub, .op = write->op, .done = done, .context = context};
        enum store_err err = store_write(hub->config.store, write, kept, keeping);
        if (err == STORE_OK) return;
        error = refusal_of(write->op, err);
        free(keeping);
    }
    done(context, error);
}

/* Counts the characters of well-formed UTF-8. */
static size_t characters(const char *text)
{
    size_t count = 0;
    for (; *text != '\0'; text++) count += ((unsigned char)*text & 0xc0) != 0x80;
    return count;
}

void hub_note_set(struct hub *hub, const struct store_note *note, hub_people_done *done,
                  void *context)
{
    struct store_write write = {.op = STORE_NOTE_SET, .note = note};
    if (characters(note->text) > HUB_NOTE_CHARACTERS_MAX)
        done(context, hub_error_of(HUB_BAD_REQUEST));
    else
        keep(hub, note->user, &write, done, context);
}

void hub_preferences_set(struct hub *hub, const struct store_preferences *preferences,
                         hub_people_done *done, void *context)
{
    struct store_write write = {.op = STORE_PREFERENCES_SET, .preferences = preferences};
    keep(hub, preferences->user, &write, done, context);
}

void hub_relation_set(struct hub *hub, const struct store_relation *relation, hub_people_done *done,
                      void *context)
{
    struct store_write write = {.op = STORE_RELATION_SET, .relation = relation};
    if (relation->other == relation->user)
        done(context, hub_error_of(HUB_YOURSELF));
    else
        keep(hub, relation->user, &write, done, context);
}
