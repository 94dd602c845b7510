#include "hub/account/admin.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/account/accounts.h"
#include "hub/account/gone.h"
#include "hub/account/sessions.h"
#include "hub/account/settings.h"
#include "hub/core/audit.h"
#include "store/nouns/admin/audit.h"
#include "store/nouns/admin/queries.h"
#include "store/nouns/entry/codes.h"
#include "store/nouns/reports/reports.h"
#include "store/query/query.h"

#define ONLINE_MAX 65536
#define ACTS_MAX   64 /* at most this many actions are applied at once; the others a second later */

struct admin_job {
    struct hub_read read;
    struct hub *hub;
    struct hub_admin_request request;
    enum store_err found; /* result of the read */
    uint32_t saved_count; /* HUB_ADMIN_QUERY_SAVE: number of saved queries, if this one is new */
    hub_admin_done *done;
    void *context;
    struct store_user user; /* the target */
    struct store_ban ban;
    struct store_audit audit;
    char password[HUB_PASSWORD_MADE_BYTES + 1];
    bool made;
    struct hub_error error;
};

static const char *const action_names[] = {
    [HUB_ADMIN_BAN] = "ban",
    [HUB_ADMIN_UNBAN] = "unban",
    [HUB_ADMIN_PASSWORD] = "reset-password",
    [HUB_ADMIN_MAKE] = "make-admin",
    [HUB_ADMIN_REMOVE] = "remove-admin",
    [HUB_ADMIN_MAKE_MODERATOR] = "make-moderator",
    [HUB_ADMIN_REMOVE_MODERATOR] = "remove-moderator",
    [HUB_ADMIN_QUERY_SAVE] = "save-query",
    [HUB_ADMIN_QUERY_DELETE] = "delete-query",
    [HUB_ADMIN_SETTING] = "change-setting",
    [HUB_ADMIN_CODE_DELETE] = "revoke-code",
    [HUB_ADMIN_PANEL_SET] = "save-panel",
    [HUB_ADMIN_PANEL_DELETE] = "delete-panel",
};

static bool is_about_user(enum hub_admin_action action)
{
    return action < HUB_ADMIN_QUERY_SAVE;
}

/* Returns the text of the audit about a panel. */
static const char *panel_detail(const struct store_panel *panel)
{
    return panel->sql[0] != '\0' ? panel->sql : panel->query;
}

static bool is_about_panel(enum hub_admin_action action)
{
    return action == HUB_ADMIN_PANEL_SET || action == HUB_ADMIN_PANEL_DELETE;
}

/* ---- the audit log ---- */

static void noted(void *context, enum store_err err, int64_t id)
{
    (void)context;
    (void)id;
    if (err != STORE_OK) log_error("hub", "event=audit_not_saved error=%s", store_err_name(err));
}

static void audit_write(struct hub *hub, const struct store_audit *audit, store_done *done,
                        void *context)
{
    struct store_write write = {.op = STORE_AUDIT, .audit = audit};
    done = done != NULL ? done : noted;
    enum store_err err = store_write(hub->config.store, &write, done, context);
    if (err != STORE_OK) done(context, err, 0);
}

/* Removes an incomplete character at the end of a cut text. */
static void text_mend(char *text)
{
    size_t size = strlen(text);
    size_t start = size;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80) start--;
    if (start == 0) return;
    unsigned char lead = (unsigned char)text[start - 1];
    size_t wanted = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (start - 1 + wanted > size) text[start - 1] = '\0';
}

void hub_admin_record(struct hub *hub, const struct hub_note *note, store_done *done, void *context)
{
    struct store_audit audit;
    audit_fill(&audit, note->user, note->action, note->detail);
    text_mend(audit.detail);
    (void)text_copy(audit.target, sizeof(audit.target), note->target);
    text_mend(audit.target);
    (void)text_copy(audit.result, sizeof(audit.result), note->result);
    audit_write(hub, &audit, done, context);
}

/* ---- actions ---- */

