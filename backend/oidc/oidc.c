#include "oidc/oidc.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/encoding/text.h"
#include "base/log.h"
#include "oidc/fetch.h"
#include "oidc/provider.h"

#define LEEWAY_S  60 /* between the clocks of this server and the provider */
#define BASE64    sodium_base64_VARIANT_URLSAFE_NO_PADDING
#define PART_MOST (16 * 1024) /* of the parts of a token */

struct oidc {
    unsigned char key[OIDC_KEY_BYTES];
    size_t count;
    struct oidc_provider provider[OIDC_PROVIDERS_MAX];
};

/* ---- providers ---- */

/* Returns whether the issuer is at this machine, by http. */
static bool is_here(const char *issuer)
{
    static const char *const hosts[] = {"http://127.0.0.1", "http://[::1]", "http://localhost"};
    for (size_t i = 0; i < COUNT_OF(hosts); i++) {
        size_t size = strlen(hosts[i]);
        if (strncmp(issuer, hosts[i], size) == 0 &&
            (issuer[size] == '\0' || issuer[size] == ':' || issuer[size] == '/'))
            return true;
    }
    return false;
}

const char *oidc_issuer_wrong(const char *issuer)
{
    static const char https[] = "https://";
    size_t size = strlen(issuer);
    if (size > OIDC_URL_BYTES_MAX) return "is too long";
    for (const char *at = issuer; *at != '\0'; at++)
        if (*at <= ' ' || *at > '~' || strchr("?#@\\\"<>", *at) != NULL)
            return "has signs that an issuer has not";
    if (strncmp(issuer, https, sizeof(https) - 1) == 0 && issuer[sizeof(https) - 1] != '\0')
        return NULL;
    return is_here(issuer) ? NULL : "must begin with https://";
}

static void provider_make(struct oidc_provider *self, const struct oidc_settings *settings,
                          const atomic_bool *stopping)
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256_state state;
    self->settings = *settings;
    self->stopping = stopping;
    self->plain_too = is_here(settings->issuer);
    /* with the 0 between both */
    (void)crypto_hash_sha256_init(&state);
    (void)crypto_hash_sha256_update(&state, (const unsigned char *)settings->issuer,
                                    strlen(settings->issuer) + 1);
    (void)crypto_hash_sha256_update(&state, (const unsigned char *)settings->client,
                                    strlen(settings->client));
    (void)crypto_hash_sha256_final(&state, hash);
    memcpy(self->id, hash, sizeof(self->id));
    CHECK(pthread_mutex_init(&self->lock, NULL) == 0);
}

struct oidc *oidc_open(const struct oidc_config *config)
{
    struct oidc *self = calloc(1, sizeof(*self));
    if (self == NULL) return NULL;
    CHECK(config->count > 0 && config->count <= OIDC_PROVIDERS_MAX);
    oidc_key_make(config->secret, self->key);
    self->count = config->count;
    for (size_t i = 0; i < self->count; i++)
        provider_make(&self->provider[i], &config->providers[i], config->stopping);
    return self;
}

void oidc_close(struct oidc *oidc)
{
    if (oidc == NULL) return;
    for (size_t i = 0; i < oidc->count; i++) {
        (void)pthread_mutex_destroy(&oidc->provider[i].lock);
        buf_free(&oidc->provider[i].keys);
    }
    sodium_memzero(oidc, sizeof(*oidc));
    free(oidc);
}

size_t oidc_count(const struct oidc *oidc)
{
    return oidc != NULL ? oidc->count : 0;
}

const char *oidc_name(const struct oidc *oidc, size_t number)
{
    return oidc->provider[number].settings.name;
}

const char *oidc_issuer(const struct oidc *oidc, size_t number)
{
    return oidc->provider[number].settings.issuer;
}

void oidc_id_print(const struct oidc *oidc, size_t number, char id[OIDC_ID_TEXT + 1])
{
    (void)sodium_bin2hex(id, OIDC_ID_TEXT + 1, oidc->provider[number].id, OIDC_ID_BYTES);
}

int oidc_find(const struct oidc *oidc, const char *id)
{
    char own[OIDC_ID_TEXT + 1];
    for (size_t i = 0; i < oidc_count(oidc); i++) {
        oidc_id_print(oidc, i, own);
        if (strcmp(own, id) == 0) return (int)i;
    }
    return -1;
}

