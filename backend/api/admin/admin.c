/* The state of the server, the audit log, the columns of the views; and the parts that all
 * administrators' routes share. */
#include "api/admin/admin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "store/nouns/admin/audit.h"
#include "store/nouns/admin/queries.h"

/* ---- shared ---- */

bool admin_number(struct api_call *call, const char *name, int64_t least, int64_t most,
                  int64_t otherwise, int64_t *number)
{
    const char *text = http_query(call->http, name);
    *number = otherwise;
    if (text == NULL) return true;
    size_t digits = strspn(text, "0123456789");
    if (digits > 0 && digits < 16 && text[digits] == '\0') {
        *number = strtoll(text, NULL, 10);
        if (*number >= least && *number <= most) return true;
    }
    struct hub_error error = hub_error_range(HUB_BAD_REQUEST, name, 0, least, most);
    error.wrong.given[0] = '\0';
    error.wrong.is_number = false;
    api_fail(call, error);
    return false;
}

bool admin_look(struct api_call *call, struct store_look *look)
{
    const char *text = http_query(call->http, "query");
    int64_t count = 0;
    *look = (struct store_look){.now_ms = clock_unix_ms()};
    if (!admin_number(call, "before", 1, INT64_MAX, 0, &look->before) ||
        !admin_number(call, "count", 1, STORE_ADMIN_ROWS_MAX - 1, 50, &count))
        return false;
    look->count = (uint32_t)count;
    if (text != NULL && strlen(text) > STORE_LOOK_BYTES_MAX) {
        api_fail_at(call, HUB_BAD_REQUEST, "query");
        return false;
    }
    (void)text_copy(look->text, sizeof(look->text), text != NULL ? text : "");
    return true;
}

int admin_word(struct api_call *call, const char *name, const char *const *names)
{
    const char *text = http_query(call->http, name);
    for (int i = 0; names[i] != NULL; i++)
        if (text == NULL || strcmp(text, names[i]) == 0) return i;
    api_fail_at(call, HUB_BAD_REQUEST, name);
    return -1;
}

static void job_run(struct hub_read *read, struct store_reader *reader)
{
    struct admin_job *job = (struct admin_job *)read;
    struct json json = json_to(&job->out);
    json_object(&json, NULL);
    job->err = job->run(job, reader, &json);
    json_object_end(&json);
}

static void job_done(struct hub_read *read)
{
    struct admin_job *job = (struct admin_job *)read;
    if (read->err != STORE_OK) job->err = read->err;
    if (job->err == STORE_OK) {
        api_reply(job->call, 200, &job->out);
    } else {
        if (job->err == STORE_NOT_FOUND)
            api_fail_code(job->call, job->missing);
        else
            api_fail(job->call, (struct hub_error){.code = HUB_STORE, .store = job->err});
        buf_free(&job->out);
    }
    free(job);
}

void admin_job_submit(struct api_call *call, struct admin_job *job)
{
    if (job != NULL) {
        job->call = call;
        job->read = (struct hub_read){.run = job_run, .done = job_done};
    }
    if (job == NULL || hub_read_begin(call->hub, HUB_READ_LIST, (uint64_t)call->user.id,
                                      &job->read) != POOL_TAKEN) {
        free(job);
        api_fail_code(call, HUB_BUSY);
    }
}

void admin_edited(struct api_call *call, const struct hub_admin_answer *answer, int status,
                  void (*print)(struct json *json, const struct hub_admin_request *request),
                  const struct hub_admin_request *request)
{
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    if (print != NULL) print(&json, request);
    json_object_end(&json);
    api_reply(call, status, &out);
}

/* ---- the state of the server ---- */

static void print_connections(struct json *json, const struct api_config *config,
                              const struct hub_stats *hub)
{
    struct net_stats net;
    net_stats_read(*config->server, &net);
    json_object(json, "connections");
    json_int(json, "http", net.http_connections);
    json_int(json, "live", net.live_connections);
    json_int(json, "watchers", hub->watchers);
    json_int(json, "refused", (int64_t)net.refused);
    json_object_end(json);
}

static void print_moves(struct json *json, const struct hub *hub, const struct hub_stats *stats)
{
    uint32_t seconds[HUB_PULSE_SECONDS];
    uint64_t sum = 0;
    hub_pulse_read(hub, seconds);
    json_object(json, "moves");
    json_int(json, "total", (int64_t)stats->moves);
    json_int(json, "refused", (int64_t)stats->refusals);
    json_array(json, "seconds");
    for (size_t i = 0; i < HUB_PULSE_SECONDS; i++) {
        sum += seconds[i];
        json_int(json, NULL, seconds[i]);
    }
    json_array_end(json);
    json_real(json, "per_second", (double)sum / HUB_PULSE_SECONDS);
    json_object_end(json);
}

static void print_store(struct json *json, const struct api_config *config)
{
    struct store_stats store;
    struct stat file = {.st_size = 0};
    store_stats_read(config->store, &store);
    json_object(json, "commits");
    json_int(json, "total", (int64_t)store.commits);
    json_int(json, "failures", (int64_t)store.failures);
    json_int(json, "queue", store.queue);
    json_real(json, "p50_ms", store.commit_us_p50 / 1000.0);
    json_real(json, "p99_ms", store.commit_us_p99 / 1000.0);
    json_real(json, "max_ms", (double)store.commit_us_max / 1000.0);
    json_object_end(json);
    json_object(json, "store");
    json_int(json, "bytes", stat(config->store_path, &file) == 0 ? (int64_t)file.st_size : 0);
    json_int(json, "wal_bytes", (int64_t)store.wal_bytes);
    json_object_end(json);
}

