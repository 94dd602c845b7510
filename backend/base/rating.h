/* How strong somebody plays, as his results against others say: Glicko-2 (Mark E. Glickman,
 * "Example of the Glicko-2 system", 2022, http://www.glicko.net/glicko/glicko2.pdf), whose steps
 * have their numbers in rating.c.
 *
 * Glicko-2 knows games of two. A match of more is each pair of its seats as a game: who has the
 * better rank has won it, equal ranks are a draw. The games of one match are not independent of
 * each other, so that their weight is shared: of n seats each counts 1 / (n - 1), and a match
 * counts as one game, whatever n is. Each game's terms of v and of the improvement are multiplied
 * by its weight; with a weight of one it is Glicko-2 to the digit.
 *
 * Bots are rated apart. A game between two people is of the pool of people; one in which a bot
 * plays is of the pool of bots, and says nothing of how somebody does against people.
 *
 * A rating period is a week. Everybody's deviation is first let grow by the time since the last
 * match; the match itself takes no time. Pure; any thread. */
#ifndef BASE_RATING_H
#define BASE_RATING_H

#include "base/base.h"
#include "base/seats.h"

#define RATING_BEGIN          1500.0
#define RATING_DEVIATION_MAX  350.0 /* of somebody of whom nothing is known */
#define RATING_DEVIATION_MIN  30.0  /* what changes is seen, however much somebody plays */
#define RATING_VOLATILITY     0.06
#define RATING_VOLATILITY_MAX 0.2
#define RATING_PERIOD_MS      (7LL * 24 * 60 * 60 * 1000)

struct rating {
    double rating;     /* on the scale of chess: 400 more is ten wins for one loss */
    double deviation;  /* of that: with 95 % it lies within 1.96 of these */
    double volatility; /* how steady the results are */
};

/* One game, seen by one of its two. */
struct rating_game {
    struct rating other; /* before it */
    double score;        /* 1: won, 0.5: a draw, 0: lost */
    double weight;       /* more than 0; 1: a game of two */
};

/* What is known of somebody who has not played. */
struct rating rating_new(void);

/* The same `periods` (0 or more) later, without a game. */
struct rating rating_rested(struct rating rating, double periods);

/* The rating after `count` games, which took `periods`; without a game it has only rested. Within
 * the bounds above. Beyond rating.c for tests. */
struct rating rating_after(struct rating before, const struct rating_game *games, size_t count,
                           double periods);

enum rating_pool { RATING_PEOPLE, RATING_BOTS, RATING_POOLS };

/* Somebody who sat at a match; a bot may have had several of its seats. */
struct rating_player {
    bool bot;
    struct rating before[RATING_POOLS]; /* rested until the end of the match */
    bool played[RATING_POOLS];          /* out: he had a game in that pool, */
    struct rating after[RATING_POOLS];  /* out: and this came of it, see rating_kept() */
};

struct rating_seat {
    int player; /* index of who had it; -1: its result counts as nobody's */
    int rank;   /* 1 is best */
};

/* Fills what came of a match for its `player_count` players, GAME_SEATS_MAX at most; so many seats
 * too. Between two seats of one player is no game. */
void rating_match(const struct rating_seat *seats, size_t seat_count, struct rating_player *players,
                  size_t player_count);

/* As it is written down: rating and deviation to a thousandth, the volatility to nine digits, so
 * that who computes it again from what is written has the same. */
struct rating rating_kept(struct rating rating);

#endif
