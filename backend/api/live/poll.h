/* Live connections of clients without a WebSocket. Each is a line with a name: requests carry
 * its messages, and one suspended request waits for messages to it (schema/live.md). Loop thread
 * only. */
#ifndef API_LIVE_POLL_H
#define API_LIVE_POLL_H

#include "api/live/live.h"

#define LIVE_POLLS_MAX          4096
#define LIVE_POLLS_PER_USER_MAX 16
#define LIVE_POLLS_PER_PEER_MAX 128
#define LIVE_POLL_WAIT_S_MAX    25    /* proxies close connections that are silent for 30 s */
#define LIVE_POLL_IDLE_MS       75000 /* time without a waiting request after which the line ends */
#define LIVE_POLL_MESSAGES_MAX  64    /* per answer */
#define LIVE_POLL_BYTES_MAX                                                                        \
    (64u * 1024) /* no message is added to an answer of this size or more                          \
                  */
#define LIVE_POLL_ANSWERS_A_TURN 32
#define LIVE_POLL_NAME_BYTES_MIN 16 /* long enough that nobody can guess one */

struct live_polls;

/* Makes an empty set of lines over `live`. Owned by the caller; NULL without memory. */
struct live_polls *live_polls_new(struct live_api *live);
/* Frees it, after live_polls_stop(), or if no line has begun; NULL is allowed. */
void live_polls_free(struct live_polls *polls);
/* Answers requests with pending messages, at the end of a turn of the loop. */
void live_polls_turned(struct live_polls *polls);
/* Ends expired waits and lines. Called every 250 ms. */
void live_polls_tick(struct live_polls *polls);
/* Ends all lines and accepts no new ones, because the server stops. */
void live_polls_stop(struct live_polls *polls);

#endif
