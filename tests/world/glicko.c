#include "world/glicko.h"

#include <math.h>

#define SCALE    173.7178
#define TAU2     0.25 /* of tau, the square */
#define PI2      9.86960440108935861883
#define HALVINGS 200

static double within(double value, double least, double most)
{
    return value < least ? least : value > most ? most : value;
}

struct glicko glicko_new(void)
{
    return (struct glicko){.rating = 1500, .deviation = 350, .volatility = 0.06};
}

struct glicko glicko_rested(struct glicko glicko, double weeks)
{
    double growth = glicko.volatility * SCALE;
    double square = glicko.deviation * glicko.deviation + growth * growth * weeks;
    glicko.deviation = within(sqrt(square), 30, 350);
    return glicko;
}

/* The function of step 5 whose zero is wanted: it falls as x, the logarithm of the volatility's
 * square, grows. */
static double fall(double x, double begin, double delta2, double phi2, double v)
{
    double sum = phi2 + v + exp(x);
    return exp(x) * (delta2 - sum) / (2 * sum * sum) - (x - begin) / TAU2;
}

/* By halving, from far around. */
static double volatility_of(double before, double delta2, double phi2, double v)
{
    double begin = 2 * log(before);
    double low = begin - 40;
    double high = begin + 40;
    for (int i = 0; i < HALVINGS; i++) {
        double middle = (low + high) / 2;
        if (fall(middle, begin, delta2, phi2, v) > 0)
            low = middle;
        else
            high = middle;
    }
    return within(exp(low / 2), 1e-6, 0.2);
}

struct glicko glicko_after(struct glicko before, const struct glicko_game *games, size_t count)
{
    double phi2 = before.deviation * before.deviation / (SCALE * SCALE);
    double weight = 0; /* 1 / v */
    double gain = 0;
    for (size_t i = 0; i < count; i++) {
        double other = games[i].other.deviation / SCALE;
        double g = 1 / sqrt(1 + 3 * other * other / PI2);
        double expected = 1 / (1 + exp(g * (games[i].other.rating - before.rating) / SCALE));
        weight += games[i].share * g * g * expected * (1 - expected);
        gain += games[i].share * g * (games[i].score - expected);
    }
    if (count == 0) return before;
    struct glicko after = before;
    after.volatility =
        volatility_of(before.volatility, gain * gain / (weight * weight), phi2, 1 / weight);
    double phi2_after = 1 / (1 / (phi2) + weight);
    after.rating = before.rating + SCALE * phi2_after * gain;
    after.deviation = within(SCALE * sqrt(phi2_after), 30, 350);
    return after;
}
