/* The path of a request: into its match's queue, through tables.c or play.c, to the store, back,
 * and only then into the match. */
#include "hub/queue/jobs.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/slab.h"
#include "base/log.h"
#include "hub/core/audit.h"
#include "hub/limits/quotas_internal.h"
#include "hub/lobby/survey.h"
#include "hub/match/conditional.h"
#include "hub/play/idle.h"
#include "hub/match/history.h"
#include "hub/play/play.h"
#include "hub/match/sight.h"
#include "hub/match/table.h"
#include "hub/queue/actions.h"
#include "hub/queue/jobs_write.h"
#include "hub/seat/seats.h"
#include "hub/sync/catch_up.h"
#include "hub/sync/node_send.h"
#include "hub/sync/node_versions.h"
#include "hub/tables/repeating.h"
#include "hub/tables/tables.h"

/* Maximum number of retries after other nodes' writes; then the sender must try again. */
#define TRIES_MAX 16

static void jobs_run(struct hub_match *match);

/* Frees the prepared data of the job. */
static void job_clear(struct hub_job *job)
{
    buf_free(&job->move_json);
    buf_free(&job->events_json);
    slab_free(job->proposal);
    job->with_match = false;
    free(job->started);
    conditional_drop_prepared(job->conditional);
    job->conditional = NULL;
    job->proposal = NULL;
    job->started = NULL;
    job->follower = (struct hub_fetch){0};
}

static void job_free(struct hub_job *job)
{
    struct hub_match *match = job->match;
    table_wait_end(match->hub, &job->waiting);
    job_clear(job);
    slab_free(job);
    table_release(match);
}

static void job_answer(struct hub_job *job, struct hub_error error, struct hub_match *match,
                       uint32_t version)
{
    if (error.code != HUB_OK) {
        match = NULL;
        job->match->hub->refusals += error.code == HUB_REFUSED;
    }
    if (job->done != NULL) {
        struct hub_answer answer = {.error = error, .match = match, .version = version};
        job->done(job->context, &answer);
    }
    job_free(job);
}

/* Frees the new match that the job had prepared. */
static void fresh_drop(struct hub_job *job)
{
    job->waiting.info[1] = NULL;
    tables_fresh_free(job->fresh);
    job->fresh = NULL;
}

/* Notifies the people of the match, wherever they are. */
static void people_tell(const struct hub_job *job, const struct store_match *before,
                        unsigned changes)
{
    struct hub_match *match = job->match;
    const struct hub *hub = match->hub;
    table_people_notify(match, before, changes);
    if (job->fresh != NULL && hub->match_changed != NULL)
        hub->match_changed(hub->match_context, job->fresh, NULL, 0);
    if (job->request.action == HUB_SEEN && hub->match_changed != NULL)
        hub->match_changed(hub->match_context, match, NULL, job->request.user.id);
    bool conditional = job->conditional != NULL || job->request.action == HUB_CONDITIONAL;
    if (job->proposal != NULL && !job->saves && !conditional) {
        struct store_move move = jobs_row(job);
        node_send_move(match, &move);
    } else {
        node_send_match(match, conditional);
    }
    if (job->fresh != NULL) node_send_match(job->fresh, false);
}

/* Applies several due consequences one after the other, and then computes the next due time. */
static void due_go_on(struct hub_match *match)
{
    const struct store_match *info = &match->info;
    if (!match->gone && store_status_live(info->status) && info->due_ms != 0 &&
        info->due_ms <= clock_unix_ms())
        jobs_due(match);
}

