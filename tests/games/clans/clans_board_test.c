/* The boards and the epoch chart against what is known of them, and the drawings against the
 * boards.
 */
#include "games/clans/clans_table.h"
#include "games/clans/rules/village.h"

#include <criterion/criterion.h>

#include <stdlib.h>
#include <string.h>

#define FOR_EACH_BOARD(board)                                                                      \
    for (const struct clans_board *board = clans_boards; board < clans_boards + CLANS_BOARDS;      \
         board++)

static const struct clans_board *const house = &clans_boards[CLANS_BOARD_HOUSE];
static const struct clans_board *const printed = &clans_boards[CLANS_BOARD_PRINTED];

static uint64_t near(const struct clans_board *board, unsigned territory)
{
    return board->territories[territory].neighbours;
}

static uint64_t reachable(const struct clans_board *board, uint64_t within)
{
    uint64_t seen = within & (0 - within);
    for (uint64_t last = 0; seen != last;) {
        last = seen;
        for (uint64_t rest = seen; rest != 0; rest &= rest - 1)
            seen |= near(board, clans_first(rest)) & within;
    }
    return seen;
}

Test(clans_board, match_has_the_house_board_unless_its_option_says_otherwise)
{
    struct clans_table t;
    clans_table_begin_full(&t, 2, 4);
    cr_assert_eq(clans_board(t.state.options), house);
    cr_assert_eq(clans_terrain(&t.state, clans_table_territory("A1")), CLANS_FOREST);
    t.state.options = 1u << CLANS_OPTION_PRINTED_BOARD;
    cr_assert_eq(clans_board(t.state.options), printed);
    cr_assert_eq(clans_terrain(&t.state, clans_table_territory("A1")), CLANS_STEPPE);
    cr_assert_eq(clans_neighbours(&t.state, clans_table_territory("B1")),
                 near(printed, clans_table_territory("B1")));
    cr_assert_str_eq(clans.options.name[CLANS_OPTION_PRINTED_BOARD], "printed_board");
    cr_assert_eq(clans.options_usual, 1u << CLANS_OPTION_PRINTED_BOARD);
}

Test(clans_board, rows_carry_their_own_number_and_region)
{
    FOR_EACH_BOARD(board)
    {
        for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) {
            cr_assert_eq(board->territories[i].territory, i);
            cr_assert_eq(board->territories[i].region, (i - 1) / 5 + 1);
            char name[3] = {(char)('A' + (i - 1) / 5), (char)('1' + (i - 1) % 5), '\0'};
            cr_assert_str_eq(clans_territory_names.name[i], name);
            cr_assert_eq(board->outlines[i - 1].territory, i);
        }
    }
    for (unsigned i = 1; i <= CLANS_EPOCHS; i++) cr_assert_eq(clans_epochs[i].epoch, i);
}

Test(clans_board, neighbours_are_mutual_and_share_142_or_135_borders)
{
    FOR_EACH_BOARD(board)
    {
        unsigned sum = 0;
        for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) {
            cr_assert_eq(near(board, i) & ~CLANS_ALL, 0);
            cr_assert_eq(near(board, i) >> i & 1, 0, "no territory is its own neighbour");
            for (uint64_t rest = near(board, i); rest != 0; rest &= rest - 1)
                cr_assert_eq(near(board, clans_first(rest)) >> i & 1, 1);
            sum += clans_count(near(board, i));
        }
        cr_assert_eq(sum, 2 * board->border_count);
    }
    cr_assert_eq(house->border_count, 142);
    cr_assert_eq(printed->border_count, 135);
    cr_assert_leq(house->border_count, CLANS_BORDERS_MAX);
}

Test(clans_board, territories_have_3_to_7_neighbours)
{
    static const unsigned expected[CLANS_BOARDS][CLANS_NEIGHBOURS_MAX + 1] = {
        {0, 0, 0, 8, 17, 21, 11, 3}, {0, 0, 0, 12, 18, 18, 12, 0}};
    FOR_EACH_BOARD(board)
    {
        unsigned degrees[CLANS_NEIGHBOURS_MAX + 1] = {0};
        for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) degrees[clans_count(near(board, i))]++;
        cr_assert_arr_eq(degrees, expected[board - clans_boards], sizeof(degrees));
    }
}

