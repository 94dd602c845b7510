#include "notify/push/vapid.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#define VARIANT sodium_base64_VARIANT_URLSAFE_NO_PADDING

/* Prints the origin of the service, in the spelling of browsers. */
static int origin_print(const struct notify_url *url, char *text, size_t room)
{
    const char *open = url->literal && url->address.six ? "[" : "";
    const char *close = *open ? "]" : "";
    char port[8] = "";
    if (url->port != (url->tls ? 443 : 80)) snprintf(port, sizeof(port), ":%u", url->port);
    return snprintf(text, room, "http%s://%s%s%s%s", url->tls ? "s" : "", open, url->host, close,
                    port);
}

/* Returns whether the subject, an address from an administrator, has only characters that JSON
 * would not escape. */
static bool is_plain(const char *text)
{
    for (; *text; text++)
        if (*text <= ' ' || *text > '~' || *text == '"' || *text == '\\') return false;
    return true;
}

bool notify_vapid_print(const struct notify_keys *keys, const struct notify_url *url,
                        const char *subject, int64_t now_s, char header[NOTIFY_VAPID_BYTES])
{
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char origin[NOTIFY_HOST_BYTES_MAX + 20], claims[NOTIFY_HOST_BYTES_MAX + 400];
    if (strlen(subject) > NOTIFY_VAPID_SUBJECT_MAX || !is_plain(subject)) return false;
    origin_print(url, origin, sizeof(origin));
    const char *sub = *subject ? ",\"sub\":\"" : "";
    snprintf(claims, sizeof(claims), "{\"aud\":\"%s\",\"exp\":%lld%s%s%s}", origin,
             (long long)(now_s + NOTIFY_VAPID_SECONDS), sub, subject, *subject ? "\"" : "");
    char token[NOTIFY_VAPID_BYTES], key[100];
    sodium_bin2base64(token, sizeof(token), (const unsigned char *)head, strlen(head), VARIANT);
    size_t size = strlen(token);
    token[size++] = '.';
    sodium_bin2base64(token + size, sizeof(token) - size, (const unsigned char *)claims,
                      strlen(claims), VARIANT);
    size += strlen(token + size);
    unsigned char signature[NOTIFY_SIGNATURE_BYTES];
    if (!notify_keys_sign(keys, token, size, signature)) return false;
    token[size++] = '.';
    sodium_bin2base64(token + size, sizeof(token) - size, signature, sizeof(signature), VARIANT);
    sodium_bin2base64(key, sizeof(key), keys->public_key, sizeof(keys->public_key), VARIANT);
    int all = snprintf(header, NOTIFY_VAPID_BYTES, "Authorization: vapid t=%s, k=%s", token, key);
    return all < NOTIFY_VAPID_BYTES;
}
