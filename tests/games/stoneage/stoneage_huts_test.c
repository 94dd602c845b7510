/* The New Huts: six buildings that give something beside their points. */
#include "games/stoneage/rules/gather.h"
#include "games/stoneage/rules/score.h"
#include "games/stoneage/stoneage_table.h"

static struct table t;

/* Brings the tile to the top of the first stack, also from the box. */
static void lay(uint8_t tile)
{
    bool stacked = false;
    for (unsigned i = 0; i < STONEAGE_STACKS_MAX * STONEAGE_STACK_TILES; i++)
        stacked = stacked || t.state.stacks[i / 7][i % 7] == tile;
    if (stacked)
        table_building(&t, STONEAGE_BUILDING_1, tile);
    else
        t.state.stacks[0][STONEAGE_STACK_TILES - t.state.stack_left[0]] = tile;
    cr_assert_null(stoneage_check(&t.state));
}

/* Seat 0 of four, rich, stands on the tile. */
static void stand(uint8_t tile)
{
    table_begin_with(&t, 4, STONEAGE_NEW_HUTS);
    lay(tile);
    table_people(&t, 0, STONEAGE_BUILDING_1, 1);
    table_people(&t, 1, STONEAGE_HUNT, 1);
    table_resources(&t, 0, 2, 2, 2, 2);
    table_act(&t, 0);
    PLAYS(&t, 0, "use building_1");
}

/* NH1, NH2, NH3 */
Test(stoneage_huts, six_tiles_one_of_each_bonus)
{
    unsigned seen[STONEAGE_HUT_BONUSES] = {0};
    for (unsigned tile = 1; tile <= STONEAGE_BUILDINGS; tile++) {
        const struct stoneage_building *row = &stoneage_buildings[tile];
        if (row->bonus != STONEAGE_HUT_NONE)
            cr_assert_eq(row->option, 4, "they come with the New Huts");
        seen[row->bonus]++;
    }
    for (unsigned bonus = 1; bonus < STONEAGE_HUT_BONUSES; bonus++) cr_assert_eq(seen[bonus], 1);
}

/* NH4, NH7 */
Test(stoneage_huts, points_are_fewer_than_the_cost_and_scored_at_once)
{
    static const struct {
        uint8_t tile;
        const char *pay;
        int16_t points;
        int16_t value;
    } rows[] = {
        {29, "pay brick 1 stone 1 gold 1", 7, 15}, {30, "pay stone 2 gold 1", 6, 16},
        {31, "pay stone 1 gold 2", 4, 17},         {32, "pay wood 1 brick 1 stone 1", 5, 12},
        {33, "pay wood 1 brick 1 gold 1", 8, 13},  {34, "pay brick 2 stone 1", 8, 13},
    };
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        const uint8_t *cost = stoneage_buildings[rows[i].tile].cost;
        cr_assert_eq(3 * cost[0] + 4 * cost[1] + 5 * cost[2] + 6 * cost[3], rows[i].value);
        stand(rows[i].tile);
        PLAYS(&t, 0, rows[i].pay);
        cr_assert_eq(t.state.players[0].score, rows[i].points);
        cr_assert_lt(rows[i].points, rows[i].value);
    }
}

/* NH5 */
Test(stoneage_huts, hut_builders_count_them)
{
    struct stoneage_tally rows[STONEAGE_ROWS];
    stand(33);
    PLAYS(&t, 0, "pay wood 1 brick 1 gold 1");
    stoneage_tally(&t.state, 0, true, rows);
    cr_assert_eq(rows[STONEAGE_ROW_HUT_BUILDERS].factor, 1);
}

/* NH6 */
Test(stoneage_huts, they_are_shuffled_in_and_stacks_stay_7_high)
{
    table_begin_with(&t, 3, STONEAGE_NEW_HUTS);
    struct game_setup setup = {.seats = 3, .start_seat = 0, .options = STONEAGE_NEW_HUTS};
    unsigned seen = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        struct chance_fast fast = {.seed = seed};
        struct chance chance = chance_fast_of(&fast);
        struct stoneage_state state = {.seats = 0};
        stoneage.setup(&setup, &chance, &t.events);
        for (unsigned i = 0; i < t.events.count; i++) stoneage.evolve(&state, &t.events.at[i]);
        for (unsigned i = 0; i < 3; i++) cr_assert_eq(state.stack_left[i], 7);
        for (unsigned i = 0; i < 21; i++) seen += state.stacks[i / 7][i % 7] > 28;
    }
    /* 21 of 34 tiles are stacked: 3.7 of the six huts on average. */
    cr_assert_gt(seen, 50, "%u", seen);
    cr_assert_lt(seen, 100, "%u", seen);
    table_begin_with(&t, 4, 0);
    for (unsigned i = 0; i < 28; i++) cr_assert_leq(t.state.stacks[i / 7][i % 7], 28);
}

