/* The proof that a user may see a match. Functions that print a match require the proof instead
 * of the match and the seat, so that a route without the check does not compile: a struct
 * hub_sight is opaque, and only the functions here make one. */
#ifndef HUB_MATCH_SIGHT_H
#define HUB_MATCH_SIGHT_H

#include "hub/hub.h"

struct hub_sight;

/* Memory for a proof, which its owner embeds or has on the stack; all 0 at first. */
struct hub_sight_room {
    _Alignas(8) unsigned char bytes[48];
};

/* A viewer's proven knowledge of a match's key, remembered while they watch. Only the functions
 * here write it; all 0 at first. */
struct hub_knows_key {
    bool known;
};

/* Checks whether a user (0: nobody) may see a match. They may if it is listed, they have a seat
 * or an invitation, a seat's result counts for them, or `key` (NULL: none) is its key. NULL:
 * they may not. The proof lies in `room`, and refers to the match in memory until the loop
 * turns. */
MUST_USE const struct hub_sight *hub_sight(const struct hub_match *match, int64_t user,
                                           const char *key, struct hub_sight_room *room);
/* Checks the same for a viewer who continues to watch. Their key is proven once it was right, or
 * once they have had a seat, since a seated person receives the key. */
MUST_USE const struct hub_sight *hub_sight_again(const struct hub_match *match, int64_t user,
                                                 const char *key, struct hub_knows_key *knows,
                                                 struct hub_sight_room *room);
/* Checks the same for a stored match; any thread. The proof refers to no match in memory. */
MUST_USE const struct hub_sight *hub_sight_stored(const struct store_match *info, int64_t user,
                                                  const char *key, struct hub_sight_room *room);
/* Finds the match whose result the link with that token shows, and reads it into `info`: the link
 * is the permission to see the result. STORE_NOT_FOUND: there is no such link. On a worker. */
MUST_USE enum store_err hub_sight_result(struct store_reader *reader,
                                         const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                         int64_t now_ms, struct store_match *info,
                                         struct hub_sight_room *room,
                                         const struct hub_sight **sight);
/* Copies the proof for a worker into `room`, without the match in memory. */
MUST_USE const struct hub_sight *hub_sight_carry(const struct hub_sight *sight,
                                                 struct hub_sight_room *room);

/* Returns the match in memory to which the proof refers. Loop thread. */
const struct hub_match *hub_sight_match(const struct hub_sight *sight);
/* Each returns one member, on any thread: the match's id, borrowed; the user, 0: anonymous; the
 * seat whose information the user may see, or GAME_SPECTATOR. */
const char *hub_sight_id(const struct hub_sight *sight);
int64_t hub_sight_user(const struct hub_sight *sight);
uint8_t hub_sight_viewer(const struct hub_sight *sight);
/* Returns the user's seat, or HUB_NOBODY_SEAT. */
int hub_sight_seat(const struct hub_sight *sight);

#endif