static void get_overview(struct api_call *call)
{
    const struct api_config *config = &call->api->config;
    struct hub_stats hub;
    struct buf out = {0};
    struct json json = json_to(&out);
    hub_stats_read(call->hub, &hub);
    json_object(&json, NULL);
    json_text(&json, "version", OCHRE_VERSION);
    json_int(&json, "uptime_s", (clock_mono_us() - call->api->began_us) / 1000000);
    json_int(&json, "now_ms", clock_unix_ms());
    print_connections(&json, config, &hub);
    json_object(&json, "matches");
    json_int(&json, "memory", hub.matches);
    json_int(&json, "open", hub.open);
    json_int(&json, "running", hub.running);
    json_object_end(&json);
    json_object(&json, "users");
    json_int(&json, "online", hub_users_online(call->hub));
    json_object_end(&json);
    print_moves(&json, call->hub, &hub);
    print_store(&json, config);
    json_object(&json, "bots");
    json_int(&json, "thinking", hub.bots_thinking);
    json_int(&json, "queue", pool_waiting(hub_config_of(call->hub)->bots));
    json_object_end(&json);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* ---- the audit log ---- */

struct audit_job {
    struct admin_job job;
    struct json *json;
    int64_t before;
    uint32_t count;
    uint32_t printed;
    bool more;
};

static bool print_audit(void *context, const struct store_audit_row *row)
{
    struct audit_job *job = context;
    struct json *json = job->json;
    const struct store_audit *audit = &row->audit;
    char whom[STORE_NAME_BYTES_MAX + 32];
    if (job->printed++ == job->count) {
        job->more = true;
        return false;
    }
    json_object(json, NULL);
    json_int(json, "number", row->number);
    json_int(json, "at_ms", audit->at_ms);
    json_text(json, "by", audit->by_cli ? "cli" : "web");
    json_object(json, "who");
    if (audit->user != 0)
        json_int(json, "user", audit->user);
    else
        json_null(json, "user");
    json_text(json, "name", row->who);
    json_object_end(json);
    json_text(json, "action", audit->action);
    if (audit->target_user != 0) {
        (void)snprintf(whom, sizeof(whom), "%lld %s", (long long)audit->target_user, row->whom);
        json_text(json, "target", whom);
    } else {
        json_text(json, "target", audit->target);
    }
    json_text(json, "detail", audit->detail);
    json_text(json, "result", audit->result);
    json_object_end(json);
    return !json->out->failed;
}

static enum store_err audit_run(struct admin_job *base, struct store_reader *reader,
                                struct json *json)
{
    struct audit_job *job = (struct audit_job *)base;
    job->json = json;
    json_array(json, "rows");
    enum store_err err = store_audit_list(reader, job->before, job->count + 1, print_audit, job);
    json_array_end(json);
    json_bool(json, "more", job->more);
    return err;
}

static void get_audit(struct api_call *call)
{
    int64_t before = 0;
    int64_t count = 0;
    if (!admin_number(call, "before", 1, INT64_MAX, 0, &before) ||
        !admin_number(call, "count", 1, STORE_ADMIN_ROWS_MAX - 1, 100, &count))
        return;
    struct audit_job *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->job.run = audit_run;
        job->before = before;
        job->count = (uint32_t)count;
    }
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- the columns of the views ---- */

struct columns_job {
    struct admin_job job;
    struct json *json;
    char view[64];
};

static bool print_column(void *context, const char *view, const char *column)
{
    struct columns_job *job = context;
    if (strcmp(job->view, view) != 0) {
        if (job->view[0] != '\0') {
            json_array_end(job->json);
            json_object_end(job->json);
        }
        (void)text_copy(job->view, sizeof(job->view), view);
        json_object(job->json, NULL);
        json_text(job->json, "name", view);
        json_array(job->json, "columns");
    }
    json_text(job->json, NULL, column);
    return true;
}

static enum store_err columns_run(struct admin_job *base, struct store_reader *reader,
                                  struct json *json)
{
    struct columns_job *job = (struct columns_job *)base;
    job->json = json;
    json_array(json, "views");
    enum store_err err = store_columns_list(reader, print_column, job);
    if (job->view[0] != '\0') {
        json_array_end(json);
        json_object_end(json);
    }
    json_array_end(json);
    return err;
}

static void get_schema(struct api_call *call)
{
    struct columns_job *job = calloc(1, sizeof(*job));
    if (job != NULL) job->job.run = columns_run;
    admin_job_submit(call, (struct admin_job *)job);
}

const struct api_route api_admin_routes[] = {
    {.method = "GET", .path = "/api/admin/overview", .handle = get_overview, .admin_needed = true},
    {.method = "GET", .path = "/api/admin/audit", .handle = get_audit, .admin_needed = true},
    {.method = "GET", .path = "/api/admin/schema", .handle = get_schema, .admin_needed = true},
    {0},
};
