#include "api/site/shared.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/query.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "record/query_process.h"
#include "store/nouns/admin/panels.h"

#define LIMIT_MS     5000 /* per query */
#define ROWS_MAX     1000
#define BROWSER_S    60
#define ETAG_BYTES   24
#define VALUE_MAX    64 /* bytes of a parameter's value */
#define PARAMS_BYTES (QUERY_PARAMS_MAX * (QUERY_PARAM_BYTES_MAX + VALUE_MAX + 2) + 1)

/* An answer, or a computation in progress. */
struct kept {
    char *key; /* the question's key, a line end, and its parameters; NULL: free */
    bool csv;
    struct buf body;
    char etag[ETAG_BYTES];
    int64_t until_us; /* monotonic */
    int64_t used_us;
    bool computing;
    struct api_call *calls[SHARED_CALLS_MAX];
    size_t call_count;
};

struct shared {
    struct kept kept[SHARED_KEPT_MAX];
    size_t bytes;
};

struct shared *shared_new(void)
{
    return calloc(1, sizeof(struct shared));
}

static void forget(struct shared *shared, struct kept *kept)
{
    shared->bytes -= kept->body.size;
    buf_free(&kept->body);
    free(kept->key);
    *kept = (struct kept){0};
}

void shared_free(struct shared *shared)
{
    for (size_t i = 0; shared != NULL && i < SHARED_KEPT_MAX; i++) forget(shared, &shared->kept[i]);
    free(shared);
}

/* ---- requests ---- */

bool shared_asked(const struct api_call *call, const struct query_head *head)
{
    if (http_query(call->http, "format") != NULL) return true;
    for (size_t i = 0; i < head->param_count; i++)
        if (!head->params[i].optional || http_query(call->http, head->params[i].name) != NULL)
            return true;
    return false;
}

/* Writes the parameters of the call, in the order of the query's. False: one is missing, too long
 * or contains a line end. */
static bool params_read(struct api_call *call, const struct query_head *head, char *key)
{
    size_t at = 0;
    key[0] = '\0';
    for (size_t i = 0; i < head->param_count; i++) {
        const struct query_head_param *param = &head->params[i];
        const char *value = http_query(call->http, param->name);
        bool long_or_lines =
            value != NULL && (strlen(value) > VALUE_MAX || strpbrk(value, "\r\n") != NULL);
        if (long_or_lines || (value == NULL && !param->optional)) {
            call->wrong.field = param->name;
            return false;
        }
        if (value == NULL) continue;
        at += (size_t)snprintf(key + at, PARAMS_BYTES - at, "%s=%s\n", param->name, value);
    }
    return true;
}

static struct kept *kept_find(struct shared *shared, bool csv, const char *key)
{
    for (size_t i = 0; i < SHARED_KEPT_MAX; i++) {
        struct kept *at = &shared->kept[i];
        if (at->key != NULL && at->csv == csv && strcmp(at->key, key) == 0) return at;
    }
    return NULL;
}

/* Returns a free slot, or the least recently used one that is not in progress; NULL: all are in
 * progress.
 */
static struct kept *kept_take(struct shared *shared)
{
    struct kept *oldest = NULL;
    for (size_t i = 0; i < SHARED_KEPT_MAX; i++) {
        struct kept *at = &shared->kept[i];
        if (at->key == NULL) return at;
        if (!at->computing && (oldest == NULL || at->used_us < oldest->used_us)) oldest = at;
    }
    if (oldest != NULL) forget(shared, oldest);
    return oldest;
}

/* ---- answering ---- */

static void answer(struct api_call *call, struct kept *kept)
{
    const char *had = http_header(call->http, "If-None-Match");
    struct http_reply with = {.status = 200,
                              .content_type = kept->csv ? "text/csv; charset=utf-8" : NULL,
                              .etag = kept->etag,
                              .max_age_s = BROWSER_S};
    struct buf out = {0};
    kept->used_us = clock_mono_us();
    if (had != NULL && strcmp(had, kept->etag) == 0)
        with.status = 304;
    else
        buf_append(&out, kept->body.bytes, kept->body.size);
    api_reply_with(call, &with, &out);
}

