#include "hub/moderation/acts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/log.h"
#include "hub/account/accounts.h"
#include "hub/account/admin.h"
#include "hub/account/gone.h"
#include "hub/account/sessions.h"
#include "hub/core/audit.h"
#include "hub/core/internal.h"
#include "hub/core/reads.h"
#include "hub/match/table.h"
#include "hub/sync/node_send.h"

#define DAY_MS (24LL * 3600 * 1000)

struct act_job {
    struct hub_read read;
    struct hub *hub;
    struct hub_act_request request;
    hub_act_done *done;
    void *context;
    enum store_err found; /* result of the read */
    struct store_report report;
    struct store_act act;
    struct store_audit audit;
    struct hub_error error;
};

static void job_end(struct act_job *job)
{
    log_info("hub", "event=moderation act=%s by=%lld report=%lld result=%s",
             hub_act_name(job->request.act), (long long)job->request.user.id,
             (long long)job->request.report, job->audit.result);
    job->done(job->context, job->error);
    free(job);
}

static void refusal_noted(void *context, enum store_err err, int64_t id)
{
    (void)id;
    if (err != STORE_OK) log_error("hub", "event=audit_not_saved error=%s", store_err_name(err));
    job_end(context);
}

static void job_answer(struct act_job *job, struct hub_error error)
{
    job->error = error;
    if (error.code == HUB_OK) {
        job_end(job);
        return;
    }
    struct hub_note note = {.user = &job->request.user,
                            .action = job->audit.action,
                            .target = job->audit.target,
                            .detail = job->audit.detail,
                            .result = hub_error_name(&error)};
    (void)text_copy(job->audit.result, sizeof(job->audit.result), note.result);
    hub_admin_record(job->hub, &note, refusal_noted, job);
}

static struct hub_error store_error(enum store_err err)
{
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_REPORT);
    if (err == STORE_TAKEN) return hub_error_of(HUB_NAME_TAKEN);
    if (err == STORE_STALE) return hub_error_of(HUB_REPORT_SETTLED);
    return err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                             : (struct hub_error){.code = HUB_STORE, .store = err};
}

void moderation_hidden_receive(struct hub *hub, const char *id)
{
    struct hub_match *match = table_find(hub, id);
    if (match == NULL) return;
    match->chat_edit++;
    table_notify(match, HUB_CHANGE_CHAT);
}

static void job_saved(void *context, enum store_err err, int64_t id)
{
    struct act_job *job = context;
    (void)id;
    if (err != STORE_OK) {
        bool deleted = err == STORE_NOT_FOUND && hub_act_is_about_person(job->act.kind);
        job_answer(job, deleted ? hub_error_of(HUB_NO_SUCH_USER) : store_error(err));
        return;
    }
    if (job->act.kind == STORE_ACT_HIDE || job->act.kind == STORE_ACT_SHOW) {
        moderation_hidden_receive(job->hub, job->report.match);
        node_send_hidden(job->hub, job->report.match);
    }
    if (job->act.kind == STORE_ACT_RENAME) renamed_apply(job->hub, job->act.target, job->act.text);
    if (hub_act_has_text(job->act.kind)) sessions_changed(job->hub, job->act.target);
    job_answer(job, hub_error_of(HUB_OK));
}

static struct hub_error prepare(struct act_job *job)
{
    const struct hub_act_request *request = &job->request;
    const struct store_report *report = &job->report;
    if (job->found != STORE_OK) return store_error(job->found);
    enum hub_role by = hub_role_of(&request->user);
    enum hub_role on = hub_target_role(report);
    bool yourself = report->target == request->user.id;
    if (by >= HUB_ROLE_MODERATOR && !hub_report_is_seen(by, on, yourself))
        return hub_error_of(HUB_NO_SUCH_REPORT);
    if (by < HUB_ROLE_ADMIN && report->user == request->user.id) return hub_error_of(HUB_YOURSELF);
    enum hub_err err = hub_act_check(request->act, by, on, yourself, report->kind);
    if (err != HUB_OK) return hub_error_at(err, err == HUB_BAD_REQUEST ? "act" : NULL);
    job->audit.target_user = report->target;
    job->act = (struct store_act){.report = request->report,
                                  .kind = request->act,
                                  .target = report->target,
                                  .at_ms = job->audit.at_ms,
                                  .until_ms = job->audit.at_ms + request->days * DAY_MS};
    job->act.target_guest = report->target_guest;
    (void)text_copy(job->act.name, sizeof(job->act.name), hub_act_name(request->act));
    (void)text_copy(job->act.text, sizeof(job->act.text), request->text);
    bool renames = request->act == STORE_ACT_RENAME;
    return hub_error_of(renames ? accounts_name_check(job->act.text, report->target_guest)
                                : HUB_OK);
}

static void look_run(struct hub_read *read, struct store_reader *reader)
{
    struct act_job *job = (struct act_job *)read;
    job->found = store_report_read(reader, job->request.report, job->audit.at_ms, &job->report);
}

static void look_done(struct hub_read *read)
{
    struct act_job *job = (struct act_job *)read;
    if (read->err != STORE_OK) job->found = read->err;
    struct hub_error error = prepare(job);
    if (error.code != HUB_OK) {
        job_answer(job, error);
        return;
    }
    struct store_write write = {
        .op = STORE_REPORT_ACT, .argument = &job->act, .audit = &job->audit};
    enum store_err err = store_write(job->hub->config.store, &write, job_saved, job);
    if (err != STORE_OK) job_answer(job, store_error(err));
}

/* Fills the row of the audit: "12", "report 12, 7 days: the note". */
static void audit_begin(struct act_job *job)
{
    const struct hub_act_request *request = &job->request;
    char detail[STORE_DETAIL_BYTES_MAX + 1];
    char days[32] = "";
    if (hub_act_has_days(request->act))
        (void)snprintf(days, sizeof(days), ", %lld days", (long long)request->days);
    const char *text = hub_act_has_text(request->act) ? request->text : request->note;
    (void)snprintf(detail, sizeof(detail), "report %lld%s%s%s", (long long)request->report, days,
                   text[0] != '\0' ? ": " : "", text);
    audit_fill(&job->audit, &request->user, hub_act_name(request->act), detail);
    (void)snprintf(job->audit.target, sizeof(job->audit.target), "report %lld",
                   (long long)request->report);
}

void hub_act(struct hub *hub, const struct hub_act_request *request, hub_act_done *done,
             void *context)
{
    struct act_job *job = hub->stopped ? NULL : calloc(1, sizeof(*job));
    if (job == NULL) {
        done(context, hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_BUSY));
        return;
    }
    *job = (struct act_job){.read = {.run = look_run, .done = look_done},
                            .hub = hub,
                            .request = *request,
                            .done = done,
                            .context = context};
    audit_begin(job);
    enum pool_answer taken =
        hub_read_begin(hub, HUB_READ_ROW, (uint64_t)request->user.id, &job->read);
    if (taken != POOL_TAKEN) job_answer(job, accounts_pool_error(taken));
}
