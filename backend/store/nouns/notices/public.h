/* Public events: tables that were opened or are full, and matches that have ended, as webhooks of
 * any account report them. An operation writes their rows in its own transaction, and the addresses
 * with `is_public` are queues of them, like the others of the outbox (notices.h). */
#ifndef STORE_NOUNS_NOTICES_PUBLIC_H
#define STORE_NOUNS_NOTICES_PUBLIC_H

#include "store/nouns/internal.h"
#include "store/nouns/notices.h"

#define STORE_PUBLIC_EVENTS_MAX 1000 /* older ones are deleted, sent or not */

/* Returns whether everybody is told about that event, STORE_EVENT_OPENED, _FULL or _ENDED, of a
 * match as it is now: the one rule of all public channels. Reads listed, status and started_ms. Any
 * thread. */
bool store_public_shows(const struct store_match *match, enum store_event event);

/* Writes the row of a table that was made by the save, or that has become full by it, if there is a
 * webhook that is told: of everybody, or of its host. `number`: of the match. Only sends the
 * statements (step_send()). Writer thread. */
MUST_USE enum store_err ops_public_saved(struct writer *writer, int64_t number,
                                         const struct store_match *match);
/* Does the same, completely, for a match that has ended by `saved->move` or at `saved->at_ms`. */
MUST_USE enum store_err ops_public_ended(struct writer *writer, const struct ops_saved *saved);

/* Calls `row` for the events that an address has not handled, in order, at most `count`, up to the
 * first that is younger than `until_ms`; those of which it is not told, or no more, have passed.
 * The thread of the reader. */
MUST_USE enum store_err store_public_each(struct store_reader *reader,
                                          const struct store_address *address, int64_t until_ms,
                                          uint32_t count, store_notice_row *row, void *context);

#endif
