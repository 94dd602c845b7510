/* Mammoth herd: the contest and what it brings, rows MH10 to MH21 of the variants' rules. */
#include "games/stoneage/stoneage_table.h"

#include <string.h>

static struct table t;

/* A match in whose first round this tile lies open. */
static void begin(uint8_t seats, uint8_t tile)
{
    table_begin_with(&t, seats, STONEAGE_MAMMOTH_HERD);
    table_herd(&t, tile);
}

/* Four seats, the tile of a forest with these bonuses: food field +1, and a wood for all. Seats 0
 * to 2 have so many people in the forest; seat 0 is to act. */
static void forest(uint8_t zero, uint8_t one, uint8_t two)
{
    begin(4, 2);
    if (zero > 0) table_people(&t, 0, STONEAGE_FOREST, zero);
    if (one > 0) table_people(&t, 1, STONEAGE_FOREST, one);
    if (two > 0) table_people(&t, 2, STONEAGE_FOREST, two);
    table_act(&t, 0);
}

/* Everybody in the forest rolls ones for nothing and joins with `joins` (0: nobody of that seat),
 * the last one under these dice of the contest. */
static void join(const char *const moves[3], const char *contest)
{
    static const char *const ones[] = {"", "1", "11", "111", "1111", "11111"};
    unsigned last = 0;
    for (unsigned seat = 0; seat < 3; seat++)
        if (moves[seat] != NULL) last = seat;
    for (uint8_t seat = 0; seat < 3; seat++) {
        if (moves[seat] == NULL) continue;
        table_dice(&t, ones[t.state.placed[STONEAGE_FOREST][seat]]);
        PLAYS(&t, seat, "use forest");
        ASKED(&t, seat, "join");
        if (seat == last) table_dice(&t, contest);
        if (seat != last) table_dice(&t, "");
        PLAYS(&t, seat, moves[seat]);
    }
}

