/* Requests about seeks: begin, or go on waiting; and end that. pairing.h finds the tables. Loop
 * thread only. */
#ifndef HUB_PAIRING_SEEKS_H
#define HUB_PAIRING_SEEKS_H

#include "hub/pairing/paces.h"
#include "hub/people/people.h"
#include "store/nouns/seeks/seeks.h"

/* Lets the user wait for a table of `game`, for the lease of the pace. `seats` as in struct
 * store_seek. `done` is called exactly once, maybe before this returns. HUB_BAD_SEATS: the game
 * cannot be played by one of these numbers of players. HUB_NOT_ALLOWED: a bot account; people look
 * for people. HUB_TOO_MANY_REQUESTS: it counts as opening a table. */
void hub_seek_set(struct hub *hub, const struct hub_user *user, const struct game *game,
                  const struct pairing_pace *pace, uint32_t seats, hub_people_done *done,
                  void *context);
/* Lets the seek that began at `since_ms` last for another lease. HUB_NOT_FOUND: it does not wait
 * any more; then nothing begins. `done` as above. */
void hub_seek_renew(struct hub *hub, int64_t user, const struct game *game,
                    const struct pairing_pace *pace, int64_t since_ms, hub_people_done *done,
                    void *context);
/* Ends that. HUB_NOT_FOUND: the user does not wait. `done` as above. */
void hub_seek_delete(struct hub *hub, int64_t user, const struct game *game,
                     const struct pairing_pace *pace, hub_people_done *done, void *context);

#endif
