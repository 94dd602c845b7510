/* Signing in through a provider (OpenID Connect), and the requester's identities there. What waits
 * for the provider runs on workers of its own. Tokens cannot use these routes. */
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/account/accounts.h"
#include "api/account/passkey_bodies.h"
#include "api/account/providers.h"
#include "api/core/call.h"
#include "api/core/read.h"
#include "base/clock.h"
#include "base/encoding/text.h"
#include "hub/account/identities.h"
#include "oidc/oidc.h"
#include "wire/values.h"

#define COOKIE          "ochre_provider"
#define RETURN_PAGE     "/account"               /* the page to which providers send browsers */
#define RETURN_NAMED    RETURN_PAGE "?provider=" /* ... and which of several has sent them */
#define ORIGIN_AND_PAGE (API_ORIGIN_BYTES + sizeof(RETURN_NAMED) + OIDC_ID_TEXT)

_Static_assert(OIDC_SESSION_BYTES == STORE_TOKEN_HASH_BYTES, "a flow has the hash of a session");
_Static_assert(OIDC_CODE_BYTES == STORE_CODE_BYTES, "... and an invitation code");
_Static_assert(OIDC_RANDOM_BYTES == STORE_CHALLENGE_BYTES, "a nonce is stored as a challenge");
_Static_assert(OIDC_SUBJECT_BYTES_MAX <= STORE_SUBJECT_BYTES_MAX &&
                   OIDC_URL_BYTES_MAX <= STORE_ISSUER_BYTES_MAX &&
                   OIDC_SAID_BYTES_MAX <= STORE_IDENTITY_NAME_BYTES_MAX &&
                   OIDC_NAME_BYTES_MAX <= STORE_NAME_BYTES_MAX,
               "what a provider says can be stored");

struct body {
    char provider[OIDC_ID_TEXT + 1];
    char code[STORE_CODE_BYTES + 1];
    char password[512];
    uint8_t has_passkey;
    struct passkey_body passkey;
    char answer[OIDC_CODE_ANSWER_MAX + 1];
    char state[OIDC_RANDOM_TEXT + 1];
    char issuer[OIDC_URL_BYTES_MAX + 1];
};

#define TEXT_AT(json_name, field, is_optional)                                                     \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional,                           \
        .offset = offsetof(struct body, field), .present_offset = UINT16_MAX,                      \
        .most = (int64_t)sizeof(((struct body *)0)->field) - 1                                     \
    }

static const struct member begin_members[] = {TEXT_AT("provider", provider, false),
                                              TEXT_AT("code", code, true)};
static const struct member link_members[] = {
    TEXT_AT("provider", provider, false),
    TEXT_AT("password", password, true),
    {.name = "passkey",
     .type = MEMBER_OBJECT,
     .optional = true,
     .offset = offsetof(struct body, passkey),
     .present_offset = offsetof(struct body, has_passkey),
     .members = api_passkey_shown,
     .most = API_PASSKEY_SHOWN},
};
static const struct member end_members[] = {
    TEXT_AT("code", answer, false), TEXT_AT("state", state, false), TEXT_AT("issuer", issuer, true),
    TEXT_AT("provider", provider, true)};

static const struct oidc *oidc_of(const struct api_call *call)
{
    return call->api->config.providers != NULL ? call->api->config.providers->oidc : NULL;
}

/* ---- work that waits for a provider ---- */

struct job {
    struct api_call *call;
    struct oidc *oidc;
    size_t provider;
    struct oidc_flow flow;
    char back[ORIGIN_AND_PAGE];
    char answer[OIDC_CODE_ANSWER_MAX + 1];
    char issuer[OIDC_URL_BYTES_MAX + 1];
    char way[OIDC_WAY_BYTES];
    struct oidc_person person;
    enum oidc_err err;
};

static void job_free(struct job *job)
{
    sodium_memzero(job, sizeof(*job));
    free(job);
}

static void fail(struct api_call *call, enum oidc_err err)
{
    static const enum hub_err errors[] = {[OIDC_UNREACHABLE] = HUB_PROVIDER_UNREACHABLE,
                                          [OIDC_REFUSED] = HUB_PROVIDER_REFUSED,
                                          [OIDC_NO_MEMORY] = HUB_BUSY};
    api_fail_code(call, errors[err]);
}

/* Prints the address to which the job's provider sends browsers. Each of several has its own, so
 * that none gets the code of another. */
