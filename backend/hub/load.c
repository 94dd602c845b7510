/* Bringing stored matches into memory: all that are being played or wait for players when the
 * server starts, finished ones when somebody looks at them.
 *
 * Whether a match is damaged is decided here, in memory, and written nowhere: only a log that was
 * read whole and does not fold is. A read that failed and memory that was not there say nothing
 * about a match; it stays absent, answers "not now", and is read again on a worker, later and later
 * as long as that fails. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/internal.h"

#define AGAIN_FIRST_US (250LL * 1000)
#define AGAIN_MOST_US  (30LL * 1000000)
#define AGAIN_DOUBLES  7 /* from the first to the most */

/* A match that is in the file and not in memory. */
struct hub_absent {
    struct hub_absent *next;
    char id[STORE_MATCH_ID_BYTES + 1];
    /* HUB_NOT_NOW: it is tried again; HUB_MATCH_DAMAGED: its row says too little; HUB_MATCH_NEWER,
     * HUB_MATCH_OLDER: its rules are not here */
    enum hub_err why;
    uint32_t tries;
    int64_t due_us; /* monotonic */
};

struct ids {
    char (*at)[STORE_MATCH_ID_BYTES + 1];
    size_t count;
    size_t room;
    bool failed; /* no memory */
};

/* A reading on a worker: of one match, or of the list of them. */
struct load_job {
    struct hub *hub;
    bool list;
    char id[STORE_MATCH_ID_BYTES + 1];
    struct ids ids;
    enum load end;
    struct hub_match *match; /* what was read, not in the table yet */
};

static int64_t again_us(uint32_t tries)
{
    int64_t wait = AGAIN_FIRST_US << (tries < AGAIN_DOUBLES ? tries : AGAIN_DOUBLES);
    return clock_mono_us() + (wait < AGAIN_MOST_US ? wait : AGAIN_MOST_US);
}

/* ---- reading one ---- */

static bool line_read(void *context, const struct store_chat *chat)
{
    struct hub_match *match = context;
    match->chat_count = chat->number;
    return true;
}

/* A verdict of an older program: it holds only as long as the log does not fold. */
static void verdict_look_again(struct hub_match *match)
{
    bool begun = match->info.started_ms != 0;
    if (match->info.status != STORE_BROKEN ||
        (begun && match->game->to_act(&match->play.state) == 0))
        return;
    match->info.status = begun ? STORE_RUNNING : STORE_OPEN;
    match->info.ended_ms = 0;
    match->info.due_ms = clock_unix_ms(); /* the caretaker finds out what it is */
    match->info.end_reason[0] = '\0';
    log_info("hub", "event=match_sound_again match=%s", match->info.id);
}

/* Whether the rules of a match that has begun are here. One of newer rules waits for the program
 * that knows them: that is no damage. */
static enum load rules_look(const struct game *game, const struct store_match *info)
{
    enum game_knows knows = game_knows(game, info->revision);
    if (info->started_ms == 0 || knows == GAME_KNOWS) return LOAD_DONE;
    log_error("hub", "event=rules_unknown match=%s revision=%u is=%s", info->id, info->revision,
              knows == GAME_NEWER ? "newer" : "older");
    return knows == GAME_NEWER ? LOAD_NEWER : LOAD_OLDER;
}

/* Reads what belongs to `info`. On a worker or on the loop thread; the hub itself is not touched.
 * LOAD_BROKEN too gives a match, which is shown as broken, unless its game is unknown; LOAD_NEWER
 * and LOAD_OLDER give none. */
