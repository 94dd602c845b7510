/* Estimates of the strength of players who have met often, with confidence intervals. Pure
 * arithmetic; any thread.
 *
 * One player, the lone one, meets a field of seats - 1 identical others. With strengths a and b it
 * wins a / (a + (seats - 1) b) of the matches; Elo is 400 times the decimal logarithm of a
 * strength. The observations are blocks of matches (the lone player once on each seat, with the
 * same chance). Blocks are independent of each other, but the matches in one are not, so that all
 * variance is computed over blocks. */
#ifndef BASE_STATS_STRENGTH_ESTIMATE_H
#define BASE_STATS_STRENGTH_ESTIMATE_H

#include "base/base.h"

#define STRENGTH_ESTIMATE_PLAYERS_MAX 12
#define STRENGTH_ESTIMATE_PAIRINGS_MAX                                                             \
    (STRENGTH_ESTIMATE_PLAYERS_MAX * (STRENGTH_ESTIMATE_PLAYERS_MAX - 1))
#define STRENGTH_ESTIMATE_SURE 1.959964 /* standard errors on either side of a 95 % interval */

/* Observed numbers, one per block. */
struct odds_sum {
    int64_t count;
    double sum;
    double squares;
};

/* The results of two players against each other. */
struct odds_pairing {
    uint8_t lone; /* index of the player */
    uint8_t field;
    uint8_t seats;
    struct odds_sum share; /* share of wins of the lone one in a block, 0 ... 1 */
};

/* Adds an observation. */
void strength_estimate_add(struct odds_sum *sum, double value);

/* Returns the mean of the observations, 0 without any. */
double strength_estimate_mean(const struct odds_sum *sum);

/* Returns the standard error of the pairing's mean share. It includes three imaginary blocks of
 * pure chance, so that a few equal results prove nothing. If all of n blocks were won, the 95 %
 * interval is about as wide as by the rule of three. */
double strength_estimate_error(const struct odds_pairing *pairing);

/* Returns the share of matches that a lone player wins who is stronger by `elo`. Outside
 * strength_estimate.c only for tests. */
double strength_estimate_share_of(double elo, unsigned seats);

/* Fits the players' Elo to all pairings, with 0 for player 0, and fills half the width of each 95 %
 * interval. One imaginary match per pairing, won by chance, keeps an unbeaten player's Elo finite.
 * `count` pairings, `players` players. */
void strength_estimate_elo(const struct odds_pairing *pairings, size_t count, unsigned players,
                           double elo[STRENGTH_ESTIMATE_PLAYERS_MAX],
                           double half[STRENGTH_ESTIMATE_PLAYERS_MAX]);

/* Returns the log-likelihood ratio of the observed shares: the lone player stronger by `elo`
 * against both equal. It assumes a normal distribution with the variance of
 * strength_estimate_error(). */
double strength_estimate_likelier(const struct odds_pairing *pairing, double elo);

/* The bound of a sequential test with error rates of one in twenty on either side. At or above this
 * logarithm the player is stronger, at or below its negative it is not. */
#define STRENGTH_ESTIMATE_DECIDED 2.944439

#endif
