/* The delay that an endpoint requests. */
#include <criterion/criterion.h>
#include <stdint.h>

#include "notify/outcome.h"

static enum notify_verdict later(int status)
{
    (void)status;
    return NOTIFY_LATER;
}

Test(notify_outcome, any_number_of_seconds_is_a_time_to_wait_that_is_not_negative)
{
    static const int64_t said_s[] = {0, 1, 7, 86400, INT32_MAX, INT64_MAX / 1000, INT64_MAX};
    int64_t before_ms = 0;
    for (size_t i = 0; i < sizeof(said_s) / sizeof(said_s[0]); i++) {
        const struct notify_http_answer answer = {NOTIFY_REACHED, 503, said_s[i]};
        struct notify_outcome outcome = {0};
        outcome_set(&outcome, &answer, later);
        cr_expect_geq(outcome.retry_ms, before_ms, "%lld s", (long long)said_s[i]);
        if (said_s[i] <= 86400) cr_expect_eq(outcome.retry_ms, said_s[i] * 1000);
        before_ms = outcome.retry_ms;
    }
}
