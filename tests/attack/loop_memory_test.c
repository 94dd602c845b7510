/* Memory that the event loop's library asks for and does not get: it would end the process. */
#include "net/core/loop_memory.h"

#include <criterion/criterion.h>
#include <ev.h>

#include "support/preload/faults.h"

TestSuite(loop_memory, .timeout = 480);

static void nothing(struct ev_loop *loop, ev_timer *timer, int events)
{
    (void)loop;
    (void)timer;
    (void)events;
}

Test(loop_memory, the_loop_waits_for_memory_that_is_not_there_at_once)
{
    enum { TIMERS = 200 };
    static ev_timer timers[TIMERS];
    if (!faults_possible()) cr_skip_test("a sanitizer has the allocator");
    loop_memory_wait();
    struct ev_loop *loop = ev_loop_new(EVFLAG_AUTO);
    cr_assert_not_null(loop);
    uint64_t failed = 0;
    for (int i = 0; i < TIMERS; i++) {
        ev_timer_init(&timers[i], nothing, 3600 + i, 0);
        faults_memory(1, 3); /* the next three times that there is something to be had */
        ev_timer_start(loop, &timers[i]);
        failed += faults_stop();
    }
    cr_assert_geq(failed, 3, "its list has become longer");
    for (int i = 0; i < TIMERS; i++) cr_assert(ev_is_active(&timers[i]));
    ev_loop_destroy(loop);
}
