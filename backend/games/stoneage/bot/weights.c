/* The columns of the table of weights for the quick player of Stone Age. */
#include "games/stoneage/bot/weights.h"

#include "engine/knowledge.h"

#include "games/stoneage/rules.h"

#define NAME(name, first, two, three, four)  #name,
#define FIRST(name, first, two, three, four) first,
#define TWO(name, first, two, three, four)   two,
#define THREE(name, first, two, three, four) three,
#define FOUR(name, first, two, three, four)  four,

static const char *const names[] = {MIND_WEIGHTS(NAME)};

static const int16_t first[] = {MIND_WEIGHTS(FIRST)};

_Static_assert(sizeof(struct mind_weights) == sizeof(first), "numbers in a row");

const struct mind_weights mind_first = {MIND_WEIGHTS(FIRST)};

const struct mind_weights *mind_weights_of(const struct stoneage_state *state)
{
    static const struct mind_weights two = {MIND_WEIGHTS(TWO)};
    static const struct mind_weights three = {MIND_WEIGHTS(THREE)};
    static const struct mind_weights four = {MIND_WEIGHTS(FOUR)};
    return state->seats == 2 ? &two : state->seats == 3 ? &three : &four;
}

const struct knowledge_weights stoneage_weights = {
    .count = COUNT_OF(first), .names = names, .first = first};
