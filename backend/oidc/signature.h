/* Verifies signed tokens (JWS) by libcjose. The library is loaded at the first token, like libcurl
 * (notify/libcurl.h). Any thread. */
#ifndef OIDC_SIGNATURE_H
#define OIDC_SIGNATURE_H

#include "base/base.h"

enum oidc_signature {
    OIDC_SIGNATURE_RIGHT,
    OIDC_SIGNATURE_WRONG, /* no token, no key, or not signed by that key */
    OIDC_SIGNATURE_NO_LIBRARY,
};

/* Returns whether signatures of that algorithm are accepted: those with a public key alone, so
 * neither "none" nor a shared secret. */
bool oidc_algorithm_accepted(const char *algorithm);

/* Verifies the compact `token`, whose algorithm is accepted, by a public key in JSON. */
MUST_USE enum oidc_signature oidc_signature_verify(const char *token, const char *key,
                                                   size_t key_size);

#endif
