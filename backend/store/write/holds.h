/* What stays as it is until a transaction ends: users, names, ratings. With PostgreSQL a statement
 * sees what was committed before it began: what it asks of a user (that he is neither deleted nor
 * banned, that he holds no more than he may) may not be so any more when it commits, while another
 * server deletes or bans him. So his row is locked by a statement of its own, before any is run
 * that asks; all that change what is asked lock it, too. What has no row is locked by what it is
 * called. With SQLite one transaction follows the other, and nothing is done here. What is asked
 * for here is sent, and on its way before what is run next, which waits for it and fails with it.
 * Writer thread. */
#ifndef STORE_WRITE_HOLDS_H
#define STORE_WRITE_HOLDS_H

#include "store/write/writer.h"

/* Holds whom the operation asks about, or changes; first of all, so that no match is held yet by
 * one who waits for a user. */
MUST_USE enum store_err holds_take(struct writer *writer, const struct store_write *write);

/* Holds those who sit at the match, or are invited to it, before it is saved with their names. That
 * others do so, too, is no hindrance. */
MUST_USE enum store_err holds_take_seats(struct writer *writer, const struct store_match *match);

/* The same of one user, 0: of nobody. */
MUST_USE enum store_err holds_take_user(struct writer *writer, int64_t user);

/* Holds the name with that key and that skeleton (name.h), though nobody may be called so yet, from
 * all accounts that are given one of both: before it is asked whether one has it. */
MUST_USE enum store_err holds_take_name(struct writer *writer, const char *key,
                                        const char *skeleton);

/* Holds all ratings, each of which is made from the one before: before those are read. One hold for
 * all of them, since those who have ended matches of several games would wait for each other. */
MUST_USE enum store_err holds_take_ratings(struct writer *writer);

#endif
