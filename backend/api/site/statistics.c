/* Public named queries, computed periodically on a worker and cached: only the first requester
 * of each has to wait. */
#include "api/site/statistics.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/pages.h"
#include "base/encoding/text.h"
#include "record/query_process.h"
#include "api/core/query.h"
#include "api/site/shared.h"

/* time that an answer is cached before it is computed again */
#define FRESH_MS    (5LL * 60 * 1000)
#define AGAIN_MS    (60 * 1000) /* delay after a failure */
#define BROWSER_S   60
#define LIMIT_MS    60000 /* time limit of a query, on threads of low priority */
#define ROWS_MAX    5000
#define ENTRIES_MAX 64
#define CALLS_MAX   256 /* waiting for one query */
#define ETAG_BYTES  24

struct entry {
    const struct named_query *query;
    struct query_head head;
    struct buf body; /* empty: never computed */
    char etag[ETAG_BYTES];
    int64_t due_us; /* time from which it may be computed again */
    bool computing;
    struct api_call *calls[CALLS_MAX];
    size_t call_count;
};

struct api_statistics {
    size_t count;
    struct entry entries[ENTRIES_MAX];
};

struct api_statistics *api_statistics_new(void)
{
    struct api_statistics *statistics = pages_new(sizeof(*statistics));
    const struct named_query *query = NULL;
    while (statistics != NULL && (query = query_next(query)) != NULL) {
        struct query_head head;
        query_head_read(query->sql, &head);
        if (head.is_public) {
            CHECK(statistics->count < ENTRIES_MAX);
            struct entry *entry = &statistics->entries[statistics->count++];
            entry->query = query;
            entry->head = head;
        }
    }
    return statistics;
}

void api_statistics_free(struct api_statistics *statistics)
{
    for (size_t i = 0; statistics != NULL && i < statistics->count; i++)
        buf_free(&statistics->entries[i].body);
    pages_free(statistics, sizeof(*statistics));
}

static void etag_print(const struct buf *body, char etag[ETAG_BYTES])
{
    (void)snprintf(etag, ETAG_BYTES, "\"%016" PRIx64 "\"", hash_bytes(body->bytes, body->size, 0));
}

static void answer(struct api_call *call, const struct buf *body, const char *etag)
{
    const char *had = http_header(call->http, "If-None-Match");
    struct http_reply with = {.status = 200, .etag = etag, .max_age_s = BROWSER_S};
    struct buf out = {0};
    if (had != NULL && strcmp(had, etag) == 0)
        with.status = 304;
    else
        buf_append(&out, body->bytes, body->size);
    api_reply_with(call, &with, &out);
}

/* ---- one query ---- */

struct compute {
    struct entry *entry;
    struct store *store;
    const atomic_bool *stop;
    struct query_request request;
    struct query_answer answer;
    bool ok;
    int64_t now_ms;
    struct buf out;
};

static void print_head(struct json *json, const struct entry *entry)
{
    json_text(json, "name", entry->query->name);
    json_text(json, "question", entry->head.question);
    print_chart(json, &entry->head);
}

static void print_params(struct json *json, const struct query_head *head)
{
    json_array(json, "params");
    for (size_t i = 0; i < head->param_count; i++) {
        json_object(json, NULL);
        json_text(json, "name", head->params[i].name);
        json_text(json, "about", head->params[i].about);
        json_bool(json, "optional", head->params[i].optional);
        json_object_end(json);
    }
    json_array_end(json);
}

static void compute_run(void *context)
{
    struct compute *job = context;
    struct query_answer *answer = &job->answer;
    bool put =
        query_process_run(&job->request, job->store, job->stop, answer) == QUERY_PROCESS_ANSWERED;
    job->ok = put && (answer->end == QUERY_DONE || answer->end == QUERY_CUT);
    if (!job->ok) {
        log_warn("api", "event=statistics_failed query=%s end=%s reason=\"%s\"",
                 job->entry->query->name, put ? query_end_name(answer->end) : "not_put",
                 answer->message);
        return;
    }
    struct json json = json_to(&job->out);
    json_object(&json, NULL);
    print_head(&json, job->entry);
    result_print(&answer->result, &json);
    json_bool(&json, "cut", answer->end == QUERY_CUT);
    json_int(&json, "computed_ms", job->now_ms);
    json_object_end(&json);
}