struct compute {
    struct shared *shared;
    struct hub *hub;
    struct kept *kept;
    struct store *store;
    const atomic_bool *stop;
    char peer[HUB_PEER_BYTES];
    char name[STORE_QUERY_NAME_MAX + 1];
    char panel[STORE_PANEL_ID_BYTES_MAX + 1]; /* empty: it is none */
    char title[STORE_PANEL_TITLE_MAX + 1];
    char chart[STORE_PANEL_CHART_MAX + 1];
    struct query_head head;
    struct query_request request;
    struct query_answer answer;
    enum query_outcome outcome;
    int64_t used_us;
    int64_t now_ms;
    struct buf out;
};

static bool is_answered(const struct compute *job)
{
    return job->outcome == QUERY_PROCESS_ANSWERED &&
           (job->answer.end == QUERY_DONE || job->answer.end == QUERY_CUT) && !job->out.failed;
}

static void compute_run(void *context)
{
    struct compute *job = context;
    int64_t begin_us = clock_mono_us();
    job->outcome = query_process_run(&job->request, job->store, job->stop, &job->answer);
    job->used_us = clock_mono_us() - begin_us;
    if (!is_answered(job)) return;
    struct json json = json_to(&job->out);
    if (job->request.csv) {
        result_print(&job->answer.result, &json);
        return;
    }
    json_object(&json, NULL);
    if (job->panel[0] != '\0') {
        json_text(&json, "id", job->panel);
        json_text(&json, "title", job->title);
    }
    json_text(&json, "name", job->name);
    json_text(&json, "question", job->head.question);
    if (job->chart[0] != '\0')
        json_raw(&json, "chart", job->chart);
    else
        print_chart(&json, &job->head);
    result_print(&job->answer.result, &json);
    json_bool(&json, "cut", job->answer.end == QUERY_CUT);
    json_int(&json, "computed_ms", job->now_ms);
    json_object_end(&json);
}

/* Makes room for the answer: evicts the least recently used slots. */
static void fit(struct shared *shared, const struct kept *keep)
{
    while (shared->bytes > SHARED_BYTES_MAX) {
        struct kept *oldest = NULL;
        for (size_t i = 0; i < SHARED_KEPT_MAX; i++) {
            struct kept *at = &shared->kept[i];
            if (at != keep && at->body.size > 0 && !at->computing &&
                (oldest == NULL || at->used_us < oldest->used_us))
                oldest = at;
        }
        if (oldest == NULL) return;
        forget(shared, oldest);
    }
}

/* Returns the reason of a failed query. A query without parameters is always the same: then the
 * error is not the requester's. */
static enum hub_err why_not(const struct compute *job)
{
    const char *query = job->name;
    bool answered = job->outcome == QUERY_PROCESS_ANSWERED;
    const char *end = answered ? query_end_name(job->answer.end) : "not_put";
    bool bad = answered && job->answer.end == QUERY_BAD && job->request.param_count > 0;
    if (bad)
        log_debug("api", "event=shared_failed query=%s end=%s", query, end);
    else
        log_warn("api", "event=shared_failed query=%s end=%s", query, end);
    return bad ? HUB_BAD_REQUEST : HUB_BUSY;
}

static void compute_done(void *context)
{
    struct compute *job = context;
    struct kept *kept = job->kept;
    struct shared *shared = job->shared;
    bool ok = is_answered(job);
    kept->computing = false;
    api_read_count(job->hub, job->peer, job->used_us);
    if (ok) {
        kept->body = job->out;
        job->out = (struct buf){0};
        shared->bytes += kept->body.size;
        kept->until_us = clock_mono_us() + SHARED_FRESH_MS * 1000;
        (void)snprintf(kept->etag, ETAG_BYTES, "\"%016" PRIx64 "\"",
                       hash_bytes(kept->body.bytes, kept->body.size, 0));
    }
    enum hub_err why = ok ? HUB_OK : why_not(job);
    for (size_t i = 0; i < kept->call_count; i++)
        if (ok)
            answer(kept->calls[i], kept);
        else
            api_fail_code(kept->calls[i], why);
    kept->call_count = 0;
    if (ok)
        fit(shared, kept);
    else
        forget(shared, kept);
    result_free(&job->answer.result);
    buf_free(&job->out);
    free(job);
}

