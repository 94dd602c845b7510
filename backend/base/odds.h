/* How strong players are who have met often, and how sure that is. Pure arithmetic; any thread.
 *
 * One player, the lone one, meets a field of seats - 1 others who are all alike. With strengths a
 * and b it wins a / (a + (seats - 1) b) of the matches; Elo is 400 times the decimal logarithm of a
 * strength. What is observed are blocks of matches (the lone player once on each seat, with the
 * same chance): blocks are independent of each other, the matches in one are not, so that all
 * variance is taken over blocks. */
#ifndef BASE_ODDS_H
#define BASE_ODDS_H

#include "base/base.h"

#define ODDS_PLAYERS_MAX  12
#define ODDS_PAIRINGS_MAX (ODDS_PLAYERS_MAX * (ODDS_PLAYERS_MAX - 1))
#define ODDS_SURE         1.959964 /* standard errors on either side that hold 95 of 100 */

/* Numbers that were observed, one a block. */
struct odds_sum {
    int64_t count;
    double sum;
    double squares;
};

/* What two players did to each other. */
struct odds_pairing {
    uint8_t lone; /* index of the player */
    uint8_t field;
    uint8_t seats;
    struct odds_sum share; /* of wins of the lone one in a block, 0 ... 1 */
};

/* One more observation. */
void odds_add(struct odds_sum *sum, double value);

/* The mean of what was added, 0 if nothing was. */
double odds_mean(const struct odds_sum *sum);

/* The standard error of the pairing's mean share. Three imagined blocks that chance decides are
 * counted in, so that a few that all came out alike prove nothing: of n blocks that were all won
 * the 95 % interval is about as wide as by the rule of three. */
double odds_error(const struct odds_pairing *pairing);

/* The share of matches that a lone player wins who is stronger by `elo`. Beyond odds.c for tests.
 */
double odds_share_of(double elo, unsigned seats);

/* Fits the players' Elo to all pairings, that of player 0 being 0, and fills half the width of each
 * one's 95 % interval. One imagined match a pairing, won by chance, keeps whoever never lost
 * finite. `count` pairings, `players` players. */
void odds_elo(const struct odds_pairing *pairings, size_t count, unsigned players,
              double elo[ODDS_PLAYERS_MAX], double half[ODDS_PLAYERS_MAX]);

/* The logarithm of how much likelier the observed shares are if the lone player is stronger by
 * `elo` than if both are equal; of a normal distribution with the variance that odds_error() takes.
 */
double odds_likelier(const struct odds_pairing *pairing, double elo);

/* Where a sequential test ends, for errors of one in twenty on either side: at or above this
 * logarithm the player is stronger, at or below its negative it is not. */
#define ODDS_DECIDED 2.944439

#endif