int oidc_find_flow(const struct oidc *oidc, const struct oidc_flow *flow)
{
    for (size_t i = 0; i < oidc_count(oidc); i++)
        if (memcmp(oidc->provider[i].id, flow->provider, OIDC_ID_BYTES) == 0) return (int)i;
    return -1;
}

void oidc_seal(const struct oidc *oidc, size_t number, struct oidc_flow *flow,
               char text[OIDC_FLOW_TEXT_BYTES])
{
    memcpy(flow->provider, oidc->provider[number].id, sizeof(flow->provider));
    oidc_flow_seal(flow, oidc->key, text);
}

bool oidc_unseal(const struct oidc *oidc, const char *text, int64_t now_ms, struct oidc_flow *flow)
{
    return oidc_flow_open(text, oidc->key, now_ms, flow);
}

/* ---- the way to the provider ---- */

/* Appends the text, percent-encoded. */
static void encoded(struct buf *out, const char *value)
{
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    for (; *value != '\0'; value++)
        if (strchr(plain, *value) != NULL)
            buf_append(out, value, 1);
        else
            buf_printf(out, "%%%02X", (unsigned)(unsigned char)*value);
}

/* Appends "NAME=VALUE", percent-encoded, after the separator. */
static void parameter(struct buf *out, const char *before, const char *name, const char *value)
{
    buf_printf(out, "%s%s=", before, name);
    encoded(out, value);
}

static void challenge_print(const struct oidc_flow *flow, char text[OIDC_RANDOM_TEXT + 1])
{
    char verifier[OIDC_RANDOM_TEXT + 1];
    unsigned char hash[crypto_hash_sha256_BYTES];
    oidc_random_print(flow->verifier, verifier);
    (void)crypto_hash_sha256(hash, (const unsigned char *)verifier, OIDC_RANDOM_TEXT);
    oidc_random_print(hash, text);
    sodium_memzero(verifier, sizeof(verifier));
}

enum oidc_err oidc_begin(struct oidc *oidc, size_t number, const struct oidc_flow *flow,
                         const char *back, char way[OIDC_WAY_BYTES])
{
    struct oidc_provider *provider = &oidc->provider[number];
    struct open_id_provider about;
    struct buf out = {.size_max = OIDC_WAY_BYTES};
    char text[OIDC_RANDOM_TEXT + 1];
    enum oidc_err err = provider_about(provider, &about);
    if (err != OIDC_OK) return err;
    buf_append_text(&out, about.authorization);
    parameter(&out, strchr(about.authorization, '?') == NULL ? "?" : "&", "response_type", "code");
    parameter(&out, "&", "client_id", provider->settings.client);
    parameter(&out, "&", "redirect_uri", back);
    bool groups = about.has_groups && provider->settings.group_claim[0] != '\0';
    parameter(&out, "&", "scope", groups ? "openid profile groups" : "openid profile");
    oidc_random_print(flow->state, text);
    parameter(&out, "&", "state", text);
    oidc_random_print(flow->nonce, text);
    parameter(&out, "&", "nonce", text);
    challenge_print(flow, text);
    parameter(&out, "&", "code_challenge", text);
    parameter(&out, "&", "code_challenge_method", "S256");
    bool fits = !out.failed && text_copy(way, OIDC_WAY_BYTES, out.bytes) == out.size;
    buf_free(&out);
    return fits ? OIDC_OK : OIDC_UNREACHABLE;
}

/* ---- the exchange ---- */

/* Appends the header with the client's name and secret, each percent-encoded first (RFC 6749). */
static bool basic_print(const struct oidc_settings *settings, struct buf *header)
{
    struct buf pair = {.secret = true};
    char text[sodium_base64_ENCODED_LEN(6 * (OIDC_CLIENT_BYTES_MAX + OIDC_SECRET_BYTES_MAX) + 16,
                                        sodium_base64_VARIANT_ORIGINAL)];
    encoded(&pair, settings->client);
    buf_append_text(&pair, ":");
    encoded(&pair, settings->secret);
    bool ok = !pair.failed;
    if (ok) {
        (void)sodium_bin2base64(text, sizeof(text), (const unsigned char *)pair.bytes, pair.size,
                                sodium_base64_VARIANT_ORIGINAL);
        buf_printf(header, "Authorization: Basic %s", text);
        sodium_memzero(text, sizeof(text));
    }
    buf_free(&pair);
    return ok && !header->failed;
}

