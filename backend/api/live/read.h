/* The parts of a subscription that a worker reads from the store: old rows, and chat. Loop thread
 * only. */
#ifndef API_LIVE_READ_H
#define API_LIVE_READ_H

#include "api/live/internal.h"

/* Returns whether subscription->read has the rows or messages that `wanted` describes, whose own
 * text is ignored. If not, a worker begins to read them, and the socket is requested when they
 * have arrived. No other read of the subscription may be in progress. */
MUST_USE bool live_read_ready(struct subscription *subscription, const struct hub_sight *sight,
                              const struct live_text *wanted);
/* Frees the text that was sent. */
void live_read_forget(struct subscription *subscription);
/* Invalidates everything that the client was sent about the match: the next message makes it
 * discard that, and sends the match as a whole. */
void live_subscription_reset(struct subscription *subscription);
/* Ends a subscription; its place is free again. */
void live_subscription_end(struct subscription *subscription);

#endif
