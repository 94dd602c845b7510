#include <criterion/criterion.h>

#include "base/pool.h"
#include "hub/core/internal.h"
#include "support/hub_case.h"
#include "support/patience.h"

TestSuite(hub_drain, .timeout = 240);

Test(hub_drain, due_reads_have_workers_of_their_own)
{
    static struct hub_case self;
    const struct pool_config config = {.threads = 1, .queue_max = 16};
    struct pool *looks = NULL;
    cr_assert_eq(pool_open(&config, &looks), 0);
    hub_case_begin(&self);
    UNTIL((hub_tick(self.hub), hub_case_pump(&self), !self.hub->clocks_looking));
    self.hub->config.looks = looks;
    self.hub->clocks_every_ms = self.hub->clocks_pause_ms = 0;
    hub_tick(self.hub);
    cr_assert(self.hub->clocks_looking);
    UNTIL((hub_drain(self.hub), !self.hub->clocks_looking));
    self.hub->config.looks = self.pool;
    pool_close(looks);
    hub_case_end(&self);
}
