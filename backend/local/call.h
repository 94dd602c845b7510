/* The local match as one function on texts, for a browser, a fuzzer, or another process. A request
 * has a first line of words, and maybe a text after it; schema/local.md lists them. Any bytes are
 * safe. One thread at a time. */
#ifndef LOCAL_CALL_H
#define LOCAL_CALL_H

#include "local/local.h"

/* Appends the answer to `size` bytes of a request: JSON, or a saved match. Every request has an
 * answer, at least a refusal; without memory `out` has failed. */
void local_call(struct local *local, const char *request, size_t size, struct buf *out);

#endif
