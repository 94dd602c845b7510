/* A live connection: the answers that wait for its socket, and the matches that it watches. Loop
 * thread only. */
#ifndef API_LIVE_CLIENT_H
#define API_LIVE_CLIENT_H

#include "api/live/internal.h"

/* Begins a message of a type: an object with its first member. */
struct json live_begin(struct buf *out, const char *type);
/* Puts an item last, if there are less than `most` and there is memory. */
MUST_USE bool live_ring_put(struct live_ring *ring, void *item, uint32_t most);
/* Takes the first one out; NULL: there is none. */
void *live_ring_take(struct live_ring *ring);
/* Returns a linked client without a user; NULL without memory. */
struct client *live_client_new(struct live_api *api, const char *peer);
/* Returns whether the connection is open, as far as known. */
bool live_stands(const struct client *client);
/* Closes the connection, if it is open, with a WebSocket code and reason (at most 120 bytes). */
void live_close_with(struct client *client, uint16_t code, const char *reason);
/* The same with the code 1013, and the time after which to reconnect. */
void live_close_for_now(struct client *client, const char *reason);
/* Requests a writable socket, if the connection is open. */
void live_want_write(struct client *client);
/* The same for spectators: after all others. */
void live_want_write_later(struct client *client);
/* Queues a direct answer; takes over the buffer's bytes. */
void live_answer(struct client *client, struct buf *out);
/* Counts processor time of any thread as spent on reading for the client's address. */
void live_count_reading(const struct client *client, int64_t used_us);
/* Ends the work of the client: it no longer waits for a match, and its queued messages are dropped.
 */
void live_client_end(struct client *client);
/* Frees the client. Nothing of it is linked any longer, and the hub has no request of it. */
void live_client_free(struct client *client);

#endif
