/* The expected yield of a roll, compared with every result of the dice, and its use in the
 * history and the report. */
#include "games/stoneage/core/luck.h"
#include "games/stoneage/core/numbers.h"
#include "games/stoneage/stoneage.h"
#include "record/luck.h"
#include "store/query/query.h"
#include "support/store_case.h"
#include "wire/report.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

/* All ways, one after the other. */
static struct stoneage_luck by_counting(struct stoneage_roll_terms terms)
{
    struct stoneage_luck luck = {.ways = 1};
    for (unsigned i = 0; i < terms.dice; i++) luck.ways *= 6;
    for (uint64_t way = 0; way < luck.ways; way++) {
        unsigned sum = 0;
        uint64_t rest = way;
        for (unsigned i = 0; i < terms.dice; i++, rest /= 6) sum += 1 + (unsigned)(rest % 6);
        sum = sum > terms.penalty ? sum - terms.penalty : 0;
        uint64_t yield = (sum + terms.tools) / terms.divisor;
        luck.sum += yield;
        luck.squares += yield * yield;
    }
    return luck;
}

Test(luck, is_what_counting_all_ways_of_the_dice_gives)
{
    for (uint8_t dice = 0; dice <= 6; dice++) {
        for (uint8_t divisor = 2; divisor <= 6; divisor++) {
            for (unsigned more = 0; more < 9; more++) {
                struct stoneage_roll_terms terms = {.dice = dice, .divisor = divisor};
                terms.tools = (uint8_t)(more * 2 % 13);
                terms.penalty = (uint8_t)(more % 4 * 3);
                struct stoneage_luck wanted = by_counting(terms);
                struct stoneage_luck luck = stoneage_luck_of(terms);
                cr_assert_eq(luck.ways, wanted.ways);
                cr_assert_eq(luck.sum, wanted.sum, "%u dice / %u", dice, divisor);
                cr_assert_eq(luck.squares, wanted.squares);
                double mean = (double)wanted.sum / (double)wanted.ways;
                double off = mean - (double)stoneage_luck_mean(&luck) / LUCK_PARTS;
                cr_assert(off < 0.51e-6 && off > -0.51e-6);
                double variance = (double)wanted.squares / (double)wanted.ways - mean * mean;
                off = variance - (double)stoneage_luck_variance(&luck) / LUCK_PARTS;
                cr_assert(off < 4e-6 && off > -4e-6, "off by %g", off);
            }
        }
    }
}

Test(luck, ten_dice_are_all_counted_too)
{
    struct stoneage_luck luck =
        stoneage_luck_of((struct stoneage_roll_terms){.dice = 10, .divisor = 1});
    cr_assert_eq(luck.ways, UINT64_C(60466176));
    cr_assert_eq(stoneage_luck_mean(&luck), UINT64_C(35000000));
    cr_assert_eq(stoneage_luck_variance(&luck), UINT64_C(29166667), "10 x 35/12");
}

Test(luck, a_penalty_is_taken_from_the_dice_and_not_from_the_tools)
{
    struct stoneage_roll_terms terms = {.dice = 1, .tools = 3, .penalty = 6, .divisor = 3};
    struct stoneage_luck luck = stoneage_luck_of(terms);
    cr_assert_eq(stoneage_luck_mean(&luck), UINT64_C(1000000), "nothing of the die is left");
}

Test(luck, the_tenths_that_bots_and_people_are_told_are_these)
{
    for (uint8_t yield = 1; yield < STONEAGE_YIELDS; yield++) {
        for (uint8_t dice = 1; dice <= STONEAGE_PEOPLE_MAX; dice++) {
            struct stoneage_luck luck = stoneage_luck_of(
                (struct stoneage_roll_terms){.dice = dice, .divisor = stoneage_divisors[yield]});
            uint64_t tenths = (stoneage_luck_mean(&luck) + 50000) / 100000;
            cr_assert_eq(stoneage_expect[yield][dice - 1], tenths, "%u dice", dice);
        }
    }
}

static const struct stoneage_luck_own *own_of(const struct luck *luck)
{
    return (const struct stoneage_luck_own *)(const void *)luck->own;
}

static void take(struct luck *luck, struct stoneage_event event)
{
    struct game_event bytes;
    memcpy(&bytes, &event, sizeof(bytes));
    stoneage.luck(luck, &bytes);
}

Test(luck, a_roll_counts_when_it_is_gathered_with_the_tools_that_were_added)
{
    struct luck luck;
    memset(&luck, 0, sizeof(luck));
    take(&luck, (struct stoneage_event){.kind = STONEAGE_ROLLED,
                                        .seat = 1,
                                        .yield = STONEAGE_YIELD_GOLD,
                                        .length = 2,
                                        .list = {6, 4}});
    take(&luck,
         (struct stoneage_event){
             .kind = STONEAGE_GATHERED, .seat = 0, .yield = STONEAGE_YIELD_GOLD, .amount = 9});
    cr_assert_eq(luck.line[0][STONEAGE_YIELD_GOLD].rolls, 0, "it was not its roll");
    take(&luck, (struct stoneage_event){.kind = STONEAGE_TOOLS_USED, .seat = 1, .value = 2});
    cr_assert_eq(luck.line[1][STONEAGE_YIELD_GOLD].rolls, 0);
    take(&luck,
         (struct stoneage_event){
             .kind = STONEAGE_GATHERED, .seat = 1, .yield = STONEAGE_YIELD_GOLD, .amount = 2});
    const struct luck_line *line = &luck.line[1][STONEAGE_YIELD_GOLD];
    struct stoneage_luck wanted =
        by_counting((struct stoneage_roll_terms){.dice = 2, .tools = 2, .divisor = 6});
    cr_assert_eq(line->rolls, 1);
    cr_assert_eq(line->dice, 2);
    cr_assert_eq(line->pips, 10);
    cr_assert_eq(line->actual, 2);
    cr_assert_eq(line->expected, stoneage_luck_mean(&wanted));
}