static void compute_done(void *context)
{
    struct compute *job = context;
    struct entry *entry = job->entry;
    bool ok = job->ok && !job->out.failed;
    entry->computing = false;
    entry->due_us = clock_mono_us() + (ok ? FRESH_MS : AGAIN_MS) * 1000;
    if (ok) {
        buf_free(&entry->body);
        entry->body = job->out;
        job->out = (struct buf){0};
        etag_print(&entry->body, entry->etag);
    }
    for (size_t i = 0; i < entry->call_count; i++)
        if (entry->body.size > 0)
            answer(entry->calls[i], &entry->body, entry->etag);
        else
            api_fail_code(entry->calls[i], HUB_BUSY);
    entry->call_count = 0;
    result_free(&job->answer.result);
    buf_free(&job->out);
    free(job);
}

/* Starts to compute the entry again. False: not now. */
static bool compute(struct entry *entry, const struct api_config *config)
{
    struct compute *job = calloc(1, sizeof(*job));
    if (job == NULL) return false;
    *job = (struct compute){.entry = entry,
                            .store = config->store,
                            .stop = config->stop,
                            .request = {.rows_max = ROWS_MAX, .ms_max = LIMIT_MS},
                            .now_ms = clock_unix_ms()};
    CHECK(text_copy(job->request.path, sizeof(job->request.path), config->store_path) &&
          text_copy(job->request.sql, sizeof(job->request.sql), entry->query->sql));
    entry->computing = pool_submit(config->slow, pool_owner_of(entry->query->name), compute_run,
                                   compute_done, job) == POOL_TAKEN;
    if (!entry->computing) free(job);
    return entry->computing;
}

static void get_one(struct api_call *call)
{
    const struct api_config *config = &call->api->config;
    struct api_statistics *statistics = call->api->statistics;
    size_t at = 0;
    while (at < statistics->count &&
           strcmp(statistics->entries[at].query->name, call->part[0]) != 0)
        at++;
    if (at == statistics->count) {
        api_fail_code(call, HUB_NO_SUCH_QUERY);
        return;
    }
    struct entry *entry = &statistics->entries[at];
    if (shared_asked(call, &entry->head)) {
        shared_answer(call, entry->query, &entry->head);
        return;
    }
    bool had = entry->body.size > 0;
    bool due = clock_mono_us() >= entry->due_us;
    bool comes = entry->computing || (due && compute(entry, config));
    if (had)
        answer(call, &entry->body, entry->etag); /* answers with an old result at once */
    else if (!comes || entry->call_count == CALLS_MAX)
        api_fail_code(call, HUB_BUSY);
    else
        entry->calls[entry->call_count++] = call;
}

/* ---- the list ---- */

static void get_list(struct api_call *call)
{
    const struct api_statistics *statistics = call->api->statistics;
    char etag[ETAG_BYTES];
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_array(&json, "statistics");
    for (size_t i = 0; i < statistics->count; i++) {
        json_object(&json, NULL);
        print_head(&json, &statistics->entries[i]);
        print_params(&json, &statistics->entries[i].head);
        json_object_end(&json);
    }
    json_array_end(&json);
    json_object_end(&json);
    if (out.failed) {
        buf_free(&out);
        api_fail_code(call, HUB_BUSY);
        return;
    }
    etag_print(&out, etag);
    answer(call, &out, etag);
    buf_free(&out);
}

/* The answers may be cached publicly, so they contain nothing about the requester. */
const struct api_route api_statistics_routes[] = {
    {.method = "GET",
     .path = "/api/statistics",
     .anyone = true,
     .handle = get_list,
     .shared = true},
    {.method = "GET",
     .path = "/api/statistics/{name}",
     .anyone = true,
     .handle = get_one,
     .shared = true},
    {0},
};
