/* The check of a passkey's signature and of a new passkey's public key: the only file of Ochre that
 * knows libfido2, which parses everything that comes from an authenticator. Pure. Any thread but
 * the loop. */
#ifndef HUB_ACCOUNT_PASSKEY_CHECK_H
#define HUB_ACCOUNT_PASSKEY_CHECK_H

#include "hub/account/passkeys.h"

/* The kinds of keys that are accepted, the preferred one first: numbers of COSE. */
#define PASSKEY_ALGORITHMS 3
extern const int passkey_algorithms[PASSKEY_ALGORITHMS];

/* Reads the credential, key, count and flags of a new passkey out of proof->data. False: they are
 * not a passkey for proof->rp whose owner was there and verified. Nothing proves the kind of the
 * authenticator: an attestation is neither requested nor read. */
MUST_USE bool passkey_check_created(const struct hub_passkey_proof *proof,
                                    struct store_passkey *passkey);

/* Checks the signature of `passkey` over proof->data and proof->client_hash, and that proof->data
 * are for proof->rp and say that the owner was there and verified. Sets the new sign count and
 * backed_up. False: the proof is wrong. */
MUST_USE bool passkey_check_shown(const struct hub_passkey_proof *proof,
                                  struct store_passkey *passkey);

#endif
