/* Passkeys in the bodies of requests. Loop thread only. */
#ifndef API_ACCOUNT_PASSKEY_BODIES_H
#define API_ACCOUNT_PASSKEY_BODIES_H

#include "api/core/internal.h"
#include "hub/account/passkeys.h"
#include "wire/client_data.h"
#include "wire/parse.h"

/* Room for `bytes` bytes as base64url without padding, with a closing 0. */
#define PASSKEY_TEXT(bytes) (((bytes)*4 + 2) / 3 + 1)

/* A passkey in a body, as a browser describes it. */
struct passkey_body {
    char client_data[PASSKEY_TEXT(CLIENT_DATA_BYTES_MAX)];
    char authenticator_data[PASSKEY_TEXT(HUB_PASSKEY_DATA_BYTES_MAX)];
    char signature[PASSKEY_TEXT(HUB_PASSKEY_SIGNATURE_BYTES_MAX)];
    char id[STORE_PASSKEY_CREDENTIAL_MAX + 1];
    char user_handle[STORE_PASSKEY_HANDLE_TEXT + 1];
    char transports[6][12];
    uint8_t transport_count;
};

/* The members of one that was shown, and of one that was created. */
#define API_PASSKEY_SHOWN   5
#define API_PASSKEY_CREATED 3
extern const struct member api_passkey_shown[API_PASSKEY_SHOWN];
extern const struct member api_passkey_created[API_PASSKEY_CREATED];

/* Decodes base64url without padding, of `room` bytes at most. False: it is not that. */
MUST_USE bool api_base64_read(const char *text, void *bytes, size_t room, size_t *size);

/* Writes the name by which browsers bind passkeys to this server: the host of its address, without
 * a port. */
void api_passkey_rp(const struct api_call *call, char rp[HUB_PASSKEY_RP_BYTES_MAX + 1]);

/* Decodes the body. False: it is of another site (HUB_WRONG_ORIGIN), or not of a passkey
 * (HUB_BAD_PASSKEY), and the call has been answered. */
MUST_USE bool api_passkey_proof(struct api_call *call, const struct passkey_body *body,
                                struct hub_passkey_proof *proof);

#endif
