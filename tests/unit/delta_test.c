/* Deltas: what they say, and that they make one block into the other. */
#include "base/base.h"
#include "base/encoding/delta.h"

#include <criterion/criterion.h>

#include <string.h>

#define BLOCK  96
#define ROUNDS 20000

static uint8_t from[BLOCK];
static uint8_t to[BLOCK];
static uint8_t made[BLOCK];
static uint8_t delta[DELTA_BYTES_MAX(BLOCK) + 1];

static unsigned random_below(unsigned below)
{
    static uint64_t random = 7;
    random = random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((random >> 32) * below >> 32);
}

Test(delta, difference_of_equal_blocks_is_the_map_alone)
{
    memset(delta, 0xaa, sizeof(delta));
    cr_assert_eq(delta_make(from, to, BLOCK, delta), 2);
    cr_assert_eq(delta[0] | delta[1], 0);
    cr_assert_eq(delta[2], 0xaa, "no more is written");
}

Test(delta, difference_of_one_byte_has_word_place_and_value)
{
    static const uint8_t wanted[] = {0, 2, 0x20, 7};
    to[9 * 8 + 5] = 7;
    cr_assert_eq(delta_make(from, to, BLOCK, delta), sizeof(wanted));
    cr_assert_arr_eq(delta, wanted, sizeof(wanted));
}

Test(delta, difference_of_all_bytes_has_the_maximum_length)
{
    memset(to, 1, BLOCK);
    cr_assert_eq(delta_make(from, to, BLOCK, delta), DELTA_BYTES_MAX(BLOCK));
}

Test(delta, makes_one_block_into_the_other)
{
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned size = 8 * (1 + random_below(BLOCK / 8));
        for (unsigned i = 0; i < BLOCK; i++) from[i] = (uint8_t)random_below(256);
        memcpy(to, from, BLOCK);
        for (unsigned i = random_below(2 * size); i > 0; i--)
            to[random_below(size)] = (uint8_t)random_below(256);
        size_t bytes = delta_make(from, to, size, delta);
        cr_assert_leq(bytes, DELTA_BYTES_MAX(size));
        memcpy(made, from, BLOCK);
        cr_assert_eq(delta_apply(made, size, delta), bytes);
        cr_assert_arr_eq(made, to, BLOCK);
    }
}
