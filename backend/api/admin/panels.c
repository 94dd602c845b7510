/* Administrators' edits of the dashboard. An answer is shared only after it was computed once, and
 * if it names nobody. */
#include <stdlib.h>
#include <string.h>

#include "api/admin/admin.h"
#include "api/core/call.h"
#include "api/core/panels.h"
#include "api/core/query.h"
#include "base/encoding/text.h"
#include "base/ids.h"
#include "record/query_process.h"
#include "store/nouns/admin/queries.h"
#include "store/query/query.h"

#define ID_BYTES      22   /* of a new panel: nobody guesses it */
#define CHECK_ROWS    1000 /* as for everybody */
#define CHECK_MS      5000
#define PARAM_MAX     112 /* bytes, NAME=VALUE */
#define PARAM_LINES   8
#define CHART_COLUMNS 5

/* ---- the body ---- */

struct chart_body {
    char kind[8];
    char x[QUERY_PARAM_BYTES_MAX + 1];
    char split[QUERY_PARAM_BYTES_MAX + 1];
    char y[CHART_COLUMNS][QUERY_PARAM_BYTES_MAX + 1];
    uint8_t y_count;
};

struct panel_body {
    char query[STORE_QUERY_NAME_MAX + 1];
    char title[STORE_PANEL_TITLE_MAX + 1];
    char params[PARAM_LINES][PARAM_MAX + 1];
    uint8_t param_count;
    int64_t place;
    bool shared;
    uint8_t has_chart;
    struct chart_body chart;
};

#define CHART_TEXT(json_name, field, is_optional)                                                  \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional,                           \
        .offset = offsetof(struct chart_body, field), .present_offset = UINT16_MAX, .least = 1,    \
        .most = (int64_t)sizeof(((struct chart_body *)0)->field) - 1                               \
    }

static const struct member chart_members[] = {
    CHART_TEXT("kind", kind, false),
    CHART_TEXT("x", x, false),
    CHART_TEXT("split", split, true),
    {.name = "y",
     .type = MEMBER_TEXTS,
     .offset = offsetof(struct chart_body, y),
     .present_offset = UINT16_MAX,
     .most = CHART_COLUMNS,
     .text_bytes = QUERY_PARAM_BYTES_MAX + 1,
     .length_offset = offsetof(struct chart_body, y_count)},
};

static const struct member panel_members[] = {
    {.name = "query",
     .type = MEMBER_TEXT,
     .offset = offsetof(struct panel_body, query),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_QUERY_NAME_MAX},
    {.name = "title",
     .type = MEMBER_TEXT,
     .optional = true,
     .offset = offsetof(struct panel_body, title),
     .present_offset = UINT16_MAX,
     .most = STORE_PANEL_TITLE_MAX},
    {.name = "params",
     .type = MEMBER_TEXTS,
     .optional = true,
     .offset = offsetof(struct panel_body, params),
     .present_offset = UINT16_MAX,
     .most = PARAM_LINES,
     .text_bytes = PARAM_MAX + 1,
     .length_offset = offsetof(struct panel_body, param_count)},
    {.name = "place",
     .type = MEMBER_INT,
     .optional = true,
     .offset = offsetof(struct panel_body, place),
     .present_offset = UINT16_MAX,
     .least = 1,
     .most = STORE_PANEL_PLACE_MAX},
    {.name = "shared",
     .type = MEMBER_BOOL,
     .offset = offsetof(struct panel_body, shared),
     .present_offset = UINT16_MAX},
    {.name = "chart",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct panel_body, chart),
     .present_offset = offsetof(struct panel_body, has_chart),
     .most = COUNT_OF(chart_members),
     .members = chart_members},
};

/* Copies the parameters as lines. Returns false if one does not have the form NAME=VALUE. */
static bool params_copy(const struct panel_body *body, struct store_panel *panel)
{
    size_t at = 0;
    for (size_t i = 0; i < body->param_count; i++) {
        const char *text = body->params[i];
        size_t size = strlen(text);
        size_t name = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_");
        if (name == 0 || text[name] != '=' || strpbrk(text, "\r\n") != NULL) return false;
        if (at + size + 1 > STORE_PANEL_PARAMS_MAX) return false;
        memcpy(panel->params + at, text, size);
        panel->params[at + size] = '\n';
        at += size + 1;
    }
    return true;
}