static void job_end(struct admin_job *job)
{
    struct hub_admin_answer answer = {.error = job->error};
    if (job->error.code == HUB_OK) memcpy(answer.password, job->password, sizeof(answer.password));
    log_info("hub", "event=admin action=%s by=%lld target=%lld result=%s",
             action_names[job->request.action], (long long)job->request.user.id,
             (long long)job->request.target, job->audit.result);
    job->done(job->context, &answer);
    sodium_memzero(&answer, sizeof(answer));
    sodium_memzero(job, sizeof(*job));
    free(job);
}

/* Continues after the refusal was written to the audit log, or could not be written. */
static void refusal_noted(void *context, enum store_err err, int64_t id)
{
    noted(NULL, err, id);
    job_end(context);
}

static void job_answer(struct admin_job *job, struct hub_error error)
{
    job->error = error;
    if (error.code == HUB_OK) {
        job_end(job);
        return;
    }
    (void)text_copy(job->audit.result, sizeof(job->audit.result), hub_error_name(&error));
    audit_write(job->hub, &job->audit, refusal_noted, job);
}

static struct hub_error store_error(const struct admin_job *job, enum store_err err)
{
    if (err == STORE_NOT_FOUND) { /* deleted in between */
        if (job->request.action == HUB_ADMIN_CODE_DELETE) return hub_error_of(HUB_NOT_FOUND);
        return hub_error_of(is_about_user(job->request.action) ? HUB_NO_SUCH_USER
                                                               : HUB_NO_SUCH_QUERY);
    }
    if (err == STORE_TOO_MANY) return hub_error_of(HUB_TOO_MANY_QUERIES);
    return err == STORE_BUSY ? hub_error_of(HUB_BUSY)
                             : (struct hub_error){.code = HUB_STORE, .store = err};
}

static void job_saved(void *context, enum store_err err, int64_t id)
{
    struct admin_job *job = context;
    (void)id;
    if (err != STORE_OK) {
        job_answer(job, store_error(job, err));
        return;
    }
    if (job->request.action == HUB_ADMIN_BAN) gone_apply(job->hub, job->request.target, NULL);
    if (job->request.action == HUB_ADMIN_BAN || job->request.action == HUB_ADMIN_PASSWORD)
        sessions_over(job->hub, job->request.target, NULL, NULL);
    else if (is_about_user(job->request.action))
        sessions_changed(job->hub, job->request.target);
    job_answer(job, hub_error_of(HUB_OK));
}

static void job_write(struct admin_job *job)
{
    static const enum store_op ops[] = {
        [HUB_ADMIN_BAN] = STORE_BAN,
        [HUB_ADMIN_UNBAN] = STORE_UNBAN,
        [HUB_ADMIN_PASSWORD] = STORE_PASSWORD_SET,
        [HUB_ADMIN_MAKE] = STORE_ADMIN_SET,
        [HUB_ADMIN_REMOVE] = STORE_ADMIN_SET,
        [HUB_ADMIN_MAKE_MODERATOR] = STORE_MODERATOR_SET,
        [HUB_ADMIN_REMOVE_MODERATOR] = STORE_MODERATOR_SET,
        [HUB_ADMIN_QUERY_SAVE] = STORE_QUERY_SAVE,
        [HUB_ADMIN_QUERY_DELETE] = STORE_QUERY_DELETE,
        [HUB_ADMIN_SETTING] = STORE_SETTING_SET,
        [HUB_ADMIN_CODE_DELETE] = STORE_CODE_DELETE,
        [HUB_ADMIN_PANEL_SET] = STORE_PANEL_SET,
        [HUB_ADMIN_PANEL_DELETE] = STORE_PANEL_DELETE,
    };
    struct store_write write = {.op = ops[job->request.action], .audit = &job->audit};
    struct store_code code = {.number = job->request.target};
    struct store_moderator moderator = {.user = job->request.target,
                                        .is = job->request.action == HUB_ADMIN_MAKE_MODERATOR};
    if (write.op == STORE_BAN || write.op == STORE_UNBAN)
        write.ban = &job->ban;
    else if (write.op == STORE_SETTING_SET)
        write.argument = &job->request.setting;
    else if (write.op == STORE_MODERATOR_SET)
        write.argument = &moderator;
    else if (write.op == STORE_CODE_DELETE)
        write.argument = &code;
    else if (is_about_panel(job->request.action))
        write.argument = &job->request.panel;
    else if (is_about_user(job->request.action))
        write.user = &job->user;
    else
        write.saved = &job->request.saved;
    enum store_err err = store_write(job->hub->config.store, &write, job_saved, job);
    if (err != STORE_OK) job_answer(job, store_error(job, err));
}

