/* Live connections of clients without a WebSocket: each is a line with a name; requests carry its
 * messages, and one suspended request waits for messages to it (schema/live.md). Loop thread
 * only. */
#ifndef API_LIVE_POLL_H
#define API_LIVE_POLL_H

#include "api/live/live.h"

#define LIVE_POLLS_MAX           4096
#define LIVE_POLLS_PER_USER_MAX  16
#define LIVE_POLLS_PER_PEER_MAX  128
#define LIVE_POLL_WAIT_S_MAX     25           /* proxies end what says nothing for 30 s */
#define LIVE_POLL_IDLE_MS        75000        /* without a request that waits; then the line ends */
#define LIVE_POLL_MESSAGES_MAX   64           /* per answer */
#define LIVE_POLL_BYTES_MAX      (64u * 1024) /* once an answer has so many, nothing follows */
#define LIVE_POLL_ANSWERS_A_TURN 32
#define LIVE_POLL_NAME_BYTES_MIN 16 /* so that nobody guesses one */

struct live_polls;

/* None, over `live`. Owned by the caller; NULL without memory. */
struct live_polls *live_polls_new(struct live_api *live);
/* Frees it; NULL is allowed. After live_polls_stop(), or where no line has begun. */
void live_polls_free(struct live_polls *polls);
/* The turn of the loop ends: answers requests with pending messages. */
void live_polls_turned(struct live_polls *polls);
/* Every 250 ms: ends expired waits and lines. */
void live_polls_tick(struct live_polls *polls);
/* The server stops: ends all lines and accepts no new ones. */
void live_polls_stop(struct live_polls *polls);

#endif
