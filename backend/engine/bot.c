#include "engine/bot.h"

uint64_t bot_random_next(struct bot_random *random)
{
    random->state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t bits = random->state;
    bits = (bits ^ bits >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ bits >> 27) * UINT64_C(0x94d049bb133111eb);
    return bits ^ bits >> 31;
}

/* By multiplication: the bias is below 2^-32 * below, far less than any match could show. */
uint32_t bot_random_below(struct bot_random *random, uint32_t below)
{
    return (uint32_t)((bot_random_next(random) >> 32) * below >> 32);
}
