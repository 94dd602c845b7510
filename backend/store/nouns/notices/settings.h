/* A user's notification settings, in general and for single matches. Functions with a writer: the
 * writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_NOTICES_SETTINGS_H
#define STORE_NOUNS_NOTICES_SETTINGS_H

#include "store/nouns/internal.h"
#include "store/nouns/notices.h"

/* Deletes the notification data of a user who is being deleted. */
MUST_USE enum store_err ops_notices_forget(struct writer *writer, int64_t user);

/* Fills `notify` with the user's settings; with the defaults, and edit 0, if there are none. */
MUST_USE enum store_err store_notify_read(struct store_reader *reader, int64_t user,
                                          struct store_notify *notify);
/* Fills `chosen`, whose user and match are set. */
MUST_USE enum store_err store_notify_match_read(struct store_reader *reader,
                                                struct store_notify_match *chosen);

#endif
