/* The rows of the outbox. Functions with a writer: the writer thread; with a reader: its thread. */
#ifndef STORE_NOUNS_NOTICES_OUTBOX_H
#define STORE_NOUNS_NOTICES_OUTBOX_H

#include "store/nouns/internal.h"
#include "store/nouns/notices.h"

/* Both are for an append: they return whether it may need notifications, and write its outbox
 * rows. */
bool ops_notices_owed(const struct ops_place *place, const struct store_append *append);
MUST_USE enum store_err ops_notices_move(struct writer *writer, const struct ops_place *place,
                                         const struct store_append *append);
/* Records which seats have an address, after a match's seats were saved. Only sends the
 * statement (step_send()). */
MUST_USE enum store_err ops_notices_told(struct writer *writer, int64_t number);
/* Each writes outbox rows about a saved match. The first is for users with a reserved seat
 * (`only`: that user, if it is not 0), the second for all players of a match that was ended at
 * `at_ms`. */
MUST_USE enum store_err ops_notices_invited(struct writer *writer, int64_t number,
                                            const struct store_match *match, int64_t only,
                                            int64_t at_ms);
MUST_USE enum store_err ops_notices_ended(struct writer *writer, int64_t number,
                                          const struct store_match *match, int64_t at_ms);
/* Writes outbox rows at the end of a match, by `move` or (NULL) by a save, for users who have
 * left their seats but for whom the result counts, seat by seat in `answers`. */
MUST_USE enum store_err ops_notices_answers(struct writer *writer, int64_t number,
                                            const struct store_match *match, const int64_t *answers,
                                            const struct store_move *move);
/* Writes the outbox row for a user whom a chat message mentions. */
MUST_USE enum store_err ops_notices_mention(struct writer *writer, const struct store_chat *chat,
                                            int64_t user);
/* Writes the outbox row of an email about the account. STORE_NOT_FOUND: there is no such user. */
MUST_USE enum store_err ops_notices_email(struct writer *writer, const struct store_notice *email);

/* Makes the user's postponed rows due at once: their times were computed from a calendar or
 * settings that have changed. */
MUST_USE enum store_err ops_notices_ask_again(struct writer *writer, int64_t user);

/* Returns whether a row is so new, at most STORE_NOTICE_SETTLE_MS older than `until_ms`, that its
 * event may still be answered. A time far ahead comes from another wall clock and does not count.
 * Any thread. */
bool notice_is_fresh(const struct store_notice *notice, int64_t until_ms);

/* Calls `row` for the rows that an address has not handled, in order, at most `count`, up to the
 * first that is younger than `until_ms`. A postponed warning is older than rows written before
 * it was due. */
MUST_USE enum store_err store_notices_each(struct store_reader *reader,
                                           const struct store_address *address, int64_t until_ms,
                                           uint32_t count, store_notice_row *row, void *context);
/* Fills `notice`. STORE_NOT_FOUND: no row has that number. */
MUST_USE enum store_err store_notice_read(struct store_reader *reader, int64_t number,
                                          struct store_notice *notice);

/* Reads the key that signs links in emails. */
MUST_USE enum store_err store_email_link_key_read(struct store_reader *reader,
                                                  unsigned char key[STORE_EMAIL_LINK_KEY_BYTES]);

#endif