/* Applies the committed job, notifies the watchers, answers. `id`: the store's result id. */
static void job_apply(struct hub_job *job, int64_t id)
{
    struct hub_match *match = job->match;
    struct hub *hub = match->hub;
    if (job->started != NULL && job->fresh != NULL && id != 1) fresh_drop(job);
    bool talk = job->request.action == HUB_CHAT;
    bool conditional = job->request.action == HUB_CONDITIONAL ||
                       (job->request.action == HUB_CONDITIONAL_ASK && job->proposal == NULL);
    bool goes_on = job->proposal != NULL && !job->saves;
    bool damaged = match->info.status == STORE_BROKEN;
    struct store_match before = match->info;
    job->changed.edit += job->saves;
    match->info.edit = job->changed.edit;
    if (job->fresh != NULL) job->fresh->info.edit = 1;
    if (!talk) survey_stored(match, job->changed.status);
    if (!talk && !goes_on && !conditional) {
        struct store_match changed = job->changed;
        changed.status = damaged ? STORE_BROKEN : changed.status; /* closing does not repair it */
        table_info_set(match, &changed);
    }
    struct applied applied = {.job = job, .before = &before, .id = id, .result = match};
    unsigned changes = job_action(job)->apply(&applied);
    if (applied.result != NULL) table_notify(match, changes | conditional_apply(job));
    people_tell(job, &before, talk && id < 0 ? changes | HUB_CHANGE_INFO : changes);
    job_answer(job, hub_error_of(HUB_OK), applied.result, applied.version);
    if (!match->gone) hub->asked(match);
}

/* Adds the job to its match's queue, at its front or its end. */
static void job_push(struct hub_job *job, bool first)
{
    struct hub_match *match = job->match;
    job->next = first ? match->queue_first : NULL;
    if (first || match->queue_last == NULL)
        match->queue_first = job;
    else
        match->queue_last->next = job;
    if (job->next == NULL) match->queue_last = job;
    match->queue_count++;
}

/* Runs the job again after other nodes' writes to the match have been read. */
static void job_again(struct hub_job *job)
{
    struct hub_match *match = job->match;
    fresh_drop(job);
    job_clear(job);
    if (match->hub->stopped || job->tries == TRIES_MAX) {
        job_answer(job, hub_error_of(match->hub->stopped ? HUB_SHUTTING_DOWN : HUB_NOT_NOW), NULL,
                   0);
    } else {
        job->tries++;
        job_push(job, true);
    }
    if (!match->hub->stopped) catch_up_begin(match);
}

/* Returns whether the request names something unknown here that its sender may have received from
 * another node. */
static bool is_ahead(const struct hub_job *job)
{
    const struct hub_match *match = job->match;
    const struct hub_request *request = &job->request;
    bool ahead = false;
    if (request->action == HUB_MOVE)
        ahead = hub_match_started(match) &&
                (request->expects > match->play.version ||
                 (request->has_hash &&
                  hub_match_place(match, request->expects, request->hash) == HUB_PLACE_ELSEWHERE));
    else if (request->action == HUB_SEEN)
        ahead = request->chat_number > match->chat_count ||
                (request->looked && request->version > match->play.version);
    return ahead && job->tries == 0 && !job->by_bot && !job->by_server &&
           hub_match_seat_of(match, request->user.id) != HUB_NOBODY_SEAT;
}

/* Converts a refusal of the store to the error for the requester; HUB_STORE: it is no refusal. */
static enum hub_err refusal_of(const struct hub_job *job, enum store_err err)
{
    if (job->request.action == HUB_CONDITIONAL)
        return err == STORE_TOO_MANY    ? HUB_TOO_MANY_CONDITIONAL
               : err == STORE_NOT_FOUND ? HUB_NOT_SIGNED_IN
                                        : HUB_STORE;
    if (err == STORE_MUTED) return HUB_CHAT_MUTED;
    if (err == STORE_WARNED) return HUB_WARNING_OPEN;
    if (err == STORE_TOO_MANY) return HUB_TOO_MANY_MATCHES;
    if (err == STORE_NOT_FOUND && job->request.action == HUB_REMATCH) return HUB_NOT_SIGNED_IN;
    if (err == STORE_TOO_MANY_ASKED) return HUB_TOO_MANY_INVITATIONS;
    if (err != STORE_BLOCKED) return HUB_STORE;
    return job->request.action == HUB_INVITE ? HUB_NOT_INVITABLE : HUB_NOT_WELCOME;
}