Test(stoneage_taming, MH10_taming_comes_after_all_actions_and_before_feeding)
{
    begin(4, 2);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_people(&t, 1, STONEAGE_TOOL_MAKER, 1);
    table_act(&t, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    table_dice(&t, "");
    PLAYS(&t, 0, "join 1");
    ASKED(&t, 1, "use");
    PLAYS(&t, 1, "use tool_maker");
    EVENTS(&t, "1 tool_made 1 1\n1 returned tool_maker 1\nphase_began herd\n"
               "0 mammoth_tamed M02\n0 tame_asked\n");
    ASKED(&t, 0, "tame");
    ASKED(&t, 1, "");
    cr_assert_eq(t.state.phase, STONEAGE_HERD);
    PLAYS(&t, 0, "tame all");
    HAPPENED(&t, "0 returned forest 1");
    HAPPENED(&t, "phase_began feed");
}

Test(stoneage_taming, MH10_wild_animals_are_driven_off_before)
{
    table_begin_with(&t, 2, STONEAGE_MAMMOTH_HERD | STONEAGE_WILD_ANIMALS);
    table_herd(&t, 2);
    table_card(&t, STONEAGE_CARD_1, 47);
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_people(&t, 1, STONEAGE_CARD_1, 2);
    table_act(&t, 0);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    table_dice(&t, "12");
    PLAYS(&t, 0, "join 1");
    EVENTS(&t, "0 joined 1 1\n1 animal_rolled card_1 1 2\n1 gained wood 1\n1 gained brick 1\n"
               "1 returned card_1 2\nanimal_left card_1 wolf\nphase_began herd\n"
               "0 mammoth_tamed M02\n0 tame_asked\n");
}

Test(stoneage_taming, MH11_the_highest_single_die_tames_and_sums_do_not_matter)
{
    forest(3, 1, 0);
    join((const char *[]){"join 3", "join 1", NULL}, "5556");
    HAPPENED(&t, "0 contest_rolled 0 5 5 5");
    HAPPENED(&t, "1 contest_rolled 0 6");
    HAPPENED(&t, "1 mammoth_tamed M02");
    ASKED(&t, 1, "tame");
}

Test(stoneage_taming, MH12_who_is_alone_tames_without_a_contest)
{
    forest(2, 0, 0);
    join((const char *[]){"join 2", NULL, NULL}, "");
    HAPPENED(&t, "0 mammoth_tamed M02");
    ASKED(&t, 0, "tame");
}

Test(stoneage_taming, MH13_nobody_joined_and_the_tile_leaves)
{
    forest(1, 0, 0);
    join((const char *[]){"decline", NULL, NULL}, "");
    HAPPENED(&t, "mammoth_gone M02");
    cr_assert_eq(t.state.round, 2);
    for (unsigned seat = 0; seat < 4; seat++) cr_assert_eq(t.state.players[seat].mammoths, 0);
}

Test(stoneage_taming, MH14_a_tie_goes_by_the_next_highest_die)
{
    forest(2, 2, 0);
    join((const char *[]){"join 2", "join 2", NULL}, "2646");
    HAPPENED(&t, "1 mammoth_tamed M02"); /* 6 2 against 6 4 */
}

Test(stoneage_taming, MH14_who_has_dice_left_wins)
{
    forest(1, 2, 0);
    join((const char *[]){"join 1", "join 2", NULL}, "616");
    HAPPENED(&t, "1 mammoth_tamed M02"); /* 6 against 6 1 */
}

Test(stoneage_taming, MH14_all_equal_roll_one_die_again_and_only_those_who_tied)
{
    begin(4, 2);
    table_people(&t, 0, STONEAGE_FOREST, 2);
    table_people(&t, 1, STONEAGE_FOREST, 2);
    table_people(&t, 2, STONEAGE_FOREST, 3);
    table_act(&t, 0);
    join((const char *[]){"join 2", "join 2", "join 3"}, "6446"
                                                         "555"
                                                         "33"
                                                         "12");
    HAPPENED(&t, "2 contest_rolled 0 5 5 5");
    HAPPENED(&t, "0 contest_rolled 1 3");
    HAPPENED(&t, "1 contest_rolled 1 3");
    NEVER(&t, "2 contest_rolled 1 3");
    HAPPENED(&t, "0 contest_rolled 2 1");
    HAPPENED(&t, "1 contest_rolled 2 2");
    HAPPENED(&t, "1 mammoth_tamed M02");
}

Test(stoneage_taming, MH14_after_a_roll_only_those_who_tied_for_its_highest_roll_again)
{
    forest(1, 1, 1);
    join((const char *[]){"join 1", "join 1", "join 1"}, "444"
                                                         "525"
                                                         "16");
    HAPPENED(&t, "1 contest_rolled 1 2");
    NEVER(&t, "1 contest_rolled 2 6");
    HAPPENED(&t, "0 contest_rolled 2 1");
    HAPPENED(&t, "2 contest_rolled 2 6");
    HAPPENED(&t, "2 mammoth_tamed M02");
}

Test(stoneage_taming, MH14_tools_change_no_die_of_the_contest)
{
    forest(1, 1, 0);
    table_tiles(&t, 1, 4, 4, 4);
    table_dice(&t, "1");
    PLAYS(&t, 0, "use forest");
    table_dice(&t, "");
    PLAYS(&t, 0, "join 1");
    table_dice(&t, "1");
    PLAYS(&t, 1, "use forest");
    table_dice(&t, "");
    PLAYS(&t, 1, "tools");
    table_dice(&t, "65");
    PLAYS(&t, 1, "join 1");
    HAPPENED(&t, "0 mammoth_tamed M02");
    ASKED(&t, 0, "tame");
}

Test(stoneage_taming, MH14_a_contest_ends_by_turn_order_if_its_dice_never_do)
{
    begin(4, 2);
    t.state.start = 1;
    table_people(&t, 0, STONEAGE_FOREST, 1);
    table_people(&t, 2, STONEAGE_FOREST, 1);
    table_act(&t, 0);
    join((const char *[]){"join 1", NULL, "join 1"}, "33333333333333333333333333333333");
    HAPPENED(&t, "2 contest_rolled 15 3");
    HAPPENED(&t, "2 mammoth_tamed M02");
}

Test(stoneage_taming, MH15_the_tamer_takes_one_and_challengers_take_all)
{
    forest(1, 1, 1);
    join((const char *[]){"join 1", "join 1", "join 1"}, "261");
    table_dice(&t, "");
    PLAYS(&t, 1, "tame one");
    HAPPENED(&t, "1 bonus_taken agriculture");
    HAPPENED(&t, "1 agriculture_rose 1");
    HAPPENED(&t, "2 bonus_taken wood");
    HAPPENED(&t, "0 bonus_taken wood");
    cr_assert_eq(t.state.players[0].resources[STONEAGE_WOOD], 1);
    cr_assert_eq(t.state.players[1].resources[STONEAGE_WOOD], 0);
    cr_assert_eq(t.state.players[2].resources[STONEAGE_WOOD], 1);
    cr_assert_eq(t.state.players[3].resources[STONEAGE_WOOD], 0);
}

Test(stoneage_taming, MH15_MH17_the_tamer_may_take_all_and_keeps_the_tile)
{
    static struct stoneage_view view;
    forest(1, 1, 0);
    join((const char *[]){"join 1", "join 1", NULL}, "61");
    PLAYS(&t, 0, "tame all");
    HAPPENED(&t, "0 bonus_taken wood");
    cr_assert_eq(t.state.players[0].agriculture, 0);
    cr_assert_eq(t.state.players[0].mammoths, STONEAGE_BIT(2));
    cr_assert_eq(t.state.players[1].mammoths, 0);
    stoneage_view_fill(&t.state, GAME_SPECTATOR, &view);
    cr_assert_eq(view.players[0].mammoths_count, 1);
    cr_assert_eq(view.players[0].mammoths[0], 2);
}

Test(stoneage_taming, MH15_the_client_is_told_what_the_tamer_may_take)
{
    static struct stoneage_choices choices;
    forest(1, 0, 0);
    join((const char *[]){"join 1", NULL, NULL}, "");
    stoneage_choices_fill(&t.state, 0, &choices);
    cr_assert_eq(choices.one, STONEAGE_BONUS_AGRICULTURE);
    cr_assert_eq(choices.all, STONEAGE_BONUS_WOOD);
}

Test(stoneage_taming, MH16_a_bonus_is_for_the_player_and_not_for_each_of_their_people)
{
    forest(1, 3, 0);
    join((const char *[]){"join 1", "join 3", NULL}, "6111");
    table_dice(&t, "");
    uint16_t before = t.state.players[1].resources[STONEAGE_WOOD];
    PLAYS(&t, 0, "tame one");
    cr_assert_eq(t.state.players[1].resources[STONEAGE_WOOD], before + 1);
}

Test(stoneage_taming, MH18_the_tamer_first_then_challengers_clockwise_and_then_all_go_home)
{
    forest(1, 1, 1);
    join((const char *[]){"join 1", "join 1", "join 1"}, "161");
    PLAYS(&t, 1, "tame all");
    const char *all = table_events(&t);
    static const char begins[] = "1 bonus_taken wood\n1 gained wood 1\n2 bonus_taken wood\n"
                                 "2 gained wood 1\n0 bonus_taken wood\n0 gained wood 1\n"
                                 "0 returned forest 1\n1 returned forest 1\n2 returned forest 1\n"
                                 "phase_began feed\n";
    cr_assert_eq(strncmp(all, begins, sizeof(begins) - 1), 0, "%s", all);
    for (unsigned seat = 0; seat < 3; seat++) cr_assert_eq(t.state.players[seat].home, 5);
}

Test(stoneage_taming, MH21_every_bonus_gives_what_it_says)
{
    static const struct {
        uint8_t tile;
        const char *use, *dice, *tame, *first, *second;
    } rows[] = {
        {1, "use forest", "1", "tame one", "0 bonus_taken tool", "0 tool_made 1 1"},
        {6, "use clay_pit", "1", "tame one", "0 bonus_taken agriculture", "0 agriculture_rose 1"},
        {11, "use quarry", "1", "tame one", "0 gained stone 1", "0 gained wood 1"},
        {16, "use river", "1", "tame one", "0 bonus_taken points_7", "0 scored 7"},
        {1, "use forest", "1", "tame all", "0 bonus_taken food_2", "0 gained food 2"},
        {5, "use clay_pit", "1", "tame all", "0 bonus_taken wood", "0 gained wood 1"},
        {9, "use quarry", "1", "tame all", "0 bonus_taken brick", "0 gained brick 1"},
        {13, "use river", "1", "tame all", "0 bonus_taken points_3", "0 scored 3"},
    };
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        begin(2, rows[i].tile);
        table_people(&t, 0, t.state.herd_place, 1);
        table_act(&t, 0);
        table_dice(&t, rows[i].dice);
        PLAYS(&t, 0, rows[i].use);
        table_dice(&t, "");
        PLAYS(&t, 0, "join 1");
        PLAYS(&t, 0, rows[i].tame);
        HAPPENED(&t, rows[i].first);
        HAPPENED(&t, rows[i].second);
    }
}

