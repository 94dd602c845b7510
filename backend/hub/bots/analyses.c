#include "hub/bots/analyses.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/limits/quotas_internal.h"
#include "store/nouns/analyses.h"

#define SLICE_US 20000 /* time slice of a worker, after which other jobs have their turn */
#define AGAIN_MS 3000  /* time after which the user's other analysis is likely to have ended */
#define HANDS    4     /* the maximum number of workers for the decisions of one match */

/* The work of one worker. */
struct hand {
    struct hub_analysis *job;
    int64_t until_us; /* end of the slice, in the worker's CPU time */
    bool no_memory;
    bool stopped; /* it was stopped, or a decision could not be evaluated: the analysis is not
                     retried */
    bool over;    /* all decisions are valued */
};

struct hub_analysis {
    struct hub_analysis *next;
    struct hub *hub;
    struct match_analysis *analysis;
    int64_t user;
    uint64_t origin;      /* hash of the user's address */
    uint32_t done;        /* progress as seen by the loop */
    atomic_bool unwanted; /* the only member that the loop writes while workers run */
    struct buf out;       /* the result, printed by one of the workers at the end */
    struct hand hands[HANDS];
    uint32_t busy; /* number of workers in use */
};

static const char *id_of(const struct hub_analysis *job)
{
    return match_analysis_match(job->analysis);
}

static struct hub_analysis *find(const struct hub *hub, const char *id)
{
    struct hub_analysis *job = hub->analyses;
    while (job != NULL && strcmp(id_of(job), id) != 0) job = job->next;
    return job;
}

static void end(struct hub_analysis *job)
{
    struct hub_analysis **at = &job->hub->analyses;
    while (*at != job) at = &(*at)->next;
    *at = job->next;
    job->hub->analyses_count--;
    match_analysis_free(job->analysis);
    buf_free(&job->out);
    free(job);
}

/* ---- on a worker ---- */

static bool stop(void *context)
{
    struct hub_analysis *job = context;
    return atomic_load_explicit(&job->unwanted, memory_order_relaxed);
}

static void slice_run(void *context)
{
    struct hand *hand = context;
    struct hub_analysis *job = hand->job;
    struct bot_means means = {.stop = stop, .stop_context = job};
    means.scratch = malloc(ANALYSIS_SCRATCH_BYTES);
    hand->no_memory = means.scratch == NULL;
    if (hand->no_memory) return;
    hand->until_us = clock_thread_us() + SLICE_US;
    enum match_analysis_step step;
    do {
        step = match_analysis_next(job->analysis, &means);
    } while (step == MATCH_ANALYSIS_VALUED && clock_thread_us() < hand->until_us);
    if (step == MATCH_ANALYSIS_LAST) match_analysis_print(job->analysis, &job->out);
    hand->stopped = step == MATCH_ANALYSIS_STOPPED;
    hand->over = step == MATCH_ANALYSIS_LAST || step == MATCH_ANALYSIS_NONE;
    free(means.scratch);
}

/* ---- on the loop ---- */

static void saved(void *context, enum store_err err, int64_t id)
{
    struct hub_analysis *job = context;
    (void)id;
    if (err != STORE_OK)
        log_warn("analysis", "event=not_saved match=%s error=%s", id_of(job), store_err_name(err));
    end(job);
}

static void save(struct hub_analysis *job)
{
    struct store_analysis analysis = {.made_ms = clock_unix_ms(), .body = job->out.bytes};
    struct store_write write = {.op = STORE_ANALYSIS_SAVE, .analysis = &analysis};
    (void)text_copy(analysis.match, sizeof(analysis.match), id_of(job));
    match_analysis_evaluator(job->analysis, analysis.evaluator);
    enum store_err err = job->out.failed || job->out.size > STORE_ANALYSIS_BYTES_MAX
                             ? STORE_FULL
                             : store_write(job->hub->config.store, &write, saved, job);
    if (err != STORE_OK) saved(job, err, 0);
}

