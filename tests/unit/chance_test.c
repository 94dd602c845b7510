/* Chance: asked by name, without bias. */
#include "engine/chance.h"

#include <criterion/criterion.h>

Test(chance, same_name_and_seed_give_the_same_number_in_any_order)
{
    struct chance_fast fast = {.seed = 5};
    struct chance chance = chance_fast_of(&fast);
    struct chance_name one = {.purpose = 4, .seat = 1, .round = 3, .place = 5, .index = 0};
    struct chance_name two = one;
    two.index = 1;
    uint64_t first = chance_bits(&chance, one);
    uint64_t second = chance_bits(&chance, two);
    cr_assert_eq(chance_bits(&chance, one), first);
    cr_assert_neq(first, second);
}

Test(chance, each_part_of_a_name_and_the_seed_matter)
{
    struct chance_fast fast = {.seed = 5};
    struct chance chance = chance_fast_of(&fast);
    struct chance_name name = {.purpose = 1};
    uint64_t plain = chance_bits(&chance, name);
    struct chance_name other[] = {{.purpose = 2},
                                  {.purpose = 1, .seat = 1},
                                  {.purpose = 1, .round = 1},
                                  {.purpose = 1, .round = 256},
                                  {.purpose = 1, .place = 1},
                                  {.purpose = 1, .index = 1},
                                  {.purpose = 1, .again = 1}};
    for (unsigned i = 0; i < COUNT_OF(other); i++)
        cr_assert_neq(chance_bits(&chance, other[i]), plain);
    fast.seed = 6;
    cr_assert_neq(chance_bits(&chance, name), plain);
}

Test(chance, a_name_is_the_name_of_its_number)
{
    struct chance_name name = {
        .purpose = 200, .seat = 3, .round = 0xfe01, .place = 255, .index = 129, .again = 7};
    struct chance_name again = chance_name_of(chance_word_of(name));
    cr_assert_arr_eq(&again, &name, sizeof(name));
    cr_assert_eq(chance_word_of(name), UINT64_C(0x000781fffe0103c8), "lowest byte first");
}

Test(chance, dice_fall_evenly)
{
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    unsigned count[7] = {0};
    for (unsigned i = 0; i < 60000; i++) {
        struct chance_name name = {.round = (uint16_t)(i / 10), .index = (uint8_t)(i % 10)};
        count[chance_die(&chance, name, 6)]++;
    }
    double chi = 0;
    for (unsigned die = 1; die <= 6; die++)
        chi += ((double)count[die] - 10000) * ((double)count[die] - 10000) / 10000;
    cr_assert_eq(count[0], 0);
    cr_assert_lt(chi, 20.5, "5 degrees of freedom, once in 1000");
}

Test(chance, a_die_is_one_more_than_a_number_below_its_sides)
{
    struct chance_fast fast = {.seed = 3};
    struct chance chance = chance_fast_of(&fast);
    for (uint16_t i = 0; i < 1000; i++) {
        struct chance_name name = {.round = i};
        cr_assert_eq(chance_die(&chance, name, 6), 1 + chance_below(&chance, name, 6));
        cr_assert_eq(chance_die(&chance, name, 10), 1 + chance_below(&chance, name, 10));
    }
}

/* Gives 0, which is drawn again, until `again` is 2. */
static uint64_t rejecting(void *context, chance_word word)
{
    unsigned *calls = context;
    (*calls)++;
    return chance_name_of(word).again < 2 ? 0 : 7;
}

Test(chance, numbers_that_would_bias_are_drawn_again_under_the_next_name)
{
    unsigned calls = 0;
    struct chance chance = {.bits = rejecting, .context = &calls};
    cr_assert_eq(chance_below(&chance, (struct chance_name){.purpose = 1}, 6), 1);
    cr_assert_eq(calls, 3);
    calls = 0;
    cr_assert_eq(chance_below(&chance, (struct chance_name){.purpose = 1}, 8), 0);
    cr_assert_eq(calls, 1, "8 divides 2^64: nothing is drawn again");
}

Test(chance, below_1_is_0_and_below_256_reaches_255)
{
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    bool top = false;
    for (uint16_t i = 0; i < 5000; i++) {
        struct chance_name name = {.round = i};
        cr_assert_eq(chance_below(&chance, name, 1), 0);
        top |= chance_below(&chance, name, 256) == 255;
    }
    cr_assert(top);
}

Test(chance, shuffle_is_a_permutation)
{
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        uint8_t order[36];
        bool seen[36] = {false};
        chance_shuffle(&chance, (struct chance_name){.purpose = 2}, order, 36);
        for (unsigned i = 0; i < 36; i++) {
            cr_assert_lt(order[i], 36);
            seen[order[i]] = true;
        }
        for (unsigned i = 0; i < 36; i++) cr_assert(seen[i]);
    }
}

Test(chance, shuffle_gives_all_24_orders_of_4_equally_often)
{
    unsigned count[256] = {0};
    for (uint64_t seed = 0; seed < 24000; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        uint8_t order[4];
        chance_shuffle(&chance, (struct chance_name){.purpose = 2}, order, 4);
        count[order[0] | order[1] << 2 | order[2] << 4 | order[3] << 6]++;
    }
    double chi = 0;
    unsigned orders = 0;
    for (unsigned i = 0; i < 256; i++) {
        if (count[i] == 0) continue;
        chi += ((double)count[i] - 1000) * ((double)count[i] - 1000) / 1000;
        orders++;
    }
    cr_assert_eq(orders, 24);
    cr_assert_lt(chi, 49.7, "23 degrees of freedom, once in 1000");
}

Test(chance, shuffle_of_none_and_one)
{
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    uint8_t order[2] = {9, 9};
    chance_shuffle(&chance, (struct chance_name){.purpose = 2}, order, 0);
    cr_assert_eq(order[0], 9);
    chance_shuffle(&chance, (struct chance_name){.purpose = 2}, order, 1);
    cr_assert_eq(order[0], 0);
    cr_assert_eq(order[1], 9);
}
