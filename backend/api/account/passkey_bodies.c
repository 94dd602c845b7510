#include "api/account/passkey_bodies.h"

#include <sodium.h>
#include <string.h>

#include "api/core/call.h"
#include "base/encoding/text.h"
#include "net/core/uri.h"

#define BASE64 sodium_base64_VARIANT_URLSAFE_NO_PADDING

/* ---- the server's name ---- */

void api_passkey_rp(const struct api_call *call, char rp[HUB_PASSKEY_RP_BYTES_MAX + 1])
{
    char address[API_ORIGIN_BYTES];
    char origin[API_ORIGIN_BYTES];
    api_origin_print(call, address);
    const char *host = uri_origin(address, origin, sizeof(origin)) ? strstr(origin, "://") : NULL;
    (void)text_copy(rp, HUB_PASSKEY_RP_BYTES_MAX + 1, host != NULL ? host + 3 : "");
    rp[strcspn(rp, rp[0] == '[' ? "]" : ":")] = '\0';
}

/* Returns whether client data of that origin come from a page of this server. With a base URL that
 * is the only one; else the request's own Host names it. */
static bool is_own(const struct api_call *call, const char *origin)
{
    const char *base = call->api->config.base_url;
    const char *host = base == NULL ? http_header(call->http, "Host") : NULL;
    return uri_origin_allowed(origin, base, host);
}

/* ---- bodies ---- */

#define BODY(json_name, field, is_optional)                                                        \
    {                                                                                              \
        .name = json_name, .type = MEMBER_TEXT, .optional = is_optional,                           \
        .offset = offsetof(struct passkey_body, field), .present_offset = UINT16_MAX,              \
        .least = (is_optional) ? 0 : 1,                                                            \
        .most = (int64_t)sizeof(((struct passkey_body *)0)->field) - 1                             \
    }

const struct member api_passkey_shown[API_PASSKEY_SHOWN] = {
    BODY("id", id, false),
    BODY("client_data", client_data, false),
    BODY("authenticator_data", authenticator_data, false),
    BODY("signature", signature, false),
    BODY("user_handle", user_handle, true),
};
const struct member api_passkey_created[API_PASSKEY_CREATED] = {
    BODY("client_data", client_data, false),
    BODY("authenticator_data", authenticator_data, false),
    {.name = "transports",
     .type = MEMBER_TEXTS,
     .optional = true,
     .offset = offsetof(struct passkey_body, transports),
     .present_offset = UINT16_MAX,
     .most = sizeof(((struct passkey_body *)0)->transports) /
             sizeof(((struct passkey_body *)0)->transports[0]),
     .text_bytes = sizeof(((struct passkey_body *)0)->transports[0]),
     .length_offset = offsetof(struct passkey_body, transport_count)},
};

bool api_base64_read(const char *text, void *bytes, size_t room, size_t *size)
{
    const char *end = NULL;
    return sodium_base642bin(bytes, room, text, strlen(text), NULL, size, &end, BASE64) == 0 &&
           *end == '\0';
}

/* Joins the transports with commas; unknown ones are left out, since a later browser may have more.
 */
static void transports_join(const struct passkey_body *body, char *text, size_t room)
{
    static const char *const known[] = {"usb", "nfc", "ble", "hybrid", "internal", "smart-card"};
    size_t at = 0;
    text[0] = '\0';
    for (size_t i = 0; i < body->transport_count; i++)
        for (size_t k = 0; k < COUNT_OF(known); k++)
            if (strcmp(body->transports[i], known[k]) == 0 && strstr(text, known[k]) == NULL) {
                if (at > 0) at += text_copy(text + at, room - at, ",");
                at += text_copy(text + at, room - at, known[k]);
            }
}

bool api_passkey_proof(struct api_call *call, const struct passkey_body *body,
                       struct hub_passkey_proof *proof)
{
    char text[CLIENT_DATA_BYTES_MAX];
    size_t size = 0;
    struct client_data data;
    bool ok = api_base64_read(body->client_data, text, sizeof(text), &size) &&
              client_data_read(text, size, &data);
    if (ok && (data.framed || !is_own(call, data.origin))) {
        api_fail_code(call, HUB_WRONG_ORIGIN);
        return false;
    }
    memset(proof, 0, sizeof(*proof));
    ok = ok && data.challenge_size == sizeof(proof->challenge) &&
         api_base64_read(body->authenticator_data, proof->data, sizeof(proof->data),
                         &proof->data_size) &&
         api_base64_read(body->signature, proof->signature, sizeof(proof->signature),
                         &proof->signature_size);
    if (!ok) {
        api_fail_code(call, HUB_BAD_PASSKEY);
        return false;
    }
    memcpy(proof->challenge, data.challenge, sizeof(proof->challenge));
    proof->creates = data.creates;
    (void)crypto_hash_sha256(proof->client_hash, (const unsigned char *)text, size);
    (void)text_copy(proof->credential, sizeof(proof->credential), body->id);
    (void)text_copy(proof->handle, sizeof(proof->handle), body->user_handle);
    transports_join(body, proof->transports, sizeof(proof->transports));
    api_passkey_rp(call, proof->rp);
    return true;
}
