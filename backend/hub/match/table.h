/* The matches in memory: a hash table by id, references, watchers, eviction. Loop thread only,
 * except where noted. */
#ifndef HUB_MATCH_TABLE_H
#define HUB_MATCH_TABLE_H

#include "hub/core/internal.h"

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
/* Sets the info of the match to the one that was saved. */
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
/* Records that the match is used now. */
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

#endif
