#include "support/attack.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/clock.h"

double attack_seconds(double seconds_short)
{
    const char *text = getenv("OCHRE_ATTACK_SECONDS");
    return text != NULL ? strtod(text, NULL) : seconds_short;
}

uint64_t attack_seed(const char *name)
{
    const char *text = getenv("OCHRE_ATTACK_SEED");
    uint64_t seed = text != NULL ? strtoull(text, NULL, 10) : (uint64_t)clock_unix_ms();
    fprintf(stderr, "%s: OCHRE_ATTACK_SEED=%llu\n", name, (unsigned long long)seed);
    return seed;
}
