#include "wire/provider/open_id.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <sodium.h>
#include <string.h>

#include "base/encoding/text.h"

#define SECONDS_MOST 1e12

/* ---- documents ---- */

/* Returns whether the text has a 0 byte, also an escaped one, at which texts in C would end. */
static bool has_zero(const char *text, size_t size)
{
    static const char escaped[] = "\\u0000";
    if (memchr(text, '\0', size) != NULL) return true;
    for (size_t i = 0; i + sizeof(escaped) - 1 <= size; i++)
        if (memcmp(text + i, escaped, sizeof(escaped) - 1) == 0) return true;
    return false;
}

/* Parses an object, freed with cJSON_Delete(). NULL: it is none. */
static cJSON *object_of(const char *text, size_t size)
{
    if (size == 0 || size > OPEN_ID_BYTES_MAX || has_zero(text, size)) return NULL;
    cJSON *root = cJSON_ParseWithLength(text, size);
    if (cJSON_IsObject(root)) return root;
    cJSON_Delete(root);
    return NULL;
}

static const char *text_of(const cJSON *object, const char *name)
{
    return cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, name));
}

/* Copies a member. False: it is missing, empty, or does not fit; `into` is "" then. */
static bool member_copy(const cJSON *object, const char *name, char *into, size_t room)
{
    const char *text = text_of(object, name);
    bool ok = text != NULL && text[0] != '\0' && strlen(text) < room;
    (void)text_copy(into, room, ok ? text : "");
    return ok;
}

#define COPY(object, name, field) member_copy(object, name, field, sizeof(field))

/* Returns whether the member is the text, or an array with it. */
static bool member_has(const cJSON *member, const char *text)
{
    const cJSON *one = NULL;
    const char *value = cJSON_GetStringValue(member);
    if (value != NULL) return strcmp(value, text) == 0;
    if (!cJSON_IsArray(member)) return false;
    cJSON_ArrayForEach(one, member)
    {
        value = cJSON_GetStringValue(one);
        if (value != NULL && strcmp(value, text) == 0) return true;
    }
    return false;
}

bool open_id_provider_read(const char *text, size_t size, struct open_id_provider *provider)
{
    *provider = (struct open_id_provider){.secret_in_body = false};
    cJSON *root = object_of(text, size);
    bool ok = root != NULL && COPY(root, "issuer", provider->issuer) &&
              COPY(root, "authorization_endpoint", provider->authorization) &&
              COPY(root, "token_endpoint", provider->token) &&
              COPY(root, "jwks_uri", provider->keys);
    (void)COPY(root, "userinfo_endpoint", provider->people);
    const cJSON *ways =
        cJSON_GetObjectItemCaseSensitive(root, "token_endpoint_auth_methods_supported");
    provider->secret_in_body =
        !member_has(ways, "client_secret_basic") && member_has(ways, "client_secret_post");
    provider->has_groups =
        member_has(cJSON_GetObjectItemCaseSensitive(root, "scopes_supported"), "groups");
    provider->says_issuer = cJSON_IsTrue(
        cJSON_GetObjectItemCaseSensitive(root, "authorization_response_iss_parameter_supported"));
    cJSON_Delete(root);
    return ok;
}

/* Frees a tree, and wipes the texts of its members from memory. */
static void secret_delete(cJSON *root)
{
    for (cJSON *one = root != NULL ? root->child : NULL; one != NULL; one = one->next)
        if (one->valuestring != NULL) sodium_memzero(one->valuestring, strlen(one->valuestring));
    cJSON_Delete(root);
}

bool open_id_tokens_read(const char *text, size_t size, struct open_id_tokens *tokens)
{
    cJSON *root = object_of(text, size);
    bool ok = COPY(root, "id_token", tokens->id);
    (void)COPY(root, "access_token", tokens->access);
    secret_delete(root);
    return ok;
}

/* ---- signatures ---- */

bool open_id_head_read(const char *text, size_t size, struct open_id_head *head)
{
    *head = (struct open_id_head){.key = ""};
    cJSON *root = object_of(text, size);
    bool ok =
        COPY(root, "alg", head->algorithm) && !cJSON_HasObjectItem(root, "crit") &&
        (cJSON_GetObjectItemCaseSensitive(root, "kid") == NULL || COPY(root, "kid", head->key));
    cJSON_Delete(root);
    return ok;
}

