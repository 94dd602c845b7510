/* The console of administrators: queries over the views, named queries, and saved queries. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "record/query_process.h"
#include "api/admin/admin.h"
#include "api/core/call.h"
#include "api/core/query.h"
#include "store/nouns/admin/queries.h"

#define ROWS_DEFAULT    1000
#define ROWS_MAX        100000
#define SECONDS_DEFAULT 10
#define SECONDS_MAX     60

/* ---- printing a query ---- */

static void print_query(struct json *json, const char *member, const char *name, const char *sql,
                        const struct query_head *head, bool saved)
{
    json_object(json, member);
    json_text(json, "name", name);
    json_text(json, "question", head->question);
    json_array(json, "params");
    for (size_t i = 0; i < head->param_count; i++) {
        json_object(json, NULL);
        json_text(json, "name", head->params[i].name);
        json_text(json, "about", head->params[i].about);
        json_bool(json, "optional", head->params[i].optional);
        json_object_end(json);
    }
    json_array_end(json);
    json_text(json, "sql", sql);
    json_bool(json, "saved", saved);
    json_bool(json, "public", head->is_public);
    print_chart(json, head);
    json_object_end(json);
}

static void print_saved(struct json *json, const char *member, const struct store_saved *saved)
{
    struct query_head head;
    memset(&head, 0, sizeof(head));
    (void)text_copy(head.question, sizeof(head.question), saved->question);
    query_params_find(saved->sql, &head);
    print_query(json, member, saved->name, saved->sql, &head, true);
}

/* ---- the list ---- */

struct list_job {
    struct admin_job job;
    struct json *json;
    const struct named_query *named; /* the last named query that was printed */
};

/* Prints the program's named queries whose names come before `until` (NULL: all that are left). */
static void print_named(struct list_job *job, const char *until)
{
    const struct named_query *query;
    for (; (query = query_next(job->named)) != NULL; job->named = query) {
        struct query_head head;
        if (until != NULL && strcmp(query->name, until) > 0) return;
        query_head_read(query->sql, &head);
        print_query(job->json, NULL, query->name, query->sql, &head, false);
    }
}

static bool list_saved(void *context, const struct store_saved *saved)
{
    struct list_job *job = context;
    print_named(job, saved->name);
    if (query_find(saved->name) == NULL) /* if the name exists in the program, a newer version has
                                            added it: that one applies */
        print_saved(job->json, NULL, saved);
    return !job->json->out->failed;
}

static enum store_err list_run(struct admin_job *base, struct store_reader *reader,
                               struct json *json)
{
    struct list_job *job = (struct list_job *)base;
    job->json = json;
    json_array(json, "queries");
    enum store_err err = store_saved_list(reader, list_saved, job);
    print_named(job, NULL);
    json_array_end(json);
    return err;
}

static void get_queries(struct api_call *call)
{
    struct list_job *job = calloc(1, sizeof(*job));
    if (job != NULL) job->job.run = list_run;
    admin_job_submit(call, (struct admin_job *)job);
}

/* ---- saving and deleting queries ---- */

#define QUESTION_CHARACTERS_MAX 200
_Static_assert(QUESTION_CHARACTERS_MAX * 4 <= STORE_QUESTION_MAX, "any characters fit");

static bool name_fine(const char *name)
{
    size_t size = strlen(name);
    return size >= 1 && size <= STORE_QUERY_NAME_MAX && name[0] >= 'a' && name[0] <= 'z' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == size;
}

#define SAVED_TEXT(json_name, field, is_optional)                                                  \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional,                           \
        .offset = offsetof(struct store_saved, field), .present_offset = UINT16_MAX,               \
        .least = is_optional ? 0 : 1,                                                              \
        .most = (int64_t)sizeof(((struct store_saved *)0)->field) - 1                              \
    }

static const struct member saved_members[] = {SAVED_TEXT("name", name, false),
                                              SAVED_TEXT("question", question, true),
                                              SAVED_TEXT("sql", sql, false)};

struct save {
    struct api_call *call;
    struct hub_admin_request request;
};

static void print_kept(struct json *json, const struct hub_admin_request *request)
{
    print_saved(json, "query", &request->saved);
}

static void saved(void *context, const struct hub_admin_answer *answer)
{
    struct save *save = context;
    bool kept = save->request.action == HUB_ADMIN_QUERY_SAVE;
    admin_edited(save->call, answer, kept ? 201 : 200, kept ? print_kept : NULL, &save->request);
    free(save);
}

