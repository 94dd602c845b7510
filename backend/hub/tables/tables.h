/* Seats until a match starts; the end by the host or an administrator, and the rematch. Loop
 * thread only. */
#ifndef HUB_TABLES_TABLES_H
#define HUB_TABLES_TABLES_H

#include "hub/core/internal.h"

/* Returns the settings for the table that follows a match. */
struct hub_creation tables_creation_of(const struct hub_match *match);
/* Returns a new open match in memory with empty seats, reserved in the table; NULL without memory.
 */
struct hub_match *tables_fresh_make(struct hub *hub, const struct hub_user *user,
                                    const struct hub_creation *creation, int64_t now_ms);
/* Frees a new match that could not be created; NULL is allowed. */
void tables_fresh_free(struct hub_match *fresh);
/* Creates a table with that id, at which all `creation->seats` seats have their persons, for the
 * server itself: no limit of a user counts. The first of `users` is the host. `done` is called
 * exactly once, maybe before this returns. HUB_BUSY: the id is in use. HUB_NOT_SIGNED_IN: a user
 * is deleted or banned. HUB_BAD_SEATS: the game cannot be played so. */
void tables_seated_create(struct hub *hub, const char *id, const struct hub_creation *creation,
                          const struct hub_user *users, hub_done *done, void *context);
/* Each prepares the request of its action: fills job->changed (and more) and returns HUB_OK, or
 * returns the reason of a failure. */
struct hub_error tables_join(struct hub_job *job);
struct hub_error tables_invite(struct hub_job *job);
struct hub_error tables_uninvite(struct hub_job *job);
struct hub_error tables_leave(struct hub_job *job);
struct hub_error tables_standing_end(struct hub_job *job);
struct hub_error tables_nonce(struct hub_job *job);
struct hub_error tables_bot_add(struct hub_job *job);
struct hub_error tables_bot_remove(struct hub_job *job);
struct hub_error tables_remove(struct hub_job *job);
struct hub_error tables_hand_over(struct hub_job *job);
struct hub_error tables_swap(struct hub_job *job);
struct hub_error tables_first(struct hub_job *job);
struct hub_error tables_close(struct hub_job *job);
struct hub_error tables_rematch(struct hub_job *job);

#endif
