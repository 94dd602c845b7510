/* The matches in memory: a hash table by id, references, watchers, eviction. Loop thread only,
 * except where noted. */
#ifndef HUB_MATCH_TABLE_H
#define HUB_MATCH_TABLE_H

#include "hub/core/internal.h"

/* Returns the match with that id if it is in memory; NULL: it is not. */
struct hub_match *table_find(const struct hub *hub, const char *id);
/* Allocates a match that is not linked; uses nothing of the hub (any thread). NULL: no memory. */
struct hub_match *table_match_make(struct hub *hub, const struct store_match *info,
                                   const struct game *game);
/* Does the same on the loop thread; NULL also if its game is unknown. */
struct hub_match *table_match_new(struct hub *hub, const struct store_match *info);
/* Counts a new match as live, until it is linked or freed. */
void table_expect(struct hub *hub, struct hub_match *match);
/* Links a match into the table. That may evict other matches. */
void table_link(struct hub *hub, struct hub_match *match);
/* Replaces the info of the match by the saved one. */
void table_info_set(struct hub_match *match, const struct store_match *info);
/* Unlinks a match from the table; sends HUB_CHANGE_GONE to its watchers. */
void table_bury(struct hub *hub, struct hub_match *match);
/* Frees a match without references, with everything that it owns; NULL is allowed. */
void table_match_free(struct hub_match *match);
/* Both count references to a match: add and remove one, for work on it and for the table; the match
 * is freed a tick after the last one is removed. */
void table_retain(struct hub_match *match);
void table_release(struct hub_match *match);
/* Frees all matches: all references to them have ended with the hub. */
void table_close(struct hub *hub);
/* Records that the match is used now. */
void table_touch(struct hub_match *match);
/* Returns whether there is room for one more match after the eviction of all unused ones. */
bool table_room(const struct hub *hub);
/* Evicts a match that was unused for `unused_ms`, if possible. False: it stays. */
MUST_USE bool table_evict(struct hub_match *match, int64_t unused_ms);
/* Frees matches without references, and evicts unused ones. Called on each tick. */
void table_sweep(struct hub *hub);
/* Notifies the watchers, and increments the lobby's version when info changed. */
void table_notify(struct hub_match *match, unsigned changes);
/* Notifies all present and former players of a change, and those of the previous match of a
 * changed rematch invitation. `before`: the match before the change. */
void table_people_notify(struct hub_match *match, const struct store_match *before,
                         unsigned changes);

/* Returns the match in memory whose rematch this is, or NULL. */
struct hub_match *table_match_before(const struct hub_match *match);
/* Both are for a pending store operation: link and unlink it. */
void table_wait(struct hub *hub, struct hub_waiting *waiting);
void table_wait_end(struct hub *hub, struct hub_waiting *waiting);

#endif
