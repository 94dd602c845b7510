/* What a person may ask of a match, read from JSON: the same members over REST and live. Any
 * thread. */
#ifndef API_REQUEST_H
#define API_REQUEST_H

#include "hub/hub.h"
#include "wire/parse.h"

/* Reads members id, expects, move (and `skip` ones that the caller has read: type, match) into
 * `request`. False: `error` is filled. */
MUST_USE bool request_move_read(const struct parse *parse, const struct game *game, bool live,
                                struct hub_request *request, struct parse_error *error);
/* Reads members id, text. */
MUST_USE bool request_chat_read(const struct parse *parse, bool live, struct hub_request *request,
                                struct parse_error *error);

#endif
