/* Finding a match by the token of a link to its result. */
#ifndef API_SITE_RESULTS_H
#define API_SITE_RESULTS_H

#include "api/core/read.h"

/* Hashes the token in the path: the first step. False: it is invalid, and the call has been
 * answered. Loop thread. */
MUST_USE bool api_result_named(struct api_call *call,
                               unsigned char token_hash[STORE_TOKEN_HASH_BYTES]);

/* Fills `info` with the match whose result that link shows, and names it in `read`: the second
 * step. A revoked link and one that never existed are both HUB_NO_SUCH_LINK. On the worker. */
struct hub_error api_result_read(struct api_read *read, struct store_reader *reader,
                                 const unsigned char token_hash[STORE_TOKEN_HASH_BYTES],
                                 struct store_match *info);

#endif
