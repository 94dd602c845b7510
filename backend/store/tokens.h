/* Personal tokens: what an account gives to a program that shall do some of what its owner may.
 * Writing goes through store_write() (store.h); everything here reads, and belongs to the thread
 * that opened the reader. */
#ifndef STORE_TOKENS_H
#define STORE_TOKENS_H

#include "store/store.h"

#define STORE_TOKENS_PER_USER_MAX  16
#define STORE_TOKEN_NAME_BYTES_MAX 160 /* 40 characters, checked by who writes */

/* What a token may be used for: a bit set of them. */
enum token_scope {
    TOKEN_READ = 1, /* to look at what its owner may look at in matches and lists */
    TOKEN_CHAT = 2, /* to talk */
    TOKEN_PLAY = 4, /* to sit down, to move, to open tables */
};
#define TOKEN_SCOPES 3

#endif
