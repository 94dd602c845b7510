/* Declarations of this folder for the hub: a match in memory: its rows, its requests and their
 * effects. Loop thread only, except where noted.
 */
#ifndef HUB_MATCH_INTERNAL_H
#define HUB_MATCH_INTERNAL_H

#include "hub/core/internal.h"

/* ---- load.c ---- */
/* Reads a match; on any thread, with its reader, without the hub. LOAD_BROKEN also returns a match,
 * which is shown as damaged, unless too little of it is known; of all others only LOAD_DONE returns
 * one. `*read` is the caller's.
 */
MUST_USE enum load load_match(struct hub *hub, struct store_reader *reader, const char *id,
                              struct hub_match **read);
/* Loads the players invited to a rematch, and the match that it follows. The same. */
MUST_USE enum store_err load_neighbours(struct store_reader *reader, struct hub_match *match);

/* ---- places.c ---- */
/* A match in memory was reloaded as `found`: counts and logs the moves that are missing in it. */
void places_lost(const struct hub_match *match, const struct hub_match *found);

/* ---- calendars.c ---- */
/* Returns whether the calendars of all seated players are known; if not, they are being read, and
 * no clock decides anything in the meantime: call again at the next tick. Loop thread. */
bool calendars_ready(struct hub_match *match);
/* After the commit that deleted `user`: removes the user's calendar from all matches. */
void calendars_release(struct hub *hub, int64_t user);
/* Runs after a commit that made `calendar` that of `user`, at `edit`: updates the user's matches in
 * memory and checks their clocks. */
void calendars_changed(struct hub *hub, int64_t user, const struct calendar *calendar,
                       uint32_t edit);

/* Another node has changed the calendar of a user: the user's matches reload it. */
void calendars_receive(struct hub *hub, int64_t user);
/* Computes `*sum`, the sum of the known edits of the calendars of a match's people. False: some are
 * unknown, or being read, or the match does not follow calendars.
 */
MUST_USE bool calendars_sum(const struct hub_match *match, int64_t *sum);
/* For a match with known calendars: they have changed, and are read again. */
void calendars_reload(struct hub_match *match);
/* Returns whether the calendars were read after `since_ms` (of clock time), as far as other nodes
 * can have changed them; if not, they are being read: call again at the next tick. */
MUST_USE bool calendars_since(struct hub_match *match, int64_t since_ms);

/* ---- board.c ---- */
/* The lobby's lists, including matches that are not in memory. NULL without memory. */
struct board *board_new(void);
/* Frees it; NULL is allowed. */
void board_free(struct board *board);
/* A match in memory is new there, or its info has changed. */
void board_update(struct hub *hub, const struct hub_match *match);
/* The match is evicted from memory and stays in the file or, if it is `gone`, does not. */
void board_part(struct hub *hub, const struct hub_match *match, bool gone);
/* A worker has read this of a match that is listed and not in memory. */
void board_fill(struct hub *hub, const struct hub_listing *look);
/* All that are listed have been filled in, or as many as there is room for. */
void board_filled(struct hub *hub);
/* For a match not in memory: returns whether a list shows a version before that edit. One that no
 * list shows counts as outdated if it is `fresh`. */
bool board_outdated(const struct hub *hub, const char *id, uint32_t edit, bool fresh);
/* Removes the entry of a match not in memory; with an empty id, all. */
void board_drop(struct hub *hub, const char *id);
/* Returns whether a list is shorter than it could be. */
bool board_short(const struct hub *hub);
/* The same in what is shown. */
void board_rename(struct hub *hub, int64_t user, const char *name, bool gone);

/* ---- row_clocks.c ---- */
/* Returns whether clock time and calendars are known, if the match has a clock: without, no move is
 * accepted. */
bool clocks_known(struct hub_match *match);
/* Determines the running clocks, and when the first of them runs out; TIMELINE_NEVER_MS: none does.
 * Clock time and calendars are known.
 */