Test(stoneage_taming, MH19_MH20_most_tiles_score_10_and_so_do_all_who_tie)
{
    static const struct {
        uint32_t tiles[3];
        int16_t points[3];
    } rows[] = {{{2 + 4, 8, 0}, {10, 0, 0}},
                {{2 + 4, 8 + 16, 32}, {10, 10, 0}},
                {{2, 4, 8}, {10, 10, 10}},
                {{0, 0, 0}, {0, 0, 0}}};
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct game_result result;
        begin(3, 16);
        for (unsigned seat = 0; seat < 3; seat++)
            t.state.players[seat].mammoths = rows[i].tiles[seat];
        game_result(&stoneage, &t.state, &result);
        const struct game_sheet_row *row = &result.rows[result.row_count - 1];
        cr_assert_eq(row->name, STONEAGE_ROW_MAMMOTHS);
        cr_assert_arr_eq(row->points, rows[i].points, sizeof(rows[i].points));
    }
}

/* Five seats, all variants; four animals with full rings and everybody in the herd's forest. */
static void everything(void)
{
    table_begin_with(&t, 5, (1 << STONEAGE_OPTIONS) - 1);
    table_herd(&t, 2);
    for (uint8_t i = 0; i < STONEAGE_ANIMALS; i++) {
        table_card(&t, (uint8_t)(STONEAGE_CARD_1 + i), (uint8_t)(STONEAGE_ANIMAL_FIRST + i));
        for (uint8_t seat = 0; seat < 5; seat++)
            table_people(&t, seat, (uint8_t)(STONEAGE_CARD_1 + i), 1);
    }
    for (uint8_t seat = 0; seat < 5; seat++) table_people(&t, seat, STONEAGE_FOREST, 1);
}