/* `id` is the store's result id. */
static void job_not_saved(struct hub_job *job, enum store_err err, int64_t id)
{
    struct hub_match *match = job->match;
    struct hub_error error = {.code = refusal_of(job, err), .store = err};
    if (error.code == HUB_CHAT_MUTED) error.until_ms = id;
    if (error.code == HUB_STORE)
        log_error("hub", "event=not_saved match=%s error=%s", match->info.id, store_err_name(err));
    if (error.code == HUB_TOO_MANY_MATCHES)
        quotas_creation_release(match->hub, job->request.user.id, job->request.peer);
    fresh_drop(job);
    job_answer(job, error, NULL, 0);
}

/* Copies from the store the users for whom the seats' results count, after a match ended with
 * the job. */
static void answers_take(struct hub_job *job)
{
    bool ends = job->saves && store_status_live(job->match->info.status) &&
                !store_status_live(job->changed.status);
    for (size_t seat = 0; ends && seat < job->changed.seats; seat++)
        job->changed.seat[seat].answers = job->answers[seat];
}

static void job_committed(void *context, enum store_err err, int64_t id)
{
    struct hub_job *job = context;
    struct hub_match *match = job->match;
    match->writing = false;
    bool said = err == STORE_OK && job->request.action == HUB_CHAT && id > 0;
    if (err == STORE_STALE || (said && id > match->chat_count)) {
        job_again(job);
    } else if (said) {
        job_answer(job, hub_error_of(HUB_OK), match,
                   0); /* the message was sent before, maybe to another node */
    } else if (err == STORE_OK) {
        bool by_server = job->by_server;
        answers_take(job);
        job_apply(job, id);
        if (by_server) due_go_on(match);
    } else if (err == STORE_BLOCKED && job->request.action == HUB_REMATCH &&
               (id & ~(int64_t)job->apart) != 0) {
        job->apart |= (uint8_t)id; /* the store also left out users who have blocked each other */
        fresh_drop(job);
        job_clear(job);
        job_push(job, true);
    } else {
        job_not_saved(job, err, id);
    }
    jobs_run(match);
}

static struct hub_error job_prepare(struct hub_job *job)
{
    const struct action *action = job_action(job);
    if (job->match->gone)
        return hub_error_of(HUB_NO_SUCH_MATCH); /* the match was deleted while the job waited */
    if (job->match->info.status == STORE_BROKEN && !action->damaged)
        return hub_error_of(HUB_MATCH_DAMAGED);
    struct hub_error error = action->prepare(job);
    return error.code == HUB_OK ? repeating_prepare(job) : error;
}

/* Returns true if an earlier request has already had this effect: the answer repeats it, and
 * there is nothing to write. */
static bool job_answered(const struct hub_job *job, struct hub_match **match, uint32_t *version)
{
    const struct hub_request *request = &job->request;
    *match = job->match;
    *version = 0;
    if (request->action == HUB_MOVE && request->user.id != 0 && hub_match_started(job->match)) {
        *version = history_answered_find(job->match, request->user.id, request->id);
        return *version != 0;
    }
    if (request->action == HUB_CHAT)
        return history_chat_find(job->match, request->user.id, request->id);
    if (request->action == HUB_REMATCH && job->match->info.rematch[0] != '\0' &&
        hub_match_seat_of(job->match, request->user.id) != HUB_NOBODY_SEAT) {
        *match = hub_match_cached(job->match->hub, job->match->info.rematch);
        return *match != NULL &&
               ((*match)->info.started_ms != 0 || (*match)->info.status == STORE_OPEN);
    }
    if (request->action == HUB_SEEN) return play_seen_before(job);
    return false;
}

/* Makes a request for a rematch accept the rematch that already reserves a seat for the
 * requester. */