static void back_print(struct job *job)
{
    char id[OIDC_ID_TEXT + 1];
    bool alone = oidc_count(job->oidc) == 1;
    api_origin_print(job->call, job->back);
    size_t size = strlen(job->back);
    oidc_id_print(job->oidc, job->provider, id);
    (void)snprintf(job->back + size, sizeof(job->back) - size, "%s%s",
                   alone ? RETURN_PAGE : RETURN_NAMED, alone ? "" : id);
}

/* Submits a new job for that provider; the call has been answered if none could be. */
static void job_submit(struct api_call *call, struct job *job, void (*run)(void *job),
                       void (*done)(void *job))
{
    const struct api_providers *providers = call->api->config.providers;
    job->call = call;
    job->oidc = providers->oidc;
    back_print(job);
    uint64_t owner = pool_owner_of(http_peer(call->http));
    if (pool_submit(providers->pool, owner, run, done, job) == POOL_TAKEN) return;
    job_free(job);
    api_fail_code(call, HUB_BUSY);
}

/* Returns whether the requester may use a provider now; else the call has been answered. */
static bool is_allowed(struct api_call *call)
{
    int64_t retry_ms = 0;
    if (hub_identity_allowed(call->hub, http_peer(call->http), &retry_ms)) return true;
    api_fail(call, hub_error_often(retry_ms));
    return false;
}

/* ---- the beginning ---- */

static void begin_run(void *context)
{
    struct job *job = context;
    job->err = oidc_begin(job->oidc, job->provider, &job->flow, job->back, job->way);
}

static void begin_done(void *context)
{
    struct job *job = context;
    struct api_call *call = job->call;
    char sealed[OIDC_FLOW_TEXT_BYTES];
    struct buf out = {0};
    struct json json = json_to(&out);
    if (job->err != OIDC_OK) {
        fail(call, job->err);
    } else {
        oidc_seal(job->oidc, job->provider, &job->flow, sealed);
        api_cookie_set(call, COOKIE, "/api", sealed, OIDC_FLOW_MS / 1000);
        json_object(&json, NULL);
        json_text(&json, "url", job->way);
        json_object_end(&json);
        api_reply(call, 200, &out);
    }
    job_free(job);
}

/* Returns a new job for that provider; NULL: the call has been answered. */
static struct job *job_new(struct api_call *call, size_t provider)
{
    if (!is_allowed(call)) return NULL;
    struct job *job = calloc(1, sizeof(*job));
    if (job == NULL)
        api_fail_code(call, HUB_BUSY);
    else
        job->provider = provider;
    return job;
}

/* Begins a flow with that provider; `user` as in struct oidc_flow. */
static void begin(struct api_call *call, const char *provider, int64_t user, const char *code)
{
    int number = oidc_find(oidc_of(call), provider);
    if (number < 0) {
        api_fail_code(call, HUB_NO_SUCH_PROVIDER);
        return;
    }
    struct job *job = job_new(call, (size_t)number);
    if (job == NULL) return;
    job->flow.user = user;
    if (user != 0) memcpy(job->flow.session, call->user.token_hash, sizeof(job->flow.session));
    (void)text_copy(job->flow.code, sizeof(job->flow.code), code);
    oidc_flow_begin(&job->flow, clock_unix_ms());
    job_submit(call, job, begin_run, begin_done);
}

static void post_begin(struct api_call *call)
{
    struct body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (parse_members(call->body, begin_members, COUNT_OF(begin_members), &body, &error))
        begin(call, body.provider, 0, body.code);
    else
        api_fail_parse(call, &error);
}

/* Continues once the requester has shown to be the owner of the account. */
static void owner_done(void *context, const struct hub_account_answer *answer)
{
    struct api_call *call = context;
    struct body body;
    struct parse_error error;
    if (answer->error.code != HUB_OK) {
        api_fail(call, answer->error);
        return;
    }
    memset(&body, 0, sizeof(body));
    CHECK(parse_members(call->body, link_members, COUNT_OF(link_members), &body, &error));
    begin(call, body.provider, call->user.id, "");
    sodium_memzero(&body, sizeof(body));
}

static void post_identity(struct api_call *call)
{
    struct body body;
    struct parse_error error;
    struct hub_account_request request;
    struct hub_passkey_proof shown;
    memset(&body, 0, sizeof(body));
    if (!parse_members(call->body, link_members, COUNT_OF(link_members), &body, &error)) {
        api_fail_parse(call, &error);
    } else if (oidc_find(oidc_of(call), body.provider) < 0) {
        api_fail_code(call, HUB_NO_SUCH_PROVIDER);
    } else if (body.has_passkey == 0 || api_passkey_proof(call, &body.passkey, &shown)) {
        api_account_request(call, HUB_OWNER, &request);
        request.passkey = body.has_passkey != 0 ? &shown : NULL;
        (void)text_copy(request.password, sizeof(request.password), body.password);
        hub_account(call->hub, &request, owner_done, call);
        sodium_memzero(&request, sizeof(request));
    }
    sodium_memzero(&body, sizeof(body));
}

