#include "base/stats/strength_estimate.h"

#include <math.h>

#define FIT_ROUNDS_MAX 2000
#define FIT_CLOSE      1e-9
#define FIT_STEP_MAX   1.0
#define ELO_UNIT       (400 / 2.302585092994046) /* one natural logarithm of strength */
#define IMAGINED       3

void strength_estimate_add(struct odds_sum *sum, double value)
{
    sum->count++;
    sum->sum += value;
    sum->squares += value * value;
}

double strength_estimate_mean(const struct odds_sum *sum)
{
    return sum->count == 0 ? 0 : sum->sum / (double)sum->count;
}

/* Returns the variance of one block, the imaginary ones included. */
static double variance(const struct odds_pairing *pairing)
{
    const struct odds_sum *share = &pairing->share;
    double even = 1.0 / pairing->seats;
    double count = (double)share->count;
    double spread = share->count == 0 ? 0 : share->squares - share->sum * share->sum / count;
    return (fmax(spread, 0) + IMAGINED * even * (1 - even)) / (count + IMAGINED - 1);
}

double strength_estimate_error(const struct odds_pairing *pairing)
{
    double count = (double)pairing->share.count;
    return pairing->share.count == 0 ? 0.5 : sqrt(variance(pairing) / count);
}

double strength_estimate_share_of(double elo, unsigned seats)
{
    return 1 / (1 + (seats - 1) * exp(-elo / ELO_UNIT));
}

/* Matches won by the lone one and matches played, the imaginary one included. */
struct met {
    double won;
    double played;
};

static struct met met_of(const struct odds_pairing *pairing, double more)
{
    double matches = (double)pairing->share.count * pairing->seats;
    return (struct met){.won = (strength_estimate_mean(&pairing->share) + more) * matches +
                               1.0 / pairing->seats,
                        .played = matches + 1};
}

/* Fits the most likely strengths (as natural logarithms), one player at a time until none changes.
 */
static void fit(const struct odds_pairing *pairings, const struct met *met, size_t count,
                unsigned players, double strength[STRENGTH_ESTIMATE_PLAYERS_MAX])
{
    for (int round = 0; round < FIT_ROUNDS_MAX; round++) {
        double moved = 0;
        for (unsigned player = 1; player < players; player++) {
            double slope = 0;
            double bend = 0;
            for (size_t i = 0; i < count; i++) {
                const struct odds_pairing *pairing = &pairings[i];
                if (pairing->lone != player && pairing->field != player) continue;
                double elo = ELO_UNIT * (strength[pairing->lone] - strength[pairing->field]);
                double share = strength_estimate_share_of(elo, pairing->seats);
                double more = met[i].won - met[i].played * share;
                slope += pairing->lone == player ? more : -more;
                bend += met[i].played * share * (1 - share);
            }
            double step = bend > 0 ? slope / bend : 0;
            step = fmin(fmax(step, -FIT_STEP_MAX), FIT_STEP_MAX);
            strength[player] += step;
            moved = fmax(moved, fabs(step));
        }
        if (moved < FIT_CLOSE) break;
    }
}

void strength_estimate_elo(const struct odds_pairing *pairings, size_t count, unsigned players,
                           double elo[STRENGTH_ESTIMATE_PLAYERS_MAX],
                           double half[STRENGTH_ESTIMATE_PLAYERS_MAX])
{
    struct met met[STRENGTH_ESTIMATE_PAIRINGS_MAX] = {{0}};
    double strength[STRENGTH_ESTIMATE_PLAYERS_MAX] = {0};
    double spread[STRENGTH_ESTIMATE_PLAYERS_MAX] = {0};
    CHECK(players <= STRENGTH_ESTIMATE_PLAYERS_MAX && count <= STRENGTH_ESTIMATE_PAIRINGS_MAX);
    for (size_t i = 0; i < count; i++) met[i] = met_of(&pairings[i], 0);
    fit(pairings, met, count, players, strength);
    /* Propagate the standard error of each pairing to the strengths, one pairing at a time. */
    for (size_t i = 0; i < count; i++) {
        double other[STRENGTH_ESTIMATE_PLAYERS_MAX];
        for (unsigned player = 0; player < players; player++) other[player] = strength[player];
        double mean = strength_estimate_mean(&pairings[i].share);
        double error = strength_estimate_error(&pairings[i]);
        met[i] = met_of(&pairings[i], mean > 0.5 ? -error : error);
        fit(pairings, met, count, players, other);
        met[i] = met_of(&pairings[i], 0);
        for (unsigned player = 0; player < players; player++) {
            double by = other[player] - strength[player];
            spread[player] += by * by;
        }
    }
    for (unsigned player = 0; player < players; player++) {
        elo[player] = ELO_UNIT * strength[player];
        half[player] = ELO_UNIT * STRENGTH_ESTIMATE_SURE * sqrt(spread[player]);
    }
}

double strength_estimate_likelier(const struct odds_pairing *pairing, double elo)
{
    double even = 1.0 / pairing->seats;
    double better = strength_estimate_share_of(elo, pairing->seats);
    double count = (double)pairing->share.count;
    if (pairing->share.count < 1) return 0;
    double mean = strength_estimate_mean(&pairing->share);
    return count * (better - even) * (mean - (even + better) / 2) / variance(pairing);
}