Test(luck, animals_in_the_display_are_against_every_roll_until_they_are_driven_off)
{
    struct luck luck;
    memset(&luck, 0, sizeof(luck));
    struct stoneage_event roll = {
        .kind = STONEAGE_ROLLED, .seat = 0, .yield = STONEAGE_YIELD_WOOD, .length = 1, .list = {4}};
    for (uint8_t i = 0; i < 2; i++) {
        take(&luck, (struct stoneage_event){.kind = STONEAGE_CARD_TURNED,
                                            .seat = GAME_NOBODY,
                                            .card = (uint8_t)(STONEAGE_ANIMAL_FIRST + i)});
    }
    take(&luck,
         (struct stoneage_event){.kind = STONEAGE_CARD_TURNED, .seat = GAME_NOBODY, .card = 5});
    take(&luck, roll);
    cr_assert_eq(own_of(&luck)->open[0].penalty,
                 stoneage_animals[0].penalty + stoneage_animals[1].penalty);
    take(&luck, (struct stoneage_event){.kind = STONEAGE_ANIMAL_LEFT,
                                        .seat = GAME_NOBODY,
                                        .card = STONEAGE_ANIMAL_FIRST});
    take(&luck, roll);
    cr_assert_eq(own_of(&luck)->open[0].penalty, stoneage_animals[1].penalty);
}

Test(luck, a_hunt_that_is_split_counts_whole)
{
    struct luck luck;
    memset(&luck, 0, sizeof(luck));
    take(&luck,
         (struct stoneage_event){
             .kind = STONEAGE_ROLLED, .yield = STONEAGE_YIELD_FOOD, .length = 2, .list = {6, 4}});
    take(&luck, (struct stoneage_event){.kind = STONEAGE_SPLIT_ASKED, .amount = 5});
    take(&luck, (struct stoneage_event){
                    .kind = STONEAGE_GATHERED, .yield = STONEAGE_YIELD_FOOD, .amount = 2});
    cr_assert_eq(luck.line[0][STONEAGE_YIELD_FOOD].rolls, 1);
    cr_assert_eq(luck.line[0][STONEAGE_YIELD_FOOD].actual, 5);
}

Test(luck, verdicts_are_by_standard_deviations)
{
    cr_assert_eq(luck_verdict_of(10.9, 10, 1), LUCK_EVEN);
    cr_assert_eq(luck_verdict_of(9.1, 10, 1), LUCK_EVEN);
    cr_assert_eq(luck_verdict_of(11.1, 10, 1), LUCK_LUCKY);
    cr_assert_eq(luck_verdict_of(8.9, 10, 1), LUCK_UNLUCKY);
    cr_assert_eq(luck_verdict_of(13, 10, 4), LUCK_VERY_LUCKY);
    cr_assert_eq(luck_verdict_of(7, 10, 4), LUCK_VERY_UNLUCKY);
    cr_assert_eq(luck_verdict_of(0, 0, 0), LUCK_EVEN, "nothing was rolled");
}

/* A die for brick gives none or one, each in half of its falls: none of 0.5 is no bad luck. */
Test(luck, one_standard_deviation_is_no_luck)
{
    cr_assert_eq(luck_verdict_of(0, 0.5, 0.25), LUCK_EVEN);
    cr_assert_eq(luck_verdict_of(1, 0.5, 0.25), LUCK_EVEN);
    cr_assert_eq(luck_verdict_of(0, 0.500001, 0.249999), LUCK_EVEN, "its mean was rounded");
    cr_assert_eq(luck_verdict_of(0, 1, 0.5), LUCK_UNLUCKY, "two dice, and none of either");
}

/* The catalogue's, and so v_expectation of the history, is the same table, to the fourth digit. */
Test(luck, the_catalogues_table_of_expectations_is_this_one)
{
    unsigned seen[STONEAGE_YIELDS] = {0};
    for (unsigned i = 0; i < STONEAGE_EXPECTATIONS; i++) {
        const struct stoneage_expectation *row = &stoneage_expectations[i];
        struct stoneage_luck luck = stoneage_luck_of((struct stoneage_roll_terms){
            .dice = row->dice, .divisor = stoneage_divisors[row->yield]});
        double off =
            row->whole + row->part / 10000.0 - (double)stoneage_luck_mean(&luck) / LUCK_PARTS;
        cr_assert(off < 0.51e-4 && off > -0.51e-4, "%u of yield %u", row->dice, row->yield);
        cr_assert_eq(row->dice, ++seen[row->yield], "each number of dice, in order");
    }
}