/* Prints the chart as the JSON that is stored. Returns false if it is of no known form. */
static bool chart_copy(const struct chart_body *chart, struct store_panel *panel,
                       struct hub_wrong *wrong)
{
    static const char *const kinds[] = {"bars", "line", "box", "heat"};
    size_t kind = 0;
    while (kind < COUNT_OF(kinds) && strcmp(kinds[kind], chart->kind) != 0) kind++;
    if (kind == COUNT_OF(kinds)) {
        *wrong = hub_error_words(HUB_BAD_REQUEST, "kind", chart->kind, "bars line box heat").wrong;
        return false;
    }
    if (chart->y_count == 0) return false;
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "kind", chart->kind);
    json_text(&json, "x", chart->x);
    if (chart->split[0] != '\0') json_text(&json, "split", chart->split);
    json_array(&json, "y");
    for (size_t i = 0; i < chart->y_count; i++) json_text(&json, NULL, chart->y[i]);
    json_array_end(&json);
    json_object_end(&json);
    bool fits = !out.failed && out.size <= STORE_PANEL_CHART_MAX;
    if (fits) memcpy(panel->chart, out.bytes, out.size);
    buf_free(&out);
    return fits;
}

/* ---- saving ---- */

struct panel_save {
    struct hub_read read; /* of the panel before, and of the saved query */
    struct api_call *call;
    bool is_new;
    struct hub_admin_request request; /* the panel */
    struct store_panel before;
    struct store_saved saved;
    enum store_err err;
    struct query_request check;
    enum query_outcome outcome;
    struct query_answer answer;
};

static void save_free(struct panel_save *save)
{
    result_free(&save->answer.result);
    free(save);
}

static void save_refuse(struct panel_save *save, enum hub_err why)
{
    api_fail_code(save->call, why);
    save_free(save);
}

static void print_stored(struct json *json, const struct hub_admin_request *request)
{
    panel_print(json, "panel", &request->panel, true);
}

static void panel_stored(void *context, const struct hub_admin_answer *answer)
{
    struct panel_save *save = context;
    admin_edited(save->call, answer, save->is_new ? 201 : 200, print_stored, &save->request);
    save_free(save);
}

/* Computes the answer once, on a worker. */
static void check_run(void *context)
{
    struct panel_save *save = context;
    save->outcome = query_process_run(&save->check, save->call->api->config.store,
                                      save->call->api->config.stop, &save->answer);
}

static void check_done(void *context)
{
    struct panel_save *save = context;
    enum query_end end = save->answer.end;
    if (save->outcome == QUERY_PROCESS_NOT_NOW || end == QUERY_NO_FILE)
        save_refuse(save, HUB_BUSY);
    else if (end == QUERY_DONE || end == QUERY_CUT)
        hub_admin(save->call->hub, &save->request, panel_stored, save);
    else {
        api_answer_end(save->call, end, save->answer.message, save->answer.offset);
        save_free(save);
    }
}

/* Answers that the query of the program may not be shared. */
static void refuse_named(struct panel_save *save)
{
    api_answer_end(save->call, QUERY_REFUSED, "not for everybody: it names players or matches", -1);
    save_free(save);
}

static void share(struct panel_save *save)
{
    struct store_panel *panel = &save->request.panel;
    struct query_request *check = &save->check;
    struct query_head head;
    const char *sql = panel_head(panel, &head);
    bool own = panel->sql[0] != '\0';
    if (!own && !head.is_public && !head.counts_only) {
        refuse_named(save);
        return;
    }
    CHECK(sql != NULL &&
          text_copy(check->path, sizeof(check->path), save->call->api->config.store_path) &&
          text_copy(check->sql, sizeof(check->sql), sql));
    check->rows_max = CHECK_ROWS;
    check->ms_max = CHECK_MS;
    check->named = true;
    check->counts_only = own;
    for (const char *at = panel->params; *at != '\0'; at += strcspn(at, "\n") + 1) {
        size_t size = strcspn(at, "\n");
        memcpy(check->params[check->param_count], at, size);
        check->params[check->param_count++][size] = '\0';
    }
    if (pool_submit(save->call->api->config.slow, (uint64_t)save->call->user.id, check_run,
                    check_done, save) != POOL_TAKEN)
        save_refuse(save, HUB_BUSY);
}

/* On a worker. */
static void before_run(struct hub_read *read, struct store_reader *reader)
{
    struct panel_save *save = (struct panel_save *)read;
    const struct store_panel *panel = &save->request.panel;
    if (!save->is_new) {
        save->err = store_panel_read(reader, panel->id, &save->before);
        if (save->err == STORE_NOT_FOUND && panel_first_named(panel->id, &save->before))
            save->err = STORE_OK;
    }
    if (save->err != STORE_OK || query_find(panel->query) != NULL) return;
    save->err = store_saved_read(reader, panel->query, &save->saved);
    /* The saved query may have been deleted since the panel was made. */
    if (save->err == STORE_NOT_FOUND && save->before.sql[0] != '\0' &&
        strcmp(save->before.query, panel->query) == 0) {
        memcpy(save->saved.sql, save->before.sql, sizeof(save->saved.sql));
        memcpy(save->saved.question, save->before.question, sizeof(save->saved.question));
        save->err = STORE_OK;
    }
}

