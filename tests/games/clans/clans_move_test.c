/* Moves: who may go where, and turns. */
#include "games/clans/clans_table.h"
#include "games/clans/rules/legal.h"

#include <string.h>

/* Two huts far away, so that the match goes on. */
static void spare(struct clans_table *t)
{
    clans_table_huts(t, "L2", "red 1");
    clans_table_huts(t, "L5", "red 1");
}

static uint64_t targets(const struct clans_table *t, const char *from)
{
    return clans_targets(&t->state, clans_table_territory(from));
}

static uint64_t bit(const char *name)
{
    return CLANS_BIT(clans_table_territory(name));
}

Test(clans_move, example_huts_of_area_1_move_to_two_territories_as_the_other_neighbours_are_empty)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A5", "green 1 black 1");
    clans_table_huts(&t, "A1", "red 1");
    clans_table_huts(&t, "E2", "yellow 2");
    cr_assert_eq(targets(&t, "A5"), bit("A1") | bit("E2"));
    cr_assert_eq(targets(&t, "A2"), 0, "an empty one has nothing to move, though A1 is beside it");
    REFUSES(&t, 0, "move A5 A2", "bad_place");
    REFUSES(&t, 0, "move A5 E1", "bad_place");
}

Test(clans_move, example_group_2_of_7_huts_cannot_be_moved)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A5", "red 2 blue 2 green 2 black 1");
    clans_table_huts(&t, "A1", "red 1");
    clans_table_huts(&t, "E2", "yellow 6");
    cr_assert_eq(targets(&t, "A5"), 0);
    REFUSES(&t, 0, "move A5 A1", "too_many");
    REFUSES(&t, 0, "move A5 E2", "too_many");
    cr_assert_eq(clans_table_legal_count(&t, 0), 2, "only towards it");
}

Test(clans_move, all_huts_go_and_the_territory_they_left_stays_empty)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A5", "red 2 black 1");
    clans_table_huts(&t, "A1", "red 1 blue 3");
    clans_table_huts(&t, "A4", "green 1");
    PLAYS(&t, 0, "move A5 A1");
    HAPPENED(&t, "0 moved A5 A1 red 2 black 1");
    static const uint8_t together[CLANS_COLOURS] = {3, 3, 0, 0, 1};
    cr_assert_arr_eq(t.state.huts[CLANS_A1], together, sizeof(together));
    cr_assert_eq(t.state.occupied, bit("A1") | bit("A4"));
    REFUSES(&t, 1, "move A1 A5", "bad_place");
    REFUSES(&t, 1, "move A4 A5", "bad_place");
    REFUSES(&t, 1, "move A5 A1", "bad_place");
}

Test(clans_move, only_neighbours_are_reached)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "red 1");
    clans_table_huts(&t, "A2", "red 1");
    clans_table_huts(&t, "A3", "red 1");
    REFUSES(&t, 0, "move A1 A3", "bad_place");
    REFUSES(&t, 0, "move A1 A1", "bad_place");
    REFUSES(&t, 0, "move A1 -", "bad_place");
    REFUSES(&t, 0, "move - A1", "bad_place");
    PLAYS(&t, 0, "move A1 A2");
}

Test(clans_move, river_does_not_separate_and_a_lake_does)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A3", "red 1");
    clans_table_huts(&t, "B1", "red 1");
    clans_table_huts(&t, "E2", "red 1");
    clans_table_huts(&t, "F3", "red 1");
    REFUSES(&t, 0, "move A3 E2", "bad_place"); /* across the lake */
    PLAYS(&t, 0, "move A3 B1");                /* across the river */
}

Test(clans_move, six_huts_or_fewer_move_to_any_number)
{
    static const char *const sizes[] = {"red 1", "red 5", "red 6", "red 7", "red 12"};
    for (unsigned i = 0; i < COUNT_OF(sizes); i++) {
        struct clans_table t;
        clans_table_begin(&t, 2);
        clans_table_huts(&t, "A1", "blue 6");
        clans_table_huts(&t, "A2", sizes[i]);
        cr_assert(clans_table_may(&t, 0, "move A1 A2"), "6 huts to %s", sizes[i]);
    }
}

Test(clans_move, seven_huts_or_more_move_only_to_as_many_or_more)
{
    static const struct {
        const char *from, *to;
        bool may;
    } rows[] = {
        {"blue 7", "red 1", false}, {"blue 7", "red 6", false}, {"blue 7", "red 7", true},
        {"blue 7", "red 8", true},  {"blue 8", "red 7", false}, {"blue 12", "red 11", false},
        {"blue 9", "red 12", true},
    };
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct clans_table t;
        clans_table_begin(&t, 2);
        clans_table_huts(&t, "A1", rows[i].from);
        clans_table_huts(&t, "A2", rows[i].to);
        cr_assert_eq(clans_table_may(&t, 0, "move A1 A2"), rows[i].may, "%s to %s", rows[i].from,
                     rows[i].to);
        if (rows[i].may)
            PLAYS(&t, 0, "move A1 A2");
        else
            REFUSES(&t, 0, "move A1 A2", "too_many");
    }
}

Test(clans_move, equal_groups_of_seven_or_more_move_either_way)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "blue 8");
    clans_table_huts(&t, "A2", "red 8");
    cr_assert(clans_table_may(&t, 0, "move A1 A2"));
    cr_assert(clans_table_may(&t, 0, "move A2 A1"));
    cr_assert_eq(clans_table_legal_count(&t, 0), 2);
}