int64_t clocks_run_out_ms(struct hub_match *match);
/* Returns whether a seat's time has run out. The match has a clock, and clock time is known. */
MUST_USE bool clocks_ran_out(struct hub_match *match, int seat);
/* Computes the clocks after a prepared row, into the job: `row` is complete except for these;
 * `owed` are the seats that owe a decision after it. job->changed and job->started are set. */
void clocks_row(struct hub_job *job, const struct record_row *row, uint8_t owed);
/* After the commit of that row: the match adopts the job's clocks. */
void clocks_row_kept(struct hub_job *job);
/* Returns the time of its newest row by today's wall clock, without uncharged periods. For a match
 * without a clock `at_ms`. */
int64_t clocks_newest(const struct hub_match *match, int64_t at_ms);

/* ---- table.c ---- */
/* The match of that id that is in memory; NULL: none. */
struct hub_match *table_find(const struct hub *hub, const char *id);
/* The memory of a match, not linked; touches nothing of the hub (any thread). NULL: no memory. */
struct hub_match *table_match_make(struct hub *hub, const struct store_match *info,
                                   const struct game *game);
/* The same on the loop thread; NULL also if its game is unknown. */
struct hub_match *table_match_new(struct hub *hub, const struct store_match *info);
/* Counts a new match among the live ones, until it is linked or freed. */
void table_expect(struct hub *hub, struct hub_match *match);
/* Links it into the table. That may evict others that are not needed. */
void table_link(struct hub *hub, struct hub_match *match);
/* The match becomes what was saved of it. */
void table_info_set(struct hub_match *match, const struct store_match *info);
/* Unlinks it; sends HUB_CHANGE_GONE to watchers. */
void table_bury(struct hub *hub, struct hub_match *match);
/* Frees a match without references, with all that it owns; NULL is allowed. */
void table_match_free(struct hub_match *match);
/* Both: a reference to a match, for work on it and for the table; the match is freed a tick after
 * the last one.
 */
void table_retain(struct hub_match *match);
void table_release(struct hub_match *match);
/* Frees all matches: their references have ended with the hub. */
void table_close(struct hub *hub);
/* Notes that it is used now. */
void table_touch(struct hub_match *match);
/* Returns whether there is room for one more after eviction of all unused ones. */
bool table_room(const struct hub *hub);
/* Evicts a match that has long been unused and is not needed. False: it stays. */
MUST_USE bool table_evict(struct hub_match *match, int64_t unused_ms);
/* On each tick: frees matches without references, and unlinks unused ones. */
void table_sweep(struct hub *hub);
/* Notifies the watchers, and counts the lobby's version when info changed. */
void table_notify(struct hub_match *match, unsigned changes);
/* Notifies all present and former players of a change, and those at the previous match of a changed
 * rematch invitation. `before`: the match before the change. */
void table_people_notify(struct hub_match *match, const struct store_match *before,
                         unsigned changes);

/* The match in memory that this one is the rematch of, or NULL. */
struct hub_match *table_match_before(const struct hub_match *match);
/* Both link and unlink a pending store operation. */
void table_wait(struct hub *hub, struct hub_waiting *waiting);
void table_wait_end(struct hub *hub, struct hub_waiting *waiting);

/* ---- history.c ---- */
/* Packs a row after the stored ones, and reserves room for its requester; it is not stored yet, and
 * the next packed row replaces it. Returns its bytes; 0: no memory. */
MUST_USE size_t history_pack(struct hub_match *match, const struct record_row *row);
/* Hashes the requester of a row and the request's id; 0: user 0, a bot or nobody. */
uint64_t history_asker(int64_t user, const char *request);
/* The match's newest row, as it is known here. */
struct store_row_name history_newest(const struct hub_match *match);
/* The same of the row of a version. False: it is not in memory. */
MUST_USE bool history_name(const struct hub_match *match, uint32_t version,
                           struct store_row_name *name);