static void post_query_save(struct api_call *call)
{
    struct parse_error error;
    struct save *save = calloc(1, sizeof(*save));
    if (save == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *save = (struct save){.call = call,
                          .request = {.action = HUB_ADMIN_QUERY_SAVE, .user = call->user}};
    if (!parse_members(call->body, saved_members, COUNT_OF(saved_members), &save->request.saved,
                       &error)) {
        api_fail_parse(call, &error);
        free(save);
    } else if (!name_fine(save->request.saved.name)) {
        api_fail_at(call, HUB_BAD_REQUEST, "name");
        free(save);
    } else if (text_characters(save->request.saved.question) > QUESTION_CHARACTERS_MAX) {
        int64_t characters = (int64_t)text_characters(save->request.saved.question);
        api_fail(call, hub_error_range(HUB_BAD_REQUEST, "question", characters, 0,
                                       QUESTION_CHARACTERS_MAX));
        free(save);
    } else {
        hub_admin(call->hub, &save->request, saved, save);
    }
}

static void delete_query(struct api_call *call)
{
    struct save *save = name_fine(call->part[0]) ? calloc(1, sizeof(*save)) : NULL;
    if (save == NULL) {
        api_fail_code(call, HUB_NO_SUCH_QUERY);
        return;
    }
    *save = (struct save){.call = call,
                          .request = {.action = HUB_ADMIN_QUERY_DELETE, .user = call->user}};
    (void)text_copy(save->request.saved.name, sizeof(save->request.saved.name), call->part[0]);
    hub_admin(call->hub, &save->request, saved, save);
}

/* ---- running a query ---- */

struct query_body {
    char sql[STORE_SAVED_SQL_MAX + 1];
    char name[STORE_QUERY_NAME_MAX + 1];
    char params[QUERY_PARAMS_MAX][QUERY_PROCESS_PARAM_BYTES_MAX + 1];
    uint8_t param_count;
    char format[8];
    int64_t rows;
    int64_t seconds;
};

_Static_assert(sizeof(struct query_body) < UINT16_MAX, "offsets of members fit");

#define BODY_INT(json_name, field, greatest)                                                       \
    {                                                                                              \
        .name = json_name, .type = MEMBER_INT, .optional = true,                                   \
        .offset = offsetof(struct query_body, field), .present_offset = UINT16_MAX, .least = 1,    \
        .most = greatest                                                                           \
    }
#define BODY_TEXT(json_name, field)                                                                \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = true,                                  \
        .offset = offsetof(struct query_body, field), .present_offset = UINT16_MAX, .least = 1,    \
        .most = (int64_t)sizeof(((struct query_body *)0)->field) - 1                               \
    }

static const struct member query_members[] = {
    BODY_TEXT("sql", sql),
    BODY_TEXT("name", name),
    {.name = "params",
     .type = MEMBER_TEXTS,
     .optional = true,
     .offset = offsetof(struct query_body, params),
     .present_offset = UINT16_MAX,
     .most = QUERY_PARAMS_MAX,
     .text_bytes = QUERY_PROCESS_PARAM_BYTES_MAX + 1,
     .length_offset = offsetof(struct query_body, param_count)},
    BODY_INT("rows", rows, ROWS_MAX),
    BODY_INT("seconds", seconds, SECONDS_MAX),
    BODY_TEXT("format", format),
};

struct query_job {
    struct hub_read read; /* the read of the query saved under the name */
    struct store_saved found;
    enum store_err err;
    struct api_call *call;
    struct store *store;
    const atomic_bool *stop;
    struct query_body body;
    struct query_request request;
    enum query_outcome outcome;
    struct query_answer answer;
    struct buf out;
};

static bool is_answered(const struct query_job *job)
{
    return job->outcome == QUERY_PROCESS_ANSWERED &&
           (job->answer.end == QUERY_DONE || job->answer.end == QUERY_CUT);
}

static void job_run(void *context)
{
    struct query_job *job = context;
    struct query_answer *answer = &job->answer;
    int64_t begin_us = clock_mono_us();
    job->outcome = query_process_run(&job->request, job->store, job->stop, answer);
    if (!is_answered(job)) return;
    struct json json = json_to(&job->out);
    if (job->request.csv) {
        result_print(&answer->result, &json);
    } else {
        json_object(&json, NULL);
        result_print(&answer->result, &json);
        json_bool(&json, "cut", answer->end == QUERY_CUT);
        json_int(&json, "ms", (clock_mono_us() - begin_us) / 1000);
        json_object_end(&json);
    }
    if (job->out.failed) {
        answer->end = QUERY_LARGE;
        (void)text_copy(answer->message, sizeof(answer->message), "the result is too large");
    }
}

static void job_free(struct query_job *job)
{
    result_free(&job->answer.result);
    buf_free(&job->out);
    free(job);
}

/* Answers the call, once the query is in the audit log. */
static void job_recorded(void *context, enum store_err err, int64_t id)
{
    struct query_job *job = context;
    (void)id;
    if (err != STORE_OK)
        api_fail(job->call, (struct hub_error){.code = HUB_STORE, .store = err});
    else if (job->outcome == QUERY_PROCESS_NOT_NOW)
        api_fail_code(job->call, HUB_BUSY);
    else if (job->answer.end == QUERY_NO_FILE)
        api_fail(job->call, (struct hub_error){.code = HUB_STORE, .store = STORE_IO});
    else if (!is_answered(job))
        api_answer_end(job->call, job->answer.end, job->answer.message, job->answer.offset);
    else if (job->request.csv)
        api_reply_type(job->call, 200, "text/csv; charset=utf-8", &job->out);
    else
        api_reply(job->call, 200, &job->out);
    job_free(job);
}

