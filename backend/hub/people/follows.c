#include "hub/people/follows.h"

#include "base/clock.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"

static enum hub_err set_error(enum store_err err)
{
    return err == STORE_TOO_MANY ? HUB_TOO_MANY_RELATIONS : HUB_NO_SUCH_USER;
}

static enum hub_err delete_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

void hub_follow_set(struct hub *hub, int64_t user, int64_t other, hub_people_done *done,
                    void *context)
{
    struct store_follow follow = {.at_ms = clock_unix_ms(), .user = user, .other = other};
    struct store_write write = {.op = STORE_FOLLOW_SET, .argument = &follow};
    if (user == other)
        done(context, hub_error_of(HUB_YOURSELF));
    else
        personal_write(hub, user, &write, set_error, done, context);
}

void hub_follow_delete(struct hub *hub, int64_t user, int64_t other, hub_people_done *done,
                       void *context)
{
    struct store_follow follow = {.user = user, .other = other};
    struct store_write write = {.op = STORE_FOLLOW_DELETE, .argument = &follow};
    personal_write(hub, user, &write, delete_error, done, context);
}
