/* A person's requests about a match, parsed from JSON: the same members over REST and live. Any
 * thread. */
#ifndef API_CORE_REQUEST_H
#define API_CORE_REQUEST_H

#include "hub/hub.h"
#include "wire/parse.h"

/* Reads members id, expects and move into `request`. `live`: the members type and match are also
 * allowed, and the caller has read them. False: `error` is filled. */
MUST_USE bool request_move_read(const struct parse *parse, const struct game *game, bool live,
                                struct hub_request *request, struct parse_error *error);
/* Reads members id and text in the same way. */
MUST_USE bool request_chat_read(const struct parse *parse, bool live, struct hub_request *request,
                                struct parse_error *error);

#endif
