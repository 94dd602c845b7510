#include "notify/hook.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "notify/hook_body.h"
#include "notify/http.h"
#include "notify/outcome.h"

#define HEADER_BYTES 120
#define URL_BYTES    (STORE_TARGET_URL_BYTES_MAX + 80)
#define BEARER_BYTES (STORE_ADDRESS_SECRET_MAX + 32)

void hook_secret_make(char secret[HOOK_SECRET_BYTES + 1])
{
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof(bytes));
    (void)sodium_bin2base64(secret, HOOK_SECRET_BYTES + 1, bytes, sizeof(bytes),
                            sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof(bytes));
}

/* Signs by HMAC-SHA256 with the hook's secret: the time, a full stop and the body. */
static void sign(const struct notify_sending *sending, const struct buf *body,
                 char time[HEADER_BYTES], char signature[HEADER_BYTES])
{
    unsigned char mac[crypto_auth_hmacsha256_BYTES];
    char hex[2 * crypto_auth_hmacsha256_BYTES + 1];
    crypto_auth_hmacsha256_state state;
    char seconds[24];
    const char *secret = sending->address->secret;
    (void)snprintf(seconds, sizeof(seconds), "%" PRId64 ".", sending->now_ms / 1000);
    (void)crypto_auth_hmacsha256_init(&state, (const unsigned char *)secret, strlen(secret));
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)seconds, strlen(seconds));
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)body->bytes, body->size);
    (void)crypto_auth_hmacsha256_final(&state, mac);
    sodium_memzero(&state, sizeof(state));
    (void)sodium_bin2hex(hex, sizeof(hex), mac, sizeof(mac));
    (void)snprintf(time, HEADER_BYTES, "Ochre-Time: %" PRId64, sending->now_ms / 1000);
    (void)snprintf(signature, HEADER_BYTES, "Ochre-Signature: sha256=%s", hex);
}

static enum notify_verdict verdict_of(int status)
{
    if (status >= 200 && status < 300) return NOTIFY_SENT;
    if (status == 410) return NOTIFY_GONE;
    if (status == 408 || status == 425 || status == 429 || status >= 500) return NOTIFY_LATER;
    return NOTIFY_REFUSED; /* also for a redirection, which is not followed */
}

/* Sends a signed POST. */
static void post_signed(const struct notify_reach *reach, const struct notify_sending *sending,
                        struct notify_post *post, const struct buf *body,
                        struct notify_http_answer *answer)
{
    char time[HEADER_BYTES];
    char signature[HEADER_BYTES];
    sign(sending, body, time, signature);
    post->url = sending->address->target;
    post->header[2] = time;
    post->header[3] = signature;
    notify_http_post(reach, post, answer);
}

/* Sends a PUT with an id, by which the service recognises a repetition: a notice has the same each
 * time, and none of another queue or webhook has it. */
static void put_with_token(const struct notify_reach *reach, const struct notify_sending *sending,
                           struct notify_post *post, struct notify_http_answer *answer)
{
    const struct store_address *address = sending->address;
    const struct notice *notice = &sending->notices[0];
    char url[URL_BYTES];
    char bearer[BEARER_BYTES];
    int64_t id = notice->test ? sending->now_ms : notice->number;
    (void)snprintf(url, sizeof(url), "%s/ochre-%" PRId64 "-%s-%" PRId64, address->target,
                   address->made_ms,
                   notice->test         ? "test"
                   : address->is_public ? "public"
                                        : "own",
                   id);
    (void)snprintf(bearer, sizeof(bearer), "Authorization: Bearer %s", address->secret);
    post->url = url;
    post->put = true;
    post->header[2] = bearer;
    notify_http_post(reach, post, answer);
    sodium_memzero(bearer, sizeof(bearer));
}

static void hook_send(void *context, const struct notify_sending *sending,
                      struct notify_outcome *outcome)
{
    char notice[HEADER_BYTES];
    struct buf body = {0};
    struct notify_http_answer answer = {.err = NOTIFY_NOT_REACHED};
    const struct hook_form *form = hook_form_find(sending->address->form);
    hook_body_print(&body, sending);
    if (!body.failed) {
        (void)snprintf(notice, sizeof(notice), "Ochre-Notice: %" PRId64,
                       sending->notices[0].number);
        struct notify_post post = {.header = {"Content-Type: application/json", notice},
                                   .body = body.bytes,
                                   .body_bytes = body.size,
                                   .stopping = sending->stopping};
        if (form != NULL && form->put)
            put_with_token(context, sending, &post, &answer);
        else
            post_signed(context, sending, &post, &body, &answer);
    }
    buf_free(&body);
    outcome_set(outcome, &answer, verdict_of);
}

struct notify_channel hook_channel(const struct notify_reach *reach)
{
    union {
        const struct notify_reach *reach;
        void *context;
    } cast = {.reach = reach}; /* which only reads it */
    return (struct notify_channel){
        .most = 1, .matches = 1, .send = hook_send, .context = cast.context};
}
