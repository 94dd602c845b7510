/* Finds the match that a path names: it may have to be loaded first, and the call waits for it. */
#include "api/core/find.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/encoding/text.h"
#include "api/core/print.h"
#include "api/core/read.h"
#include "store/nouns/accounts.h"

static void match_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct api_call *call = context;
    if (call->fetch.read_us > 0)
        api_read_count(call->hub, http_peer(call->http), call->fetch.read_us);
    struct hub_sight_room room = {0};
    const struct hub_sight *sight =
        match == NULL || call->any ? NULL : hub_sight(match, call->user.id, call->key, &room);
    if (match == NULL)
        api_fail_code(call, why);
    else if (call->any)
        call->then_any(call, match);
    else if (sight == NULL)
        api_fail_code(call, HUB_NO_SUCH_MATCH);
    else
        call->then(call, match, sight);
}

static void fetch_begin(struct api_call *call)
{
    call->fetch = (struct hub_fetch){.found = match_found, .context = call};
    hub_fetch_begin(call->hub, call->part[0], pool_owner_of(http_peer(call->http)), &call->fetch);
}

void api_match_find(struct api_call *call, const char *key, api_found *then)
{
    if (key != NULL && strlen(key) <= STORE_KEY_BYTES)
        (void)text_copy(call->key, sizeof(call->key), key);
    call->then = then;
    fetch_begin(call);
}

void api_match_find_any(struct api_call *call,
                        void (*then)(struct api_call *call, struct hub_match *match))
{
    CHECK(call->user.admin);
    call->any = true;
    call->then_any = then;
    fetch_begin(call);
}

static void match_ask(struct api_call *call, struct hub_match *match, const struct hub_sight *sight)
{
    (void)sight; /* the answer checks again, since `match` may be another one then */
    hub_request(call->hub, match, call->request, call->done, call);
}

void api_match_request(struct api_call *call, const char *key, const struct hub_request *request,
                       hub_done *done)
{
    call->request = malloc(sizeof(*call->request));
    if (call->request == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *call->request = *request;
    call->request->user = call->user;
    (void)text_copy(call->request->peer, sizeof(call->request->peer), http_peer(call->http));
    call->done = done;
    api_match_find(call, key, match_ask);
}

void api_match_answered(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    struct buf out = {0};
    struct json json = json_to(&out);
    struct hub_sight_room room = {0};
    const struct hub_sight *sight = NULL;
    if (answer->match != NULL) sight = hub_sight(answer->match, call->user.id, call->key, &room);
    json_object(&json, NULL);
    if (sight != NULL)
        print_match(&json, "match", sight);
    else
        json_null(&json, "match"); /* it was deleted, or the caller may no longer see it */
    json_object_end(&json);
    api_reply(call, call->status, &out);
}

void api_done_answered(void *context, const struct hub_answer *answer)
{
    struct api_call *call = context;
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    struct buf out = {0};
    buf_append_text(&out, "{}");
    api_reply(call, call->status, &out);
}

/* ---- users by name ---- */

struct user_find {
    struct api_read read;
    char name[256];
    int64_t user;
    int choice;
    api_user_found *then;
};

static struct hub_error user_run(struct api_read *read, struct store_reader *reader)
{
    struct user_find *job = (struct user_find *)read;
    struct store_user user;
    enum store_err err = store_account_read(reader, job->name, &user);
    if (err == STORE_NOT_FOUND) return hub_error_of(HUB_NO_SUCH_USER);
    if (err != STORE_OK) return (struct hub_error){.code = HUB_STORE, .store = err};
    job->user = user.id;
    return hub_error_of(HUB_OK);
}

static void user_done(struct api_read *read)
{
    const struct user_find *job = (struct user_find *)read;
    job->then(read->call, job->user, job->choice);
}

void api_user_find(struct api_call *call, const char *name, int choice, api_user_found *then)
{
    struct user_find *job = calloc(1, sizeof(*job));
    if (job != NULL) {
        *job = (struct user_find){.read = {.run = user_run, .done = user_done, .row = true},
                                  .choice = choice,
                                  .then = then};
        (void)text_copy(job->name, sizeof(job->name), name);
    }
    api_read_submit(call, job == NULL ? NULL : &job->read);
}
