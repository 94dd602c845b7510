#include "notify/push/push.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "base/ids.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "notify/http.h"
#include "notify/outcome.h"
#include "notify/push/seal.h"
#include "notify/words.h"
#include "store/nouns/notices/words.h"
#include "wire/json.h"

#define VARIANT      sodium_base64_VARIANT_URLSAFE_NO_PADDING
#define PADDED_BYTES 512 /* the length of all messages before encryption */
#define TOPIC_BYTES  24  /* size of its hash, which has 32 characters */
#define HEADER_BYTES 80
#define DAY_S        (24 * 3600)

/* The time that a push service stores a message for an absent browser, and its urgency, which may
 * wake a device. A warning about a clock is useless a day later. */
static const struct manner {
    int keep_s;
    const char *urgency;
} manners[] = {
    [STORE_EVENT_TURN] = {3 * DAY_S, "high"},      [STORE_EVENT_DEADLINE] = {6 * 3600, "high"},
    [STORE_EVENT_INVITED] = {7 * DAY_S, "normal"}, [STORE_EVENT_BEGAN] = {3 * DAY_S, "normal"},
    [STORE_EVENT_OVER] = {7 * DAY_S, "low"},       [STORE_EVENT_VOTE] = {DAY_S, "high"},
    [STORE_EVENT_MENTION] = {3 * DAY_S, "normal"}, [STORE_EVENT_SEAT] = {DAY_S, "high"},
};
_Static_assert(COUNT_OF(manners) == STORE_EVENTS_TOLD, "a manner for each");

/* ---- keys ---- */

bool push_open(struct push *push, const struct notify_reach *reach, const unsigned char *secret)
{
    *push = (struct push){.reach = reach};
    /* one hash in 2^32 is not a valid key: then the next one is tried */
    for (unsigned char turn = 0; turn < 8; turn++) {
        static const char purpose[] = "ochre push";
        unsigned char bytes[STORE_EMAIL_LINK_KEY_BYTES + sizeof(purpose) + 1];
        unsigned char hash[crypto_hash_sha256_BYTES];
        memcpy(bytes, secret, STORE_EMAIL_LINK_KEY_BYTES);
        memcpy(bytes + STORE_EMAIL_LINK_KEY_BYTES, purpose, sizeof(purpose));
        bytes[sizeof(bytes) - 1] = turn;
        crypto_hash_sha256(hash, bytes, sizeof(bytes));
        bool ok = notify_keys_of(hash, &push->keys);
        sodium_memzero(bytes, sizeof(bytes));
        sodium_memzero(hash, sizeof(hash));
        if (!ok) continue;
        (void)sodium_bin2base64(push->public_key, sizeof(push->public_key), push->keys.public_key,
                                sizeof(push->keys.public_key), VARIANT);
        return true;
    }
    return false;
}

void push_subject_set(struct push *push, const char *mail, const char *base_url)
{
    /* a valid token has no characters that JSON would escape */
    if (mail != NULL && mail[0] != '\0' && strpbrk(mail, " <>\"\\") == NULL)
        (void)snprintf(push->subject, sizeof(push->subject), "mailto:%s", mail);
    else if (base_url != NULL && strncmp(base_url, "https://", 8) == 0)
        (void)text_copy(push->subject, sizeof(push->subject), base_url);
}

static bool bytes_read(const char *text, size_t characters, unsigned char *bytes, size_t size)
{
    size_t read = 0;
    const char *end = NULL;
    return strnlen(text, characters + 1) >= characters &&
           sodium_base642bin(bytes, size, text, characters, NULL, &read, &end, VARIANT) == 0 &&
           read == size && end == text + characters;
}

static bool subscriber_read(const char *p256dh, const char *auth, struct notify_subscriber *to)
{
    return bytes_read(p256dh, PUSH_KEY_TEXT, to->public_key, sizeof(to->public_key)) &&
           bytes_read(auth, PUSH_AUTH_TEXT, to->auth, sizeof(to->auth)) &&
           notify_key_valid(to->public_key);
}

bool push_secret_make(const char *p256dh, const char *auth, char secret[PUSH_SECRET_TEXT + 1])
{
    struct notify_subscriber to;
    if (strlen(p256dh) != PUSH_KEY_TEXT || strlen(auth) != PUSH_AUTH_TEXT ||
        !subscriber_read(p256dh, auth, &to))
        return false;
    (void)snprintf(secret, PUSH_SECRET_TEXT + 1, "%s %s", p256dh, auth);
    return true;
}

/* ---- a message ---- */

static void message_print(struct buf *out, const struct notify_sending *sending,
                          const struct notice *notice)
{
    const struct game *game = notice->game[0] != '\0' ? games_find(notice->game) : NULL;
    char path[STORE_MATCH_ID_BYTES + 16] = "/";
    if (notice->match[0] != '\0') (void)snprintf(path, sizeof(path), "/match/%s", notice->match);
    struct json json = json_to(out);
    json_object(&json, NULL);
    json_text(&json, "event", notice->test ? "test" : store_event_name(notice->event));
    json_text(&json, "title", game != NULL ? game->title : "Ochre");
    json_text(&json, "text", words_notice(sending->language, notice));
    json_text(&json, "language", sending->language);
    json_text(&json, "match", notice->match[0] != '\0' ? notice->match : NULL);
    json_text(&json, "path", path);
    json_int(&json, "at_ms", notice->at_ms);
    json_object_end(&json);
}

