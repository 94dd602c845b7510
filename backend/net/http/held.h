/* Large answers that clients have not read yet. Each is in memory until its client has it, or is
 * given up: whoever asks for much and reads little would fill the memory. Loop thread only. */
#ifndef NET_HTTP_HELD_H
#define NET_HTTP_HELD_H

#include "base/base.h"
#include "net/http/request.h"

/* The requests whose answers are counted; how much that is stands in net_stats.held_bytes. */
TAILQ_HEAD(held_list, http_request);

/* Counts an answer of `size` bytes that `request` is to get; not large: counts nothing. Returns 0,
 * or, with nothing counted, the status to refuse it with: 429 if its address holds as much as it
 * may, 503 if all together do. */
MUST_USE unsigned int held_take(struct held_list *held, struct http_request *request, size_t size);

/* Its connection, for which the answer is queued, is closed by the library if the client reads
 * nothing of it for a while. Of one that is not counted: does nothing. */
void held_watch(const struct http_request *request);

/* The request is over: takes back what was counted, and, if it was `answered` and its connection
 * may have another one, what held_watch() has changed. */
void held_leave(struct held_list *held, struct http_request *request, bool answered);

/* What is said instead, with the status that held_take() has returned. NULL without memory. */
struct MHD_Response *held_refusal(unsigned int status);

#endif
