#include "hub/bots/hints.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/encoding/text.h"
#include "bots/hint.h"
#include "bots/network.h"
#include "hub/core/internal.h"

#define THINK_MS 1000
#define AGAIN_MS 1000

struct hint_job {
    struct hint_job *next;
    struct hub *hub;
    char match[STORE_MATCH_ID_BYTES + 1];
    int64_t user;
    uint64_t hash; /* with hint.version: the place in the log */
    hub_hint_done *done;
    void *context;
    uint64_t seed[3];
    atomic_bool unwanted; /* the only member that is written while a worker uses the job */
    int64_t until_us;     /* monotonic end of the computation; 0: no limit */
    bool no_memory;
    uint8_t seat;
    struct game_state state;
    struct hub_hint hint;
};

/* ---- on a worker ---- */

static bool stop(void *context)
{
    struct hint_job *job = context;
    return atomic_load_explicit(&job->unwanted, memory_order_relaxed) ||
           (job->until_us != 0 && clock_mono_us() >= job->until_us);
}

static void think(void *context)
{
    struct hint_job *job = context;
    struct hub_hint *hint = &job->hint;
    const struct hint_question question = {.game = hint->game,
                                           .state = &job->state,
                                           .seat = job->seat,
                                           .seed = {job->seed[0], job->seed[1], job->seed[2]}};
    struct bot_means means = {.stop = stop, .stop_context = job};
    if (atomic_load(&job->unwanted)) return;
    means.scratch = malloc(SEARCH_SCRATCH_BYTES);
    job->no_memory = means.scratch == NULL;
    if (job->no_memory) return;
    means.network = network_of(hint->game, &job->state);
    job->until_us = clock_mono_us() + 1000 * (int64_t)THINK_MS;
    hint_search(&question, &means, &hint->found);
    job->until_us = 0;
    if (!hint_value(&question, &means, &hint->found)) hint->found.count = 0;
    free(means.scratch);
}

/* ---- on the loop ---- */

static void told(void *context)
{
    struct hint_job *job = context;
    struct hub_hint *hint = &job->hint;
    struct hint_job **at = &job->hub->hints;
    while (*at != job) at = &(*at)->next;
    *at = job->next;
    job->hub->hints_count--;
    if (job->hub->stopped)
        hint->error = hub_error_of(HUB_SHUTTING_DOWN);
    else if (atomic_load(&job->unwanted))
        hint->error = hub_error_of(HUB_STALE);
    else if (job->no_memory || hint->found.count == 0)
        hint->error = hub_error_of(HUB_BUSY);
    job->done(job->context, hint);
    free(job);
}

bool hub_hints_allowed(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_decides(match, user);
    bool allowed = seat != HUB_NOBODY_SEAT && match->game->knowledge != NULL &&
                   match->info.status == STORE_RUNNING &&
                   (match->settings.tutorial || !match->info.listed);
    for (int i = 0; i < match->info.seats; i++)
        allowed =
            allowed &&
            (i == seat || (match->info.seat[i].user == 0 && match->info.seat[i].bot[0] != '\0'));
    return allowed;
}

static struct hub_error refused(struct hub *hub, const struct hub_match *match,
                                const struct hub_user *user)
{
    char who[LIMITS_USER_BYTES];
    int64_t retry_ms = 0;
    if (hub->stopped) return hub_error_of(HUB_SHUTTING_DOWN);
    if (!hub_hints_allowed(match, user->id)) return hub_error_of(HUB_NOT_ALLOWED);
    if ((hub_match_owed(match) >> hub_match_decides(match, user->id) & 1) == 0)
        return (struct hub_error){.code = HUB_REFUSED, .refusal = GAME_NOT_YOUR_TURN};
    for (const struct hint_job *job = hub->hints; job != NULL; job = job->next)
        if (job->user == user->id) return hub_error_often(AGAIN_MS);
    if (hub->hints_count == HUB_HINTS_MAX) return hub_error_of(HUB_BUSY);
    limits_user(user->id, who);
    if (!limits_acquire(hub->limits, LIMIT_HINT, who, clock_mono_ms(), &retry_ms))
        return hub_error_often(retry_ms);
    return hub_error_of(HUB_OK);
}

void hub_hint_request(struct hub *hub, struct hub_match *match, const struct hub_user *user,
                      hub_hint_done *done, void *context)
{
    struct hub_hint failed = {.error = refused(hub, match, user)};
    struct hint_job *job = failed.error.code == HUB_OK ? malloc(sizeof(*job)) : NULL;
    if (job == NULL) {
        if (failed.error.code == HUB_OK) failed.error = hub_error_of(HUB_BUSY);
        done(context, &failed);
        return;
    }
    *job = (struct hint_job){.next = hub->hints,
                             .hub = hub,
                             .user = user->id,
                             .hash = hub_match_hash(match),
                             .done = done,
                             .context = context,
                             .state = match->play.state};
    job->seat = (uint8_t)hub_match_decides(match, user->id);
    job->hint = (struct hub_hint){.game = match->game, .version = match->play.version};
    (void)text_copy(job->match, sizeof(job->match), match->info.id);
    ids_random(job->seed, sizeof(job->seed)); /* foreign to the match */
    if (pool_submit(hub->config.bots, (uint64_t)user->id, think, told, job) != POOL_TAKEN) {
        free(job);
        failed.error = hub_error_of(HUB_BUSY);
        done(context, &failed);
        return;
    }
    hub->hints = job;
    hub->hints_count++;
}

void hints_dismiss(const struct hub_match *match)
{
    for (struct hint_job *job = match->hub->hints; job != NULL; job = job->next)
        if (strcmp(job->match, match->info.id) == 0 &&
            (job->hint.version != match->play.version || job->hash != hub_match_hash(match)))
            atomic_store(&job->unwanted, true);
}

void hints_stop(struct hub *hub)
{
    for (struct hint_job *job = hub->hints; job != NULL; job = job->next)
        atomic_store(&job->unwanted, true);
}
