/* Lists of matches, for a hub that caches few of them. The thread of the reader. */
#ifndef STORE_NOUNS_MATCHES_LISTS_H
#define STORE_NOUNS_MATCHES_LISTS_H

#include "store/store.h"

/* Counts the open and the running matches. */
MUST_USE enum store_err store_live_count(struct store_reader *reader, uint32_t *open,
                                         uint32_t *running);
/* Calls `row` for the newest listed matches with that status, open or running: at most `count`,
 * newest first. */
MUST_USE enum store_err store_listed_each(struct store_reader *reader, enum store_status status,
                                          uint32_t count, store_match_row *row, void *context);

/* Continues over at most `count` running matches, and calls `row` with the ids of those in which
 * a bot owes, or may owe, a decision. The page ends where `row` returns false. */
MUST_USE enum store_err store_owed_each(struct store_reader *reader, struct store_page *page,
                                        uint32_t count, store_id_row *row, void *context);

/* Calls `row` for a page of a user's matches, newest first, at most `count`: those before the
 * match called `before`, or the first ones if that is "". STORE_NOT_FOUND: no match has that id. */
MUST_USE enum store_err store_mine_each(struct store_reader *reader, enum store_mine which,
                                        int64_t user, const char *before, uint32_t count,
                                        store_match_row *row, void *context);
struct store_neighbours {
    char before[STORE_MATCH_ID_BYTES + 1];     /* the match whose rematch this one is, or "" */
    char tournament[STORE_MATCH_ID_BYTES + 1]; /* whose table it is, or "" */
};

/* Reads the ids that lead on from a match. */
MUST_USE enum store_err store_neighbours_read(struct store_reader *reader, const char *id,
                                              struct store_neighbours *neighbours);

/* Calls `row` for matches of all states with from_ms <= due_ms <= now_ms, the longest due first,
 * at most `count`; without seats. */
MUST_USE enum store_err store_due_matches_each(struct store_reader *reader, int64_t from_ms,
                                               int64_t now_ms, uint32_t count, store_match_row *row,
                                               void *context);

/* Calls `row` for the users at a match who are deleted or banned at `now_ms`: with their seats;
 * for the host once more, with -1. */
MUST_USE enum store_err store_gone_each(struct store_reader *reader, const char *match,
                                        int64_t now_ms, store_gone_row *row, void *context);

/* Calls `row` for those of `count` matches that exist, in any order; STORE_STANDS_MAX at most. */
MUST_USE enum store_err store_stands_each(struct store_reader *reader,
                                          const char (*ids)[STORE_MATCH_ID_BYTES + 1], size_t count,
                                          store_stand_row *row, void *context);

/* Only with PostgreSQL: one query reads the rows of `count` matches. Calls `row` for those that
 * exist, one match after the other, from the known row on, inclusive; a damaged row ends its
 * match. */
MUST_USE enum store_err store_tails_each(struct store_reader *reader,
                                         const struct store_tail *tails, size_t count,
                                         store_tail_row *row, void *context);

#endif