/* On a worker. */
static void password_work(void *context)
{
    struct admin_job *job = context;
    job->made = !atomic_load(&job->hub->stopping) &&
                crypto_pwhash_str(job->user.password_hash, job->password, strlen(job->password),
                                  crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                  crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

static void password_done(void *context)
{
    struct admin_job *job = context;
    if (job->made)
        job_write(job);
    else
        job_answer(job, hub_error_of(HUB_BUSY)); /* the worker had no memory */
}

static void password_make(struct admin_job *job)
{
    ids_text(job->password, HUB_PASSWORD_MADE_BYTES);
    uint64_t owner = (uint64_t)job->request.user.id;
    enum pool_answer taken =
        pool_submit(job->hub->config.passwords, owner, password_work, password_done, job);
    if (taken != POOL_TAKEN) job_answer(job, accounts_pool_error(taken));
}

static struct hub_error prepare_user(struct admin_job *job)
{
    const struct hub_admin_request *request = &job->request;
    if (job->found != STORE_OK && job->found != STORE_NOT_FOUND)
        return store_error(job, job->found);
    if (job->found == STORE_NOT_FOUND || job->user.deleted_ms != 0)
        return hub_error_of(HUB_NO_SUCH_USER);
    job->audit.target_user = request->target;
    bool on_self = request->target == request->user.id;
    if (on_self && (request->action == HUB_ADMIN_BAN || request->action == HUB_ADMIN_REMOVE))
        return hub_error_of(HUB_YOURSELF);
    bool account = request->action != HUB_ADMIN_BAN && request->action != HUB_ADMIN_UNBAN;
    if (account && job->user.guest) return hub_error_of(HUB_NO_ACCOUNT);
    job->user.admin = request->action == HUB_ADMIN_MAKE;
    job->ban = (struct store_ban){
        .user = request->target, .at_ms = job->audit.at_ms, .until_ms = request->until_ms};
    memcpy(job->ban.reason, request->reason, sizeof(job->ban.reason));
    return hub_error_of(HUB_OK);
}

static struct hub_error prepare_query(struct admin_job *job)
{
    struct store_saved *saved = &job->request.saved;
    (void)text_copy(job->audit.target, sizeof(job->audit.target), saved->name);
    if (job->request.action == HUB_ADMIN_QUERY_DELETE)
        return hub_error_of(HUB_OK); /* the store checks whether the token exists */
    if (query_find(saved->name) != NULL) return hub_error_of(HUB_NAME_TAKEN);
    if (job->found != STORE_OK) return store_error(job, job->found);
    saved->user = job->request.user.id;
    saved->at_ms = job->audit.at_ms;
    return hub_error_of(job->saved_count >= STORE_SAVED_QUERIES_MAX ? HUB_TOO_MANY_QUERIES
                                                                    : HUB_OK);
}

static struct hub_error prepare_setting(struct admin_job *job)
{
    struct store_setting *setting = &job->request.setting;
    (void)text_copy(job->audit.target, sizeof(job->audit.target), setting->name);
    setting->changed_ms = job->audit.at_ms;
    return hub_error_of(hub_setting_valid(setting->name, setting->value) ? HUB_OK
                                                                         : HUB_BAD_REQUEST);
}

static struct hub_error prepare_code(struct admin_job *job)
{
    (void)snprintf(job->audit.target, sizeof(job->audit.target), "%lld",
                   (long long)job->request.target);
    return hub_error_of(HUB_OK);
}

static struct hub_error prepare_panel(struct admin_job *job)
{
    (void)text_copy(job->audit.target, sizeof(job->audit.target), job->request.panel.id);
    job->request.panel.at_ms = job->audit.at_ms;
    return hub_error_of(HUB_OK);
}

static struct hub_error prepare(struct admin_job *job)
{
    if (is_about_user(job->request.action)) return prepare_user(job);
    if (job->request.action == HUB_ADMIN_SETTING) return prepare_setting(job);
    if (job->request.action == HUB_ADMIN_CODE_DELETE) return prepare_code(job);
    if (is_about_panel(job->request.action)) return prepare_panel(job);
    return prepare_query(job);
}

static bool saved_count(void *context, const struct store_saved *saved)
{
    (void)saved;
    (*(uint32_t *)context)++;
    return true;
}

/* Reads the user that the action is about, or whether there is room for one more query. On a
 * worker. */
static void look_run(struct hub_read *read, struct store_reader *reader)
{
    struct admin_job *job = (struct admin_job *)read;
    struct store_saved before;
    if (is_about_user(job->request.action)) {
        job->found = store_user_read(reader, job->request.target, &job->user);
    } else if (job->request.action == HUB_ADMIN_QUERY_SAVE) {
        job->found = store_saved_read(reader, job->request.saved.name, &before);
        if (job->found == STORE_NOT_FOUND)
            job->found = store_saved_list(reader, saved_count, &job->saved_count);
    }
}

static void look_done(struct hub_read *read)
{
    struct admin_job *job = (struct admin_job *)read;
    if (read->err != STORE_OK) job->found = read->err;
    struct hub_error error = prepare(job);
    if (error.code != HUB_OK)
        job_answer(job, error);
    else if (job->request.action == HUB_ADMIN_PASSWORD)
        password_make(job);
    else
        job_write(job);
}

void hub_admin(struct hub *hub, const struct hub_admin_request *request, hub_admin_done *done,
               void *context)
{
    CHECK(request->user.admin);
    struct admin_job *job = hub->stopped ? NULL : calloc(1, sizeof(*job));
    if (job == NULL) {
        struct hub_admin_answer answer = {
            .error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_BUSY)};
        done(context, &answer);
        return;
    }
    *job = (struct admin_job){.read = {.run = look_run, .done = look_done},
                              .hub = hub,
                              .request = *request,
                              .done = done,
                              .context = context};
    const char *detail = is_about_user(request->action)         ? request->reason
                         : request->action == HUB_ADMIN_SETTING ? request->setting.value
                         : is_about_panel(request->action)      ? panel_detail(&request->panel)
                                                                : request->saved.sql;
    audit_fill(&job->audit, &request->user, action_names[request->action], detail);
    text_mend(job->audit.detail);
    enum pool_answer taken =
        hub_read_begin(hub, HUB_READ_ROW, (uint64_t)request->user.id, &job->read);
    if (taken != POOL_TAKEN) job_answer(job, accounts_pool_error(taken));
}

/* ---- actions of other processes ---- */

/* An action that ends sessions; store_acts() covers other changes of users. */
struct act {
    int64_t user;
    char action[STORE_ACTION_BYTES_MAX + 1];
};

struct acts_look {
    struct hub_read read;
    struct hub *hub;
    int64_t after;  /* acts up to this number have taken effect */
    int64_t newest; /* newest action seen */
    enum store_err err;
    size_t count;
    struct act acts[ACTS_MAX];
};

static bool external_change_add(void *context, const struct store_audit_row *row)
{
    struct acts_look *look = context;
    const struct store_audit *audit = &row->audit;
    bool ends = strcmp(audit->action, action_names[HUB_ADMIN_BAN]) == 0 ||
                strcmp(audit->action, action_names[HUB_ADMIN_PASSWORD]) == 0;
    if (ends && audit->target_user != 0 && strcmp(audit->result, "done") == 0) {
        struct act *act = &look->acts[look->count++];
        act->user = audit->target_user;
        (void)text_copy(act->action, sizeof(act->action), audit->action);
    }
    look->newest = row->number;
    return look->count < ACTS_MAX;
}

/* On a worker. */
static void external_changes_run(struct hub_read *read, struct store_reader *reader)
{
    struct acts_look *look = (struct acts_look *)read;
    int64_t newest = 0;
    look->err = store_audit_newest(reader, &newest);
    if (look->err != STORE_OK || newest <= look->after) return;
    if (look->after >= 0)
        look->err = store_audit_since(reader, look->after, external_change_add, look);
    if (look->err == STORE_OK && look->count < ACTS_MAX && look->newest < newest)
        look->newest = newest;
}

/* Closes live connections; the sessions are already deleted from the file. */
static void external_changes_done(struct hub_read *read)
{
    struct acts_look *look = (struct acts_look *)read;
    struct hub *hub = look->hub;
    enum store_err err = read->err != STORE_OK ? read->err : look->err;
    hub->audit_reading = false;
    if (err == STORE_OK)
        hub->audit_seen = look->newest;
    else
        log_error("hub", "event=audit_not_read error=%s", store_err_name(err));
    for (size_t i = 0; i < look->count; i++) {
        log_info("hub", "event=admin action=%s by=cli target=%lld", look->acts[i].action,
                 (long long)look->acts[i].user);
        sessions_receive_over(hub, look->acts[i].user, NULL, NULL); /* other nodes apply it, too */
        if (strcmp(look->acts[i].action, action_names[HUB_ADMIN_BAN]) == 0)
            gone_receive(hub, look->acts[i].user, NULL);
    }
    free(look);
}

static void external_changes_follow(struct hub *hub)
{
    struct acts_look *look = hub->audit_reading || hub->stopped ? NULL : calloc(1, sizeof(*look));
    if (look == NULL) return; /* the next call tries again, a second later */
    look->read = (struct hub_read){.run = external_changes_run, .done = external_changes_done};
    look->hub = hub;
    look->after = hub->audit_seen;
    look->newest = hub->audit_seen;
    hub->audit_reading =
        hub_read_begin(hub, HUB_READ_DUE, pool_owner_of("audit"), &look->read) == POOL_TAKEN;
    if (!hub->audit_reading) free(look);
}

/* ---- figures ---- */

void hub_admin_tick(struct hub *hub)
{
    int64_t second = clock_mono_us() / 1000000;
    if (hub->pulse_second == 0) {
        hub->pulse_second = second;
        hub->pulse_moves = hub->moves;
        external_changes_follow(hub);
        return;
    }
    if (second == hub->pulse_second) return;
    int64_t gone = second - hub->pulse_second;
    hub->pulse[hub->pulse_second % HUB_PULSE_SECONDS] = (uint32_t)(hub->moves - hub->pulse_moves);
    for (int64_t i = 1; i < gone && i < HUB_PULSE_SECONDS; i++)
        hub->pulse[(hub->pulse_second + i) % HUB_PULSE_SECONDS] = 0;
    hub->pulse_second = second;
    hub->pulse_moves = hub->moves;
    external_changes_follow(hub);
}

void hub_pulse_read(const struct hub *hub, uint32_t seconds[HUB_PULSE_SECONDS])
{
    for (int64_t i = 0; i < HUB_PULSE_SECONDS; i++)
        seconds[i] = hub->pulse[(hub->pulse_second + i) % HUB_PULSE_SECONDS];
}

static int smaller_first(const void *a, const void *b)
{
    const int64_t *one = a;
    const int64_t *two = b;
    return (*one > *two) - (*one < *two);
}

uint32_t hub_users_online(const struct hub *hub)
{
    int64_t *users = malloc(ONLINE_MAX * sizeof(*users));
    size_t count = 0;
    uint32_t different = 0;
    for (size_t i = 0; users != NULL && i < HUB_BUCKETS; i++) {
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash) {
            for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
                 watcher = watcher->next)
                if (watcher->user != 0 && count < ONLINE_MAX) users[count++] = watcher->user;
        }
    }
    if (count > 0) {
        qsort(users, count, sizeof(*users), smaller_first);
        different = 1;
    }
    for (size_t i = 1; i < count; i++) different += users[i] != users[i - 1];
    free(users);
    return different;
}
