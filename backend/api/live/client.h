/* A live connection: the answers that wait for its socket, and the matches that it watches. Loop
 * thread only. */
#ifndef API_LIVE_CLIENT_H
#define API_LIVE_CLIENT_H

#include "api/live/internal.h"

/* Begins a message of that type: an object with its first member. */
struct json live_begin(struct buf *out, const char *type);
/* Adds an item at the end. False: there are `most` already, or there is no memory. */
MUST_USE bool live_ring_put(struct live_ring *ring, void *item, uint32_t most);
/* Removes the first item and returns it; NULL: there is none. */
void *live_ring_take(struct live_ring *ring);
/* Returns a linked client without a user; NULL without memory. */
struct client *live_client_new(struct live_api *api, const char *peer);
/* Returns whether the connection is open, as far as this side knows. */
bool live_stands(const struct client *client);
/* Closes the connection, if it is open, with a WebSocket code and reason (at most 120 bytes). */
void live_close_with(struct client *client, uint16_t code, const char *reason);
/* Closes the connection with the code 1013, and the time after which to reconnect. */
void live_close_for_now(struct client *client, const char *reason);
/* Requests a callback when the socket is writable, if the connection is open. */
void live_want_write(struct client *client);
/* Does the same for spectators: after all others. */
void live_want_write_later(struct client *client);
/* Queues a direct answer; takes ownership of the buffer's bytes. */
void live_answer(struct client *client, struct buf *out);
/* Charges CPU time of any thread to the client's address, as time for reading. */
void live_count_reading(const struct client *client, int64_t used_us);
/* Ends the work of the client: cancels its wait for a match, and drops its queued messages. */
void live_client_end(struct client *client);
/* Frees the client. Before that it must be unlinked everywhere, and all its requests to the hub
 * must have been answered. */
void live_client_free(struct client *client);

#endif