/* Encrypts the message with keys that are used only once. Returns its size; 0 on failure. */
static size_t message_seal(const struct notify_subscriber *to, const struct buf *message,
                           unsigned char *sealed)
{
    struct notify_keys once;
    unsigned char salt[NOTIFY_SALT_BYTES];
    if (message->failed || message->size > NOTIFY_PLAIN_BYTES_MAX || !notify_keys_make(&once))
        return 0;
    ids_random(salt, sizeof(salt));
    struct notify_plain plain = {message->bytes, message->size, PADDED_BYTES};
    size_t size = notify_seal(to, &once, salt, &plain, sealed);
    sodium_memzero(&once, sizeof(once));
    return size;
}

/* Prints the topic: a message replaces an older one about the same match that the service still
 * stores. The topic does not reveal the match to the service. */
static void topic_print(const struct notify_subscriber *to, const struct notice *notice,
                        char header[HEADER_BYTES])
{
    unsigned char hash[crypto_auth_hmacsha256_BYTES];
    char text[sodium_base64_ENCODED_LEN(TOPIC_BYTES, VARIANT)];
    crypto_auth_hmacsha256_state state;
    (void)crypto_auth_hmacsha256_init(&state, to->auth, sizeof(to->auth));
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)notice->match,
                                        strlen(notice->match));
    (void)crypto_auth_hmacsha256_final(&state, hash);
    (void)sodium_bin2base64(text, sizeof(text), hash, TOPIC_BYTES, VARIANT);
    (void)snprintf(header, HEADER_BYTES, "Topic: %s", text);
}

/* ---- sending ---- */

static enum notify_verdict verdict_of(int status)
{
    if (status >= 200 && status < 300) return NOTIFY_SENT;
    if (status == 404 || status == 410) return NOTIFY_GONE; /* RFC 8030, 7.3 */
    /* these are temporary: too many at once, or out of order; or a rejected signature, since
     * clocks may differ */
    if (status == 401 || status == 403 || status == 408 || status == 425 || status == 429 ||
        status >= 500)
        return NOTIFY_LATER;
    return NOTIFY_REFUSED;
}

/* Posts what is sealed. */
static void sealed_post(const struct push *push, const struct notify_sending *sending,
                        const struct notify_subscriber *to, const void *sealed, size_t size,
                        struct notify_http_answer *answer)
{
    const struct notice *notice = &sending->notices[0];
    const struct manner *manner = &manners[notice->test ? STORE_EVENT_TURN : notice->event];
    char authorization[NOTIFY_VAPID_BYTES];
    char keep[HEADER_BYTES], urgency[HEADER_BYTES], topic[HEADER_BYTES];
    struct notify_url url;
    answer->err = notify_url_check(push->reach, sending->address->target, &url);
    if (answer->err != NOTIFY_REACHED) return;
    answer->err = NOTIFY_NOT_REACHED;
    if (!notify_vapid_print(&push->keys, &url, push->subject, sending->now_ms / 1000,
                            authorization))
        return;
    (void)snprintf(keep, sizeof(keep), "TTL: %d", manner->keep_s);
    (void)snprintf(urgency, sizeof(urgency), "Urgency: %s", manner->urgency);
    topic_print(to, notice, topic);
    const struct notify_post post = {.url = sending->address->target,
                                     .header = {"Content-Type: application/octet-stream",
                                                "Content-Encoding: aes128gcm", keep, urgency, topic,
                                                authorization},
                                     .body = sealed,
                                     .body_bytes = size,
                                     .stopping = sending->stopping};
    notify_http_post(push->reach, &post, answer);
}

static void push_send(void *context, const struct notify_sending *sending,
                      struct notify_outcome *outcome)
{
    const struct push *push = context;
    const char *secret = sending->address->secret;
    struct notify_subscriber to;
    if (strlen(secret) != PUSH_SECRET_TEXT ||
        !subscriber_read(secret, secret + PUSH_KEY_TEXT + 1, &to)) {
        outcome->verdict = NOTIFY_GONE;
        return;
    }
    unsigned char sealed[NOTIFY_SEALED_BYTES_MAX];
    struct buf message = {0};
    struct notify_http_answer answer = {.err = NOTIFY_NOT_REACHED};
    message_print(&message, sending, &sending->notices[0]);
    size_t size = message_seal(&to, &message, sealed);
    if (size > 0) sealed_post(push, sending, &to, sealed, size, &answer);
    buf_free(&message);
    outcome_set(outcome, &answer, verdict_of);
}

struct notify_channel push_channel(const struct push *push)
{
    union {
        const struct push *push;
        void *context;
    } cast = {.push = push}; /* which only reads it */
    return (struct notify_channel){.most = 1, .send = push_send, .context = cast.context};
}