static bool params_fill(struct query_request *request, const char *params)
{
    while (*params != '\0') {
        size_t size = strcspn(params, "\n");
        if (size > QUERY_PROCESS_PARAM_BYTES_MAX || request->param_count == QUERY_PARAMS_MAX)
            return false;
        memcpy(request->params[request->param_count], params, size);
        request->params[request->param_count++][size] = '\0';
        params += size + (params[size] == '\n');
    }
    return true;
}

/* Starts a computation for the call, which waits. False: none can start now. */
static bool compute(struct api_call *call, struct shared *shared, struct kept *kept,
                    const struct shared_question *question)
{
    const struct api_config *config = &call->api->config;
    struct compute *job = calloc(1, sizeof(*job));
    if (job == NULL) return false;
    *job = (struct compute){.shared = shared,
                            .hub = call->hub,
                            .kept = kept,
                            .store = config->store,
                            .stop = config->stop,
                            .head = *question->head,
                            .now_ms = clock_unix_ms()};
    job->request.rows_max = ROWS_MAX;
    job->request.ms_max = LIMIT_MS;
    job->request.csv = kept->csv;
    job->request.named = true;
    job->request.counts_only = question->counts_only;
    job->answer.result.csv = kept->csv;
    (void)text_copy(job->peer, sizeof(job->peer), http_peer(call->http));
    (void)text_copy(job->name, sizeof(job->name), question->name);
    if (question->panel != NULL) {
        (void)text_copy(job->panel, sizeof(job->panel), question->panel);
        (void)text_copy(job->title, sizeof(job->title), question->title);
        (void)text_copy(job->chart, sizeof(job->chart), question->chart);
    }
    CHECK(text_copy(job->request.path, sizeof(job->request.path), config->store_path) &&
          text_copy(job->request.sql, sizeof(job->request.sql), question->sql));
    kept->computing = params_fill(&job->request, question->params) &&
                      pool_submit(config->slow, pool_owner_of(job->peer), compute_run, compute_done,
                                  job) == POOL_TAKEN;
    if (!kept->computing) free(job);
    return kept->computing;
}

/* Returns the key of a cached answer, owned by the caller; NULL without memory. */
static char *key_make(const struct shared_question *question)
{
    size_t room = strlen(question->key) + strlen(question->params) + 2;
    char *key = malloc(room);
    if (key != NULL) (void)snprintf(key, room, "%s\n%s", question->key, question->params);
    return key;
}

/* Answers from the cache, or waits for a computation. Takes ownership of `key`. */
static void cached_answer(struct api_call *call, const struct shared_question *question, bool csv,
                          char *key)
{
    struct shared *shared = call->api->shared;
    struct kept *kept = kept_find(shared, csv, key);
    if (kept != NULL && !kept->computing && kept->until_us <= clock_mono_us()) {
        forget(shared, kept);
        kept = NULL;
    }
    if (kept != NULL && !kept->computing) {
        free(key);
        answer(call, kept);
        return;
    }
    int64_t wait_ms = kept == NULL ? api_read_wait_ms(call->hub, http_peer(call->http)) : 0;
    if (wait_ms > 0) { /* cached answers are free, computed ones are charged */
        free(key);
        api_fail(call, hub_error_often(wait_ms));
        return;
    }
    bool ok = kept != NULL && kept->call_count < SHARED_CALLS_MAX;
    if (kept == NULL && (kept = kept_take(shared)) != NULL) {
        *kept = (struct kept){.csv = csv, .key = key};
        key = NULL;
        ok = compute(call, shared, kept, question);
        if (!ok) forget(shared, kept);
    }
    free(key);
    if (ok)
        kept->calls[kept->call_count++] = call;
    else
        api_fail_code(call, HUB_BUSY);
}

void shared_answer_to(struct api_call *call, const struct shared_question *question)
{
    int format = api_query_word(call, "format", "json csv");
    if (format < 0) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    char *key = key_make(question);
    if (key == NULL)
        api_fail_code(call, HUB_BUSY);
    else
        cached_answer(call, question, format == 1, key);
}

void shared_answer(struct api_call *call, const struct named_query *query,
                   const struct query_head *head)
{
    char params[PARAMS_BYTES];
    if (!params_read(call, head, params)) {
        api_fail_code(call, HUB_BAD_REQUEST);
        return;
    }
    const struct shared_question question = {
        .key = query->name, .name = query->name, .sql = query->sql, .params = params, .head = head};
    shared_answer_to(call, &question);
}
