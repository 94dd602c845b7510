/* The rows of a match: the newest in memory, all of them in the store; folding a stored log. Loop
 * thread only, except where noted. */
#ifndef HUB_MATCH_HISTORY_H
#define HUB_MATCH_HISTORY_H

#include "hub/core/internal.h"

/* Packs a row after the cached ones, and reserves room for its requester. The row is not cached
 * yet: the next packed row replaces it. Returns its bytes; 0: no memory. */
MUST_USE size_t history_pack(struct hub_match *match, const struct record_row *row);
/* Returns the hash of a row's requester and the id of the request; 0: user 0, a bot or nobody. */
uint64_t history_asker(int64_t user, const char *request);
/* Returns the name of the match's newest row in memory. */
struct store_row_name history_newest(const struct hub_match *match);
/* Fills the name of the row of a version. False: it is not in memory. */
MUST_USE bool history_name(const struct hub_match *match, uint32_t version,
                           struct store_row_name *name);
/* Caches the row of `version` that was packed last, of that many bytes. The oldest row may be
 * evicted for it. */
void history_cache(struct hub_match *match, uint32_t version, size_t bytes, uint64_t asker);
/* Calls `each` for the rows from <= version < from + count, which are all in memory. */
void history_each(const struct hub_match *match, uint32_t from, uint32_t count,
                  record_row_each *each, void *context);
/* Frees all rows of the match in memory, and their requesters. */
void history_free(struct hub_match *match);
/* Returns the version that this request of the user made; 0: unknown. */
uint32_t history_answered_find(const struct hub_match *match, int64_t user, const char *request);
/* Both are about the newest chat messages: record the request of a user; return whether it is
 * recorded. */
void history_chat_set(struct hub_match *match, int64_t user, const char *request);
bool history_chat_find(const struct hub_match *match, int64_t user, const char *request);
/* Folds the stored log, read through `reader`, on the thread of the reader. */
MUST_USE enum load history_fold(struct hub_match *match, struct store_reader *reader);
/* Folds the stored log from the match's version on. Returns LOAD_BROKEN also if the log is
 * missing, or another one; the match is undefined then. */
MUST_USE enum load history_fold_on(struct hub_match *match, struct store_reader *reader);

/* Returns a fold, with which the caller folds rows that it has read: one match after the other, on
 * one thread. The caller frees it. NULL: no memory. */
struct fold;
MUST_USE struct fold *history_tail_new(void);
/* Begins to fold rows into a match, from its version on. */
void history_tail_begin(struct fold *fold, struct hub_match *match);
/* Folds the next row of the match; the first one is its newest known row. False: the row does
 * not match, and the state is undefined. */
MUST_USE bool history_tail_row(struct fold *fold, const struct store_move *move);
/* Ends the fold of a match. Returns whether there was any row, and all of them matched. */
MUST_USE bool history_tail_end(const struct fold *fold);
/* Folds the next row into a match, on the loop thread. False: the row does not match, or there
 * was no memory; the match is unchanged. `asker` replaces `move.user` and `.request`. */
MUST_USE bool history_follow(struct hub_match *match, const struct store_move *move,
                             uint64_t asker);
/* Copies the stored rows and their requesters to `to`, which has none. False: no memory. */
MUST_USE bool history_copy(struct hub_match *to, const struct hub_match *from);
/* Transfers the rows and their requesters; frees the previous ones of `to`. */
void history_move(struct hub_match *to, struct hub_match *from);

#endif
