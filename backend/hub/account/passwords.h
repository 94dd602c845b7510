/* Passwords and their hashes (argon2id by libsodium), independent of the keyboard's Unicode form.
 * Any thread but the loop: each hash takes a twentieth of a second. */
#ifndef HUB_ACCOUNT_PASSWORDS_H
#define HUB_ACCOUNT_PASSWORDS_H

#include "store/store.h"

/* Returns whether `hash` belongs to that password, normalised or exactly as typed, since the
 * hash may be older than the normalisation. */
MUST_USE bool passwords_match(const char *hash, const char *password);

/* Fills `hash`. False: no memory. */
MUST_USE bool passwords_hash(char hash[STORE_PASSWORD_BYTES_MAX], const char *password);

#endif
