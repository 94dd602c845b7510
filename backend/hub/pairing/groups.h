/* The groups in which people are paired: pure functions of the seeks that wait in one pool, which
 * is a game and a pace. Any thread. */
#ifndef HUB_PAIRING_GROUPS_H
#define HUB_PAIRING_GROUPS_H

#include "engine/game.h"
#include "hub/pairing/paces.h"

/* A waiting seek. */
struct group_seek {
    int64_t user;
    int64_t rating;
    int64_t waited_ms;
    uint32_t seats; /* a sum of 1 << n for each number n of players that suits */
    bool taken;     /* is in a table already: left out */
};

/* Two users of whom one has blocked the other. */
struct group_block {
    int64_t user;
    int64_t other;
};

struct group_pool {
    const struct pairing_pace *pace;
    struct group_seek *seeks; /* the longest wait first */
    size_t count;
    const struct group_block *blocks;
    size_t block_count;
};

/* Finds the next table: the user who waits longest and can be seated chooses, and gets the largest
 * table that is possible, with those nearest in rating. Two people are seated together if neither
 * has blocked the other, and if their ratings differ by no more than the longer of both waits
 * allows. Writes the indexes of its players to `members`, the longest wait first, and marks them
 * as taken. Returns their number; 0: there is no table now. */
size_t group_next(const struct group_pool *pool, size_t members[GAME_SEATS_MAX]);

#endif
