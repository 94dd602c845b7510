/* All that would make one run differ from the next is fixed here. The clock moves when the test
 * says so, random names and tokens count up, passwords are stored as they are, and the workers'
 * jobs run in pool_drain(). Stands in for base/clock, base/ids, base/pool and libsodium's
 * crypto_pwhash. */
#ifndef FUZZ_SUPPORT_STILL_H
#define FUZZ_SUPPORT_STILL_H

#include "base/pool.h"

#define STILL_JOBS_MAX 64

/* Begins again: the same time, the same names. */
void still_reset(void);
void still_clock_on(int64_t ms);
bool still_pool_waits(const struct pool *pool);

#endif
