/* My sessions: where I am signed in, and an end to it. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "api/internal.h"

/* ---- the list: on a worker, with a reader of its own ---- */

struct list_job {
    struct api_call *call;
    struct store *store;
    struct hub_user user;
    struct buf out;
    struct json json;
    bool ok;
};

static bool list_row(void *context, const struct store_session *session)
{
    struct list_job *job = context;
    struct json *json = &job->json;
    char id[HUB_SESSION_ID_BYTES + 1];
    hub_session_id(session->token_hash, id);
    json_object(json, NULL);
    json_text(json, "id", id);
    json_int(json, "created_ms", session->created_ms);
    json_int(json, "used_ms", session->used_ms);
    json_int(json, "expires_ms", session->expires_ms);
    json_text(json, "device", session->device[0] != '\0' ? session->device : NULL);
    json_bool(json, "current",
              memcmp(session->token_hash, job->user.token_hash, STORE_TOKEN_HASH_BYTES) == 0);
    json_object_end(json);
    return !job->out.failed;
}

static void list_run(void *context)
{
    struct list_job *job = context;
    struct store_reader *reader = NULL;
    if (store_reader_open(job->store, &reader) != STORE_OK) return;
    job->json = json_to(&job->out);
    json_object(&job->json, NULL);
    json_array(&job->json, "sessions");
    job->ok = store_sessions_each(reader, job->user.id, clock_unix_ms(), list_row, job) == STORE_OK;
    json_array_end(&job->json);
    json_object_end(&job->json);
    store_reader_close(reader);
}

static void list_done(void *context)
{
    struct list_job *job = context;
    if (job->ok) {
        api_reply(job->call, 200, &job->out);
    } else {
        api_fail_code(job->call, HUB_BUSY);
        buf_free(&job->out);
    }
    free(job);
}

static void get_sessions(struct api_call *call)
{
    const struct api_config *config = &call->api->config;
    struct list_job *job = calloc(1, sizeof(*job));
    if (job != NULL)
        *job = (struct list_job){.call = call, .store = config->store, .user = call->user};
    if (job == NULL || pool_submit(config->reads, (uint64_t)call->user.id, list_run, list_done,
                                   job) != POOL_TAKEN) {
        free(job);
        api_fail_code(call, HUB_BUSY);
    }
}

/* ---- ending ---- */

static void ended(void *context, const struct hub_account_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK)
        api_fail(call, answer->error);
    else
        api_reply_user(call, 200, NULL, answer->left ? "" : NULL, NULL);
}

static void end(struct api_call *call, enum hub_account_action action)
{
    struct hub_account_request request = {.action = action, .user = call->user};
    (void)text_copy(request.session, sizeof(request.session), call->part[0]);
    hub_account(call->hub, &request, ended, call);
}

static void delete_session(struct api_call *call)
{
    if (strlen(call->part[0]) > HUB_SESSION_ID_BYTES) {
        api_fail_code(call, HUB_NOT_FOUND);
        return;
    }
    end(call, HUB_SESSION_END);
}

static void delete_others(struct api_call *call)
{
    end(call, HUB_LOGOUT_OTHERS);
}

static void delete_here(struct api_call *call)
{
    end(call, HUB_LOGOUT);
}

static void delete_all(struct api_call *call)
{
    end(call, HUB_LOGOUT_ALL);
}

const struct api_route api_session_routes[] = {
    {.method = "GET", .path = "/api/me/sessions", .handle = get_sessions, .user_needed = true},
    {.method = "DELETE", .path = "/api/me/sessions", .handle = delete_others, .user_needed = true},
    {.method = "DELETE",
     .path = "/api/me/sessions/{session}",
     .handle = delete_session,
     .user_needed = true},
    {.method = "DELETE", .path = "/api/sessions", .handle = delete_here, .user_needed = true},
    {.method = "DELETE", .path = "/api/sessions/all", .handle = delete_all, .user_needed = true},
    {0},
};
