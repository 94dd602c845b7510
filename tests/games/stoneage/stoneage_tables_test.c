/* The tables against the rulebook's counts and sums. */
#include "games/stoneage/core/luck.h"
#include "games/stoneage/rules/place.h"
#include "games/stoneage/variants/animals.h"

#include <criterion/criterion.h>

#define BASE_CARDS     36 /* those of the variants come behind */
#define BASE_BUILDINGS 28

static unsigned tops(enum stoneage_top top)
{
    unsigned count = 0;
    for (unsigned i = 1; i <= BASE_CARDS; i++) count += stoneage_cards[i].top == top;
    return count;
}

Test(stoneage_tables, rows_carry_their_own_number)
{
    for (unsigned i = 1; i <= STONEAGE_CARDS; i++) cr_assert_eq(stoneage_cards[i].card, i);
    for (unsigned i = 1; i <= STONEAGE_BUILDINGS; i++)
        cr_assert_eq(stoneage_buildings[i].building, i);
    for (unsigned i = 1; i < STONEAGE_PLACES; i++) cr_assert_eq(stoneage_places[i].place, i);
    for (unsigned i = 1; i <= 6; i++) cr_assert_eq(stoneage_dice[i].die, i);
    for (unsigned i = 1; i <= 6; i++) cr_assert_eq(stoneage_trade_dice[i].die, i);
    for (unsigned i = 2; i <= 5; i++) cr_assert_eq(stoneage_limits[i].seats, i);
}

static bool lies(const struct stoneage_state *state, unsigned place)
{
    unsigned stacks = stoneage_limits[state->seats].stacks;
    return stoneage_in_box(state->options, stoneage_places[place].option) &&
           (!stoneage_is_building_place(place) || place - STONEAGE_BUILDING_1 < stacks);
}

Test(stoneage_tables, places_that_lie_on_the_board_are_those_of_the_options_and_stacks)
{
    for (uint16_t options = 0; options < 2 * STONEAGE_EXPANSION; options++) {
        for (uint8_t seats = 2; seats <= 5; seats++) {
            const struct stoneage_state state = {.seats = seats, .options = options};
            uint32_t places = 0;
            for (unsigned place = 1; place < STONEAGE_PLACES; place++)
                places |= (uint32_t)lies(&state, place) << place;
            cr_assert_eq(stoneage_places_lying(&state), places);
        }
    }
}

Test(stoneage_tables, upper_parts_of_36_cards_are_counted_as_on_the_information_sheet)
{
    cr_assert_eq(tops(STONEAGE_DICE_FOR_ALL), 10);
    cr_assert_eq(tops(STONEAGE_TOP_FOOD), 7);
    cr_assert_eq(tops(STONEAGE_TOP_RESOURCE), 5);
    cr_assert_eq(tops(STONEAGE_TOP_ROLL), 3);
    cr_assert_eq(tops(STONEAGE_TOP_POINTS), 3);
    cr_assert_eq(tops(STONEAGE_TOP_TOOL), 1);
    cr_assert_eq(tops(STONEAGE_TOP_AGRICULTURE), 2);
    cr_assert_eq(tops(STONEAGE_TOP_EXTRA_CARD), 1);
    cr_assert_eq(tops(STONEAGE_TOP_ONCE_TOOL), 3);
    cr_assert_eq(tops(STONEAGE_TOP_TWO_OF_CHOICE), 1);
}

Test(stoneage_tables, food_cards_give_7_5_4_3_3_2_1)
{
    unsigned count[8] = {0};
    for (unsigned i = 1; i <= BASE_CARDS; i++)
        if (stoneage_cards[i].top == STONEAGE_TOP_FOOD) count[stoneage_cards[i].amount]++;
    static const unsigned expected[8] = {0, 1, 1, 2, 1, 1, 0, 1};
    cr_assert_arr_eq(count, expected, sizeof(count));
}