/* ---- the return ---- */

static void end_run(void *context)
{
    struct job *job = context;
    const struct oidc_return from = {.code = job->answer, .back = job->back, .issuer = job->issuer};
    job->err = oidc_finish(job->oidc, job->provider, &job->flow, &from, &job->person);
}

static void identity_fill(const struct job *job, struct hub_identity *identity)
{
    const struct oidc_person *person = &job->person;
    *identity = (struct hub_identity){.has_role = person->has_role,
                                      .admin = person->admin,
                                      .welcome = job->call->api->config.providers->welcome,
                                      .expires_ms = job->flow.expires_ms};
    (void)text_copy(identity->issuer, sizeof(identity->issuer),
                    oidc_issuer(job->oidc, job->provider));
    (void)text_copy(identity->provider, sizeof(identity->provider),
                    oidc_name(job->oidc, job->provider));
    (void)text_copy(identity->subject, sizeof(identity->subject), person->subject);
    (void)text_copy(identity->name, sizeof(identity->name), person->name);
    memcpy(identity->nonce, job->flow.nonce, sizeof(identity->nonce));
}

static void end_done(void *context)
{
    struct job *job = context;
    struct api_call *call = job->call;
    struct hub_account_request request;
    struct hub_identity identity;
    if (job->err != OIDC_OK) {
        fail(call, job->err);
    } else {
        bool links = job->flow.user != 0;
        identity_fill(job, &identity);
        api_account_request(call, links ? HUB_IDENTITY_LINK : HUB_IDENTITY_LOGIN, &request);
        request.identity = &identity;
        memcpy(request.code, job->flow.code, sizeof(request.code));
        hub_account(call->hub, &request, api_account_done, call);
    }
    job_free(job);
}

/* Returns whether the flow was begun in this browser, and for that session if it links. */
static bool is_own(const struct api_call *call, const struct body *body,
                   const struct oidc_flow *flow)
{
    char state[OIDC_RANDOM_TEXT + 1];
    oidc_random_print(flow->state, state);
    bool same = strlen(body->state) == OIDC_RANDOM_TEXT &&
                sodium_memcmp(state, body->state, OIDC_RANDOM_TEXT) == 0;
    bool owner = flow->user == 0 ||
                 (flow->user == call->user.id &&
                  memcmp(flow->session, call->user.token_hash, sizeof(flow->session)) == 0);
    return same && owner;
}

/* Returns whether the browser has come by that provider's own address. */
static bool is_from(const struct oidc *oidc, size_t number, const struct body *body)
{
    char id[OIDC_ID_TEXT + 1];
    oidc_id_print(oidc, number, id);
    bool said = body->provider[0] != '\0';
    return said ? strcmp(body->provider, id) == 0 : oidc_count(oidc) == 1;
}

static void end(struct api_call *call, const struct body *body)
{
    struct oidc_flow flow;
    const struct oidc *oidc = oidc_of(call);
    const char *sealed = http_cookie(call->http, COOKIE);
    bool ok = oidc != NULL && sealed != NULL && oidc_unseal(oidc, sealed, clock_unix_ms(), &flow);
    int number = ok ? oidc_find_flow(oidc, &flow) : -1;
    if (number < 0 || !is_own(call, body, &flow)) {
        api_fail_code(call, HUB_PROVIDER_EXPIRED);
        return;
    }
    api_cookie_set(call, COOKIE, "/api", "", 0);
    if (!is_from(oidc, (size_t)number, body)) {
        api_fail_code(call, HUB_PROVIDER_REFUSED);
        return;
    }
    struct job *job = job_new(call, (size_t)number);
    if (job == NULL) return;
    job->flow = flow;
    memcpy(job->answer, body->answer, sizeof(job->answer));
    memcpy(job->issuer, body->issuer, sizeof(job->issuer));
    sodium_memzero(&flow, sizeof(flow));
    job_submit(call, job, end_run, end_done);
}

static void post_end(struct api_call *call)
{
    struct body body;
    struct parse_error error;
    memset(&body, 0, sizeof(body));
    if (parse_members(call->body, end_members, COUNT_OF(end_members), &body, &error))
        end(call, &body);
    else
        api_fail_parse(call, &error);
    sodium_memzero(&body, sizeof(body));
}

/* ---- the requester's own ---- */