static enum load match_read(struct hub *hub, struct store_reader *reader,
                            const struct store_match *info, struct hub_match **read)
{
    *read = NULL;
    const struct game *game = games_find(info->game);
    if (game == NULL) {
        log_error("hub", "event=game_unknown match=%s game=%s", info->id, info->game);
        return LOAD_BROKEN;
    }
    enum load end = rules_look(game, info);
    if (end != LOAD_DONE) return end;
    struct hub_match *match = table_match_make(hub, info, game);
    if (match == NULL) return LOAD_UNREAD;
    enum store_err err = settings_parse(game, info->options, &match->settings);
    end = err == STORE_OK ? LOAD_DONE : err == STORE_IO ? LOAD_UNREAD : LOAD_BROKEN;
    if (end == LOAD_DONE && info->started_ms != 0) end = history_fold(match, reader);
    if (end != LOAD_UNREAD && store_chat_each(reader, info->id, 0, 1, line_read, match) != STORE_OK)
        end = LOAD_UNREAD; /* the next line would get a number that is taken */
    if (end == LOAD_UNREAD) {
        table_match_free(match);
        return end;
    }
    if (end == LOAD_BROKEN) {
        log_error("hub", "event=match_broken match=%s", info->id);
        match->info.status = STORE_BROKEN;
    } else {
        verdict_look_again(match);
    }
    *read = match;
    return end;
}

enum load load_match(struct hub *hub, struct store_reader *reader, const char *id,
                     struct hub_match **read)
{
    struct store_match info;
    *read = NULL;
    enum store_err err = store_match_read(reader, id, &info);
    switch (err) {
    case STORE_OK: return match_read(hub, reader, &info, read);
    case STORE_NOT_FOUND: return LOAD_GONE;
    case STORE_DAMAGED: return LOAD_BROKEN;
    case STORE_TAKEN:
    case STORE_BUSY:
    case STORE_FULL:
    case STORE_IO:
    case STORE_CORRUPT:
    case STORE_NEWER:
    case STORE_STALE:
    case STORE_CLOSED: break;
    }
    return LOAD_UNREAD;
}

static bool id_keep(void *context, const char *id)
{
    struct ids *ids = context;
    if (ids->count == ids->room) {
        size_t room = ids->room == 0 ? 64 : 2 * ids->room;
        void *at = realloc(ids->at, room * sizeof(*ids->at));
        if (at == NULL) {
            ids->failed = true;
            return false;
        }
        ids->at = at;
        ids->room = room;
    }
    (void)text_copy(ids->at[ids->count++], sizeof(*ids->at), id);
    return true;
}

static enum load ids_read(struct store_reader *reader, struct ids *ids)
{
    enum store_err err = store_live_ids_each(reader, id_keep, ids);
    return err == STORE_OK && !ids->failed ? LOAD_DONE : LOAD_UNREAD;
}

/* ---- what is absent ---- */

static struct hub_absent *absent_find(const struct hub *hub, const char *id)
{
    struct hub_absent *absent = hub->absent;
    while (absent != NULL && strcmp(absent->id, id) != 0) absent = absent->next;
    return absent;
}

/* Notes that a match is absent; without memory, that the list must be read again. */
static struct hub_absent *absent_note(struct hub *hub, const char *id, enum hub_err why)
{
    struct hub_absent *absent = absent_find(hub, id);
    if (absent == NULL) {
        absent = calloc(1, sizeof(*absent));
        if (absent == NULL) {
            hub->unlisted = true;
            return NULL;
        }
        (void)text_copy(absent->id, sizeof(absent->id), id);
        absent->next = hub->absent;
        hub->absent = absent;
    }
    absent->why = why;
    return absent;
}

enum hub_err hub_match_absent(const struct hub *hub, const char *id)
{
    const struct hub_absent *absent = absent_find(hub, id);
    return absent != NULL ? absent->why : HUB_OK;
}

static void absent_drop(struct hub *hub, const char *id)
{
    struct hub_absent **at = &hub->absent;
    while (*at != NULL && strcmp((*at)->id, id) != 0) at = &(*at)->next;
    struct hub_absent *absent = *at;
    if (absent != NULL) {
        *at = absent->next;
        free(absent);
    }
}

/* Why a match that its reading has not given is not there. */
static enum hub_err why_absent(enum load end)
{
    switch (end) {
    case LOAD_BROKEN: return HUB_MATCH_DAMAGED;
    case LOAD_NEWER: return HUB_MATCH_NEWER;
    case LOAD_OLDER: return HUB_MATCH_OLDER;
    case LOAD_DONE:
    case LOAD_UNREAD:
    case LOAD_GONE: break;
    }
    return HUB_NOT_NOW;
}