Test(clans_move, two_groups_of_seven_side_by_side_do_not_have_to_join)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "blue 7");
    clans_table_huts(&t, "A2", "red 7");
    spare(&t);
    PLAYS(&t, 0, "move L2 L5");
}

Test(clans_move, size_is_what_stands_there_at_the_moment_of_the_move)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "blue 6");
    clans_table_huts(&t, "A2", "red 1");
    clans_table_huts(&t, "A3", "red 2");
    clans_table_huts(&t, "B1", "red 3");
    cr_assert(clans_table_may(&t, 0, "move A2 A3"));
    PLAYS(&t, 0, "move A1 A2");
    REFUSES(&t, 1, "move A2 A3", "too_many");
    PLAYS(&t, 1, "move A3 A2");
}

Test(clans_move, there_is_one_kind_of_move_and_no_passing)
{
    struct clans_table t;
    struct chance_fast fast = {.seed = 1};
    struct chance chance = chance_fast_of(&fast);
    struct game_events events;
    clans_table_begin_full(&t, 3, 5);
    ASKED(&t, 0, "move");
    for (unsigned kind = 0; kind < 256; kind++) {
        struct game_move move = {.bytes = {(uint8_t)kind, CLANS_A1, CLANS_A2}};
        enum game_refusal refusal = clans.decide(&t.state, 0, &move, &chance, &events, NULL);
        cr_assert_eq(refusal == GAME_ACCEPTED, kind == CLANS_MOVE_MOVE);
    }
    REFUSES(&t, 0, "found A1", "wrong_kind");
}

Test(clans_move, move_is_put_to_the_player_also_when_only_one_is_legal)
{
    struct clans_table t;
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "blue 7");
    clans_table_huts(&t, "A2", "red 1");
    clans_table_huts(&t, "A3", "red 8");
    clans_table_huts(&t, "B1", "red 1");
    PLAYS(&t, 0, "move B1 A3");
    ASKED(&t, 1, "move");
    cr_assert_eq(clans_table_legal_count(&t, 1), 2);
    clans_table_begin(&t, 2);
    clans_table_huts(&t, "A1", "blue 7");
    clans_table_huts(&t, "A2", "red 1");
    ASKED(&t, 0, "move");
    cr_assert_eq(clans_table_legal_count(&t, 0), 1);
}

Test(clans_move, turns_go_clockwise)
{
    for (uint8_t seats = 2; seats <= 4; seats++) {
        struct clans_table t;
        clans_table_begin_full(&t, seats, 3);
        for (uint8_t i = 0; i < 6; i++) {
            uint8_t seat = (uint8_t)(i % seats);
            cr_assert_eq(clans_to_act(&t.state), 1u << seat);
            static const char *const moves[] = {"move A1 A2", "move C1 C2", "move D1 D2",
                                                "move E1 E2", "move H1 H2", "move I1 I2"};
            if (i > 0) REFUSES(&t, (uint8_t)((seat + 1) % seats), moves[i], "not_your_turn");
            PLAYS(&t, seat, moves[i]);
        }
    }
}

/* A set of occupied territories with groups of all sizes. */
static void scatter(struct clans_table *t, uint64_t *random)
{
    memset(t->state.huts, 0, sizeof(t->state.huts));
    t->state.occupied = 0;
    t->state.crowded = 0;
    for (unsigned i = 1; i <= CLANS_TERRITORIES; i++) {
        *random = *random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        unsigned draw = (unsigned)(*random >> 40);
        if (draw % 4 != 0) continue;
        t->state.huts[i][draw / 4 % CLANS_COLOURS] = (uint8_t)(1 + draw / 64 % CLANS_HUTS_EACH);
        t->state.occupied |= CLANS_BIT(i);
        if (clans_size(t->state.huts[i]) >= CLANS_CROWD) t->state.crowded |= CLANS_BIT(i);
    }
}

Test(clans_move, legal_move_exists_exactly_if_two_neighbours_are_occupied)
{
    struct clans_table t;
    unsigned with = 0;
    unsigned without = 0;
    uint64_t random = 11;
    clans_table_begin(&t, 2);
    for (unsigned i = 0; i < 5000; i++) {
        bool side_by_side = false;
        scatter(&t, &random);
        if (i % 2 == 0) { /* thin it out until hardly any hut has a neighbour */
            for (unsigned j = 1; j <= CLANS_TERRITORIES; j++) {
                bool near = (clans_neighbours(&t.state, j) & t.state.occupied) != 0;
                if (near && (t.state.occupied >> j & 1) != 0 && (j + i) % 17 != 0) {
                    memset(t.state.huts[j], 0, CLANS_COLOURS);
                    t.state.occupied &= ~CLANS_BIT(j);
                    t.state.crowded &= ~CLANS_BIT(j);
                }
            }
        }
        for (uint64_t rest = t.state.occupied; rest != 0; rest &= rest - 1)
            side_by_side |= (clans_neighbours(&t.state, clans_first(rest)) & t.state.occupied) != 0;
        cr_assert_eq(clans_table_legal_count(&t, 0) > 0, side_by_side);
        with += side_by_side;
        without += !side_by_side;
    }
    cr_assert_gt(with, 1000);
    cr_assert_gt(without, 300);
}
