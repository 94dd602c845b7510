/* Passwords and their hashes (argon2id by libsodium): the same one whatever keyboard it was typed
 * on. Any thread but the loop: each hash takes a twentieth of a second. */
#ifndef HUB_ACCOUNT_PASSWORDS_H
#define HUB_ACCOUNT_PASSWORDS_H

#include "store/store.h"

/* Whether `hash` is of that password, or, since it may be older than forms of passwords, of exactly
 * what was typed. */
MUST_USE bool passwords_match(const char *hash, const char *password);

/* Fills `hash`. False: there is no memory. */
MUST_USE bool passwords_hash(char hash[STORE_PASSWORD_BYTES_MAX], const char *password);

#endif