/* Does with a match what its reading has come to. Owns `match`. */
static void settle(struct hub *hub, const char *id, enum load end, struct hub_match *match)
{
    if (match != NULL && table_find(hub, id) != NULL) {
        end = LOAD_GONE; /* it is there already */
        table_match_free(match);
        match = NULL;
    }
    if (match != NULL) {
        absent_drop(hub, id);
        table_link(hub, match);
        hub->asked(match);
    } else if (end == LOAD_GONE) {
        absent_drop(hub, id);
    } else if (why_absent(end) != HUB_NOT_NOW) {
        log_error("hub", "event=match_not_loaded match=%s reason=%s", id,
                  hub_error_name(&(struct hub_error){.code = why_absent(end)}));
        (void)absent_note(hub, id, why_absent(end));
    } else {
        struct hub_absent *absent = absent_note(hub, id, HUB_NOT_NOW);
        if (absent != NULL) {
            absent->due_us = again_us(absent->tries++);
            log_error("hub", "event=match_not_read match=%s tries=%u", id, absent->tries);
        }
    }
}

static void listed(struct hub *hub, enum load end)
{
    hub->unlisted = end != LOAD_DONE;
    if (hub->unlisted) {
        hub->list_due_us = again_us(hub->list_tries++);
        log_error("hub", "event=matches_not_listed tries=%u", hub->list_tries);
    }
}

void load_all(struct hub *hub)
{
    struct ids ids = {0};
    listed(hub, ids_read(hub->config.reader, &ids));
    for (size_t i = 0; i < ids.count; i++) {
        struct hub_match *match = NULL;
        enum load end = load_match(hub, hub->config.reader, ids.at[i], &match);
        settle(hub, ids.at[i], end, match);
    }
    free(ids.at);
}

/* ---- again, on a worker ---- */

static void load_work(void *context)
{
    struct load_job *job = context;
    struct store_reader *reader = NULL;
    job->end = LOAD_UNREAD;
    enum store_err err = store_reader_open(job->hub->config.store, &reader);
    if (err == STORE_OK) err = store_snapshot_begin(reader);
    if (err == STORE_OK) {
        job->end = job->list ? ids_read(reader, &job->ids)
                             : load_match(job->hub, reader, job->id, &job->match);
        store_snapshot_end(reader);
    }
    store_reader_close(reader);
}

static void load_worked(void *context)
{
    struct load_job *job = context;
    struct hub *hub = job->hub;
    hub->loading = false;
    if (hub->stopped) {
        table_match_free(job->match);
    } else if (!job->list) {
        settle(hub, job->id, job->end, job->match);
    } else {
        listed(hub, job->end);
        for (size_t i = 0; i < job->ids.count; i++)
            if (table_find(hub, job->ids.at[i]) == NULL && absent_find(hub, job->ids.at[i]) == NULL)
                (void)absent_note(hub, job->ids.at[i], HUB_NOT_NOW); /* due at once */
    }
    free(job->ids.at);
    free(job);
}

/* The match that is due first, or NULL: none is. */
static struct hub_absent *absent_due(const struct hub *hub, int64_t now_us)
{
    struct hub_absent *due = NULL;
    for (struct hub_absent *absent = hub->absent; absent != NULL; absent = absent->next)
        if (absent->why == HUB_NOT_NOW && absent->due_us <= now_us &&
            (due == NULL || absent->due_us < due->due_us))
            due = absent;
    return due;
}

void load_tick(struct hub *hub)
{
    int64_t now_us = clock_mono_us();
    const struct hub_absent *absent = hub->loading ? NULL : absent_due(hub, now_us);
    bool list = !hub->loading && hub->unlisted && hub->list_due_us <= now_us;
    if ((!list && absent == NULL) || hub->stopped) return;
    struct load_job *job = calloc(1, sizeof(*job));
    if (job == NULL) return;
    *job = (struct load_job){.hub = hub, .list = list};
    if (!list) (void)text_copy(job->id, sizeof(job->id), absent->id);
    hub->loading = pool_submit(hub->config.reads, pool_owner_of("load"), load_work, load_worked,
                               job) == POOL_TAKEN;
    if (!hub->loading) free(job);
}

void load_end(struct hub *hub)
{
    while (hub->absent != NULL) absent_drop(hub, hub->absent->id);
}
