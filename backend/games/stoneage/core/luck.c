#include "games/stoneage/core/luck.h"

#include "games/stoneage/rules.h"

#include <string.h>

#define FACES   STONEAGE_DIE_SIDES
#define SUM_MAX (STONEAGE_LUCK_DICE_MAX * FACES)

/* Fills ways[s] = the number of ways in which `dice` dice give the sum s. */
static void sums_fill(unsigned dice, uint64_t ways[SUM_MAX + 1])
{
    memset(ways, 0, (SUM_MAX + 1) * sizeof(*ways));
    ways[0] = 1;
    for (unsigned die = 0; die < dice; die++) {
        for (unsigned sum = (die + 1) * FACES + 1; sum-- > 0;) {
            uint64_t made = 0;
            for (unsigned face = 1; face <= FACES && face <= sum; face++) made += ways[sum - face];
            ways[sum] = made;
        }
    }
}

struct stoneage_luck stoneage_luck_of(struct stoneage_roll_terms terms)
{
    struct stoneage_luck luck = {.ways = 0};
    uint64_t ways[SUM_MAX + 1];
    CHECK(terms.dice <= STONEAGE_LUCK_DICE_MAX && terms.divisor > 0);
    sums_fill(terms.dice, ways);
    for (unsigned sum = 0; sum <= terms.dice * (unsigned)FACES; sum++) {
        unsigned left = sum > terms.penalty ? sum - terms.penalty : 0;
        unsigned yield = (left + terms.tools) / terms.divisor;
        luck.ways += ways[sum];
        luck.sum += ways[sum] * yield;
        luck.squares += ways[sum] * yield * yield;
    }
    return luck;
}

/* Returns part / whole in millionths, to the nearest; whole is below 2^54. It uses two steps of a
 * thousand each, which fit in 64 bits; one step would not. */
static uint64_t millionths(uint64_t part, uint64_t whole)
{
    uint64_t result = part / whole;
    uint64_t rest = part % whole;
    for (unsigned step = 0; step < 2; step++) {
        rest *= 1000;
        result = result * 1000 + rest / whole;
        rest %= whole;
    }
    return result + (rest * 2 >= whole);
}

uint64_t stoneage_luck_mean(const struct stoneage_luck *luck)
{
    return millionths(luck->sum, luck->ways);
}

uint64_t stoneage_luck_variance(const struct stoneage_luck *luck)
{
    uint64_t whole = luck->sum / luck->ways; /* subtracted first, to avoid an overflow */
    uint64_t off = luck->sum - whole * luck->ways;
    uint64_t squares = luck->squares - 2 * whole * luck->sum + whole * whole * luck->ways;
    uint64_t mean = millionths(off, luck->ways);
    return millionths(squares, luck->ways) - mean * mean / LUCK_PARTS;
}

/* Updates the animals on display, a bit for each card. */
static void animal_note(struct stoneage_luck_own *own, const struct stoneage_event *event)
{
    unsigned index = event->card - (unsigned)STONEAGE_ANIMAL_FIRST;
    if (index >= STONEAGE_ANIMALS) return;
    if (event->kind == STONEAGE_CARD_TURNED)
        own->animals |= UINT32_C(1) << index;
    else
        own->animals &= ~(UINT32_C(1) << index);
}

/* Returns the sum of the penalties of all animals on display. */
static uint8_t penalty_of(const struct stoneage_luck_own *own)
{
    unsigned penalty = 0;
    for (unsigned i = 0; i < STONEAGE_ANIMALS; i++)
        if ((own->animals >> i & 1) != 0) penalty += stoneage_animals[i].penalty;
    return (uint8_t)penalty;
}

static void open_roll(struct stoneage_luck_open *open, const struct stoneage_event *event,
                      uint8_t penalty)
{
    *open = (struct stoneage_luck_open){
        .dice = event->length, .kind = event->yield, .penalty = penalty, .open = 1};
    for (unsigned i = 0; i < event->length; i++)
        open->pips = (uint8_t)(open->pips + event->list[i]);
}

static void close_roll(struct luck_line *line, const struct stoneage_luck_open *open,
                       uint8_t amount)
{
    struct stoneage_luck luck =
        stoneage_luck_of((struct stoneage_roll_terms){.dice = open->dice,
                                                      .tools = open->tools,
                                                      .penalty = open->penalty,
                                                      .divisor = stoneage_divisors[open->kind]});
    line->rolls++;
    line->dice += open->dice;
    line->sides = STONEAGE_DIE_SIDES;
    line->pips += open->pips;
    line->actual += amount;
    line->expected += stoneage_luck_mean(&luck);
    line->variance += stoneage_luck_variance(&luck);
}

void stoneage_luck_take(struct luck *luck, const struct game_event *bytes)
{
    struct stoneage_luck_own *own = (struct stoneage_luck_own *)(void *)luck->own;
    struct stoneage_event event;
    memcpy(&event, bytes, sizeof(event));
    if (event.kind == STONEAGE_CARD_TURNED || event.kind == STONEAGE_ANIMAL_LEFT)
        animal_note(own, &event);
    if (event.seat >= STONEAGE_SEATS_MAX) return;
    struct stoneage_luck_open *open = &own->open[event.seat];
    if (event.kind == STONEAGE_ROLLED) {
        open->open = 0;
        bool known = event.length <= STONEAGE_LUCK_DICE_MAX && event.yield < STONEAGE_YIELDS &&
                     stoneage_divisors[event.yield] > 0;
        if (known) open_roll(open, &event, penalty_of(own));
    } else if (event.kind == STONEAGE_TOOLS_USED && open->open) {
        open->tools = event.value;
    } else if ((event.kind == STONEAGE_GATHERED || event.kind == STONEAGE_SPLIT_ASKED) &&
               open->open) { /* a hunt is split into food and jewellery afterwards */
        close_roll(&luck->line[event.seat][open->kind], open, event.amount);
        open->open = 0;
    }
}