Test(stoneage_tables, resource_cards_give_2_stone_1_stone_1_stone_1_gold_1_brick)
{
    unsigned sum[STONEAGE_YIELDS] = {0};
    unsigned rolls = 0;
    for (unsigned i = 1; i <= BASE_CARDS; i++) {
        const struct stoneage_card *card = &stoneage_cards[i];
        if (card->top == STONEAGE_TOP_RESOURCE) sum[card->yield] += card->amount;
        if (card->top == STONEAGE_TOP_ROLL) {
            cr_assert_eq(card->amount, 2, "two dice");
            rolls |= 1u << card->yield;
        }
    }
    cr_assert_eq(sum[STONEAGE_YIELD_WOOD], 0);
    cr_assert_eq(sum[STONEAGE_YIELD_BRICK], 1);
    cr_assert_eq(sum[STONEAGE_YIELD_STONE], 4);
    cr_assert_eq(sum[STONEAGE_YIELD_GOLD], 1);
    cr_assert_eq(rolls, 1u << STONEAGE_YIELD_WOOD | 1u << STONEAGE_YIELD_STONE |
                            1u << STONEAGE_YIELD_GOLD);
}

Test(stoneage_tables, one_use_tools_are_worth_4_3_2)
{
    cr_assert_eq(stoneage_cards[33].amount, 4);
    cr_assert_eq(stoneage_cards[34].amount, 3);
    cr_assert_eq(stoneage_cards[35].amount, 2);
    for (unsigned i = 33; i <= 35; i++) cr_assert_eq(stoneage_cards[i].top, STONEAGE_TOP_ONCE_TOOL);
    cr_assert_eq(stoneage_cards[32].top, STONEAGE_TOP_EXTRA_CARD);
    cr_assert_eq(stoneage_cards[36].top, STONEAGE_TOP_TWO_OF_CHOICE);
}

Test(stoneage_tables, green_are_16_with_8_symbols_twice_each)
{
    unsigned green = 0;
    unsigned count[STONEAGE_CULTURES] = {0};
    for (unsigned i = 1; i <= BASE_CARDS; i++) {
        const struct stoneage_card *card = &stoneage_cards[i];
        cr_assert_neq(card->culture != 0, card->profession != 0, "green or sand");
        cr_assert_eq(card->profession != 0, card->multiplier != 0);
        green += card->culture != 0;
        count[card->culture]++;
    }
    cr_assert_eq(green, 16);
    for (unsigned i = 1; i < STONEAGE_CULTURES; i++) cr_assert_eq(count[i], 2);
}

/* The two cards of each symbol: a second list of the same facts. */
Test(stoneage_tables, green_pairs_are_those_of_the_second_list)
{
    static const uint8_t pairs[STONEAGE_CULTURES][2] = {
        [STONEAGE_POTTERY] = {5, 11},  [STONEAGE_HEALING] = {12, 36},
        [STONEAGE_WEAVING] = {15, 17}, [STONEAGE_TRANSPORT] = {9, 18},
        [STONEAGE_WRITING] = {10, 32}, [STONEAGE_TIME] = {6, 31},
        [STONEAGE_ART] = {25, 29},     [STONEAGE_MUSIC] = {27, 28},
    };
    for (unsigned i = 1; i < STONEAGE_CULTURES; i++) {
        cr_assert_eq(stoneage_cards[pairs[i][0]].culture, i);
        cr_assert_eq(stoneage_cards[pairs[i][1]].culture, i);
    }
}

Test(stoneage_tables, sand_are_5_of_each_profession_and_sum_to_7_8_9_7)
{
    unsigned cards[STONEAGE_PROFESSIONS] = {0};
    unsigned sum[STONEAGE_PROFESSIONS] = {0};
    for (unsigned i = 1; i <= BASE_CARDS; i++) {
        cards[stoneage_cards[i].profession]++;
        sum[stoneage_cards[i].profession] += stoneage_cards[i].multiplier;
    }
    for (unsigned i = 1; i <= STONEAGE_SHAMAN; i++) cr_assert_eq(cards[i], 5);
    cr_assert_eq(sum[STONEAGE_FARMER], 7);
    cr_assert_eq(sum[STONEAGE_TOOLMAKER], 8);
    cr_assert_eq(sum[STONEAGE_HUT_BUILDER], 9);
    cr_assert_eq(sum[STONEAGE_SHAMAN], 7);
}

