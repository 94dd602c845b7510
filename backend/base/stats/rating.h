/* The playing strength of a person by results against others: Glicko-2 (Mark E. Glickman, "Example
 * of the Glicko-2 system", 2022, http://www.glicko.net/glicko/glicko2.pdf). Comments in rating.c
 * give the numbers of its steps.
 *
 * Glicko-2 is for games of two. A match of more seats counts as one game for each pair of seats:
 * the better rank has won, equal ranks are a draw. These games are not independent of each other,
 * so that they share their weight: with n seats each counts 1 / (n - 1), and a match counts as one
 * game for any n. Each game's terms of v and of the improvement are multiplied by its weight; with
 * a weight of one it is exactly Glicko-2.
 *
 * Bots have a separate pool. A game between two people belongs to the pool of people. A game with a
 * bot belongs to the pool of bots, and does not affect a rating against people.
 *
 * A rating period is a week. Each deviation first grows by the time since the last match; the match
 * itself takes no time. Pure; any thread. */
#ifndef BASE_STATS_RATING_H
#define BASE_STATS_RATING_H

#include "base/base.h"
#include "base/seats.h"

#define RATING_BEGIN          1500.0
#define RATING_DEVIATION_MAX  350.0 /* the deviation of a person without results */
#define RATING_DEVIATION_MIN  30.0  /* keeps changes visible, even after many matches */
#define RATING_VOLATILITY     0.06
#define RATING_VOLATILITY_MAX 0.2
#define RATING_PERIOD_MS      (7LL * 24 * 60 * 60 * 1000)

struct rating {
    double rating;     /* on the scale of chess: 400 more mean ten wins for one loss */
    double deviation;  /* of the rating: the 95 % interval is 1.96 of these on either side */
    double volatility; /* variation of the results */
};

/* One game, from the perspective of one of its two seats. */
struct rating_game {
    struct rating other; /* before the game */
    double score;        /* 1: won, 0.5: a draw, 0: lost */
    double weight;       /* more than 0; 1: a game of two */
};

/* Returns the rating of a person who has not played. */
struct rating rating_new(void);

/* Returns the rating `periods` (0 or more) later, without a game: the deviation has grown. */
struct rating rating_rested(struct rating rating, double periods);

/* Returns the rating after `count` games, which took `periods`; without a game, as
 * rating_rested(). Within the bounds above. Outside rating.c only for tests. */
struct rating rating_after(struct rating before, const struct rating_game *games, size_t count,
                           double periods);

enum rating_pool { RATING_PEOPLE, RATING_BOTS, RATING_POOLS };

/* A player of a match; a bot may have had several of its seats. */
struct rating_player {
    bool bot;
    struct rating
        before[RATING_POOLS];  /* with the growth of the deviation until the end of the match */
    bool played[RATING_POOLS]; /* out: the player had a game in that pool */
    struct rating after[RATING_POOLS]; /* out: the rating after it, see rating_kept() */
};

struct rating_seat {
    int player; /* index of its player; -1: the result of the seat counts for no one */
    int rank;   /* 1 is best */
};

/* Fills the ratings after a match for its `player_count` players, GAME_SEATS_MAX at most, with the
 * same maximum of seats. There is no game between two seats of one player. */
void rating_match(const struct rating_seat *seats, size_t seat_count, struct rating_player *players,
                  size_t player_count);

/* Returns the rating rounded as it is stored: rating and deviation to a thousandth, the volatility
 * to nine digits. A recomputation from stored values then gives the same result. */
struct rating rating_kept(struct rating rating);

#endif