/* Returns whether the key may have signed with that head: its kind fits, and what it says of its
 * use, algorithm and name. */
static bool key_fits(const cJSON *key, const struct open_id_head *head)
{
    const char *kind = text_of(key, "kty");
    const char *use = text_of(key, "use");
    const char *algorithm = text_of(key, "alg");
    const char *name = text_of(key, "kid");
    const char *needed = head->algorithm[0] == 'E' ? "EC" : "RSA";
    return kind != NULL && strcmp(kind, needed) == 0 && (use == NULL || strcmp(use, "sig") == 0) &&
           (algorithm == NULL || strcmp(algorithm, head->algorithm) == 0) &&
           (head->key[0] == '\0' || (name != NULL && strcmp(name, head->key) == 0));
}

bool open_id_key_print(const char *text, size_t size, const struct open_id_head *head, size_t nth,
                       struct buf *out)
{
    cJSON *root = object_of(text, size);
    const cJSON *keys = cJSON_GetObjectItemCaseSensitive(root, "keys");
    const cJSON *key = NULL;
    const cJSON *found = NULL;
    if (!cJSON_IsArray(keys)) keys = NULL;
    cJSON_ArrayForEach(key, keys)
    {
        if (found != NULL || !key_fits(key, head)) continue;
        if (nth == 0) found = key;
        nth--;
    }
    char *printed = found != NULL ? cJSON_PrintUnformatted(found) : NULL;
    if (printed != NULL) buf_append_text(out, printed);
    cJSON_free(printed);
    cJSON_Delete(root);
    return printed != NULL;
}

/* ---- claims ---- */

static int64_t seconds_of(const cJSON *object, const char *name)
{
    const cJSON *member = cJSON_GetObjectItemCaseSensitive(object, name);
    double value = cJSON_IsNumber(member) ? member->valuedouble : 0;
    return isfinite(value) && value > 0 && value < SECONDS_MOST ? (int64_t)value : 0;
}

/* Returns whether the token is for the client: it is the only audience, or the one that is named
 * as the authorized party. */
static bool is_for(const cJSON *root, const char *client)
{
    const cJSON *audience = cJSON_GetObjectItemCaseSensitive(root, "aud");
    const cJSON *party = cJSON_GetObjectItemCaseSensitive(root, "azp");
    if (!member_has(audience, client)) return false;
    if (party != NULL) return cJSON_IsString(party) && member_has(party, client);
    return !cJSON_IsArray(audience) || cJSON_GetArraySize(audience) == 1;
}

static bool is_printable(const char *text)
{
    for (; *text != '\0'; text++)
        if (*text < ' ' || *text > '~') return false;
    return true;
}

/* Copies the first name that the person has chosen; never an email address, which others would
 * see. */
static void name_read(const cJSON *root, struct open_id_claims *claims)
{
    static const char *const names[] = {"preferred_username", "nickname", "name", "given_name"};
    for (size_t i = 0; i < COUNT_OF(names); i++)
        if (COPY(root, names[i], claims->name) && strchr(claims->name, '@') == NULL) return;
    claims->name[0] = '\0';
}

bool open_id_claims_read(const char *text, size_t size, const struct open_id_wanted *wanted,
                         struct open_id_claims *claims)
{
    *claims = (struct open_id_claims){.expires_s = 0};
    cJSON *root = object_of(text, size);
    if (root == NULL) return false;
    (void)COPY(root, "iss", claims->issuer);
    (void)COPY(root, "nonce", claims->nonce);
    if (!COPY(root, "sub", claims->subject) || !is_printable(claims->subject))
        claims->subject[0] = '\0';
    claims->expires_s = seconds_of(root, "exp");
    claims->issued_s = seconds_of(root, "iat");
    claims->for_client = is_for(root, wanted->client);
    name_read(root, claims);
    const cJSON *groups = cJSON_GetObjectItemCaseSensitive(root, wanted->group_claim);
    claims->says_groups = wanted->group_claim[0] != '\0' && groups != NULL;
    claims->in_group = claims->says_groups && member_has(groups, wanted->group);
    cJSON_Delete(root);
    return true;
}
