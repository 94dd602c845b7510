#include "engine/chance.h"

static uint64_t mix(uint64_t value)
{
    value ^= value >> 30;
    value *= UINT64_C(0xbf58476d1ce4e5b9);
    value ^= value >> 27;
    value *= UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

void chance_shuffle(const struct chance *chance, struct chance_name name, uint8_t *order,
                    unsigned count)
{
    CHECK(count <= UINT8_MAX);
    name.index = 0;
    chance_word word = chance_word_of(name);
    for (unsigned i = 0; i < count; i++) order[i] = (uint8_t)i;
    for (unsigned last = count; last > 1; last--) {
        uint64_t index = (uint64_t)(last - 1) << CHANCE_WORD_INDEX;
        uint8_t other = chance_word_below(chance, word | index, last);
        uint8_t card = order[last - 1];
        order[last - 1] = order[other];
        order[other] = card;
    }
}

static uint64_t fast_bits(void *context, chance_word word)
{
    const struct chance_fast *fast = context;
    return mix(mix(word + UINT64_C(0x9e3779b97f4a7c15)) ^ fast->seed);
}

struct chance chance_fast_of(struct chance_fast *fast)
{
    return (struct chance){.bits = fast_bits, .context = fast};
}