Test(stoneage_tables, fixed_buildings_are_17_cost_3_and_are_worth_what_they_cost)
{
    unsigned fixed = 0;
    unsigned points = 0;
    for (unsigned i = 1; i <= BASE_BUILDINGS; i++) {
        const struct stoneage_building *row = &stoneage_buildings[i];
        if (row->points == 0) continue;
        unsigned total = 0;
        unsigned value = 0;
        unsigned kinds = 0;
        for (unsigned j = 0; j < STONEAGE_RESOURCES; j++) {
            total += row->cost[j];
            value += (unsigned)row->cost[j] * stoneage_values[j];
            kinds += row->cost[j] > 0;
        }
        cr_assert_eq(total, 3);
        cr_assert_eq(value, row->points);
        cr_assert(row->total_least == 3 && row->total_most == 3);
        cr_assert(row->kinds_least == kinds && row->kinds_most == kinds);
        fixed++;
        points += row->points;
    }
    cr_assert_eq(fixed, 17);
    cr_assert_eq(points, 10 + 11 + 11 + 12 * 3 + 13 * 4 + 14 * 4 + 15 * 2 + 16);
}

Test(stoneage_tables, fixed_buildings_are_13_different_and_4_of_them_double)
{
    unsigned same = 0;
    for (unsigned i = 1; i <= 17; i++) {
        for (unsigned j = i + 1; j <= 17; j++) {
            const uint8_t *one = stoneage_buildings[i].cost;
            const uint8_t *other = stoneage_buildings[j].cost;
            same += one[0] == other[0] && one[1] == other[1] && one[2] == other[2] &&
                    one[3] == other[3];
        }
    }
    cr_assert_eq(same, 4);
}

Test(stoneage_tables, other_buildings_are_4_or_5_of_1_to_4_kinds_and_3_of_1_to_7)
{
    unsigned seen[6][5] = {{0}};
    unsigned free = 0;
    for (unsigned i = 18; i <= BASE_BUILDINGS; i++) {
        const struct stoneage_building *row = &stoneage_buildings[i];
        cr_assert_eq(row->points, 0);
        if (row->total_least == row->total_most) {
            cr_assert_eq(row->kinds_least, row->kinds_most);
            seen[row->total_least][row->kinds_least]++;
        } else {
            cr_assert(row->total_least == 1 && row->total_most == 7);
            cr_assert(row->kinds_least == 1 && row->kinds_most == 4);
            free++;
        }
    }
    cr_assert_eq(free, 3);
    for (unsigned kinds = 1; kinds <= 4; kinds++) {
        cr_assert_eq(seen[4][kinds], 1);
        cr_assert_eq(seen[5][kinds], 1);
    }
}