static bool rematch_accepted(struct hub_job *job, struct hub_match *next)
{
    if (job->request.action != HUB_REMATCH || next->info.status != STORE_OPEN ||
        hub_match_invited(next, job->request.user.id) == HUB_NOBODY_SEAT)
        return false;
    struct hub_request join = {
        .action = HUB_JOIN, .user = job->request.user, .seat = HUB_NOBODY_SEAT};
    hub_request(next->hub, next, &join, job->done, job->context);
    job_free(job);
    return true;
}

/* Returns the error for a requester whom the rematch does not concern: they declined it, or it
 * reserves no seat for them. Only those who may see the next match get it as an answer. */
static struct hub_error answered_error(const struct hub_job *job, const struct hub_match *match)
{
    struct hub_sight_room room = {0};
    bool seen = job->request.action != HUB_REMATCH ||
                hub_sight(match, job->request.user.id, NULL, &room) != NULL;
    return hub_error_of(seen ? HUB_OK : HUB_NOT_WELCOME);
}

/* Continues once the next match was found, or is known not to exist. */
static void next_found(void *context, struct hub_match *next, enum hub_err why)
{
    struct hub_job *job = context;
    struct hub_match *match = job->match;
    bool later = why == HUB_NOT_NOW || why == HUB_BUSY || why == HUB_TOO_MANY_REQUESTS ||
                 why == HUB_SHUTTING_DOWN;
    match->writing = false;
    if (next == NULL && later)
        job_answer(job, hub_error_of(why), NULL, 0);
    else
        job_push(job, true);
    jobs_run(match);
}

/* Starts the load of the next match if it already exists, since a request for a rematch may take
 * a seat in it. Returns true if the job, and with it the match's queue, waits for the load. */
static bool next_awaited(struct hub_job *job)
{
    struct hub_match *match = job->match;
    const char *next = match->info.rematch;
    if (job->request.action != HUB_REMATCH || next[0] == '\0' || job->follower.found != NULL ||
        hub_match_cached(match->hub, next) != NULL)
        return false;
    job->follower = (struct hub_fetch){.found = next_found, .context = job};
    match->writing = true;
    hub_fetch_begin(match->hub, next, (uint64_t)job->request.user.id, &job->follower);
    return true;
}

/* Sends the prepared job to the store; `done` receives the result. */
static enum store_err job_write(struct hub_job *job, store_done *done)
{
    struct hub_match *match = job->match;
    struct job_write to;
    job_written_action(job)->write(job, &to);
    if (job->closer != 0) {
        audit_fill(&to.audit, &(struct hub_user){.id = job->closer}, "close", "");
        memcpy(to.audit.target, match->info.id, sizeof(match->info.id));
        to.write.audit = &to.audit;
    }
    to.write.answers = job->answers;
    job->saves = to.write.op == STORE_MATCH_SAVE ||
                 (to.write.op == STORE_MOVE_APPEND && to.write.append.match != NULL);
    if (job->saves) seats_settle(&job->changed);
    if (job->fresh != NULL) seats_settle(&job->fresh->info);
    return store_write(match->hub->config.store, &to.write, done, job);
}

static struct hub_job *job_pop(struct hub_match *match)
{
    struct hub_job *job = match->queue_first;
    match->queue_first = job->next;
    match->queue_last = job->next == NULL ? NULL : match->queue_last;
    match->queue_count--;
    return job;
}

/* Returns true if a person's move came after the time ran out: it waits, once, for the
 * consequence of the time-out. */
static bool late(struct hub_job *job)
{
    struct hub_match *match = job->match;
    bool moves = job->request.action == HUB_MOVE || job->request.action == HUB_CONDITIONAL_ASK;
    if (!moves || job->by_bot || job->waited || match->hub->stopped || !match->hub->first(match))
        return false;
    job->waited = true;
    job_push(job, false);
    return true;
}

