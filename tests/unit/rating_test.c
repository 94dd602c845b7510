#include "base/stats/rating.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

static struct rating of(double rating, double deviation)
{
    return (struct rating){rating, deviation, RATING_VOLATILITY};
}

/* The example that goes through Glickman's paper: a player of 1500 wins against the first of three,
 * and loses against the others, in one period. */
Test(rating, the_example_of_the_paper_comes_out_to_its_printed_digits)
{
    const struct rating_game games[] = {
        {.other = of(1400, 30), .score = 1, .weight = 1},
        {.other = of(1550, 100), .score = 0, .weight = 1},
        {.other = of(1700, 300), .score = 0, .weight = 1},
    };
    struct rating after = rating_after(of(1500, 200), games, COUNT_OF(games), 1);
    cr_assert_float_eq(after.deviation, 151.52, 0.005, "%.4f", after.deviation);
    cr_assert_float_eq(after.rating, 1464.06, 0.01, "%.4f", after.rating);
    cr_assert_float_eq(after.volatility, 0.05999, 0.00001, "%.6f", after.volatility);
}

Test(rating, inactive_players_keep_their_rating_with_a_larger_deviation)
{
    struct rating rested = rating_rested(of(1700, 50), 10);
    cr_assert_eq(rested.rating, 1700);
    cr_assert_float_eq(rested.deviation, 173.7178 * sqrt(pow(50 / 173.7178, 2) + 0.036), 1e-9);
    cr_assert_eq(rating_rested(of(1700, 50), 1e9).deviation, RATING_DEVIATION_MAX);
    struct rating same = rating_after(of(1700, 50), NULL, 0, 10);
    cr_assert_eq(memcmp(&same, &rested, sizeof(same)), 0);
}

static struct rating_player player(bool bot, double rating, double deviation)
{
    struct rating both = of(rating, deviation);
    return (struct rating_player){.bot = bot, .before = {both, both}};
}

Test(rating, a_match_of_two_is_a_game_of_glicko_2)
{
    struct rating_player players[] = {player(false, 1500, 200), player(false, 1400, 30)};
    const struct rating_seat seats[] = {{0, 1}, {1, 2}};
    const struct rating_game game = {.other = of(1400, 30), .score = 1, .weight = 1};
    rating_match(seats, 2, players, 2);
    struct rating alone = rating_after(of(1500, 200), &game, 1, 0);
    cr_assert_eq(memcmp(&players[0].after[RATING_PEOPLE], &alone, sizeof(alone)), 0);
    cr_assert(players[0].played[RATING_PEOPLE] && !players[0].played[RATING_BOTS]);
    cr_assert_lt(players[1].after[RATING_PEOPLE].rating, 1400);
}

Test(rating, a_match_of_any_size_counts_as_one)
{
    double least = 0;
    for (size_t count = 2; count <= GAME_SEATS_MAX; count++) {
        struct rating_player players[GAME_SEATS_MAX];
        struct rating_seat seats[GAME_SEATS_MAX];
        for (size_t i = 0; i < count; i++) {
            players[i] = player(false, 1500, 100);
            seats[i] = (struct rating_seat){(int)i, i == 0 ? 1 : 2};
        }
        rating_match(seats, count, players, count);
        double won = players[0].after[RATING_PEOPLE].rating;
        if (count == 2) least = won;
        cr_assert_float_eq(won, least, 1e-6, "%zu seats: %f and not %f", count, won, least);
        cr_assert_lt(players[1].after[RATING_PEOPLE].rating, 1500);
        cr_assert_gt(players[1].after[RATING_PEOPLE].rating, 1500 - (won - 1500) - 1e-6);
    }
}

Test(rating, equal_ranks_are_a_draw)
{
    struct rating_player players[] = {player(false, 1500, 100), player(false, 1500, 100)};
    const struct rating_seat seats[] = {{0, 1}, {1, 1}};
    rating_match(seats, 2, players, 2);
    cr_assert_float_eq(players[0].after[RATING_PEOPLE].rating, 1500, 1e-9);
    cr_assert_lt(players[0].after[RATING_PEOPLE].deviation, 100);
}

Test(rating, bots_are_rated_apart)
{
    struct rating_player players[] = {player(false, 1500, 100), player(false, 1500, 100),
                                      player(true, 1500, 100)};
    const struct rating_seat seats[] = {{0, 2}, {1, 3}, {2, 1}};
    rating_match(seats, 3, players, 3);
    cr_assert_gt(players[0].after[RATING_PEOPLE].rating, 1500,
                 "the person who lost to the bot has beaten another");
    cr_assert_lt(players[0].after[RATING_BOTS].rating, 1500);
    cr_assert(!players[2].played[RATING_PEOPLE] && players[2].played[RATING_BOTS]);
    cr_assert_gt(players[2].after[RATING_BOTS].rating, 1500);
}