static void check_terrains(const struct clans_board *board)
{
    unsigned terrains[CLANS_TERRAINS] = {0};
    unsigned doubled[CLANS_TERRAINS] = {0};
    for (unsigned region = 0; region < CLANS_REGIONS; region++) {
        unsigned here[CLANS_TERRAINS] = {0};
        for (unsigned i = 1; i <= 5; i++) here[board->territories[region * 5 + i].terrain]++;
        for (unsigned i = 0; i < CLANS_TERRAINS; i++) {
            cr_assert_geq(here[i], 1);
            cr_assert_leq(here[i], 2);
            doubled[i] += here[i] == 2;
            terrains[i] += here[i];
        }
    }
    for (unsigned i = 0; i < CLANS_TERRAINS; i++) {
        cr_assert_eq(terrains[i], 15);
        cr_assert_eq(doubled[i], 3);
    }
    for (unsigned i = 1; i <= CLANS_TERRITORIES; i++)
        for (uint64_t rest = near(board, i); rest != 0; rest &= rest - 1)
            cr_assert_neq(board->territories[clans_first(rest)].terrain,
                          board->territories[i].terrain);
}

Test(clans_board, terrains_are_15_each_all_four_in_each_region_and_never_side_by_side)
{
    FOR_EACH_BOARD(board)
    check_terrains(board);
}

Test(clans_board, board_and_regions_are_connected_even_without_any_one_territory)
{
    FOR_EACH_BOARD(board)
    {
        for (unsigned region = 0; region < CLANS_REGIONS; region++) {
            uint64_t own = UINT64_C(31) << (1 + 5 * region);
            cr_assert_eq(reachable(board, own), own);
        }
        for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) {
            uint64_t rest = CLANS_ALL & ~CLANS_BIT(i);
            cr_assert_eq(reachable(board, rest), rest);
        }
    }
}

/* Returns how many pairs of territories have a lake between them; checks that none are neighbours
 * across it. Territories that lie side by side on a shore are neighbours. */
static unsigned pairs_apart(const struct clans_board *board)
{
    unsigned apart = 0;
    for (unsigned j = 0; j < board->lake_count; j++) {
        uint64_t shore = board->lakes[j].shore;
        for (uint64_t rest = shore; rest != 0; rest &= rest - 1)
            apart += clans_count(shore & ~near(board, clans_first(rest))) - 1;
    }
    cr_assert_eq(apart % 2, 0);
    return apart / 2;
}

/* Checks a second list of the same facts. */
static void check_pairs(const struct clans_board *board, const char (*pairs)[3], unsigned count)
{
    for (unsigned i = 0; i < count; i += 2) {
        uint8_t a = clans_table_territory(pairs[i]);
        uint8_t b = clans_table_territory(pairs[i + 1]);
        bool shore = false;
        for (unsigned j = 0; j < board->lake_count; j++)
            shore |= (board->lakes[j].shore >> a & board->lakes[j].shore >> b & 1) != 0;
        cr_assert(shore, "%s and %s lie on one lake", pairs[i], pairs[i + 1]);
        cr_assert_eq(near(board, a) >> b & 1, 0, "%s %s", pairs[i], pairs[i + 1]);
    }
    cr_assert_eq(pairs_apart(board), count / 2);
}

Test(clans_board, lakes_separate_26_pairs_on_the_house_board)
{
    static const char pairs[][3] = {
        "A3", "E2", "A3", "F1", "A3", "F2", "A5", "B3", "A5", "F1", "A5", "F2", "B3",
        "E2", "B3", "F2", "B5", "G4", "B5", "K1", "C4", "H1", "D3", "G1", "E2", "F1",
        "E5", "J2", "E5", "J3", "F4", "G2", "F4", "G4", "F5", "I3", "F5", "J3", "G2",
        "K1", "G5", "L1", "G5", "L4", "H4", "L3", "H4", "L4", "I3", "J2", "L1", "L3"};
    check_pairs(house, pairs, COUNT_OF(pairs));
}

Test(clans_board, lakes_separate_30_pairs_on_the_printed_board)
{
    static const char pairs[][3] = {
        "B1", "F2", "B1", "F3", "B4", "E4", "B5", "E2", "B5", "F3", "B5", "F4", "D1", "E1", "D4",
        "I4", "D5", "E2", "D5", "I5", "E1", "E5", "E1", "I2", "E3", "I2", "E3", "I4", "E4", "F1",
        "E5", "F2", "E5", "I4", "F1", "H2", "F2", "F4", "F4", "G1", "F5", "G2", "F5", "H3", "G1",
        "H1", "G5", "H2", "H1", "K3", "H3", "I1", "H5", "I2", "H5", "K5", "I1", "K1", "I5", "K3"};
    check_pairs(printed, pairs, COUNT_OF(pairs));
}

/* ---- the epoch chart ---- */

