/* The result of a POST, in the form of the outbox: shared by the channels that use HTTP. Any
 * thread. */
#ifndef NOTIFY_OUTCOME_H
#define NOTIFY_OUTCOME_H

#include "notify/http.h"
#include "notify/notify.h"

/* Sets `outcome` from an HTTP answer; `verdict_of` converts the status. Transient failures are
 * marked for a retry. */
void outcome_set(struct notify_outcome *outcome, const struct notify_http_answer *answer,
                 enum notify_verdict (*verdict_of)(int status));

#endif