/* Sends the code. The log has the provider's status, never its text. */
static enum oidc_err code_exchange(const struct oidc_provider *provider,
                                   const struct open_id_provider *about,
                                   const struct oidc_flow *flow, const char *code, const char *back,
                                   struct open_id_tokens *tokens)
{
    const struct oidc_settings *settings = &provider->settings;
    struct buf form = {.secret = true};
    struct buf header = {.secret = true};
    struct buf out = {.secret = true};
    char verifier[OIDC_RANDOM_TEXT + 1];
    oidc_random_print(flow->verifier, verifier);
    parameter(&form, "", "grant_type", "authorization_code");
    parameter(&form, "&", "code", code);
    parameter(&form, "&", "redirect_uri", back);
    parameter(&form, "&", "code_verifier", verifier);
    if (about->secret_in_body) parameter(&form, "&", "client_id", settings->client);
    if (about->secret_in_body) parameter(&form, "&", "client_secret", settings->secret);
    bool ok = (about->secret_in_body || basic_print(settings, &header)) && !form.failed;
    struct oidc_fetch fetch = {.url = about->token,
                               .form = form.bytes,
                               .header = header.bytes,
                               .plain_too = provider->plain_too,
                               .stopping = provider->stopping};
    int status = ok ? oidc_fetch(&fetch, &out) : 0;
    bool good = status == 200 && open_id_tokens_read(out.bytes, out.size, tokens);
    if (!good) log_warn("oidc", "event=no_token issuer=%s status=%d", settings->issuer, status);
    sodium_memzero(verifier, sizeof(verifier));
    buf_free(&form);
    buf_free(&header);
    buf_free(&out);
    return !ok                            ? OIDC_NO_MEMORY
           : status == 0 || status >= 500 ? OIDC_UNREACHABLE
           : good                         ? OIDC_OK
                                          : OIDC_REFUSED;
}

/* ---- the token ---- */

/* Decodes the base64url at `text` up to `end`. Returns its size, 0 for none. */
static size_t part_decode(const char *text, const char *end, char *into)
{
    size_t size = 0;
    const char *stop = NULL;
    int failed = sodium_base642bin((unsigned char *)into, PART_MOST, text, (size_t)(end - text),
                                   NULL, &size, &stop, BASE64);
    return failed == 0 && stop == end ? size : 0;
}

/* Returns NULL if the claims are for this flow and of now, else a word for the log. */
static const char *claims_wrong(const struct oidc_provider *provider, const struct oidc_flow *flow,
                                const struct open_id_claims *claims)
{
    char nonce[OIDC_RANDOM_TEXT + 1];
    int64_t now_s = clock_unix_ms() / 1000;
    oidc_random_print(flow->nonce, nonce);
    if (strcmp(claims->issuer, provider->settings.issuer) != 0) return "issuer";
    if (!claims->for_client) return "audience";
    if (strlen(claims->nonce) != OIDC_RANDOM_TEXT ||
        sodium_memcmp(claims->nonce, nonce, OIDC_RANDOM_TEXT) != 0)
        return "nonce";
    if (claims->expires_s <= now_s - LEEWAY_S) return "expired";
    if (claims->issued_s == 0 || claims->issued_s > now_s + LEEWAY_S) return "issued";
    return claims->subject[0] == '\0' ? "subject" : NULL;
}

/* Verifies the token, and parses its claims. */
static enum oidc_err token_read(struct oidc_provider *provider,
                                const struct open_id_provider *about, const struct oidc_flow *flow,
                                const char *token, char *part, struct open_id_claims *claims)
{
    const struct oidc_settings *settings = &provider->settings;
    struct open_id_wanted wanted = {
        .client = settings->client, .group_claim = settings->group_claim, .group = settings->group};
    struct open_id_head head;
    const char *first = strchr(token, '.');
    const char *second = first != NULL ? strchr(first + 1, '.') : NULL;
    const char *wrong = "form";
    size_t size = second != NULL ? part_decode(token, first, part) : 0;
    if (size > 0 && open_id_head_read(part, size, &head)) {
        enum oidc_err err = provider_verify(provider, about, token, &head);
        if (err == OIDC_UNREACHABLE) return err;
        size = err == OIDC_OK ? part_decode(first + 1, second, part) : 0;
        wrong = err != OIDC_OK ? "signature"
                : open_id_claims_read(part, size, &wanted, claims)
                    ? claims_wrong(provider, flow, claims)
                    : "claims";
    }
    if (wrong != NULL)
        log_warn("oidc", "event=bad_token issuer=%s wrong=%s", settings->issuer, wrong);
    return wrong == NULL ? OIDC_OK : OIDC_REFUSED;
}

