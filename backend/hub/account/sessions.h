/* Tokens and sessions, and their cache, for the other files of the hub. Loop thread only. */
#ifndef HUB_ACCOUNT_SESSIONS_H
#define HUB_ACCOUNT_SESSIONS_H

#include "hub/core/internal.h"

/* Draws a token and writes it and its hash (STORE_TOKEN_HASH_BYTES). */
void sessions_token_make(char token[HUB_TOKEN_BYTES + 1],
                         unsigned char hash[STORE_TOKEN_HASH_BYTES]);
/* Writes the hash of a token; false: the token is invalid. */
MUST_USE bool sessions_token_hash(const char *token, unsigned char hash[STORE_TOKEN_HASH_BYTES]);
/* Writes the stored hash of a program's token. False: the text is not such a token. */
MUST_USE bool sessions_program_hash(const char *text, unsigned char hash[STORE_TOKEN_HASH_BYTES]);
/* Fills the owner and the times of a session that begins now. */
void sessions_fill(struct store_session *session, int64_t user);
/* Both are for the session cache: open and close it. False: no memory. */
MUST_USE bool sessions_open(struct hub *hub);
void sessions_close(struct hub *hub);
/* Invalidates earlier reads of `user`, after a commit that may have changed the user or one of
 * their sessions. */
void sessions_changed(struct hub *hub, int64_t user);
/* Like sessions_changed(), after sessions of the user have ended: all but `keep`, or only `only`
 * (hashes of tokens; NULL: none). Live connections close. */
void sessions_over(struct hub *hub, int64_t user, const unsigned char *only,
                   const unsigned char *keep);

/* Both do the same as the two functions above, for a commit of another node: no message is sent. */
void sessions_receive_changed(struct hub *hub, int64_t user);
void sessions_receive_over(struct hub *hub, int64_t user, const unsigned char *only,
                           const unsigned char *keep);

#endif
