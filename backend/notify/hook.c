#include "notify/hook.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/encoding/text.h"
#include "notify/http.h"
#include "notify/outcome.h"
#include "notify/words.h"
#include "store/nouns/notices/words.h"
#include "wire/json.h"
#include "wire/values.h"

#define HEADER_BYTES 120
#define LINES_BYTES  1200 /* chat rooms accept 2000 characters, names and URL included */

void hook_secret_make(char secret[HOOK_SECRET_BYTES + 1])
{
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof(bytes));
    (void)sodium_bin2base64(secret, HOOK_SECRET_BYTES + 1, bytes, sizeof(bytes),
                            sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes, sizeof(bytes));
}

/* Prints a message for people: the text of the event, the game, and the address. */
static void text_print(struct buf *out, const struct notify_sending *sending,
                       const struct notice *notice)
{
    buf_append_text(out, words_notice(sending->language, notice));
    buf_append_text(out, " ");
    words_url(out, sending, notice);
}

/* Appends a text without the characters by which chat rooms call people: anybody may have a name
 * with them. */
static void tame_print(struct buf *out, const struct buf *text)
{
    for (size_t i = 0; i < text->size; i++) {
        switch (text->bytes[i]) {
        case '@': buf_append_text(out, "\xef\xbc\xa0"); break; /* U+FF20 */
        case '<': buf_append_text(out, "\xef\xbc\x9c"); break; /* U+FF1C */
        case '>': buf_append_text(out, "\xef\xbc\x9e"); break; /* U+FF1E */
        case '&': buf_append_text(out, "\xef\xbc\x86"); break; /* U+FF06 */
        default: buf_append(out, text->bytes + i, 1);
        }
    }
    if (text->failed) out->failed = true;
}

/* Prints who plays, and what happened, as lines for people. */
static void room_print(struct buf *out, const struct notify_sending *sending)
{
    struct buf words = {0};
    const struct notice_match *about = words_about(sending, &sending->notices[0]);
    words_players(&words, about);
    const char *lines = words_newest(about, LINES_BYTES);
    size_t size = strlen(lines);
    if (words.size > 0 && size > 0) buf_append_text(&words, "\n");
    if (size > 0) buf_append(&words, lines, size - 1);
    if (words.size > 0) buf_append_text(out, "\n");
    tame_print(out, &words);
    buf_free(&words);
}

static void lines_print(struct json *json, const char *lines)
{
    json_array(json, "lines");
    for (size_t size = 0; *lines != '\0'; lines += size + 1) {
        size = strcspn(lines, "\n");
        json_text_size(json, NULL, lines, size);
    }
    json_array_end(json);
}

/* Prints those who play, and how they stand once the match is over. */
static void about_print(struct json *json, const struct notify_sending *sending)
{
    const struct notice *notice = &sending->notices[0];
    const struct notice_match *about = words_about(sending, notice);
    bool known = about != NULL && about->seats > 0;
    struct buf picture = {0};
    if (known && about->listed)
        buf_printf(&picture, "%s/api/matches/%s/picture", sending->base_url, notice->match);
    json_int_or_null(json, "seat", known ? about->own : -1, -1);
    json_text(json, "end_reason", known && about->end_reason[0] != '\0' ? about->end_reason : NULL);
    json_array(json, "players");
    for (int i = 0; known && i < about->seats; i++) {
        const struct notice_seat *seat = &about->seat[i];
        bool ranked = seat->rank > 0;
        json_object(json, NULL);
        json_int(json, "seat", i);
        json_text(json, "name", seat->name[0] != '\0' ? seat->name : NULL);
        json_text(json, "bot", seat->bot[0] != '\0' ? seat->bot : NULL);
        json_int_or_null(json, "rank", ranked ? seat->rank : 0, 0);
        json_int_or_null(json, "points", ranked ? seat->score : INT64_MIN, INT64_MIN);
        json_object_end(json);
    }
    json_array_end(json);
    json_text(json, "picture", picture.bytes);
    if (picture.failed) json->out->failed = true;
    buf_free(&picture);
}

static void body_print(struct buf *out, const struct notify_sending *sending)
{
    const struct notice *notice = &sending->notices[0];
    struct json json = json_to(out);
    struct buf text = {0};
    struct buf url = {0};
    text_print(&text, sending, notice);
    words_url(&url, sending, notice);
    json_object(&json, NULL);
    if (strcmp(sending->address->form, "text") == 0) {
        room_print(&text, sending);
        json_text(&json, "content", text.bytes);
        json_text(&json, "text", text.bytes);
    } else {
        json_text(&json, "event", notice->test ? "test" : store_event_name(notice->event));
        json_int(&json, "notice", notice->number);
        json_text(&json, "user", sending->user);
        json_text(&json, "match", notice->match[0] != '\0' ? notice->match : NULL);
        json_text(&json, "game", notice->game[0] != '\0' ? notice->game : NULL);
        json_int(&json, "version", notice->version);
        json_int(&json, "at_ms", notice->at_ms);
        about_print(&json, sending);
        lines_print(&json, words_newest(words_about(sending, notice), SIZE_MAX));
        json_text(&json, "url", url.bytes);
        json_text(&json, "text", text.bytes);
    }
    json_object_end(&json);
    if (text.failed || url.failed) out->failed = true;
    buf_free(&text);
    buf_free(&url);
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

static void hook_send(void *context, const struct notify_sending *sending,
                      struct notify_outcome *outcome)
{
    char time[HEADER_BYTES];
    char signature[HEADER_BYTES];
    char notice[HEADER_BYTES];
    struct buf body = {0};
    struct notify_http_answer answer = {.err = NOTIFY_NOT_REACHED};
    body_print(&body, sending);
    if (!body.failed) {
        sign(sending, &body, time, signature);
        (void)snprintf(notice, sizeof(notice), "Ochre-Notice: %" PRId64,
                       sending->notices[0].number);
        struct notify_post post = {
            .url = sending->address->target,
            .header = {"Content-Type: application/json", time, signature, notice},
            .body = body.bytes,
            .body_bytes = body.size,
            .stopping = sending->stopping};
        notify_http_post(context, &post, &answer);
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