/* Stores the row of `version` that was packed last, of that many bytes. The oldest row may be
 * evicted for it.
 */
void history_cache(struct hub_match *match, uint32_t version, size_t bytes, uint64_t asker);
/* Calls `each` for the rows from <= version < from + count, which are all in memory. */
void history_each(const struct hub_match *match, uint32_t from, uint32_t count,
                  record_row_each *each, void *context);
/* Frees all rows of the match in memory, and their requesters. */
void history_free(struct hub_match *match);
/* The version that this request of the user made, 0 if it was not seen. */
uint32_t history_answered_find(const struct hub_match *match, int64_t user, const char *request);
/* Both: the same for the newest lines of chat. */
void history_chat_set(struct hub_match *match, int64_t user, const char *request);
bool history_chat_find(const struct hub_match *match, int64_t user, const char *request);
/* Folds the stored log, read through `reader`, on its thread. */
MUST_USE enum load history_fold(struct hub_match *match, struct store_reader *reader);
/* The same from the match's version on. LOAD_BROKEN too: the log is missing, or another one; the
 * match is undefined then. */
MUST_USE enum load history_fold_on(struct hub_match *match, struct store_reader *reader);
/* Folds rows that the caller reads, of one match after the other, on one thread: a fold that the
 * caller frees (NULL: no memory); ... */
struct fold;
MUST_USE struct fold *history_tail_new(void);
/* ... continues a match from its version on; ... */
void history_tail_begin(struct fold *fold, struct hub_match *match);
/* ... receives a row of it, the first of which is its newest (false: it does not fit, and the match
 * is undefined); ...
 */
MUST_USE bool history_tail_row(struct fold *fold, const struct store_move *move);
/* ... and returns whether there was any row, and all of them fitted. */
MUST_USE bool history_tail_end(const struct fold *fold);
/* Folds the next row into a match, on the loop thread. False: it does not fit, or there was no
 * memory; the match is unchanged. `asker` replaces `move.user` and `.request`.
 */
MUST_USE bool history_follow(struct hub_match *match, const struct store_move *move,
                             uint64_t asker);
/* Copies the stored rows and their requesters to `to`, which has none. False: no memory. */
MUST_USE bool history_copy(struct hub_match *to, const struct hub_match *from);
/* Moves them; frees the previous ones of `to`. */
void history_move(struct hub_match *to, struct hub_match *from);

/* ---- expiry.c ---- */
/* HUB_DUE: ends the match, or sets another time for the next check. */
struct hub_error expiry_prepare(struct hub_job *job);
/* Turns HUB_DUE into the move that ends a match without moves for very long, from which a player
 * has resigned. False: not applicable. */
MUST_USE bool expiry_gives_up(struct hub_job *job);
/* Turns HUB_CLOSE into the same move if a player has resigned, since the ranks of the others are a
 * result then, however the match ends. False: it ends without a result. */
MUST_USE bool expiry_closes(struct hub_job *job);
/* Returns when the caretaker must check the match after the job. */
void expiry_set(struct hub_job *job);

/* ---- mentions.c ---- */
/* Finds the players mentioned as @name in a text, except its writer; 0 after the last. */
void mentions_find(const struct store_match *info, int64_t writer, const char *text,
                   int64_t users[GAME_SEATS_MAX]);
/* Counts the job's mentions for users who are notified; `told` as in STORE_CHAT_APPEND. */
void mentions_count(struct hub_job *job, int64_t told);

/* ---- undo.c ---- */
/* Checks undo requests of the job's move; a bot does not move on during an undo vote. */
struct hub_error undo_admit(const struct hub_job *job);

/* ---- viewers.c ---- */
/* Sends its viewers here to other nodes; it is `now_ms`, monotonic. */
void viewers_send(struct hub_match *match, int64_t now_ms);
/* A viewer has come or left. The first one is announced at once, others at the next tick. */
void viewers_changed(struct hub_match *match);

#endif
