/* The totals of the blocks of an arena. */
#include "lab/arena_internal.h"

#include <string.h>

void arena_tally_begin(struct arena_tally *tally, const struct arena_plan *plan)
{
    memset(tally, 0, sizeof(*tally));
    memcpy(tally->pairing, plan->pairing, sizeof(tally->pairing));
}

static int best_of_others(const struct arena_match *match, unsigned seats, unsigned seat)
{
    int best = INT16_MIN;
    for (unsigned other = 0; other < seats; other++)
        if (other != seat) best = max(best, match->total[other]);
    return best;
}

static void record_add(struct arena_record *record, const struct arena_match *match, unsigned seats,
                       unsigned seat)
{
    int score = match->total[seat];
    int class = min(max(score - ARENA_SCORE_FIRST, 0), ARENA_SCORES - 1);
    record->matches++;
    record->ranks += match->rank[seat];
    record->margins += score - best_of_others(match, seats, seat);
    record->scores += score;
    record->squares += (double)score * score;
    record->class[class]++;
}

static void thinking_add(struct arena_thinking *sum, const struct arena_thinking *more)
{
    sum->decisions += more->decisions;
    sum->us += more->us;
    if (more->longest_us > sum->longest_us) sum->longest_us = more->longest_us;
}

/* Returns the seat's result in one match: a share of the first place. */
static double share_of(const struct arena_match *match, unsigned seats, unsigned seat)
{
    unsigned firsts = 0;
    for (unsigned other = 0; other < seats; other++) firsts += match->rank[other] == 1;
    return match->over != 0 && match->rank[seat] == 1 ? 1.0 / firsts : 0;
}

void arena_tally_add(struct arena_tally *tally, const struct arena_plan *plan,
                     const struct arena_block *block)
{
    unsigned index = arena_pairing_of(plan, block->number);
    struct odds_pairing *pairing = &tally->pairing[index];
    unsigned seats = plan->setup.seats;
    double share = 0;
    double lone_score = 0;
    double field_score = 0;
    CHECK(block->number == tally->blocks);
    for (unsigned lone = 0; lone < seats; lone++) {
        const struct arena_match *match = &block->match[lone];
        tally->rounds += match->rounds;
        tally->unfinished += match->over == 0;
        share += share_of(match, seats, lone);
        for (unsigned seat = 0; seat < seats; seat++) {
            unsigned player = seat == lone ? pairing->lone : pairing->field;
            record_add(&tally->record[player], match, seats, seat);
            *(seat == lone ? &lone_score : &field_score) += match->total[seat];
        }
    }
    strength_estimate_add(&pairing->share, share / seats);
    strength_estimate_add(&tally->lone_score[index], lone_score / seats);
    strength_estimate_add(&tally->field_score[index], field_score / (seats * (seats - 1)));
    thinking_add(&tally->record[pairing->lone].thinking, &block->thinking[0]);
    thinking_add(&tally->record[pairing->field].thinking, &block->thinking[1]);
    tally->blocks++;
}

int arena_score_at(const struct arena_record *record, unsigned percent)
{
    int64_t below = 0;
    int class = 0;
    while (class < ARENA_SCORES - 1 &&
           (below += record->class[class]) * 100 <= record->matches * (int64_t)percent)
        class ++;
    return class + ARENA_SCORE_FIRST;
}

double arena_likelier(const struct arena_tally *tally, const struct arena_plan *plan)
{
    double sum = 0;
    for (unsigned i = 0; i < plan->pairings; i++) {
        const struct odds_pairing *pairing = &tally->pairing[i];
        if (pairing->lone == plan->stronger && pairing->field == plan->weaker)
            sum += strength_estimate_likelier(pairing, plan->until_elo);
        if (pairing->lone == plan->weaker && pairing->field == plan->stronger)
            sum += strength_estimate_likelier(pairing, -plan->until_elo);
    }
    return sum;
}

bool arena_decided(const struct arena_tally *tally, const struct arena_plan *plan)
{
    if (plan->stronger < 0) return false;
    double likelier = arena_likelier(tally, plan);
    return likelier >= STRENGTH_ESTIMATE_DECIDED || likelier <= -STRENGTH_ESTIMATE_DECIDED;
}