static void slice_done(void *context);

static bool slice_begin(struct hand *hand)
{
    struct hub_analysis *job = hand->job;
    if (pool_submit(job->hub->config.bots, (uint64_t)job->user, slice_run, slice_done, hand) !=
        POOL_TAKEN)
        return false;
    job->busy++;
    return true;
}

/* The task continues with another slice, or the last busy one ends the analysis. */
static void slice_done(void *context)
{
    struct hand *hand = context;
    struct hub_analysis *job = hand->job;
    bool unwanted = job->hub->stopped || atomic_load(&job->unwanted);
    job->busy--;
    job->done = match_analysis_done(job->analysis);
    if (!unwanted && (hand->no_memory || hand->stopped))
        log_warn("analysis", "event=%s match=%s", hand->no_memory ? "no_memory" : "gets_nowhere",
                 id_of(job));
    if (unwanted || hand->no_memory || hand->stopped)
        atomic_store(&job->unwanted, true); /* the other workers need not continue either */
    else if (!hand->over && slice_begin(hand))
        return;
    if (job->busy > 0) return;
    if (job->done == match_analysis_count(job->analysis) && !atomic_load(&job->unwanted))
        save(job);
    else
        end(job);
}

void hub_analysis_progress(const struct hub *hub, const char *id,
                           struct hub_analysis_progress *progress)
{
    const struct hub_analysis *job = find(hub, id);
    *progress = (struct hub_analysis_progress){.runs = job != NULL};
    if (job == NULL) return;
    progress->done = job->done;
    progress->of = match_analysis_count(job->analysis);
}

static struct hub_error may_begin(const struct hub *hub, int64_t user, const char *peer)
{
    uint64_t origin = quotas_origin(hub, peer);
    int64_t retry_ms = 0;
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    for (const struct hub_analysis *job = hub->analyses; job != NULL; job = job->next)
        if (job->user == user || (origin != 0 && job->origin == origin))
            return hub_error_often(AGAIN_MS);
    if (hub->analyses_count == HUB_ANALYSES_MAX) return hub_error_of(HUB_BUSY);
    if (!limits_left(hub->limits, LIMIT_ANALYSIS, peer, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    return hub_error_of(HUB_OK);
}

struct hub_error hub_analysis_begin(struct hub *hub, int64_t user, const char *peer,
                                    struct match_analysis *analysis)
{
    bool runs = find(hub, match_analysis_match(analysis)) != NULL;
    struct hub_error error = runs ? hub_error_of(HUB_OK) : may_begin(hub, user, peer);
    struct hub_analysis *job = NULL;
    if (!runs && error.code == HUB_OK) {
        job = malloc(sizeof(*job));
        if (job == NULL) error = hub_error_of(HUB_BUSY);
    }
    if (job == NULL) {
        match_analysis_free(analysis);
        return error;
    }
    *job = (struct hub_analysis){.next = hub->analyses,
                                 .hub = hub,
                                 .analysis = analysis,
                                 .user = user,
                                 .origin = quotas_origin(hub, peer)};
    hub->analyses = job;
    hub->analyses_count++;
    for (unsigned i = 0; i < HANDS; i++) {
        job->hands[i].job = job;
        if (!slice_begin(&job->hands[i])) break;
    }
    if (job->busy == 0) {
        end(job);
        return hub_error_of(HUB_BUSY);
    }
    limits_spend(hub->limits, LIMIT_ANALYSIS, peer, clock_mono_ms(), 1000);
    return error;
}

void hub_analysis_end(struct hub *hub, const char *id, int64_t user)
{
    struct hub_analysis *job = find(hub, id);
    if (job != NULL && job->user == user) atomic_store(&job->unwanted, true);
}

void hub_analyses_stop(struct hub *hub)
{
    for (struct hub_analysis *job = hub->analyses; job != NULL; job = job->next)
        atomic_store(&job->unwanted, true);
}