static void before_done(struct hub_read *read)
{
    struct panel_save *save = (struct panel_save *)read;
    struct store_panel *panel = &save->request.panel;
    enum store_err err = read->err != STORE_OK ? read->err : save->err;
    if (err != STORE_OK) {
        struct hub_error error = hub_error_of(HUB_BUSY);
        if (err == STORE_NOT_FOUND)
            error =
                hub_error_game(HUB_NO_SUCH_QUERY, "query", panel->query, HUB_ALLOWED_UNSAID, NULL);
        api_fail(save->call, error);
        save_free(save);
        return;
    }
    memcpy(panel->sql, save->saved.sql, sizeof(panel->sql));
    memcpy(panel->question, save->saved.question, sizeof(panel->question));
    if (panel->shared)
        share(save);
    else
        hub_admin(save->call->hub, &save->request, panel_stored, save);
}

/* Copies the body into the panel. False: `wrong` names the member that is wrong. */
static bool body_copy(const struct panel_body *body, struct store_panel *panel,
                      struct hub_wrong *wrong)
{
    memcpy(panel->query, body->query, sizeof(panel->query));
    memcpy(panel->title, body->title, sizeof(panel->title));
    panel->place = body->place;
    panel->shared = body->shared;
    wrong->field = "params";
    if (!params_copy(body, panel)) return false;
    wrong->field = "chart";
    return body->has_chart == 0 || chart_copy(&body->chart, panel, wrong);
}

static void panel_save(struct api_call *call, const char *id)
{
    struct parse_error error;
    struct panel_body body;
    struct panel_save *save = calloc(1, sizeof(*save));
    memset(&body, 0, sizeof(body));
    if (save == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *save = (struct panel_save){.read = {.run = before_run, .done = before_done},
                                .call = call,
                                .is_new = id == NULL,
                                .request = {.action = HUB_ADMIN_PANEL_SET, .user = call->user}};
    struct store_panel *panel = &save->request.panel;
    if (!parse_members(call->body, panel_members, COUNT_OF(panel_members), &body, &error)) {
        api_fail_parse(call, &error);
        save_free(save);
        return;
    }
    if (id == NULL) ids_text(panel->id, ID_BYTES);
    bool named = id == NULL || text_copy(panel->id, sizeof(panel->id), id);
    if (!named)
        save_refuse(save, HUB_NO_SUCH_QUERY);
    else if (!body_copy(&body, panel, &call->wrong))
        save_refuse(save, HUB_BAD_REQUEST);
    else if (hub_read_begin(call->hub, HUB_READ_ROW, (uint64_t)call->user.id, &save->read) !=
             POOL_TAKEN)
        save_refuse(save, HUB_BUSY);
}

static void post_panel(struct api_call *call)
{
    panel_save(call, NULL);
}

static void put_panel(struct api_call *call)
{
    panel_save(call, call->part[0]);
}

/* ---- reading and deleting ---- */

static enum store_err list_run(struct admin_job *job, struct store_reader *reader,
                               struct json *json)
{
    (void)job;
    return panels_print(json, reader, true);
}

static void get_panels(struct api_call *call)
{
    struct admin_job *job = calloc(1, sizeof(*job));
    if (job != NULL) job->run = list_run;
    admin_job_submit(call, job);
}

static void deleted(void *context, const struct hub_admin_answer *answer)
{
    api_answered(context, answer->error);
}

/* Deletes a panel; one of the program is again as it was. */
static void delete_panel(struct api_call *call)
{
    struct hub_admin_request request = {.action = HUB_ADMIN_PANEL_DELETE, .user = call->user};
    if (text_copy(request.panel.id, sizeof(request.panel.id), call->part[0]))
        hub_admin(call->hub, &request, deleted, call);
    else
        api_fail_code(call, HUB_NO_SUCH_QUERY);
}

const struct api_route api_admin_panel_routes[] = {
    {.method = "GET", .path = "/api/admin/panels", .handle = get_panels, .admin_needed = true},
    {.method = "POST",
     .path = "/api/admin/panels",
     .handle = post_panel,
     .admin_needed = true,
     .body = true},
    {.method = "PUT",
     .path = "/api/admin/panels/{panel}",
     .handle = put_panel,
     .admin_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/admin/panels/{panel}",
     .handle = delete_panel,
     .admin_needed = true},
    {0},
};