Test(clans_board, chart_has_4_3_2_2_1_chips_and_bonuses_1_to_5)
{
    static const uint8_t chips[] = {4, 3, 2, 2, 1};
    unsigned sum = 0;
    for (unsigned i = 1; i <= CLANS_EPOCHS; i++) {
        cr_assert_eq(clans_epochs[i].chips, chips[i - 1]);
        cr_assert_eq(clans_epochs[i].bonus, i);
        sum += clans_epochs[i].chips;
    }
    cr_assert_eq(sum, CLANS_CHIPS);
}

Test(clans_board, chart_names_each_terrain_once_on_each_side_then_all_are_favourable)
{
    unsigned favourable = 0;
    unsigned unfavourable = 0;
    for (unsigned i = 1; i < CLANS_EPOCHS; i++) {
        cr_assert_eq(__builtin_popcount(clans_epochs[i].favourable), 1);
        cr_assert_eq(__builtin_popcount(clans_epochs[i].unfavourable), 1);
        cr_assert_neq(clans_epochs[i].favourable, clans_epochs[i].unfavourable);
        favourable |= clans_epochs[i].favourable;
        unfavourable |= clans_epochs[i].unfavourable;
    }
    cr_assert_eq(favourable, 15);
    cr_assert_eq(unfavourable, 15);
    cr_assert_eq(clans_epochs[5].favourable, 15);
    cr_assert_eq(clans_epochs[5].unfavourable, 0);
}

Test(clans_board, chart_favours_forest_mountain_steppe_grassland_in_this_order)
{
    static const uint8_t good[] = {CLANS_FOREST, CLANS_MOUNTAIN, CLANS_STEPPE, CLANS_GRASSLAND};
    static const uint8_t bad[] = {CLANS_MOUNTAIN, CLANS_GRASSLAND, CLANS_FOREST, CLANS_STEPPE};
    for (unsigned i = 0; i < 4; i++) {
        cr_assert_eq(clans_epochs[i + 1].favourable, 1u << good[i]);
        cr_assert_eq(clans_epochs[i + 1].unfavourable, 1u << bad[i]);
    }
}

Test(clans_board, chart_says_the_provenance_of_each_cell)
{
    unsigned inferred = 0;
    for (unsigned i = 1; i <= CLANS_EPOCHS; i++) {
        cr_assert_eq(clans_epochs[i].chips_provenance, CLANS_SOURCED);
        cr_assert_eq(clans_epochs[i].bonus_provenance, CLANS_SOURCED);
        inferred += clans_epochs[i].favourable_provenance == CLANS_INFERRED;
        inferred += clans_epochs[i].unfavourable_provenance == CLANS_INFERRED;
    }
    cr_assert_eq(inferred, 4);
    cr_assert_eq(clans_epochs[2].favourable_provenance, CLANS_INFERRED);
    cr_assert_eq(clans_epochs[4].favourable_provenance, CLANS_INFERRED);
}

Test(clans_board, epoch_of_a_village_is_the_one_of_its_chip)
{
    static const uint8_t epochs[CLANS_CHIPS] = {1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5};
    for (unsigned i = 0; i < CLANS_CHIPS; i++) cr_assert_eq(clans_epoch_at(i), epochs[i]);
    cr_assert_eq(clans_epoch_at(CLANS_CHIPS), 5);
}

/* ---- the drawing ---- */

static bool has_corner(const struct clans_outline *outline, struct clans_point point)
{
    for (unsigned i = 0; i < outline->count; i++)
        if (memcmp(&outline->polygon[i], &point, sizeof(point)) == 0) return true;
    return false;
}

static void check_borders(const struct clans_board *board, unsigned rivers_expected)
{
    uint64_t drawn[CLANS_TERRITORIES + 1] = {0};
    unsigned rivers = 0;
    for (unsigned i = 0; i < board->border_count; i++) {
        const struct clans_border *border = &board->borders[i];
        cr_assert_eq(drawn[border->a] >> border->b & 1, 0, "each border once");
        drawn[border->a] |= CLANS_BIT(border->b);
        drawn[border->b] |= CLANS_BIT(border->a);
        bool river = board->territories[border->a].region != board->territories[border->b].region;
        cr_assert_eq(border->river, river);
        rivers += river;
        cr_assert_geq(border->count, 2);
        for (unsigned j = 0; j < border->count; j++) {
            cr_assert(has_corner(&board->outlines[border->a - 1], border->line[j]));
            cr_assert(has_corner(&board->outlines[border->b - 1], border->line[j]));
        }
    }
    for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) cr_assert_eq(drawn[i], near(board, i));
    cr_assert_eq(rivers, rivers_expected);
}

Test(clans_board, borders_are_drawn_between_all_neighbours_and_rivers_between_regions)
{
    check_borders(house, 60);
    check_borders(printed, 45);
}