Test(stoneage_taming, largest_number_of_events_of_one_move_fits)
{
    char dice[20 + 16 * 5 + 1];
    everything();
    table_act(&t, 0);
    for (uint8_t seat = 0; seat < 5; seat++) {
        table_dice(&t, "1");
        PLAYS(&t, seat, "use forest");
        memset(dice, '5', sizeof(dice) - 1);
        dice[seat < 4 ? 0 : sizeof(dice) - 1] = '\0';
        table_dice(&t, dice);
        PLAYS(&t, seat, "join 1");
    }
    HAPPENED(&t, "4 contest_rolled 15 5");
    HAPPENED(&t, "0 mammoth_tamed M02");
    cr_assert_leq(t.events.count, GAME_EVENTS_MAX);

    everything();
    for (uint8_t seat = 0; seat < 5; seat++) {
        t.state.players[seat].food = 1;
        t.state.players[seat].agriculture = 1;
    }
    table_stack_left(&t, 0, STONEAGE_BUILDING_1, 0);
    table_act(&t, 0);
    dice[0] = '\0';
    for (uint8_t seat = 0; seat < 5; seat++) {
        bool last = seat == 4;
        table_dice(&t, "1");
        PLAYS(&t, seat, "use forest");
        table_dice(&t, last ? "55555555555555555555" : "");
        PLAYS(&t, seat, "decline");
    }
    HAPPENED(&t, "mammoth_gone M02");
    HAPPENED(&t, "ended buildings");
    HAPPENED(&t, "4 starved 10");
    cr_assert_leq(t.events.count, GAME_EVENTS_MAX);
}