struct list_read {
    struct api_read read;
    struct json json;
    const struct oidc *oidc;
};

/* Returns the name of the provider with that issuer; NULL: it is not offered any longer. */
static const char *name_of(const struct oidc *oidc, const char *issuer)
{
    for (size_t i = 0; i < oidc_count(oidc); i++)
        if (strcmp(oidc_issuer(oidc, i), issuer) == 0) return oidc_name(oidc, i);
    return NULL;
}

static bool list_row(void *context, const struct store_identity *identity)
{
    struct list_read *job = context;
    struct json *json = &job->json;
    const char *provider = name_of(job->oidc, identity->issuer);
    json_object(json, NULL);
    json_int(json, "number", identity->number);
    json_text(json, "issuer", identity->issuer);
    json_text_or_null(json, "provider", provider != NULL ? provider : "");
    json_text_or_null(json, "name", identity->name);
    json_int(json, "made_ms", identity->made_ms);
    json_text_or_null(json, "used_day", identity->used_day);
    json_object_end(json);
    return !job->read.out.failed;
}

static struct hub_error list_run(struct api_read *read, struct store_reader *reader)
{
    struct list_read *job = (struct list_read *)read;
    job->json = json_to(&read->out);
    json_object(&job->json, NULL);
    json_array(&job->json, "identities");
    enum store_err err = store_identities_each(reader, read->user, list_row, job);
    json_array_end(&job->json);
    json_object_end(&job->json);
    return (struct hub_error){.code = err == STORE_OK ? HUB_OK : HUB_STORE, .store = err};
}

static void get_identities(struct api_call *call)
{
    struct list_read *job = calloc(1, sizeof(*job));
    if (job == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    *job = (struct list_read){.read = {.run = list_run, .user = call->user.id, .row = true},
                              .oidc = oidc_of(call)};
    api_read_submit(call, &job->read);
}

static bool export_row(void *context, const struct store_identity *identity)
{
    struct json *json = context;
    json_object(json, NULL);
    json_int(json, "number", identity->number);
    json_text(json, "issuer", identity->issuer);
    json_text(json, "subject", identity->subject);
    json_text_or_null(json, "name", identity->name);
    json_int(json, "made_ms", identity->made_ms);
    json_text_or_null(json, "used_day", identity->used_day);
    json_bool(json, "admin", identity->admin);
    json_object_end(json);
    return true;
}

enum store_err api_provider_export(struct json *json, struct store_reader *reader, int64_t user)
{
    json_array(json, "identities");
    enum store_err err = store_identities_each(reader, user, export_row, json);
    json_array_end(json);
    return err;
}

static void delete_identity(struct api_call *call)
{
    char *end = NULL;
    const char *text = call->part[0];
    long long number = text[0] >= '1' && text[0] <= '9' ? strtoll(text, &end, 10) : 0;
    const struct oidc *oidc = oidc_of(call);
    struct buf offered = {0};
    if (number <= 0 || strlen(text) > 15 || *end != '\0') {
        api_fail_code(call, HUB_NOT_FOUND);
        return;
    }
    buf_append_text(&offered, " ");
    for (size_t i = 0; i < oidc_count(oidc); i++) buf_printf(&offered, "%s ", oidc_issuer(oidc, i));
    if (offered.failed)
        api_fail_code(call, HUB_BUSY);
    else
        hub_identity_delete(call->hub, &call->user, number, offered.bytes, api_answered, call);
    buf_free(&offered);
}

void api_providers_print(const struct api_call *call, struct json *json)
{
    const struct oidc *oidc = oidc_of(call);
    char id[OIDC_ID_TEXT + 1];
    json_array(json, "providers");
    for (size_t i = 0; i < oidc_count(oidc); i++) {
        oidc_id_print(oidc, i, id);
        json_object(json, NULL);
        json_text(json, "id", id);
        json_text(json, "name", oidc_name(oidc, i));
        json_object_end(json);
    }
    json_array_end(json);
}

const struct api_route api_provider_routes[] = {
    {.method = "POST", .path = "/api/sessions/provider/begin", .handle = post_begin, .body = true},
    {.method = "POST", .path = "/api/sessions/provider", .handle = post_end, .body = true},
    {.method = "GET", .path = "/api/me/identities", .handle = get_identities, .user_needed = true},
    {.method = "POST",
     .path = "/api/me/identities",
     .handle = post_identity,
     .user_needed = true,
     .body = true},
    {.method = "DELETE",
     .path = "/api/me/identities/{identity}",
     .handle = delete_identity,
     .user_needed = true},
    {0},
};