static void jobs_run(struct hub_match *match)
{
    reload_if_behind(match);
    while (!match->writing && match->behind == NULL && match->queue_first != NULL) {
        struct hub_job *job = job_pop(match);
        if (is_ahead(job)) {
            job_again(job);
            continue;
        }
        if (next_awaited(job) || late(job)) continue;
        job->changed = match->info;
        job->waiting.info[0] = &job->changed;
        job->at_ms = clock_unix_ms();
        struct hub_match *before = NULL;
        uint32_t version = 0;
        if (job_answered(job, &before, &version)) {
            if (rematch_accepted(job, before)) continue;
            job_answer(job, answered_error(job, before), before, version);
            continue;
        }
        struct hub_error error = job_prepare(job);
        if (error.code == HUB_OK) {
            idle_set(job);
            job->admitted = true;
            job->waiting.info[1] = job->fresh != NULL ? &job->fresh->info : NULL;
            match->writing = true;
            enum store_err err = job_write(job, job_committed);
            if (err == STORE_OK) continue;
            match->writing = false;
            error = err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                                      : (struct hub_error){.code = HUB_STORE, .store = err};
        }
        fresh_drop(job);
        job_answer(job, error, NULL, 0);
    }
}

void jobs_go_on(struct hub_match *match, enum hub_err why)
{
    while (why != HUB_OK && match->queue_first != NULL)
        job_answer(job_pop(match), hub_error_of(why), NULL, 0);
    jobs_run(match);
}

/* NULL without memory. */
static struct hub_job *job_new(struct hub_match *match, const struct hub_request *request)
{
    struct hub_job *job = slab_resize(NULL, sizeof(*job));
    if (job == NULL) return NULL;
    memset(job, 0, offsetof(struct hub_job, request));
    job->match = match;
    table_retain(match);
    job->request = *request;
    job->waiting.user = &job->request.user;
    return job;
}

enum by { BY_PERSON, BY_BOT, BY_SERVER };

static void job_queue(struct hub_match *match, const struct hub_request *request, enum by by,
                      hub_done *done, void *context)
{
    struct hub_job *job = NULL;
    struct hub_error error = hub_error_of(HUB_BUSY);
    if (match->hub->stopped)
        error = hub_error_of(HUB_SHUTTING_DOWN);
    else if (match->unread)
        error = hub_error_of(HUB_NOT_NOW);
    else if (match->queue_count < HUB_QUEUE_MAX)
        job = job_new(match, request);
    if (job == NULL) {
        if (done != NULL) {
            struct hub_answer answer = {.error = error};
            done(context, &answer);
        }
        return;
    }
    job->by_bot = by == BY_BOT;
    job->by_server = by == BY_SERVER;
    job->done = done;
    job->context = context;
    table_wait(match->hub, &job->waiting);
    job_push(job, false);
    jobs_run(match);
}

void hub_request(struct hub *hub, struct hub_match *match, const struct hub_request *request,
                 hub_done *done, void *context)
{
    CHECK(match->hub == hub);
    job_queue(match, request, BY_PERSON, done, context);
}

void jobs_bot_move(struct hub_match *match, int seat, uint32_t expects, uint64_t hash,
                   const struct game_move *move, hub_done *done, void *context)
{
    struct hub_request request = {.action = HUB_MOVE,
                                  .seat = seat,
                                  .expects = expects,
                                  .has_hash = true,
                                  .hash = hash,
                                  .move = *move};
    job_queue(match, &request, BY_BOT, done, context);
}

void jobs_server_move(struct hub_match *match, int seat, const struct game_move *move)
{
    struct hub_request request = {.action = HUB_MOVE, .seat = seat, .move = *move};
    job_queue(match, &request, BY_SERVER, NULL, NULL);
}

void jobs_conditional_ask(struct hub_match *match, int seat, hub_done *done, void *context)
{
    struct hub_request request = {.action = HUB_CONDITIONAL_ASK, .seat = seat};
    job_queue(match, &request, BY_PERSON, done, context);
}

void jobs_due(struct hub_match *match)
{
    jobs_due_gone(match, 0);
}

void jobs_due_gone(struct hub_match *match, int64_t host)
{
    struct hub_request request = {.action = HUB_DUE, .seat = HUB_NOBODY_SEAT, .other = host};
    job_queue(match, &request, BY_SERVER, NULL, NULL);
}
