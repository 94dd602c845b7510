#ifndef API_LIVE_REQUESTS_H
#define API_LIVE_REQUESTS_H

#include "api/live/internal.h"

/* Handles one message, or answers why not; after the earlier ones, and once the user is known. */
void live_requests_receive(struct client *client, const char *text, size_t size);
/* The user is known: handles the queued messages. */
void live_requests_continue(struct client *client);

#endif