Test(rating, a_bot_on_several_seats_plays_one_match_and_none_against_itself)
{
    struct rating_player once[] = {player(false, 1500, 100), player(true, 1500, 100)};
    struct rating_player twice[] = {player(false, 1500, 100), player(true, 1500, 100)};
    const struct rating_seat two[] = {{0, 1}, {1, 2}};
    const struct rating_seat three[] = {{1, 3}, {0, 1}, {1, 2}};
    rating_match(two, 2, once, 2);
    rating_match(three, 3, twice, 2);
    cr_assert_float_eq(once[0].after[RATING_BOTS].rating, twice[0].after[RATING_BOTS].rating, 1e-6);
    cr_assert_gt(twice[1].after[RATING_BOTS].rating, once[1].after[RATING_BOTS].rating,
                 "half of its games were against itself");
    const struct rating_seat alone[] = {{1, 1}, {1, 2}};
    rating_match(alone, 2, once, 2);
    cr_assert_not(once[1].played[RATING_BOTS]);
}

Test(rating, a_result_that_counts_as_nobodys_changes_nothing)
{
    struct rating_player players[] = {player(false, 1500, 100), player(false, 1500, 100)};
    const struct rating_seat seats[] = {{0, 1}, {-1, 2}, {1, 3}};
    rating_match(seats, 3, players, 2);
    const struct rating_game game = {.other = of(1500, 100), .score = 1, .weight = 0.5};
    struct rating one = rating_after(of(1500, 100), &game, 1, 0);
    cr_assert_eq(memcmp(&players[0].after[RATING_PEOPLE], &one, sizeof(one)), 0);
}

Test(rating, stored_rating_is_stored_again_unchanged)
{
    struct rating kept = rating_kept((struct rating){1464.05067, 151.51652, 0.0599959842});
    cr_assert_float_eq(kept.rating, 1464.051, 1e-9);
    cr_assert_float_eq(kept.volatility, 0.059995984, 1e-15);
    struct rating again = rating_kept(kept);
    cr_assert_eq(memcmp(&kept, &again, sizeof(kept)), 0);
}

/* A number in 0 ... 1, the same in each run. */
static double uniform(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return ((double)(*state >> 11) + 0.5) / 9007199254740992.0;
}

/* Eight of known strengths play matches of four: who comes first has the least of waiting times
 * whose rates are as the strengths, so that the odds of each pair are those of their ratings. */
Test(rating, strengths_that_are_known_are_found)
{
    static const double strengths[GAME_SEATS_MAX] = {1150, 1250, 1350, 1450,
                                                     1550, 1650, 1750, 1850};
    struct rating_player all[GAME_SEATS_MAX];
    uint64_t state = 7;
    for (size_t i = 0; i < GAME_SEATS_MAX; i++) all[i] = player(false, RATING_BEGIN, 350);
    for (int match = 0; match < 4000; match++) {
        struct rating_player players[4];
        struct rating_seat seats[4];
        double time[4];
        size_t who[4];
        size_t first = (size_t)(uniform(&state) * GAME_SEATS_MAX);
        for (size_t i = 0; i < 4; i++) {
            who[i] = (first + i * (1 + 2 * (size_t)(match % 2))) % GAME_SEATS_MAX;
            players[i] = all[who[i]];
            time[i] = -log(uniform(&state)) / pow(10, strengths[who[i]] / 400);
        }
        for (size_t i = 0; i < 4; i++) {
            seats[i] = (struct rating_seat){(int)i, 1};
            for (size_t j = 0; j < 4; j++) seats[i].rank += time[j] < time[i];
        }
        rating_match(seats, 4, players, 4);
        for (size_t i = 0; i < 4; i++)
            all[who[i]].before[RATING_PEOPLE] = rating_kept(players[i].after[RATING_PEOPLE]);
    }
    for (size_t i = 0; i < GAME_SEATS_MAX; i++) {
        struct rating found = all[i].before[RATING_PEOPLE];
        cr_expect_float_eq(found.rating, strengths[i], 3 * found.deviation, "%.0f: %.0f (%.0f)",
                           strengths[i], found.rating, found.deviation);
        cr_expect_leq(found.deviation, 60);
    }
}