/* Seat 1 comes home from the hunt, and all have eaten. */
static void finish_round(void)
{
    t.state.placed[STONEAGE_HUNT][1] = 0;
    t.state.players[1].at = 0;
    t.state.players[1].home = 5;
    table_round_end(&t);
}

/* NH2, NH8 */
Test(stoneage_huts, income_comes_at_the_start_of_each_later_round)
{
    static const char *const pays[] = {"pay brick 1 stone 1 gold 1", "pay stone 2 gold 1",
                                       "pay stone 1 gold 2"};
    for (uint8_t i = 0; i < 3; i++) {
        stand((uint8_t)(29 + i));
        PLAYS(&t, 0, pays[i]);
        uint16_t had = t.state.players[0].resources[i];
        for (unsigned round = 1; round <= 3; round++) {
            finish_round();
            cr_assert_eq(t.state.round, round + 1);
            cr_assert_eq(t.state.players[0].resources[i], had + round);
        }
    }
}

/* NH8: after the row was filled up, before anybody places; in turn order */
Test(stoneage_huts, income_comes_after_the_refill_and_before_placing)
{
    table_begin_with(&t, 2, STONEAGE_NEW_HUTS);
    lay(29);
    table_building_give(&t, 0, STONEAGE_BUILDING_1);
    lay(31);
    table_building_give(&t, 0, STONEAGE_BUILDING_1);
    lay(30);
    table_building_give(&t, 1, STONEAGE_BUILDING_1);
    table_round_end(&t);
    EVENTS(&t, "round_began 2 1\n1 gained brick 1\n0 gained wood 1\n0 gained stone 1\n"
               "phase_began place\n1 turn_began\n");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 1);
    cr_assert_eq(t.state.players[0].resources[STONEAGE_STONE], 1);
    cr_assert_eq(t.state.players[1].resources[STONEAGE_BRICK], 1);
}

/* NH8, ruling 8 */
Test(stoneage_huts, the_end_of_the_match_brings_no_income)
{
    table_begin_with(&t, 2, STONEAGE_NEW_HUTS);
    lay(29);
    table_building_give(&t, 0, STONEAGE_BUILDING_1);
    table_stack_left(&t, 1, STONEAGE_BUILDING_2, 0);
    table_round_end(&t);
    cr_assert_eq(t.state.phase, STONEAGE_END);
    NEVER(&t, "0 gained wood 1");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 0);
}

/* NH2: at once */
Test(stoneage_huts, person_tool_and_field_come_at_once)
{
    stand(32);
    PLAYS(&t, 0, "pay wood 1 brick 1 stone 1");
    HAPPENED(&t, "0 person_born 6");
    cr_assert_eq(t.state.players[0].people, 6);
    stand(33);
    PLAYS(&t, 0, "pay wood 1 brick 1 gold 1");
    HAPPENED(&t, "0 tool_made 1 1");
    stand(34);
    PLAYS(&t, 0, "pay brick 2 stone 1");
    HAPPENED(&t, "0 agriculture_rose 1");
}

/* ruling 8 */
Test(stoneage_huts, the_person_eats_in_the_round_it_came)
{
    stand(32);
    PLAYS(&t, 0, "pay wood 1 brick 1 stone 1");
    t.state.placed[STONEAGE_HUNT][1] = 0;
    t.state.players[1].at = 0;
    t.state.players[1].home = 5;
    table_feed(&t);
    HAPPENED(&t, "0 fed 6");
}

/* NH9 */
Test(stoneage_huts, at_its_maximum_the_bonus_is_lost_and_the_hut_is_built)
{
    stand(32);
    t.state.players[0].people = 10;
    t.state.players[0].home = 9;
    PLAYS(&t, 0, "pay wood 1 brick 1 stone 1");
    cr_assert_eq(t.state.players[0].people, 10);
    cr_assert_eq(t.state.players[0].score, 5);
    stand(33);
    table_tiles(&t, 0, 4, 4, 4);
    PLAYS(&t, 0, "pay wood 1 brick 1 gold 1");
    cr_assert_eq(stoneage_tiles_value(&t.state.players[0]), 12);
    cr_assert_eq(t.state.players[0].score, 8);
    stand(34);
    t.state.players[0].agriculture = 10;
    PLAYS(&t, 0, "pay brick 2 stone 1");
    cr_assert_eq(t.state.players[0].agriculture, 10);
    cr_assert_eq(t.state.players[0].score, 8);
}
