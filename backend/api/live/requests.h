/* The messages that a live connection receives. Loop thread only. */
#ifndef API_LIVE_REQUESTS_H
#define API_LIVE_REQUESTS_H

#include "api/live/internal.h"

/* Handles a message, or answers it with an error. It is queued until the earlier ones are done
 * and the user is known. */
void live_requests_receive(struct client *client, const char *text, size_t size);
/* Handles the queued messages, once the user is known. */
void live_requests_continue(struct client *client);

#endif
