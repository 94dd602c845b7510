/* All that would make one run differ from the next is provided by the test: the clocks move when
 * it says so, random bytes come from one seed, passwords are stored as they are, and workers'
 * jobs run in pool_drain(). Stands in for base/clock, base/ids, base/pool and libsodium's
 * crypto_pwhash. */
#ifndef WORLD_STAGE_H
#define WORLD_STAGE_H

#include "base/pool.h"

#define STAGE_BEGIN_MS 1798761600000 /* the first of January 2027, 0 o'clock UTC */

/* Begins again. */
void stage_reset(uint64_t seed);
void stage_clock_on(int64_t ms);
/* Returns whether jobs wait in any pool. */
bool stage_pools_wait(void);

#endif
