/* Sessions, and the devices from which their users have signed in. Functions with a writer: the
 * writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_SESSIONS_H
#define STORE_NOUNS_SESSIONS_H

#include "store/nouns/internal.h"

/* Creates sign_in->session for `user`. If `password_hash` is not empty, requires the stored hash to
 * equal it. */
MUST_USE enum store_err ops_session_create(struct writer *writer,
                                           const struct store_sign_in *sign_in, int64_t user,
                                           const char *password_hash);
/* Deletes every session of `user` except `kept`; NULL: every one. */
MUST_USE enum store_err ops_sessions_delete(struct writer *writer, int64_t user,
                                            const unsigned char *kept);
/* Deletes every known device of `user` except `kept`; NULL: every one. */
MUST_USE enum store_err ops_devices_forget(struct writer *writer, int64_t user,
                                           const unsigned char *kept);
/* Returns the required password hash; empty: any. */
const char *ops_password_of(const struct store_user *before);

/* Reads a session and its user, if it has not expired at `now_ms` and the user is not deleted. */
MUST_USE enum store_err store_session_read(struct store_reader *reader,
                                           const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                           int64_t now_ms, struct store_session *session,
                                           struct store_user *user);

/* Calls `row` for the sessions of a user that have not expired, the last used first, until it
 * returns false. */
MUST_USE enum store_err store_sessions_each(struct store_reader *reader, int64_t user,
                                            int64_t now_ms, store_session_row *row, void *context);

#endif