Test(stoneage_tables, places_have_the_rings_of_the_board)
{
    static const uint8_t rings[STONEAGE_PLACES] = {0, 1, 2, 1, 2, 0, 7, 7, 7, 7, 1,
                                                   1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    for (unsigned i = 0; i < STONEAGE_PLACES; i++) cr_assert_eq(stoneage_places[i].rings, rings[i]);
    cr_assert_eq(stoneage_places[STONEAGE_HUT].exactly, 2);
}

Test(stoneage_tables, a_roll_gives_food_by_2_wood_by_3_brick_by_4_stone_by_5_gold_by_6)
{
    static const uint8_t divisors[STONEAGE_YIELDS] = {0, 3, 4, 5, 6, 2, 2};
    cr_assert_arr_eq(stoneage_divisors, divisors, sizeof(divisors));
    for (unsigned i = STONEAGE_HUNT; i <= STONEAGE_RIVER; i++)
        cr_assert_eq(stoneage_places[i].divisor, divisors[stoneage_places[i].yield]);
}

Test(stoneage_tables, dice_for_all_give_wood_brick_stone_gold_tool_agriculture)
{
    for (unsigned die = 1; die <= 4; die++) {
        cr_assert_eq(stoneage_dice[die].top, STONEAGE_TOP_RESOURCE);
        cr_assert_eq(stoneage_dice[die].yield, die);
        cr_assert_eq(stoneage_dice[die].amount, 1);
    }
    cr_assert_eq(stoneage_dice[5].top, STONEAGE_TOP_TOOL);
    cr_assert_eq(stoneage_dice[6].top, STONEAGE_TOP_AGRICULTURE);
}

/* Adds every way that `dice` more dice can fall to `sum`. */
static void fall(unsigned dice, unsigned total, unsigned divisor, double *sum)
{
    if (dice == 0) {
        *sum += total / divisor;
        return;
    }
    for (unsigned pips = 1; pips <= 6; pips++) fall(dice - 1, total + pips, divisor, sum);
}

Test(stoneage_tables, averages_are_those_of_all_ways_the_dice_can_fall)
{
    for (unsigned yield = 1; yield < STONEAGE_YIELDS; yield++) {
        double ways = 1;
        for (unsigned dice = 1; dice <= 7; dice++) {
            double sum = 0;
            ways *= 6;
            fall(dice, 0, stoneage_divisors[yield], &sum);
            double tenths = stoneage_expect[yield][dice - 1];
            cr_assert_float_eq(sum / ways * 10, tenths, 0.5001);
        }
        for (unsigned dice = 8; dice <= 10;
             dice++) { /* the loss by rounding down is constant by then */
            double loss = (stoneage_divisors[yield] - 1) / 2.0;
            double mean = (3.5 * dice - loss) / stoneage_divisors[yield];
            cr_assert_float_eq(mean * 10, stoneage_expect[yield][dice - 1], 0.51);
        }
    }
}

Test(stoneage_tables, averages_with_tools_are_those_of_all_ways_the_dice_can_fall)
{
    for (unsigned yield = 1; yield < STONEAGE_YIELDS; yield++) {
        for (uint8_t rest = 1; rest <= STONEAGE_RESTS; rest++) {
            const uint8_t *row = stoneage_expect_rest[yield][rest - 1];
            uint8_t tenths[STONEAGE_PEOPLE_MAX] = {0};
            if (rest < stoneage_divisors[yield]) {
                stoneage_penalty_expect(
                    (struct stoneage_roll_terms){.tools = rest,
                                                 .divisor = stoneage_divisors[yield]},
                    STONEAGE_PEOPLE_MAX, tenths);
            }
            cr_assert_arr_eq(row, tenths, sizeof(tenths), "%u with %d", yield, rest);
        }
    }
}

Test(stoneage_tables, every_kind_of_move_and_event_has_a_shape_of_its_size)
{
    for (unsigned i = 1; i < STONEAGE_MOVES; i++) {
        cr_assert_not_null(stoneage_move_shapes[i].name);
        cr_assert_eq(stoneage_move_shapes[i].size, GAME_MOVE_BYTES);
    }
    for (unsigned i = 1; i < STONEAGE_EVENTS; i++) {
        cr_assert_not_null(stoneage_event_shapes[i].name);
        cr_assert_eq(stoneage_event_shapes[i].size, GAME_EVENT_BYTES);
    }
    cr_assert_null(stoneage_move_shapes[0].name);
    cr_assert_null(stoneage_event_shapes[0].name);
}

Test(stoneage_tables, names_and_numbers_find_each_other)
{
    cr_assert_eq(names_find(&stoneage_card_names, "C36", 3), 36);
    cr_assert_eq(names_find(&stoneage_building_names, "B28", 3), 28);
    cr_assert_eq(names_find(&stoneage_place_names, "clay_pit", 8), STONEAGE_CLAY_PIT);
    cr_assert_eq(names_find(&stoneage_place_names, "clay_pit", 4), -1);
    cr_assert_eq(names_find(&stoneage_place_names, "clay_pits", 9), -1);
    cr_assert_eq(names_find(&stoneage_place_names, "", 0), -1);
    cr_assert_eq(shapes_find(stoneage_move_shapes, STONEAGE_MOVES, "starve", 6),
                 STONEAGE_MOVE_STARVE);
    cr_assert_eq(shapes_find(stoneage_move_shapes, STONEAGE_MOVES, "star", 4), -1);
}
