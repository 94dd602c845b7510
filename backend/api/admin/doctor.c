/* Checks of this installation, for administrators: run on a worker, cached for a minute, so that
 * open pages cost nothing. Another route answers a check from outside that proves its identity,
 * with the path of its request through proxies. */
#include "api/admin/doctor.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "net/http/http.h"

#define FRESH_US  (60 * 1000000LL)
#define CALLS_MAX 32 /* maximum number of calls that wait for a report */

struct api_checks {
    struct buf report; /* empty: none yet */
    int64_t due_us;    /* time from which the report is outdated */
    bool running;
    struct api_call *calls[CALLS_MAX];
    size_t call_count;
};

struct api_checks *api_checks_new(void)
{
    return calloc(1, sizeof(struct api_checks));
}

void api_checks_free(struct api_checks *checks)
{
    if (checks != NULL) buf_free(&checks->report);
    free(checks);
}

/* ---- the report ---- */

struct job {
    const struct api_doctor *doctor;
    struct api_checks *checks;
    struct buf out;
};

static void report_run(void *context)
{
    struct job *job = context;
    job->doctor->run(job->doctor->context, &job->out);
}

static void answer(struct api_call *call, const struct buf *report)
{
    struct buf out = {0};
    if (report->size == 0) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    buf_append(&out, report->bytes, report->size);
    api_reply(call, 200, &out);
}

static void report_done(void *context)
{
    struct job *job = context;
    struct api_checks *checks = job->checks;
    buf_free(&checks->report);
    if (job->out.failed)
        buf_free(&job->out);
    else
        checks->report = job->out;
    checks->due_us = clock_mono_us() + FRESH_US;
    checks->running = false;
    for (size_t i = 0; i < checks->call_count; i++) answer(checks->calls[i], &checks->report);
    checks->call_count = 0;
    free(job);
}

static bool report_begin(struct api_call *call)
{
    const struct api_doctor *doctor = call->api->config.doctor;
    struct job *job = doctor != NULL ? calloc(1, sizeof(*job)) : NULL;
    if (job == NULL) return false;
    *job = (struct job){.doctor = doctor, .checks = call->api->checks};
    if (pool_submit(doctor->pool, 0, report_run, report_done, job) == POOL_TAKEN) return true;
    free(job);
    return false;
}

static void get_report(struct api_call *call)
{
    struct api_checks *checks = call->api->checks;
    if (checks->report.size > 0 && !checks->running && clock_mono_us() < checks->due_us) {
        answer(call, &checks->report);
        return;
    }
    checks->running = checks->running || report_begin(call);
    if (!checks->running || checks->call_count == CALLS_MAX)
        api_fail_code(call, HUB_BUSY);
    else
        checks->calls[checks->call_count++] = call;
}

/* ---- the route of a request ---- */

static void chain_print(const struct http_way *way, struct json *json)
{
    struct buf chain = {0};
    for (size_t i = 0; i < way->count; i++)
        buf_printf(&chain, "%s%s", i > 0 ? "," : "", way->entry[i]);
    if (chain.failed) json->out->failed = true;
    json_text(json, "chain", chain.size > 0 && !chain.failed ? chain.bytes : "");
    buf_free(&chain);
}

/* A request without the proof gets the answer for an unknown route. */
static void get_way(struct api_call *call)
{
    const struct api_doctor *doctor = call->api->config.doctor;
    const char *proof = http_header(call->http, CREDENTIAL_HEADER);
    char answered[CREDENTIAL_BYTES];
    struct http_way way;
    if (doctor == NULL || !credential_holds(doctor->key, proof, clock_unix_ms() / 1000)) {
        api_fail_code(call, HUB_NOT_FOUND);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    credential_answer(doctor->key, proof, answered);
    http_way_read(call->http, &way);
    json_object(&json, NULL);
    json_text(&json, "proof", answered);
    json_text(&json, "holder", way.holder);
    json_int(&json, "port", way.holder_port);
    json_bool(&json, "trusting", way.trusting);
    json_bool(&json, "trusted", way.trusted);
    json_text(&json, "client", way.client);
    json_text(&json, "header", way.header != NULL ? way.header : "");
    chain_print(&way, &json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

const struct api_route api_doctor_routes[] = {
    {.method = "GET", .path = "/api/admin/doctor", .handle = get_report, .admin_needed = true},
    {.method = "GET", .path = "/api/doctor", .handle = get_way, .anyone = true},
    {0},
};
