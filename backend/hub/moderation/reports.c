#include "hub/moderation/reports.h"

#include <stdlib.h>

#include "base/clock.h"
#include "hub/account/sessions.h"
#include "hub/core/internal.h"
#include "hub/people/people_internal.h"

static enum hub_err add_error(enum store_err err)
{
    return err == STORE_TAKEN      ? HUB_REPORTED_ALREADY
           : err == STORE_TOO_MANY ? HUB_TOO_MANY_REPORTS
                                   : HUB_NO_SUCH_USER;
}

static struct hub_error limit(struct hub *hub, int64_t user, const char *peer)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    int64_t now_ms = clock_mono_ms();
    limits_user(user, who);
    bool ok = limits_acquire(hub->limits, LIMIT_REPORT, who, now_ms, &retry_ms) &&
              limits_acquire(hub->limits, LIMIT_REPORT_ADDRESS, peer, now_ms, &retry_ms);
    return ok ? hub_error_of(HUB_OK) : hub_error_often(retry_ms);
}

void hub_report_add(struct hub *hub, const struct store_report *report, const char *peer,
                    hub_people_done *done, void *context)
{
    struct store_report added = *report;
    struct store_write write = {.op = STORE_REPORT_ADD, .argument = &added};
    struct hub_error error = hub_error_of(HUB_OK);
    added.at_ms = clock_unix_ms();
    if (report->target == report->user)
        error = hub_error_of(HUB_YOURSELF);
    else
        error = limit(hub, report->user, peer);
    if (error.code != HUB_OK)
        done(context, error);
    else
        personal_write(hub, report->user, &write, add_error, done, context);
}

static enum hub_err confirm_error(enum store_err err)
{
    (void)err;
    return HUB_NOT_FOUND;
}

struct confirmation {
    struct hub *hub;
    int64_t user;
    hub_people_done *done;
    void *context;
};

static void confirmed(void *context, struct hub_error error)
{
    struct confirmation *confirmation = context;
    if (error.code == HUB_OK) sessions_changed(confirmation->hub, confirmation->user);
    confirmation->done(confirmation->context, error);
    free(confirmation);
}

void hub_warning_confirm(struct hub *hub, int64_t user, int64_t number, hub_people_done *done,
                         void *context)
{
    struct store_warning warning = {.number = number, .user = user, .at_ms = clock_unix_ms()};
    struct store_write write = {.op = STORE_WARNING_CONFIRM, .argument = &warning};
    struct confirmation *confirmation = calloc(1, sizeof(*confirmation));
    if (confirmation == NULL) {
        done(context, hub_error_of(HUB_BUSY));
        return;
    }
    *confirmation = (struct confirmation){hub, user, done, context};
    personal_write(hub, user, &write, confirm_error, confirmed, confirmation);
}
