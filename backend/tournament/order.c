#include "tournament/order.h"

static void merge(const uint32_t *from, uint32_t *into, uint32_t middle, uint32_t end,
                  const int64_t *keys)
{
    uint32_t left = 0;
    uint32_t right = middle;
    for (uint32_t i = 0; i < end; i++) {
        bool take_left = right == end || (left < middle && keys[from[left]] >= keys[from[right]]);
        into[i] = take_left ? from[left++] : from[right++];
    }
}

void order_sort(uint32_t *players, uint32_t count, const int64_t *keys, uint32_t *spare)
{
    for (uint32_t width = 1; width < count; width *= 2) {
        for (uint32_t at = 0; at < count; at += 2 * width) {
            uint32_t end = count - at < 2 * width ? count - at : 2 * width;
            merge(players + at, spare + at, width < end ? width : end, end, keys);
        }
        memcpy(players, spare, count * sizeof(*players));
    }
}

void order_by_lot(uint32_t *players, uint32_t count, uint64_t seed, int64_t *keys, uint32_t *spare)
{
    for (uint32_t i = 0; i < count; i++)
        keys[players[i]] = (int64_t)(tournament_lot(seed, players[i]) >> 1);
    order_sort(players, count, keys, spare);
}
