/* The dashboard as everybody sees it: the shared panels, and their answers. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "api/core/panels.h"
#include "api/core/read.h"
#include "api/site/shared.h"
#include "base/encoding/text.h"

/* ---- the list ---- */

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct json json = json_to(&read->out);
    json_object(&json, NULL);
    enum store_err err = panels_print(&json, reader, false);
    json_object_end(&json);
    return err == STORE_OK ? hub_error_of(HUB_OK)
                           : (struct hub_error){.code = HUB_STORE, .store = err};
}

static void get_panels(struct api_call *call)
{
    struct api_read *read = calloc(1, sizeof(*read));
    if (read != NULL) *read = (struct api_read){.run = list_run, .row = true};
    api_read_submit(call, read);
}

/* ---- one answer ---- */

struct panel_read {
    struct api_read read;
    char id[STORE_PANEL_ID_BYTES_MAX + 1];
    struct store_panel panel;
};

static struct hub_error one_run(struct api_read *read, struct store_reader *reader)
{
    struct panel_read *job = (struct panel_read *)read;
    enum store_err err = store_panel_read(reader, job->id, &job->panel);
    if (err == STORE_NOT_FOUND && panel_first_named(job->id, &job->panel)) err = STORE_OK;
    if (err == STORE_NOT_FOUND || (err == STORE_OK && !job->panel.shared))
        return hub_error_of(HUB_NO_SUCH_QUERY);
    return err == STORE_OK ? hub_error_of(HUB_OK)
                           : (struct hub_error){.code = HUB_STORE, .store = err};
}

static void one_done(struct api_read *read)
{
    struct panel_read *job = (struct panel_read *)read;
    struct query_head head;
    char key[STORE_PANEL_ID_BYTES_MAX + 40];
    const char *sql = panel_head(&job->panel, &head);
    if (sql == NULL) { /* a query of the program that it has no more */
        api_fail_code(read->call, HUB_NO_SUCH_QUERY);
        return;
    }
    (void)snprintf(key, sizeof(key), "panel/%s/%lld", job->panel.id, (long long)job->panel.at_ms);
    const struct shared_question question = {.key = key,
                                             .name = job->panel.query,
                                             .sql = sql,
                                             .params = job->panel.params,
                                             .head = &head,
                                             .panel = job->panel.id,
                                             .title = job->panel.title,
                                             .chart = job->panel.chart,
                                             .counts_only = job->panel.sql[0] != '\0'};
    shared_answer_to(read->call, &question);
}

static void get_panel(struct api_call *call)
{
    struct panel_read *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        job->read = (struct api_read){.run = one_run, .done = one_done, .row = true};
        if (!text_copy(job->id, sizeof(job->id), call->part[0])) job->id[0] = '\0';
    }
    api_read_submit(call, job == NULL ? NULL : &job->read);
}

/* Pages of other sites may read these, too. */
const struct api_route api_panel_routes[] = {
    {.method = "GET", .path = "/api/panels", .handle = get_panels, .anyone = true, .shared = true},
    {.method = "GET",
     .path = "/api/panels/{panel}",
     .handle = get_panel,
     .anyone = true,
     .shared = true},
    {0},
};
