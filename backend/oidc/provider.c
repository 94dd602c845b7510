#include "oidc/provider.h"

#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/mutex.h"
#include "oidc/fetch.h"
#include "oidc/signature.h"

#define ABOUT_MS       (60LL * 60 * 1000)
#define KEYS_MS        (60LL * 60 * 1000)
#define FAILED_MS      15000 /* until a provider that did not answer is asked again */
#define KEYS_AGAIN_MS  2000  /* between two fetches because of an unknown key */
#define WELL_KNOWN     "/.well-known/openid-configuration"
#define KEYS_TRIED_MAX 8

/* ---- the description ---- */

/* Returns whether an address of the provider may be used: by TLS, unless its issuer is not. */
static bool is_safe(const struct oidc_provider *self, const char *url)
{
    return strncmp(url, "https://", 8) == 0 || (self->plain_too && strncmp(url, "http://", 7) == 0);
}

/* Returns whether the description is the issuer's own, with addresses that may be used. */
static bool is_good(const struct oidc_provider *self, const struct open_id_provider *about)
{
    return strcmp(about->issuer, self->settings.issuer) == 0 &&
           is_safe(self, about->authorization) && is_safe(self, about->token) &&
           is_safe(self, about->keys) && (about->people[0] == '\0' || is_safe(self, about->people));
}

static bool about_fetch(const struct oidc_provider *self, struct open_id_provider *about)
{
    char url[OIDC_URL_BYTES_MAX + sizeof(WELL_KNOWN)];
    const char *issuer = self->settings.issuer;
    size_t size = strlen(issuer);
    struct buf out = {0};
    if (issuer[size - 1] == '/') size--;
    (void)snprintf(url, sizeof(url), "%.*s%s", (int)size, issuer, WELL_KNOWN);
    struct oidc_fetch fetch = {
        .url = url, .plain_too = self->plain_too, .stopping = self->stopping};
    int status = oidc_fetch(&fetch, &out);
    bool ok =
        status == 200 && open_id_provider_read(out.bytes, out.size, about) && is_good(self, about);
    if (!ok) log_warn("oidc", "event=no_description issuer=%s status=%d", issuer, status);
    buf_free(&out);
    return ok;
}

enum oidc_err provider_about(struct oidc_provider *self, struct open_id_provider *about)
{
    int64_t now_ms = clock_mono_ms();
    mutex_lock(&self->lock);
    bool fresh = self->about_until_ms > now_ms;
    bool failed = !fresh && self->failed_until_ms > now_ms;
    if (fresh) *about = self->about;
    mutex_unlock(&self->lock);
    if (fresh || failed) return fresh ? OIDC_OK : OIDC_UNREACHABLE;
    bool ok = about_fetch(self, about); /* without the lock: others may do the same */
    now_ms = clock_mono_ms();
    mutex_lock(&self->lock);
    if (ok) self->about = *about;
    if (ok) self->about_until_ms = now_ms + ABOUT_MS;
    self->failed_until_ms = ok ? 0 : now_ms + FAILED_MS;
    mutex_unlock(&self->lock);
    return ok ? OIDC_OK : OIDC_UNREACHABLE;
}

/* ---- the keys ---- */

/* Tries the cached keys that fit. False: none has signed it. */
static bool cached_verify(struct oidc_provider *self, const char *token,
                          const struct open_id_head *head, enum oidc_err *err)
{
    bool right = false;
    *err = OIDC_OK;
    for (size_t i = 0; !right && *err == OIDC_OK && i < KEYS_TRIED_MAX; i++) {
        struct buf key = {0};
        mutex_lock(&self->lock);
        bool found = self->keys.size > 0 &&
                     open_id_key_print(self->keys.bytes, self->keys.size, head, i, &key);
        mutex_unlock(&self->lock);
        enum oidc_signature signature = found && !key.failed
                                            ? oidc_signature_verify(token, key.bytes, key.size)
                                            : OIDC_SIGNATURE_WRONG;
        if (signature == OIDC_SIGNATURE_NO_LIBRARY) *err = OIDC_UNREACHABLE;
        right = signature == OIDC_SIGNATURE_RIGHT;
        buf_free(&key);
        if (!found) break;
    }
    return right;
}

/* Fetches the keys. False: the provider does not answer; the former ones stay. */
static bool keys_fetch(struct oidc_provider *self, const struct open_id_provider *about)
{
    struct buf out = {0};
    struct oidc_fetch fetch = {
        .url = about->keys, .plain_too = self->plain_too, .stopping = self->stopping};
    int status = oidc_fetch(&fetch, &out);
    if (status != 200) {
        log_warn("oidc", "event=no_keys issuer=%s status=%d", self->settings.issuer, status);
        buf_free(&out);
        return false;
    }
    mutex_lock(&self->lock);
    buf_free(&self->keys);
    self->keys = out;
    self->keys_at_ms = clock_mono_ms();
    mutex_unlock(&self->lock);
    return true;
}

enum oidc_err provider_verify(struct oidc_provider *self, const struct open_id_provider *about,
                              const char *token, const struct open_id_head *head)
{
    enum oidc_err err = OIDC_OK;
    if (!oidc_algorithm_accepted(head->algorithm)) return OIDC_REFUSED;
    mutex_lock(&self->lock);
    int64_t age_ms = self->keys_at_ms != 0 ? clock_mono_ms() - self->keys_at_ms : INT64_MAX;
    mutex_unlock(&self->lock);
    if (age_ms < KEYS_MS && cached_verify(self, token, head, &err)) return OIDC_OK;
    if (err != OIDC_OK) return err;
    if (age_ms < KEYS_AGAIN_MS) return OIDC_REFUSED;
    if (!keys_fetch(self, about)) return OIDC_UNREACHABLE;
    if (cached_verify(self, token, head, &err)) return OIDC_OK;
    return err != OIDC_OK ? err : OIDC_REFUSED;
}
