/* The sessions of the requester: the browsers where they are signed in, and their end. */
#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "api/core/read.h"
#include "store/nouns/sessions.h"

/* ---- the list ---- */

struct list_read {
    struct api_read read;
    struct hub_user user;
    struct json json;
};

static bool list_row(void *context, const struct store_session *session)
{
    struct list_read *job = context;
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
    return !job->read.out.failed;
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct list_read *job = (struct list_read *)read;
    job->json = json_to(&read->out);
    json_object(&job->json, NULL);
    json_array(&job->json, "sessions");
    enum store_err err = store_sessions_each(reader, job->user.id, clock_unix_ms(), list_row, job);
    json_array_end(&job->json);
    json_object_end(&job->json);
    return hub_error_of(err == STORE_OK ? HUB_OK : HUB_BUSY);
}

static void get_sessions(struct api_call *call)
{
    struct list_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct list_read){.read = {.run = list_run}, .user = call->user};
    api_read_submit(call, &job->read);
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
    (void)text_copy(request.peer, sizeof(request.peer), http_peer(call->http));
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
