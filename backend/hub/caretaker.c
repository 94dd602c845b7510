/* The caretaker: what nobody has to ask for. It ends matches that nobody wants any more and forgets
 * guests who never played. Which are due is kept in the store, by the wall clock, with an index
 * that finds them; a worker reads it, a few matches at a time. The match's own queue then decides,
 * so that nothing is shown as ended before it is saved as ended. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "hub/internal.h"

#define DAY_MS            (24LL * 3600 * 1000)
#define LOOK_EVERY_MS     (60LL * 1000)
#define LOOK_COUNT        64
#define GUESTS_EVERY_MS   (3600LL * 1000)
#define CLOCK_SLACK_MS    (10LL * 60 * 1000)
#define CLOCK_SETTLING_MS (3600LL * 1000)

struct look_job {
    struct hub *hub;
    int64_t now_ms;
    enum store_err err;
    size_t count;
    char ids[LOOK_COUNT][STORE_MATCH_ID_BYTES + 1];
};

static bool look_row(void *context, const struct store_match *match)
{
    struct look_job *job = context;
    (void)text_copy(job->ids[job->count++], sizeof(job->ids[0]), match->id);
    return job->count < LOOK_COUNT;
}

/* On a worker. */
static void look_work(void *context)
{
    struct look_job *job = context;
    struct store_reader *reader = NULL;
    job->err = store_reader_open(job->hub->config.store, &reader);
    if (job->err == STORE_OK) {
        job->err = store_due_matches_each(reader, job->now_ms, LOOK_COUNT, look_row, job);
        store_reader_close(reader);
    }
}

static void forgotten(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    if (err != STORE_OK && err != STORE_NOT_FOUND)
        log_error("hub", "event=not_forgotten error=%s", store_err_name(err));
}

/* A note that a table has expired, which nobody reads any more. */
static void note_forget(struct hub *hub, const char *id)
{
    struct store_match match = {.seats = 1};
    memcpy(match.id, id, sizeof(match.id));
    struct store_write write = {.op = STORE_MATCH_DELETE, .match = &match};
    forgotten(NULL, store_write(hub->config.store, &write, forgotten, NULL), 0);
}

static void look_done(void *context)
{
    struct look_job *job = context;
    struct hub *hub = job->hub;
    hub->caretaker_looks = false;
    if (job->err != STORE_OK)
        log_error("hub", "event=due_not_read error=%s", store_err_name(job->err));
    for (size_t i = 0; i < job->count && !hub->stopped; i++) {
        struct hub_match *match = table_find(hub, job->ids[i]);
        if (match == NULL && !load_waits(hub, job->ids[i]))
            note_forget(hub, job->ids[i]);
        else if (match == NULL)
            continue;
        else if (store_status_live(match->info.status))
            jobs_due(match);
    }
    free(job);
}

static void matches_look(struct hub *hub, int64_t now_ms)
{
    struct look_job *job = hub->caretaker_looks ? NULL : calloc(1, sizeof(*job));
    if (job == NULL) return;
    job->hub = hub;
    job->now_ms = now_ms;
    hub->caretaker_looks = pool_submit(hub->config.reads, pool_owner_of("caretaker"), look_work,
                                       look_done, job) == POOL_TAKEN;
    if (!hub->caretaker_looks) free(job);
}

static void guests_look(struct hub *hub, int64_t now_ms)
{
    struct store_user until = {.expires_ms = now_ms};
    struct store_write write = {.op = STORE_GUESTS_EXPIRE, .user = &until};
    forgotten(NULL, store_write(hub->config.store, &write, forgotten, NULL), 0);
}

/* A wall clock that was set forward, maybe by mistake, ends nothing before it has stayed so for an
 * hour. */
static bool clock_settled(struct hub *hub, int64_t now_ms, int64_t mono_ms)
{
    int64_t drift = (now_ms - hub->caretaker_unix_ms) - (mono_ms - hub->caretaker_mono_ms);
    if (hub->caretaker_mono_ms != 0 && drift > CLOCK_SLACK_MS) {
        log_warn("hub", "event=clock_set forward_ms=%lld", (long long)drift);
        hub->caretaker_waits_ms = mono_ms + CLOCK_SETTLING_MS;
    }
    hub->caretaker_unix_ms = now_ms;
    hub->caretaker_mono_ms = mono_ms;
    return mono_ms >= hub->caretaker_waits_ms;
}

void caretaker_tick(struct hub *hub)
{
    int64_t now_ms = clock_unix_ms();
    int64_t mono_ms = clock_mono_ms();
    if (hub->caretaker_mono_ms != 0 && mono_ms - hub->caretaker_mono_ms < LOOK_EVERY_MS) return;
    if (!clock_settled(hub, now_ms, mono_ms) || hub->stopped) return;
    matches_look(hub, now_ms);
    if (mono_ms >= hub->caretaker_guests_ms) {
        hub->caretaker_guests_ms = mono_ms + GUESTS_EVERY_MS;
        guests_look(hub, now_ms);
    }
}

/* ---- one match ---- */

static bool player_looks(const struct hub_match *match)
{
    for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
         watcher = watcher->next)
        if (hub_match_seat_of(match, watcher->user) != HUB_NOBODY_SEAT) return true;
    return false;
}

/* When a running match is given up, if nothing more happens in it. */
static int64_t given_up_ms(const struct hub_match *match)
{
    uint32_t newest = match->play.version;
    bool moved = false;
    for (uint32_t version = newest; version > 0 && !moved; version--)
        moved = version < match->answered_room && match->answered[version] != 0;
    int64_t wait_ms = moved ? match->hub->quotas.idle_days * DAY_MS : HUB_UNMOVED_MS;
    return match->rows[newest % HUB_ROWS_KEPT].at_ms + wait_ms;
}

struct hub_error caretaker_prepare(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    if (!store_status_live(info->status) || info->due_ms == 0 || info->due_ms > job->at_ms)
        return hub_error_of(HUB_STALE); /* something has happened since it was looked at */
    int64_t due_ms = info->due_ms;
    if (info->status == STORE_RUNNING)
        due_ms = given_up_ms(job->match);
    else if (player_looks(job->match))
        due_ms = job->at_ms + DAY_MS;
    if (due_ms > job->at_ms) {
        info->due_ms = due_ms;
        return hub_error_of(HUB_OK);
    }
    bool open = info->status == STORE_OPEN;
    info->status = STORE_ABANDONED;
    info->ended_ms = job->at_ms;
    info->due_ms = open ? job->at_ms + HUB_EXPIRED_KEPT_MS : 0;
    (void)text_copy(info->end_reason, sizeof(info->end_reason), open ? "expired" : "idle");
    log_info("hub", "event=given_up match=%s reason=%s", info->id, info->end_reason);
    return hub_error_of(HUB_OK);
}

void caretaker_due_set(struct hub_job *job)
{
    struct store_match *info = &job->changed;
    if (job->request.action == HUB_DUE) return;
    switch (info->status) {
    case STORE_OPEN: info->due_ms = job->at_ms + HUB_OPEN_EXPIRES_MS; break;
    case STORE_RUNNING:
        if (job->match->info.status == STORE_OPEN) info->due_ms = job->at_ms + HUB_UNMOVED_MS;
        break;
    case STORE_OVER:
    case STORE_ABANDONED:
    case STORE_BROKEN: info->due_ms = 0; break;
    }
}
