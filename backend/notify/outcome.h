/* What a POST has come to, as the outbox notes it: what channels have in common that tell by HTTP.
 * Any thread. */
#ifndef NOTIFY_OUTCOME_H
#define NOTIFY_OUTCOME_H

#include "notify/http.h"
#include "notify/notify.h"

/* Fills `outcome` with what `answer` means: of a status what `verdict_of` says of it. What may be
 * otherwise another time is tried again. */
void outcome_set(struct notify_outcome *outcome, const struct notify_http_answer *answer,
                 enum notify_verdict (*verdict_of)(int status));

#endif
