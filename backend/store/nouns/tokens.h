/* Personal access tokens: an account gives one to a program, which then has some of its owner's
 * rights. Writing goes through store_write() (store.h); everything here reads, and belongs to
 * the thread that opened the reader. */
#ifndef STORE_NOUNS_TOKENS_H
#define STORE_NOUNS_TOKENS_H

#include "store/nouns/internal.h"
#include "store/store.h"

#define STORE_TOKENS_PER_USER_MAX  16
#define STORE_TOKEN_NAME_BYTES_MAX 160 /* 40 characters, which the callers check */

/* The permissions of a token, as a bit set. */
enum token_scope {
    TOKEN_READ = 1, /* read the matches and lists that the owner may read */
    TOKEN_CHAT = 2, /* write chat messages */
    TOKEN_PLAY = 4, /* sit down, move, open tables */
};
#define TOKEN_SCOPES      3
#define TOKEN_SCOPE_NAMES "read chat play"

struct store_token {
    int64_t number; /* identifies it for the owner; assigned by the file */
    int64_t user;
    unsigned char hash[STORE_TOKEN_HASH_BYTES]; /* SHA-256 of the token, which is never stored */
    char name[STORE_TOKEN_NAME_BYTES_MAX + 1];
    uint8_t scopes;
    int64_t made_ms;
    int64_t expires_ms;
    /* The day of the last use, in UTC ("2026-11-22"); "": never. Days are enough for the owner to
     * find unused tokens, and reveal little about habits. */
    char used_day[DAY_TEXT_BYTES + 1];
};

/* Returns the wire name of a scope ("play"); NULL if it is not exactly one scope. Any thread. */
const char *token_scope_name(enum token_scope scope);
/* Returns the scope of that name, or 0. Any thread. */
uint8_t token_scope_find(const char *name);

/* Reads the token with that hash and its user. STORE_NOT_FOUND: it has expired at `now_ms`, or the
 * user is deleted. */
MUST_USE enum store_err store_token_read(struct store_reader *reader,
                                         const unsigned char hash[STORE_TOKEN_HASH_BYTES],
                                         int64_t now_ms, struct store_token *token,
                                         struct store_user *user);
/* Receives a token, borrowed; returns false to stop. The read gives the tokens of a user that
 * have not expired at `now_ms`, the newest first. */
typedef bool store_token_row(void *context, const struct store_token *token);
MUST_USE enum store_err store_tokens_each(struct store_reader *reader, int64_t user, int64_t now_ms,
                                          store_token_row *row, void *context);

/* Revokes all tokens of a user. */
MUST_USE enum store_err ops_tokens_end(struct writer *writer, int64_t user);

#endif
