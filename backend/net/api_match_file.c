/* The file of a match that has ended, for whoever wants to keep it or to check its dice. */
#include <stdlib.h>
#include <string.h>

#include "hub/proof.h"
#include "net/api.h"

struct file_job {
    struct api_call *call;
    struct store *store;
    char id[STORE_MATCH_ID_BYTES + 1];
    enum store_err err;
    struct buf out;
};

/* On a worker, with a connection of its own. */
static void file_run(void *context)
{
    struct file_job *job = context;
    struct store_reader *reader = NULL;
    job->err = store_reader_open(job->store, &reader);
    if (job->err == STORE_OK) {
        job->err = proof_print(reader, job->id, &job->out);
        store_reader_close(reader);
    }
}

static void file_done(void *context)
{
    struct file_job *job = context;
    if (job->err == STORE_OK) {
        api_reply(job->call, 200, &job->out);
    } else {
        api_fail(job->call, (struct hub_error){.code = HUB_STORE, .store = job->err});
        buf_free(&job->out);
    }
    free(job);
}

static void get_file(struct api_call *call)
{
    const struct api_config *config = api_config_of(call->api);
    const struct hub_match *match = hub_match_find(call->hub, call->part[0]);
    if (match == NULL || !hub_match_visible(match, call->user.id, http_query(call->http, "key"))) {
        api_fail_code(call, HUB_NO_SUCH_MATCH);
        return;
    }
    if (match->info.status != STORE_OVER && match->info.status != STORE_ABANDONED) {
        api_fail_code(call, HUB_STILL_RUNNING);
        return;
    }
    struct file_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        *job = (struct file_job){.call = call, .store = config->store};
        memcpy(job->id, match->info.id, sizeof(job->id));
    }
    if (job == NULL || !pool_submit(config->pool, file_run, file_done, job)) {
        free(job);
        api_fail_code(call, HUB_BUSY);
    }
}

const struct api_route api_match_file_routes[] = {
    {.method = "GET", .path = "/api/matches/{match}/export", .handle = get_file},
    {0},
};
