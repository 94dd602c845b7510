/* Requests about calendars: read and changed by their users. */

#include <stdlib.h>

#include "base/clock.h"
#include "hub/people/calendar_rules.h"
#include "hub/clock/match_calendars.h"
#include "hub/play/calendars.h"
#include "hub/sync/node_send.h"
#include "store/nouns/calendars.h"

#define TRIES_MAX 8 /* retries when two devices change it at once */

struct calendar_job {
    struct hub_read read;
    struct hub *hub;
    struct hub_calendar_request request;
    hub_calendar_done *done;
    void *context;
    struct store_calendar calendar; /* the calendar before the change, then after it */
    struct calendar known;          /* the calendar in the form that clocks use */
    enum hub_err found;             /* result of the worker */
    unsigned tries;
};

static void job_answer(struct calendar_job *job, struct hub_error error)
{
    job->done(job->context, error, &job->calendar);
    free(job);
}

/* Finds the user's time zone, from the newest quiet hours. NULL: UTC, since none was set, or the
 * system lacks it. False: it cannot be determined now. */
static bool home_of(const struct store_calendar *calendar, const struct zone **zone)
{
    *zone = NULL;
    return calendar->hours_count == 0 ||
           calendars_zone(&calendar->hours[calendar->hours_count - 1], zone);
}

/* Checks that the time zone is allowed. */
static enum hub_err zone_known(const struct hub_calendar_request *request)
{
    const struct zone *zone;
    if (request->action != HUB_CALENDAR_HOURS) return HUB_OK;
    switch (zone_find(request->time_zone, &zone)) {
    case ZONE_FOUND: return HUB_OK;
    case ZONE_UNKNOWN:
    case ZONE_BROKEN: return HUB_UNKNOWN_TIME_ZONE;
    case ZONE_NOT_NOW: break;
    }
    return HUB_NOT_NOW;
}

/* Sets the present offset of the calendar's time zone, which analysts read. */
static void offset_set(struct store_calendar *calendar, int64_t now_ms)
{
    const struct zone *zone = NULL;
    int64_t until_s = 0;
    calendar->has_offset = home_of(calendar, &zone) && zone != NULL;
    if (calendar->has_offset)
        calendar->offset_minutes = (int16_t)(zone_offset_s(zone, now_ms / 1000, &until_s) / 60);
}

/* On a worker. */
static void job_run(struct hub_read *read, struct store_reader *reader)
{
    struct calendar_job *job = (struct calendar_job *)read;
    const struct zone *zone;
    enum store_err err = store_calendar_read(reader, job->request.user, &job->calendar);
    if (err != STORE_OK || !home_of(&job->calendar, &zone)) {
        job->found = HUB_NOT_NOW;
        return;
    }
    job->found = zone_known(&job->request);
    if (job->found != HUB_OK || job->request.action == HUB_CALENDAR_READ) return;
    int64_t now_ms = clock_unix_ms();
    job->found = calendars_change(&job->calendar, &job->request, zone, now_ms);
    if (job->found == HUB_OK && !calendars_make(&job->calendar, now_ms, &job->known))
        job->found = HUB_NOT_NOW;
    if (job->found == HUB_OK) offset_set(&job->calendar, now_ms);
}

static void job_begin(struct calendar_job *job);

static void job_saved(void *context, enum store_err err, int64_t id)
{
    struct calendar_job *job = context;
    (void)id;
    if (err == STORE_STALE && ++job->tries < TRIES_MAX) {
        job_begin(job);
        return;
    }
    if (err == STORE_OK) {
        job->calendar.edit++;
        calendars_changed(job->hub, job->request.user, &job->known, job->calendar.edit);
        node_send_calendar(job->hub, job->request.user);
        job_answer(job, hub_error_of(HUB_OK));
    } else if (err == STORE_STALE) { /* or the user was deleted in the meantime */
        job_answer(job, hub_error_of(HUB_NOT_NOW));
    } else {
        job_answer(job, err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                                          : (struct hub_error){.code = HUB_STORE, .store = err});
    }
}

static void job_done(struct hub_read *read)
{
    struct calendar_job *job = (struct calendar_job *)read;
    enum hub_err found = job->read.err == STORE_OK ? job->found : HUB_NOT_NOW;
    if (found == HUB_OK && job->hub->stopped) found = HUB_SHUTTING_DOWN;
    if (found != HUB_OK || job->request.action == HUB_CALENDAR_READ) {
        job_answer(job, hub_error_of(found));
        return;
    }
    struct store_write write = {.op = STORE_CALENDAR_SAVE, .calendar = &job->calendar};
    enum store_err err = store_write(job->hub->config.store, &write, job_saved, job);
    if (err != STORE_OK) job_saved(job, err, 0);
}

static void job_begin(struct calendar_job *job)
{
    job->read = (struct hub_read){.run = job_run, .done = job_done};
    switch (hub_read_begin(job->hub, HUB_READ_ROW, pool_owner_of(job->request.peer), &job->read)) {
    case POOL_TAKEN: return;
    case POOL_OWNER_FULL: job_answer(job, hub_error_of(HUB_TOO_MANY_REQUESTS)); return;
    case POOL_FULL: break;
    }
    job_answer(job, hub_error_of(HUB_BUSY));
}

void hub_calendar(struct hub *hub, const struct hub_calendar_request *request,
                  hub_calendar_done *done, void *context)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    struct calendar_job *job = NULL;
    struct hub_error error = hub_error_of(HUB_BUSY);
    limits_user(request->user, who);
    if (hub->stopped)
        error = hub_error_of(HUB_SHUTTING_DOWN);
    else if (!limits_acquire(hub->limits, LIMIT_CALENDAR, who, clock_mono_ms(), &retry_ms))
        error = hub_error_often(retry_ms);
    else
        job = calloc(1, sizeof(*job));
    if (job == NULL) {
        done(context, error, NULL);
        return;
    }
    job->hub = hub;
    job->request = *request;
    job->done = done;
    job->context = context;
    job_begin(job);
}
