#include "hub/pairing/groups.h"

/* Returns the difference of ratings that a user accepts after that wait. */
static int64_t range_of(const struct pairing_pace *pace, int64_t waited_ms)
{
    return waited_ms >= pace->any_ms ? INT64_MAX : pace->rating + waited_ms / pace->widen_ms;
}

static int64_t distance(const struct group_seek *one, const struct group_seek *other)
{
    return one->rating > other->rating ? one->rating - other->rating : other->rating - one->rating;
}

static bool blocked(const struct group_pool *pool, int64_t one, int64_t other)
{
    for (size_t i = 0; i < pool->block_count; i++) {
        const struct group_block *block = &pool->blocks[i];
        if ((block->user == one && block->other == other) ||
            (block->user == other && block->other == one))
            return true;
    }
    return false;
}

static bool together(const struct group_pool *pool, const struct group_seek *one,
                     const struct group_seek *other)
{
    int64_t waited_ms = one->waited_ms > other->waited_ms ? one->waited_ms : other->waited_ms;
    return one->user != other->user && distance(one, other) <= range_of(pool->pace, waited_ms) &&
           !blocked(pool, one->user, other->user);
}

/* Returns whether `seek` can join the table of `count` members that is to have `seats` seats. */
static bool joins(const struct group_pool *pool, size_t seek, size_t seats, const size_t *members,
                  size_t count)
{
    const struct group_seek *joining = &pool->seeks[seek];
    if (joining->taken || (joining->seats >> seats & 1) == 0) return false;
    for (size_t i = 0; i < count; i++)
        if (members[i] == seek || !together(pool, joining, &pool->seeks[members[i]])) return false;
    return true;
}

/* Seats people with members[0], each time the one nearest to it in rating, until `seats` are taken.
 */
static bool fill(const struct group_pool *pool, size_t seats, size_t *members)
{
    for (size_t count = 1; count < seats; count++) {
        size_t best = pool->count;
        for (size_t i = 0; i < pool->count; i++) {
            if (!joins(pool, i, seats, members, count)) continue;
            if (best == pool->count || distance(&pool->seeks[i], &pool->seeks[members[0]]) <
                                           distance(&pool->seeks[best], &pool->seeks[members[0]]))
                best = i;
        }
        if (best == pool->count) return false;
        members[count] = best;
    }
    return true;
}

/* Puts the indexes in order, which is that of the waits. */
static void sort(size_t *members, size_t count)
{
    for (size_t i = 1; i < count; i++)
        for (size_t k = i; k > 0 && members[k] < members[k - 1]; k--) {
            size_t other = members[k];
            members[k] = members[k - 1];
            members[k - 1] = other;
        }
}

/* Finds a table for one seek: the largest that all who would sit there accept. Before it has
 * settled, only the largest that the seek itself accepts. */
static size_t table_for(const struct group_pool *pool, size_t seek, size_t *members)
{
    const struct group_seek *chooses = &pool->seeks[seek];
    members[0] = seek;
    for (size_t seats = GAME_SEATS_MAX; seats >= 2; seats--) {
        if ((chooses->seats >> seats & 1) == 0) continue;
        if (fill(pool, seats, members)) return seats;
        if (chooses->waited_ms < pool->pace->settle_ms) return 0;
    }
    return 0;
}

size_t group_next(const struct group_pool *pool, size_t members[GAME_SEATS_MAX])
{
    for (size_t i = 0; i < pool->count; i++) {
        size_t count = pool->seeks[i].taken ? 0 : table_for(pool, i, members);
        if (count == 0) continue;
        sort(members, count);
        for (size_t k = 0; k < count; k++) pool->seeks[members[k]].taken = true;
        return count;
    }
    return 0;
}