/* Fetches the claims about the owner of the access token. */
static bool people_fetch(const struct oidc_provider *provider, const struct open_id_provider *about,
                         const char *access, struct open_id_claims *claims)
{
    const struct oidc_settings *settings = &provider->settings;
    struct open_id_wanted wanted = {
        .client = settings->client, .group_claim = settings->group_claim, .group = settings->group};
    struct buf header = {.secret = true};
    struct buf out = {0};
    for (const char *at = access; *at != '\0'; at++)
        if (*at <= ' ' || *at > '~') return false; /* it would not stay one header */
    buf_printf(&header, "Authorization: Bearer %s", access);
    struct oidc_fetch fetch = {.url = about->people,
                               .header = header.bytes,
                               .plain_too = provider->plain_too,
                               .stopping = provider->stopping};
    bool ok = !header.failed && oidc_fetch(&fetch, &out) == 200 &&
              open_id_claims_read(out.bytes, out.size, &wanted, claims);
    buf_free(&header);
    buf_free(&out);
    return ok;
}

/* Completes the claims by those that the token lacks; about another person they do not count.
 * Returns whether the groups are known: somebody without any may have no such claim. */
static bool claims_complete(const struct oidc_provider *provider,
                            const struct open_id_provider *about, const char *access,
                            struct open_id_claims *claims)
{
    struct open_id_claims more;
    bool groups = provider->settings.group_claim[0] != '\0' && !claims->says_groups;
    if (about->people[0] == '\0' || access[0] == '\0' || (claims->name[0] != '\0' && !groups))
        return true;
    bool same =
        people_fetch(provider, about, access, &more) && strcmp(more.subject, claims->subject) == 0;
    if (same && claims->name[0] == '\0') memcpy(claims->name, more.name, sizeof(claims->name));
    if (same && groups) claims->in_group = more.in_group;
    return same;
}

/* Returns whether the browser may come from that provider: the code of another one would be given
 * away. */
static bool is_from(const struct open_id_provider *about, const struct oidc_return *from)
{
    return from->issuer[0] != '\0' ? strcmp(from->issuer, about->issuer) == 0 : !about->says_issuer;
}

enum oidc_err oidc_finish(struct oidc *oidc, size_t number, const struct oidc_flow *flow,
                          const struct oidc_return *from, struct oidc_person *person)
{
    struct oidc_provider *provider = &oidc->provider[number];
    struct open_id_provider about;
    struct open_id_claims claims;
    struct open_id_tokens *tokens = calloc(1, sizeof(*tokens));
    char *part = malloc(PART_MOST);
    enum oidc_err err =
        tokens != NULL && part != NULL ? provider_about(provider, &about) : OIDC_NO_MEMORY;
    if (err == OIDC_OK && !is_from(&about, from)) err = OIDC_REFUSED;
    if (err == OIDC_OK) err = code_exchange(provider, &about, flow, from->code, from->back, tokens);
    if (err == OIDC_OK) err = token_read(provider, &about, flow, tokens->id, part, &claims);
    if (err == OIDC_OK) {
        bool known = claims_complete(provider, &about, tokens->access, &claims);
        *person =
            (struct oidc_person){.has_role = known && provider->settings.group_claim[0] != '\0',
                                 .admin = known && claims.in_group};
        (void)text_copy(person->subject, sizeof(person->subject), claims.subject);
        (void)text_copy(person->name, sizeof(person->name), claims.name);
    }
    if (tokens != NULL) sodium_memzero(tokens, sizeof(*tokens));
    if (part != NULL) sodium_memzero(part, PART_MOST);
    free(tokens);
    free(part);
    return err;
}
