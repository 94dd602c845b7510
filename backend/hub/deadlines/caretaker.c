/* The caretaker: periodic work without a request. It ends abandoned matches, and deletes guests who
 * never played. The store has their due times, by the wall clock, with an index; a worker reads
 * them, a few matches at a time. The match's own queue then decides, so that no match is shown as
 * ended before it is saved as ended.
 */
#include "hub/deadlines/caretaker.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/deadlines/time_out.h"
#include "hub/match/table.h"
#include "hub/queue/jobs.h"
#include "store/nouns/matches/lists.h"

#define LOOK_EVERY_MS     (60LL * 1000)
#define PAGE_EVERY_MS     1000
#define LOOK_COUNT        64
#define GUESTS_EVERY_MS   (3600LL * 1000)
#define CLOCK_SLACK_MS    (10LL * 60 * 1000)
#define CLOCK_SETTLING_MS (3600LL * 1000)

/* A match that is due. */
struct due {
    struct look_job *job;
    struct hub_fetch fetch;
    enum store_status status;
    uint32_t edit;
    char id[STORE_MATCH_ID_BYTES + 1];
    int64_t gone[GAME_SEATS_MAX]; /* by seat: users who are deleted or banned; 0: none */
    int64_t host;                 /* the same */
};

struct look_job {
    struct hub_read read;
    struct hub *hub;
    int64_t from_ms;
    int64_t now_ms;
    int64_t last_ms; /* due_ms of the last match that was found */
    enum store_err err;
    size_t count;
    size_t left; /* loads in progress */
    struct due dues[LOOK_COUNT];
};

static bool look_row(void *context, const struct store_match *match)
{
    struct look_job *job = context;
    struct due *due = &job->dues[job->count++];
    due->job = job;
    due->status = match->status;
    job->last_ms = match->due_ms;
    due->edit = match->edit;
    (void)text_copy(due->id, sizeof(due->id), match->id);
    return job->count < LOOK_COUNT;
}

static bool gone_row(void *context, int seat, int64_t user)
{
    struct due *due = context;
    if (seat < 0)
        due->host = user;
    else if (seat < GAME_SEATS_MAX)
        due->gone[seat] = user;
    return true;
}

/* On a worker. */
static void look_run(struct hub_read *read, struct store_reader *reader)
{
    struct look_job *job = (struct look_job *)read;
    job->err = store_due_matches_each(reader, job->from_ms, job->now_ms, LOOK_COUNT, look_row, job);
    for (size_t i = 0; job->err == STORE_OK && i < job->count; i++) {
        struct due *due = &job->dues[i];
        if (store_status_live(due->status))
            job->err = store_gone_each(reader, due->id, job->now_ms, gone_row, due);
    }
}

static void forgotten(void *context, enum store_err err, int64_t id)
{
    struct hub *hub = context;
    (void)id;
    hub->written++; /* a read in progress may contain the deleted match */
    if (err != STORE_OK && err != STORE_NOT_FOUND && err != STORE_STALE)
        log_error("hub", "event=not_forgotten error=%s", store_err_name(err));
}

/* Deletes the record of an expired table that has no readers. */
static void note_forget(struct hub *hub, const char *id, uint32_t edit)
{
    struct store_match match = {.seats = 1, .edit = edit};
    memcpy(match.id, id, sizeof(match.id));
    struct store_write write = {.op = STORE_MATCH_DELETE, .match = &match};
    forgotten(hub, store_write(hub->config.store, &write, forgotten, hub), 0);
}

static void look_end(struct look_job *job)
{
    if (job->left > 0) return;
    job->hub->caretaker_reading = false;
    free(job);
}

/* Writes the removal of people into the log first; the match stays due until that is written. */
static bool gone_write(struct hub_match *match, const struct due *due)
{
    bool writes = false;
    for (int seat = 0; match->info.status == STORE_RUNNING && seat < match->info.seats; seat++) {
        bool gone = due->gone[seat] != 0 && match->info.seat[seat].user == due->gone[seat];
        if (gone && time_out_gone(match, seat)) writes = true;
    }
    return writes;
}

static void due_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct due *due = context;
    (void)why; /* a match that was not loaded stays due, and a later scan finds it again */
    bool goes_on = match != NULL && store_status_live(match->info.status);
    if (goes_on && !gone_write(match, due)) {
        if (due->host != 0)
            jobs_due_gone(match, due->host);
        else
            jobs_due(match);
    }
    due->job->left--;
    look_end(due->job);
}

static void look_done(struct hub_read *read)
{
    struct look_job *job = (struct look_job *)read;
    struct hub *hub = job->hub;
    if (read->err != STORE_OK) job->err = read->err;
    if (job->err != STORE_OK)
        log_error("hub", "event=due_not_read error=%s", store_err_name(job->err));
    /* A full page is followed by the next page, so that a match that cannot end blocks no
     * others. */
    bool full = job->err == STORE_OK && job->count == LOOK_COUNT;
    hub->caretaker_from_ms = !full                          ? 0
                             : job->last_ms == job->from_ms ? job->last_ms + 1
                                                            : job->last_ms;
    job->left = 1; /* 1 more than the loads, until all loads are requested */
    for (size_t i = 0; i < job->count && !hub->stopped; i++) {
        struct due *due = &job->dues[i];
        if (due->status != STORE_ABANDONED) {
            job->left++;
            due->fetch = (struct hub_fetch){.found = due_found, .context = due};
            hub_fetch_begin(hub, due->id, pool_owner_of("caretaker"), &due->fetch);
        } else if (table_find(hub, due->id) == NULL) {
            note_forget(hub, due->id, due->edit);
        }
    }
    job->left--;
    look_end(job);
}

/* Starts a scan for due matches as soon as the last one has ended and a worker is free. */
static void matches_look(struct hub *hub)
{
    if (hub->caretaker_due_ms == 0 || hub->caretaker_reading) return;
    struct look_job *job = calloc(1, sizeof(*job));
    if (job == NULL) return;
    job->read = (struct hub_read){.run = look_run, .done = look_done};
    job->hub = hub;
    job->now_ms = hub->caretaker_due_ms;
    job->from_ms = hub->caretaker_from_ms;
    hub->caretaker_reading =
        hub_read_begin(hub, HUB_READ_DUE, pool_owner_of("caretaker"), &job->read) == POOL_TAKEN;
    if (hub->caretaker_reading)
        hub->caretaker_due_ms = 0;
    else
        free(job);
}

static void guests_look(struct hub *hub, int64_t now_ms)
{
    struct store_user until = {.expires_ms = now_ms};
    struct store_write write = {.op = STORE_GUESTS_EXPIRE, .user = &until};
    forgotten(hub, store_write(hub->config.store, &write, forgotten, hub), 0);
}

/* Returns whether the wall clock can be trusted: after a jump forward, maybe by mistake, nothing
 * ends for an hour. */
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
    int64_t every_ms = hub->caretaker_from_ms != 0 ? PAGE_EVERY_MS : LOOK_EVERY_MS;
    bool again = hub->caretaker_mono_ms == 0 || mono_ms - hub->caretaker_mono_ms >= every_ms;
    bool settled = again && clock_settled(hub, now_ms, mono_ms);
    if (hub->stopped) return;
    if (again) hub->caretaker_due_ms = settled ? now_ms : 0;
    matches_look(hub);
    if (settled && mono_ms >= hub->caretaker_guests_ms) {
        hub->caretaker_guests_ms = mono_ms + GUESTS_EVERY_MS;
        guests_look(hub, now_ms);
    }
}
