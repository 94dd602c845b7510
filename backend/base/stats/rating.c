#include "base/stats/rating.h"

#include <math.h>

#define SCALE      173.7178 /* from the scale of the paper */
#define TAU        0.5      /* limits changes of the volatility */
#define PRECISION  1e-6     /* of the logarithm of the volatility */
#define ROUNDS_MAX 100      /* of each search; usually about five */
#define PI         3.14159265358979323846
#define GAMES_MAX  (GAME_SEATS_MAX * GAME_SEATS_MAX)

struct rating rating_new(void)
{
    return (struct rating){RATING_BEGIN, RATING_DEVIATION_MAX, RATING_VOLATILITY};
}

/* Step 3: returns the weight of the result against an opponent whose deviation is phi. */
static double g(double phi)
{
    return 1 / sqrt(1 + 3 * phi * phi / (PI * PI));
}

static double bounded(double value, double least, double most)
{
    return fmin(fmax(value, least), most);
}

/* Step 6: returns the deviation grown by the time. */
static double grown(double phi, double volatility, double periods)
{
    return sqrt(phi * phi + volatility * volatility * periods);
}

struct rating rating_rested(struct rating rating, double periods)
{
    double phi = grown(rating.deviation / SCALE, rating.volatility, periods);
    rating.deviation = bounded(phi * SCALE, RATING_DEVIATION_MIN, RATING_DEVIATION_MAX);
    return rating;
}

/* The function whose zero step 5 finds. */
struct slope {
    double delta, phi, v, a;
};

static double slope_at(const struct slope *slope, double x)
{
    double e = exp(x);
    double all = slope->phi * slope->phi + slope->v + e;
    return e * (slope->delta * slope->delta - all) / (2 * all * all) - (x - slope->a) / (TAU * TAU);
}

/* Step 5: returns the new volatility, by the Illinois algorithm. */
static double volatility_after(double volatility, double delta, double phi, double v)
{
    struct slope slope = {.delta = delta, .phi = phi, .v = v, .a = log(volatility * volatility)};
    double a = slope.a;
    double b = delta * delta > phi * phi + v ? log(delta * delta - phi * phi - v) : a - TAU;
    for (int i = 0; i < ROUNDS_MAX && b < a && slope_at(&slope, b) < 0; i++) b -= TAU;
    double at_a = slope_at(&slope, a);
    double at_b = slope_at(&slope, b);
    for (int i = 0; i < ROUNDS_MAX && fabs(b - a) > PRECISION; i++) {
        double c = a + (a - b) * at_a / (at_b - at_a);
        double at_c = slope_at(&slope, c);
        if (at_c * at_b <= 0) {
            a = b;
            at_a = at_b;
        } else {
            at_a /= 2;
        }
        b = c;
        at_b = at_c;
    }
    return bounded(exp(a / 2), PRECISION, RATING_VOLATILITY_MAX);
}

struct rating rating_after(struct rating before, const struct rating_game *games, size_t count,
                           double periods)
{
    double mu = (before.rating - RATING_BEGIN) / SCALE; /* step 2 */
    double phi = before.deviation / SCALE;
    double precision = 0;
    double improvement = 0;
    for (size_t i = 0; i < count; i++) { /* steps 3 and 4 */
        double of = g(games[i].other.deviation / SCALE);
        double expected =
            1 / (1 + exp(-of * (mu - (games[i].other.rating - RATING_BEGIN) / SCALE)));
        precision += games[i].weight * of * of * expected * (1 - expected);
        improvement += games[i].weight * of * (games[i].score - expected);
    }
    if (precision <= 0) return rating_rested(before, periods);
    double v = 1 / precision;
    double volatility = volatility_after(before.volatility, v * improvement, phi, v);
    phi = grown(phi, volatility, periods);
    phi = 1 / sqrt(1 / (phi * phi) + precision); /* step 7 */
    mu += phi * phi * improvement;
    return (struct rating){
        .rating = mu * SCALE + RATING_BEGIN, /* step 8 */
        .deviation = bounded(phi * SCALE, RATING_DEVIATION_MIN, RATING_DEVIATION_MAX),
        .volatility = volatility,
    };
}

static double score_of(int own, int other)
{
    return own < other ? 1 : own == other ? 0.5 : 0;
}

/* Lists the games of one player in one pool. Returns their number. */
static size_t games_list(const struct rating_seat *seats, size_t seat_count,
                         const struct rating_player *players, int who, enum rating_pool pool,
                         struct rating_game games[GAMES_MAX])
{
    size_t count = 0;
    double had = 0; /* number of the player's seats */
    for (size_t i = 0; i < seat_count; i++) had += seats[i].player == who;
    for (size_t i = 0; i < seat_count; i++) {
        for (size_t j = 0; seats[i].player == who && j < seat_count; j++) {
            int other = seats[j].player;
            if (other < 0 || other == who) continue;
            bool of_bots = players[who].bot || players[other].bot;
            if (of_bots != (pool == RATING_BOTS)) continue;
            games[count++] = (struct rating_game){.other = players[other].before[pool],
                                                  .score = score_of(seats[i].rank, seats[j].rank),
                                                  .weight = 1 / (had * (double)(seat_count - 1))};
        }
    }
    return count;
}

void rating_match(const struct rating_seat *seats, size_t seat_count, struct rating_player *players,
                  size_t player_count)
{
    struct rating_game games[GAMES_MAX];
    CHECK(seat_count <= GAME_SEATS_MAX && player_count <= GAME_SEATS_MAX);
    for (size_t who = 0; who < player_count; who++) {
        for (enum rating_pool pool = 0; pool < RATING_POOLS; pool++) {
            struct rating_player *player = &players[who];
            size_t count = games_list(seats, seat_count, players, (int)who, pool, games);
            player->played[pool] = count > 0;
            player->after[pool] = rating_after(player->before[pool], games, count, 0);
        }
    }
}

struct rating rating_kept(struct rating rating)
{
    return (struct rating){.rating = round(rating.rating * 1e3) / 1e3,
                           .deviation = round(rating.deviation * 1e3) / 1e3,
                           .volatility = round(rating.volatility * 1e9) / 1e9};
}
