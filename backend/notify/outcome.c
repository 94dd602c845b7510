#include "notify/outcome.h"

#include <stdio.h>

#include "base/encoding/text.h"

#define RETRY_AFTER_S_MAX                                                                          \
    INT64_C(31536000) /* limits the number in the header, which may be arbitrary */

static enum notify_verdict unreached(enum notify_reach_err err)
{
    if (err == NOTIFY_GIVEN_UP) return NOTIFY_STOPPED;
    bool later =
        err == NOTIFY_NOT_REACHED || err == NOTIFY_NAME_UNKNOWN || err == NOTIFY_NO_LIBRARY;
    return later ? NOTIFY_LATER : NOTIFY_REFUSED;
}

void outcome_set(struct notify_outcome *outcome, const struct notify_http_answer *answer,
                 enum notify_verdict (*verdict_of)(int status))
{
    if (answer->err == NOTIFY_REACHED) {
        outcome->verdict = verdict_of(answer->status);
        outcome->retry_ms = answer->retry_after_s < RETRY_AFTER_S_MAX ? answer->retry_after_s * 1000
                                                                      : RETRY_AFTER_S_MAX * 1000;
        (void)snprintf(outcome->answer, sizeof(outcome->answer), "%d", answer->status);
    } else {
        outcome->verdict = unreached(answer->err);
        (void)text_copy(outcome->answer, sizeof(outcome->answer), notify_reach_word(answer->err));
    }
}
