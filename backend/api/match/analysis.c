/* Analysis of a finished match, computed by a worker on the first request; and hints of `master`,
 * in a match against bots that is not rated. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/find.h"
#include "api/core/read.h"
#include "hub/bots/analyses.h"
#include "hub/bots/hints.h"
#include "hub/bots/analysis.h"
#include "store/nouns/analyses.h"
#include "store/nouns/matches/read.h"
#include "wire/advice.h"

/* ---- analyses ---- */

struct analysis_read {
    struct api_read read;
    bool begins; /* true: starts a missing analysis */
    bool current;
    struct hub_analysis_progress asked;        /* progress from before the read */
    char evaluator[STORE_EVALUATOR_BYTES + 1]; /* today's */
    struct buf body;                           /* the stored text; empty: there is none */
    struct match_analysis *analysis;           /* to be made; owned */
};

static void stored_take(void *context, const struct store_analysis *stored)
{
    struct analysis_read *job = context;
    job->current = strcmp(stored->evaluator, job->evaluator) == 0;
    buf_append_text(&job->body, stored->body);
}

/* Returns the reason for which the match cannot be analysed. */
static enum hub_err refused(const struct store_match *info)
{
    if (info->status == STORE_BROKEN) return HUB_MATCH_DAMAGED;
    if (store_status_live(info->status)) return HUB_STILL_RUNNING;
    return info->status == STORE_OVER ? HUB_OK : HUB_NO_ANALYSIS;
}

static struct hub_error info_read(struct api_read *read, struct store_reader *reader,
                                  struct store_match *info)
{
    if (read->sight == NULL) return api_read_stored(read, reader, info);
    enum store_err err = store_match_read(reader, read->match, info);
    return err == STORE_OK ? hub_error_of(HUB_OK) : api_read_failed(err);
}

/* On a worker. */
static struct hub_error analysis_run(struct api_read *read, struct store_reader *reader)
{
    struct analysis_read *job = (struct analysis_read *)read;
    struct store_match info;
    struct hub_error error = info_read(read, reader, &info);
    if (error.code == HUB_OK) error.code = refused(&info);
    if (error.code == HUB_OK && !match_evaluator_now(&info, job->evaluator))
        error.code = HUB_NO_ANALYSIS;
    if (error.code != HUB_OK) return error;
    enum store_err err = store_analysis_read(reader, read->match, stored_take, job);
    if (err != STORE_OK && err != STORE_NOT_FOUND) return api_read_failed(err);
    if (!job->begins || job->current) return error;
    err = match_analysis_read(reader, &info, &job->analysis);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_ANALYSIS);
    return err == STORE_OK ? error : api_read_failed(err);
}

static void analysis_end(struct api_read *read)
{
    struct analysis_read *job = (struct analysis_read *)read;
    match_analysis_free(job->analysis);
    buf_free(&job->body);
}

static void progress_print(struct json *json, const struct analysis_read *job,
                           const struct hub_analysis_progress *progress)
{
    bool there = job->body.size > 0;
    json_object(json, NULL);
    json_text(json, "match", job->read.match);
    json_text(json, "state", progress->runs ? "runs" : there ? "ready" : "none");
    json_int(json, "done", progress->done);
    json_int(json, "of", progress->of);
    json_bool(json, "current", there && job->current);
    if (there)
        json_raw_size(json, "analysis", job->body.bytes, job->body.size);
    else
        json_null(json, "analysis");
    json_object_end(json);
}

static void analysis_done(struct api_read *read)
{
    struct analysis_read *job = (struct analysis_read *)read;
    struct api_call *call = read->call;
    struct hub_analysis_progress progress;
    struct json json = json_to(&read->out);
    if (job->analysis != NULL) {
        struct hub_error error =
            hub_analysis_begin(call->hub, call->user.id, http_peer(call->http), job->analysis);
        job->analysis = NULL;
        if (error.code != HUB_OK) {
            api_fail(call, error);
            return;
        }
    }
    hub_analysis_progress(call->hub, read->match, &progress);
    /* No text was stored just before the write, though no computation runs any longer: the
     * earlier progress is answered. */
    if (!progress.runs && job->body.size == 0) progress = job->asked;
    progress_print(&json, job, &progress);
    api_reply(call, progress.runs && job->begins ? 202 : 200, &read->out);
}

static void analysis_ask(struct api_call *call, bool begins)
{
    struct analysis_read *job = calloc(1, sizeof(*job));
    const struct hub_match *match = NULL;
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    job->read = (struct api_read){.run = analysis_run, .done = analysis_done, .end = analysis_end};
    if (!api_read_match(call, &job->read, &match)) return;
    hub_analysis_progress(call->hub, job->read.match, &job->asked);
    job->begins = begins && !job->asked.runs;
    if (match != NULL && refused(&match->info) != HUB_OK) {
        free(job);
        api_fail_code(call, refused(&match->info));
        return;
    }
    api_read_submit(call, &job->read);
}

static void get_analysis(struct api_call *call)
{
    analysis_ask(call, false);
}

static void post_analysis(struct api_call *call)
{
    analysis_ask(call, true);
}

static void analysis_stop(struct api_call *call, struct hub_match *match,
                          const struct hub_sight *sight)
{
    (void)sight;
    hub_analysis_end(call->hub, match->info.id, call->user.id);
    api_answered(call, hub_error_of(HUB_OK));
}

static void delete_analysis(struct api_call *call)
{
    api_match_find(call, http_query(call->http, "key"), analysis_stop);
}

/* ---- hints ---- */

static void hint_told(void *context, const struct hub_hint *hint)
{
    struct api_call *call = context;
    struct buf out = {0};
    struct json json = json_to(&out);
    if (hint->error.code != HUB_OK) {
        api_fail(call, hint->error);
        return;
    }
    hint_print(&json, hint->game, hint->version, &hint->found);
    api_reply(call, 200, &out);
}

static void hint_ask(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight;
    hub_hint_request(call->hub, match, &call->user, hint_told, call);
}

static void post_hint(struct api_call *call)
{
    api_match_find(call, NULL, hint_ask);
}

const struct api_route api_analysis_routes[] = {
    {.method = "GET",
     .path = "/api/matches/{match}/analysis",
     .scope = TOKEN_READ,
     .handle = get_analysis,
     .counted = true},
    {.method = "POST",
     .path = "/api/matches/{match}/analysis",
     .handle = post_analysis,
     .user_needed = true,
     .counted = true},
    {.method = "DELETE",
     .path = "/api/matches/{match}/analysis",
     .handle = delete_analysis,
     .user_needed = true},
    {.method = "POST",
     .path = "/api/matches/{match}/hint",
     .handle = post_hint,
     .user_needed = true},
    {0},
};
