#include "engine/chance.h"

static uint64_t mix(uint64_t value)
{
    value ^= value >> 30;
    value *= UINT64_C(0xbf58476d1ce4e5b9);
    value ^= value >> 27;
    value *= UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

/* The numbers from `excess` up are a whole multiple of `below` many, so their remainders are
 * uniform; a number under it is drawn again under the next name. */
static inline uint8_t draw(const struct chance *chance, struct chance_name name, uint64_t below)
{
    uint64_t excess = (0 - below) % below; /* 2^64 modulo below */
    uint64_t bits = chance->bits(chance->context, name);
    while (bits < excess) {
        CHECK(name.again < UINT8_MAX);
        name.again++;
        bits = chance->bits(chance->context, name);
    }
    return (uint8_t)(bits % below);
}

uint8_t chance_below(const struct chance *chance, struct chance_name name, unsigned below)
{
    CHECK(below >= 1 && below <= 256);
    CHECK(name.again == 0);
    return draw(chance, name, below);
}

uint8_t chance_die(const struct chance *chance, struct chance_name name, unsigned sides)
{
    CHECK(sides >= 1 && sides <= UINT8_MAX);
    return (uint8_t)(1 + draw(chance, name, sides));
}

void chance_shuffle(const struct chance *chance, struct chance_name name, uint8_t *order,
                    unsigned count)
{
    CHECK(count <= UINT8_MAX);
    for (unsigned i = 0; i < count; i++) order[i] = (uint8_t)i;
    for (unsigned last = count; last > 1; last--) {
        name.index = (uint8_t)(last - 1);
        uint8_t other = chance_below(chance, name, last);
        uint8_t card = order[last - 1];
        order[last - 1] = order[other];
        order[other] = card;
    }
}

static uint64_t fast_bits(void *context, struct chance_name name)
{
    const struct chance_fast *fast = context;
    uint64_t word = (uint64_t)name.purpose | (uint64_t)name.seat << 8 | (uint64_t)name.round << 16 |
                    (uint64_t)name.place << 32 | (uint64_t)name.index << 40 |
                    (uint64_t)name.again << 48;
    return mix(mix(word + UINT64_C(0x9e3779b97f4a7c15)) ^ fast->seed);
}

struct chance chance_fast_of(struct chance_fast *fast)
{
    return (struct chance){.bits = fast_bits, .context = fast};
}
