/* Users whom a moderator has muted: they may write no message until a time. Writer thread. */
#ifndef STORE_NOUNS_REPORTS_SILENCES_H
#define STORE_NOUNS_REPORTS_SILENCES_H

#include "store/nouns.h"
#include "store/store.h"

struct writer;
/* Mutes `user` from `at_ms` until `until_ms` (STORE_NOT_FOUND: there is no such user); 0: the user
 * may write, muted before or not. */
MUST_USE enum store_err ops_silence_set(struct writer *writer, int64_t user, int64_t at_ms,
                                        int64_t until_ms);
/* Reads until when `user` is muted at `at_ms`; 0: the user is not. */
MUST_USE enum store_err ops_silence_read(struct writer *writer, int64_t user, int64_t at_ms,
                                         int64_t *until_ms);

#endif
