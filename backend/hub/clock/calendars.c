/* Calendars: read and changed by their users, and cached in the matches of these users. */
#include "hub/clock/calendars.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/nodes/several.h"

#define TRIES_MAX 8 /* retries when two devices change it at once */

/* ---- when other people sit there ---- */

/* Their clocks may run otherwise from now on. */
static void told(struct hub_match *match)
{
    if (match->hub->calendar_told != NULL) match->hub->calendar_told(match);
}

struct people_job {
    struct hub_read read;
    struct hub *hub;
    char id[STORE_MATCH_ID_BYTES + 1];
    int64_t users[GAME_SEATS_MAX];
    uint64_t written; /* hub->written at the start of the worker */
    int64_t asked_ms; /* when that was, by clock time; 0: not known */
    struct match_calendars *calendars;
};

/* On a worker. */
static void people_run(struct hub_read *read, struct store_reader *reader)
{
    struct people_job *job = (struct people_job *)read;
    job->calendars = match_calendars_read(reader, job->users);
}

/* Stores the read calendars. A failed or outdated read is repeated by the next
 * calendars_ready(). */
static void people_done(struct hub_read *read)
{
    struct people_job *job = (struct people_job *)read;
    struct hub_match *match = table_find(job->hub, job->id);
    if (match != NULL) match->calendars_reading = false;
    if (match != NULL && job->calendars != NULL && job->written == job->hub->written) {
        calendars_free(match);
        match->calendars = job->calendars;
        match->calendars->asked_ms = job->asked_ms;
        job->calendars = NULL;
        told(match);
    }
    match_calendars_drop(job->calendars);
    free(job);
}

/* Returns whether they belong to the seated players. */
static bool are_known(const struct hub_match *match)
{
    int64_t users[GAME_SEATS_MAX];
    match_calendars_users(match, users);
    return match->calendars != NULL && memcmp(match->calendars->users, users, sizeof(users)) == 0;
}

/* Has them read, if they are not being read already. */
static void people_ask(struct hub_match *match)
{
    struct hub *hub = match->hub;
    if (match->calendars_reading || match->gone || hub->stopped) return;
    struct people_job *job = calloc(1, sizeof(*job));
    if (job == NULL) return;
    *job = (struct people_job){
        .read = {.run = people_run, .done = people_done}, .hub = hub, .written = hub->written};
    if (clock_time_known(hub->clock_time)) job->asked_ms = clocks_now(match);
    match_calendars_users(match, job->users);
    (void)text_copy(job->id, sizeof(job->id), match->info.id);
    match->calendars_reading =
        hub_read_begin(hub, HUB_READ_ROW, pool_owner_of(match->info.id), &job->read) == POOL_TAKEN;
    if (!match->calendars_reading) free(job);
}

bool calendars_ready(struct hub_match *match)
{
    if (!match_calendars_wanted(match) || are_known(match)) return true;
    people_ask(match);
    return false;
}

bool calendars_since(struct hub_match *match, int64_t since_ms)
{
    if (match->hub->config.hints == NULL || !match_calendars_wanted(match)) return true;
    if (match->calendars != NULL && match->calendars->asked_ms >= since_ms) return true;
    people_ask(match);
    return false;
}

bool calendars_sum(const struct hub_match *match, int64_t *sum)
{
    *sum = 0;
    if (match->calendars_reading || !match_calendars_wanted(match) || !are_known(match))
        return false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) *sum += match->calendars->edits[seat];
    return true;
}

void calendars_doubt(struct hub_match *match)
{
    /* as in calendars_heard() */
    memset(match->calendars->users, 0, sizeof(match->calendars->users));
    told(match);
}

/* Runs after a commit that made `calendar` that of `user`, at `edit`: updates the user's matches in
 * memory and checks their clocks. */
static void changed(struct hub *hub, int64_t user, const struct calendar *calendar, uint32_t edit)
{
    hub->written++; /* a worker may be reading an old version of the user's matches */
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash) {
            int seat = match->calendars == NULL ? HUB_NOBODY_SEAT : hub_match_seat_of(match, user);
            if (seat == HUB_NOBODY_SEAT || match->calendars->users[seat] != user) continue;
            free(match->calendars->of[seat]);
            match->calendars->of[seat] = NULL;
            match->calendars->edits[seat] = edit;
            if (!match_calendars_keep(calendar, &match->calendars->of[seat]))
                match->calendars->users[seat] = 0; /* read again at the next use */
            told(match);
        }
    }
}

void calendars_heard(struct hub *hub, int64_t user)
{
    hub->written++;
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash) {
            int seat = match->calendars == NULL ? HUB_NOBODY_SEAT : hub_match_seat_of(match, user);
            if (seat == HUB_NOBODY_SEAT || match->calendars->users[seat] != user) continue;
            match->calendars->users[seat] = 0; /* read again at the next use */
            told(match);
        }
    }
}

void calendars_forget(struct hub *hub, int64_t user)
{
    const struct calendar none = {.hours_count = 0};
    changed(hub, user, &none, 0);
}

/* ---- requests ---- */

struct calendar_job {
    struct hub_read read;
    struct hub *hub;
    struct hub_calendar_request request;
    hub_calendar_done *done;
    void *context;
    struct store_calendar calendar; /* as it is, then as it will be */
    struct calendar known;          /* the same as clocks ask it */
    enum hub_err found;             /* how the worker has decided */
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
        changed(job->hub, job->request.user, &job->known, job->calendar.edit);
        tell_calendar(job->hub, job->request.user);
        job_answer(job, hub_error_of(HUB_OK));
    } else if (err == STORE_STALE) { /* or its user was deleted in the meantime */
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
    else if (!limits_take(hub->limits, LIMIT_CALENDAR, who, clock_mono_ms(), &retry_ms))
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
