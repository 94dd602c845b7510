/* Large answers that clients have not read yet. Each is in memory until its client has read it,
 * or it is abandoned: clients that request much and read little could fill the memory. Loop
 * thread only. */
#ifndef NET_HTTP_HELD_H
#define NET_HTTP_HELD_H

#include "base/base.h"
#include "net/http/request.h"

/* The requests whose answers are counted; their total size is net_stats.held_bytes. */
TAILQ_HEAD(held_list, http_request);

/* Counts an answer of `size` bytes to `request`; does not count a small one. Returns 0, or the
 * status with which it must be refused, and counts nothing: 429 if the limit of its address is
 * reached, 503 if the total is. */
MUST_USE unsigned int held_add(struct held_list *held, struct http_request *request, size_t size);

/* Makes the library close the connection, for which the answer is queued, if the client reads
 * nothing for a while. Does nothing for an uncounted answer. */
void held_watch(const struct http_request *request);

/* Undoes the count after the request has ended, and, if it was `answered` and its connection may
 * have another one, the changes of held_watch(). */
void held_remove(struct held_list *held, struct http_request *request, bool answered);

/* Returns the answer for a refusal with the status of held_add(). NULL without memory. */
struct MHD_Response *held_refusal(unsigned int status);

#endif
