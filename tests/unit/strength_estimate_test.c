#include "base/stats/strength_estimate.h"

#include <criterion/criterion.h>
#include <math.h>

/* A sequence of numbers in 0 ... 1, the same in each run. */
static double uniform(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (double)(*state >> 11) / 9007199254740992.0;
}

/* A block of `seats` matches that the lone player wins with this chance each. */
static double block(uint64_t *state, unsigned seats, double chance)
{
    unsigned won = 0;
    for (unsigned i = 0; i < seats; i++) won += uniform(state) < chance;
    return (double)won / seats;
}

static struct odds_pairing met(uint8_t lone, uint8_t field, uint8_t seats, unsigned blocks,
                               double elo, uint64_t *state)
{
    struct odds_pairing pairing = {.lone = lone, .field = field, .seats = seats};
    for (unsigned i = 0; i < blocks; i++)
        strength_estimate_add(&pairing.share,
                              block(state, seats, strength_estimate_share_of(elo, seats)));
    return pairing;
}

Test(strength_estimate, an_elo_is_a_share_of_wins)
{
    cr_assert_float_eq(strength_estimate_share_of(0, 2), 0.5, 1e-12);
    cr_assert_float_eq(strength_estimate_share_of(0, 4), 0.25, 1e-12);
    cr_assert_float_eq(strength_estimate_share_of(400, 2), 10.0 / 11, 1e-9);
    cr_assert_float_eq(strength_estimate_share_of(-400, 3), 0.1 / 2.1, 1e-9);
}

Test(strength_estimate, two_players_have_the_elo_of_their_share)
{
    struct odds_pairing pairing = {.lone = 1, .field = 0, .seats = 2};
    double elo[STRENGTH_ESTIMATE_PLAYERS_MAX];
    double half[STRENGTH_ESTIMATE_PLAYERS_MAX];
    for (int i = 0; i < 50000; i++) strength_estimate_add(&pairing.share, i % 4 != 0);
    strength_estimate_elo(&pairing, 1, 2, elo, half);
    cr_assert_float_eq(elo[0], 0, 1e-12);
    cr_assert_float_eq(elo[1], 400 * log10(3), 0.05);
    /* By hand: an error of sqrt(.75 * .25 / 50000) in the share, over the slope there. */
    double expected = STRENGTH_ESTIMATE_SURE * sqrt(.1875 / 50000) / .1875 * 400 / log(10);
    cr_assert_float_eq(half[1], expected, 0.05);
}

Test(strength_estimate, intervals_hold_the_truth_nineteen_times_in_twenty)
{
    static const double truth[3] = {0, 60, -90};
    unsigned held = 0;
    unsigned asked = 0;
    uint64_t state = 5;
    for (int run = 0; run < 300; run++) {
        struct odds_pairing pairings[6];
        double elo[STRENGTH_ESTIMATE_PLAYERS_MAX];
        double half[STRENGTH_ESTIMATE_PLAYERS_MAX];
        size_t count = 0;
        for (uint8_t lone = 0; lone < 3; lone++)
            for (uint8_t field = 0; field < 3; field++)
                if (lone != field)
                    pairings[count++] =
                        met(lone, field, 4, 100, truth[lone] - truth[field], &state);
        strength_estimate_elo(pairings, count, 3, elo, half);
        for (int i = 1; i < 3; i++, asked++) held += fabs(elo[i] - truth[i]) <= half[i];
    }
    cr_assert_geq(held, asked * 92 / 100, "%u of %u", held, asked);
    cr_assert_leq(held, asked * 98 / 100, "%u of %u", held, asked);
}

Test(strength_estimate, unbeaten_player_is_not_certain_to_win)
{
    struct odds_pairing pairing = {.lone = 1, .field = 0, .seats = 2};
    double elo[STRENGTH_ESTIMATE_PLAYERS_MAX];
    double half[STRENGTH_ESTIMATE_PLAYERS_MAX];
    for (int i = 0; i < 100; i++) strength_estimate_add(&pairing.share, 1);
    strength_estimate_elo(&pairing, 1, 2, elo, half);
    cr_assert(isfinite(elo[1]) && elo[1] > 600);
    cr_assert_gt(half[1], 50);
    cr_assert_float_eq(STRENGTH_ESTIMATE_SURE * strength_estimate_error(&pairing), 3.0 / 200, 0.005,
                       "the rule of three");
}

/* How many of 400 sequential tests say "stronger", and the blocks that they took. */
static unsigned said_stronger(double elo, uint8_t seats, double *blocks)
{
    unsigned said = 0;
    uint64_t state = 11;
    *blocks = 0;
    for (int run = 0; run < 400; run++) {
        struct odds_pairing pairing = {.lone = 1, .field = 0, .seats = seats};
        double likelier = 0;
        while (fabs(likelier) < STRENGTH_ESTIMATE_DECIDED) {
            strength_estimate_add(&pairing.share,
                                  block(&state, seats, strength_estimate_share_of(elo, seats)));
            likelier = strength_estimate_likelier(&pairing, 80);
            *blocks += 1.0 / 400;
        }
        said += likelier > 0;
    }
    return said;
}

Test(strength_estimate, a_sequential_test_errs_once_in_twenty)
{
    double blocks;
    cr_expect_leq(said_stronger(0, 2, &blocks), 26);
    cr_expect_geq(said_stronger(80, 2, &blocks), 374);
    cr_expect_leq(said_stronger(0, 4, &blocks), 26);
    cr_expect_geq(said_stronger(80, 4, &blocks), 374);
    cr_expect_geq(said_stronger(300, 4, &blocks), 399);
    cr_expect_lt(blocks, 20, "a far stronger player is detected soon: %.1f blocks", blocks);
}

Test(strength_estimate, a_few_blocks_that_came_out_alike_prove_nothing)
{
    struct odds_pairing pairing = {.lone = 0, .field = 1, .seats = 4};
    strength_estimate_add(&pairing.share, 1);
    strength_estimate_add(&pairing.share, 1);
    cr_assert_lt(strength_estimate_likelier(&pairing, 30), STRENGTH_ESTIMATE_DECIDED);
    cr_assert_gt(strength_estimate_likelier(&pairing, 30), 0);
}