/* Twice the area, by the shoelace formula. */
static long area(const struct clans_point *polygon, unsigned count)
{
    long sum = 0;
    for (unsigned i = 0; i < count; i++) {
        const struct clans_point *a = &polygon[i];
        const struct clans_point *b = &polygon[(i + 1) % count];
        sum += (long)a->x * b->y - (long)b->x * a->y;
    }
    return labs(sum);
}

static void check_area(const struct clans_board *board)
{
    long sum = 0;
    for (unsigned i = 0; i < CLANS_TERRITORIES; i++) {
        cr_assert_leq(board->outlines[i].count, CLANS_CORNERS_MAX);
        sum += area(board->outlines[i].polygon, board->outlines[i].count);
    }
    for (unsigned i = 0; i < board->lake_count; i++) {
        cr_assert_eq(board->lakes[i].lake, i + 1);
        sum += area(board->lakes[i].polygon, board->lakes[i].count);
    }
    /* A rectangle of 1200 x 800 with rounded corners of radius 90, up to rounding. */
    long frame = 2 * (1200L * 800 - 6953);
    cr_assert_lt(labs(sum - frame), frame / 500, "%ld instead of %ld", sum, frame);
}

Test(clans_board, outlines_and_lakes_fill_the_map)
{
    FOR_EACH_BOARD(board)
    check_area(board);
}

static void check_circles(const struct clans_board *board)
{
    for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) {
        const struct clans_territory *row = &board->territories[i];
        const struct clans_outline *outline = &board->outlines[i - 1];
        cr_assert_geq(row->clearance, 40);
        for (unsigned j = 0; j < outline->count; j++) {
            long x = outline->polygon[j].x - row->x;
            long y = outline->polygon[j].y - row->y;
            long reach = row->clearance - 2; /* coordinates are rounded */
            cr_assert_geq(x * x + y * y, reach * reach, "%s", clans_territory_names.name[i]);
        }
        /* The middle sees its outline all round: the corners turn once about it. */
        bool inside = false;
        for (unsigned j = 0; j < outline->count; j++) {
            const struct clans_point *a = &outline->polygon[j];
            const struct clans_point *b = &outline->polygon[(j + 1) % outline->count];
            if ((a->y > row->y) == (b->y > row->y)) continue;
            long at = (long)(b->x - a->x) * (row->y - a->y) / (b->y - a->y) + a->x;
            if (row->x < at) inside = !inside;
        }
        cr_assert(inside, "%s", clans_territory_names.name[i]);
    }
}

Test(clans_board, circle_round_the_middle_is_free_and_inside)
{
    FOR_EACH_BOARD(board)
    check_circles(board);
}

/* ---- previews ---- */

/* The most (move, village) pairs around a hub with `leaves` neighbours that have no other: those
 * are alone among the hub's occupied neighbours. Each of the hub's moves founds all of them. */
static unsigned pairs_round(const struct clans_board *board, unsigned hub, unsigned leaves)
{
    uint64_t around = near(board, hub);
    unsigned most = 0;
    for (uint64_t set = around;; set = (set - 1) & around) {
        unsigned alone = 0;
        for (uint64_t rest = set; rest != 0; rest &= rest - 1)
            alone += (near(board, clans_first(rest)) & set) == 0;
        unsigned pairs = clans_count(set) * leaves;
        if (alone >= leaves && pairs > most) most = pairs;
        if (set == 0) break;
    }
    return most;
}

static unsigned most_previews(const struct clans_board *board)
{
    /* A hub and its leaves take up territories of their own: the best that 60 can hold. */
    unsigned best[CLANS_TERRITORIES + 1] = {0};
    for (unsigned hub = 1; hub <= CLANS_TERRITORIES; hub++) {
        unsigned next[CLANS_TERRITORIES + 1];
        memcpy(next, best, sizeof(next));
        for (unsigned leaves = 1; leaves <= CLANS_NEIGHBOURS_MAX; leaves++) {
            unsigned pairs = pairs_round(board, hub, leaves);
            for (unsigned room = leaves + 1; pairs > 0 && room <= CLANS_TERRITORIES; room++) {
                unsigned sum = best[room - leaves - 1] + pairs;
                if (sum > next[room]) next[room] = sum;
            }
        }
        memcpy(best, next, sizeof(best));
    }
    return best[CLANS_TERRITORIES];
}

Test(clans_board, no_board_has_more_previews_than_there_is_room_for)
{
    FOR_EACH_BOARD(board)
    cr_assert_leq(most_previews(board), CLANS_PREVIEWS_MAX);
    cr_assert_eq(most_previews(house), 148);
    cr_assert_eq(most_previews(printed), 170);
}
