/* The client data of WebAuthn: what a browser signs beside the authenticator's own data. The text
 * comes from outside, and may have members that are not known here. Any thread. */
#ifndef WIRE_CLIENT_DATA_H
#define WIRE_CLIENT_DATA_H

#include "base/base.h"

#define CLIENT_DATA_BYTES_MAX       2048
#define CLIENT_DATA_ORIGIN_MAX      300
#define CLIENT_DATA_CHALLENGE_BYTES 256 /* maximum length of the decoded challenge */

struct client_data {
    bool creates; /* true: "webauthn.create", a new passkey; false: "webauthn.get" */
    bool framed;  /* the page was in a frame of another site */
    char origin[CLIENT_DATA_ORIGIN_MAX + 1];
    unsigned char challenge[CLIENT_DATA_CHALLENGE_BYTES];
    size_t challenge_size;
};

/* Parses the `size` bytes at `text`. False: they are not the client data of a passkey. */
MUST_USE bool client_data_read(const char *text, size_t size, struct client_data *data);

#endif
