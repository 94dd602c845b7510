/* A sign-in through a provider, between its beginning and the browser's return. The server stores
 * nothing of it: the browser has it in a cookie, sealed by a key of the store, so that every node
 * accepts it, also after a restart, and asking for many costs no memory. Pure but for random bytes.
 * Any thread. */
#ifndef OIDC_FLOW_H
#define OIDC_FLOW_H

#include "base/base.h"

#define OIDC_FLOW_MS       (15LL * 60 * 1000) /* from the beginning to the return */
#define OIDC_KEY_BYTES     32
#define OIDC_RANDOM_BYTES  32
#define OIDC_RANDOM_TEXT   43 /* characters of base64url */
#define OIDC_ID_BYTES      16
#define OIDC_CODE_BYTES    12 /* of an invitation code */
#define OIDC_SESSION_BYTES 32
#define OIDC_FLOW_BYTES                                                                            \
    (1 + OIDC_ID_BYTES + 8 + 8 + OIDC_SESSION_BYTES + 3 * OIDC_RANDOM_BYTES + OIDC_CODE_BYTES)
#define OIDC_FLOW_TEXT_BYTES 320 /* room for the sealed text with its 0 */

struct oidc_flow {
    unsigned char provider[OIDC_ID_BYTES]; /* its id, the same at all nodes */
    int64_t expires_ms;                    /* unix time */
    int64_t user; /* an account that is to be linked; 0: somebody signs in */
    unsigned char session[OIDC_SESSION_BYTES]; /* hash of the session that has asked for that */
    unsigned char state[OIDC_RANDOM_BYTES];    /* binds the return to the browser */
    unsigned char nonce[OIDC_RANDOM_BYTES];    /* binds the token to this sign-in */
    unsigned char verifier[OIDC_RANDOM_BYTES]; /* of PKCE: binds the code to this sign-in */
    char code[OIDC_CODE_BYTES + 1];            /* an invitation code, or empty */
};

/* Fills the random values and the expiry, `now_ms` being unix time. */
void oidc_flow_begin(struct oidc_flow *flow, int64_t now_ms);

/* Derives the key that seals flows from the secret of the store. */
void oidc_key_make(const unsigned char secret[OIDC_KEY_BYTES], unsigned char key[OIDC_KEY_BYTES]);

/* Writes the flow, encrypted and authenticated, as base64url. */
void oidc_flow_seal(const struct oidc_flow *flow, const unsigned char key[OIDC_KEY_BYTES],
                    char text[OIDC_FLOW_TEXT_BYTES]);

/* Opens a sealed flow. False: it was not sealed with the key, or has expired at `now_ms`. */
MUST_USE bool oidc_flow_open(const char *text, const unsigned char key[OIDC_KEY_BYTES],
                             int64_t now_ms, struct oidc_flow *flow);

/* Writes random bytes of a flow as base64url. */
void oidc_random_print(const unsigned char bytes[OIDC_RANDOM_BYTES],
                       char text[OIDC_RANDOM_TEXT + 1]);

#endif