static void job_done(void *context)
{
    struct query_job *job = context;
    const char *end =
        job->outcome == QUERY_PROCESS_NOT_NOW ? "busy" : query_end_name(job->answer.end);
    struct hub_note note = {.user = &job->call->user,
                            .action = "query",
                            .target = job->body.name,
                            .detail = job->request.sql,
                            .result = is_answered(job) ? "done" : end};
    hub_admin_record(job->call->hub, &note, job_recorded, job);
}

/* Copies the parameters into the request. Returns false if one does not have the form NAME=VALUE.
 */
static bool params_copy(struct query_job *job)
{
    for (size_t i = 0; i < job->body.param_count; i++) {
        const char *text = job->body.params[i];
        size_t size = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_");
        if (size == 0 || text[size] != '=' || (text[0] >= '0' && text[0] <= '9')) return false;
    }
    job->request.param_count = job->body.param_count;
    memcpy(job->request.params, job->body.params, sizeof(job->request.params));
    return true;
}

/* Fills in defaults of the body, and the SQL of one of the program's named queries; any other
 * name must be read from the store. */
static enum hub_err job_prepare(struct query_job *job)
{
    struct query_body *body = &job->body;
    struct query_request *request = &job->request;
    bool csv = strcmp(body->format, "csv") == 0;
    if (body->format[0] != '\0' && !csv && strcmp(body->format, "json") != 0) {
        job->call->wrong =
            hub_error_words(HUB_BAD_REQUEST, "format", body->format, "json csv").wrong;
        return HUB_BAD_REQUEST;
    }
    job->call->wrong.field = "sql";
    if ((body->sql[0] == '\0') == (body->name[0] == '\0')) return HUB_BAD_REQUEST;
    job->call->wrong.field = "params";
    if (!params_copy(job) ||
        !text_copy(request->path, sizeof(request->path), job->call->api->config.store_path))
        return HUB_BAD_REQUEST;
    request->csv = csv;
    request->rows_max = (uint32_t)(body->rows != 0 ? body->rows : ROWS_DEFAULT);
    request->ms_max = (uint32_t)(body->seconds != 0 ? body->seconds : SECONDS_DEFAULT) * 1000;
    request->waited_for = true;
    const struct named_query *named = body->name[0] != '\0' ? query_find(body->name) : NULL;
    request->named = named != NULL;
    (void)text_copy(request->sql, sizeof(request->sql), named != NULL ? named->sql : body->sql);
    return HUB_OK;
}

static void job_refuse(struct query_job *job, enum hub_err refusal)
{
    api_fail_code(job->call, refusal);
    job_free(job);
}

static void job_submit(struct query_job *job)
{
    uint64_t owner = (uint64_t)job->call->user.id;
    if (pool_submit(job->call->api->config.slow, owner, job_run, job_done, job) != POOL_TAKEN)
        job_refuse(job, HUB_BUSY);
}

static void saved_run(struct hub_read *read, struct store_reader *reader)
{
    struct query_job *job = (struct query_job *)read;
    job->err = store_saved_read(reader, job->body.name, &job->found);
}

static void saved_done(struct hub_read *read)
{
    struct query_job *job = (struct query_job *)read;
    enum store_err err = read->err != STORE_OK ? read->err : job->err;
    if (err == STORE_NOT_FOUND) {
        api_fail(job->call, hub_error_game(HUB_NO_SUCH_QUERY, "name", job->body.name,
                                           HUB_ALLOWED_UNSAID, NULL));
        job_free(job);
        return;
    }
    if (err != STORE_OK) {
        job_refuse(job, HUB_BUSY);
        return;
    }
    (void)text_copy(job->request.sql, sizeof(job->request.sql), job->found.sql);
    job_submit(job);
}

static void job_begin(struct query_job *job)
{
    if (job->request.sql[0] != '\0') {
        job_submit(job);
        return;
    }
    job->read = (struct hub_read){.run = saved_run, .done = saved_done};
    if (hub_read_begin(job->call->hub, HUB_READ_ROW, (uint64_t)job->call->user.id, &job->read) !=
        POOL_TAKEN)
        job_refuse(job, HUB_BUSY);
}

static void post_query(struct api_call *call)
{
    const struct api_config *config = &call->api->config;
    struct parse_error error;
    struct query_job *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    job->call = call;
    job->store = config->store;
    job->stop = config->stop;
    if (!parse_members(call->body, query_members, COUNT_OF(query_members), &job->body, &error)) {
        api_fail_parse(call, &error);
        job_free(job);
        return;
    }
    enum hub_err refusal = job_prepare(job);
    if (refusal == HUB_OK)
        job_begin(job);
    else
        job_refuse(job, refusal);
}

const struct api_route api_admin_query_routes[] = {
    {.method = "POST",
     .path = "/api/admin/query",
     .handle = post_query,
     .admin_needed = true,
     .body = true},
    {.method = "GET", .path = "/api/admin/queries", .handle = get_queries, .admin_needed = true},
    {.method = "POST",
     .path = "/api/admin/queries",
     .handle = post_query_save,
     .admin_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/admin/queries/{name}",
     .handle = delete_query,
     .admin_needed = true},
    {0},
};
