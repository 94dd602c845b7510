/* Finds the match that a path names, which may have to be loaded first, or a user by name; the call
 * waits. Loop thread only. */
#ifndef API_CORE_FIND_H
#define API_CORE_FIND_H

#include "api/core/internal.h"

/* Finds the match of the path's first part. If it exists and the caller may see it (`key`: an
 * invitation key, or NULL), calls `then` with it, maybe before this returns; else ends the call. */
void api_match_find(struct api_call *call, const char *key, api_found *then);
/* Finds it for an administrator, without the check whether the caller may see it. */
void api_match_find_any(struct api_call *call,
                        void (*then)(struct api_call *call, struct hub_match *match));
/* Receives the number of the user who was found, and the choice that was given; ends the call. */
typedef void api_user_found(struct api_call *call, int64_t user, int choice);
/* Finds the user of that name (copied; at most 255 bytes) on a worker, and calls `then` on the loop
 * thread; else ends the call: HUB_NO_SUCH_USER, or an error of the store. */
void api_user_find(struct api_call *call, const char *name, int choice, api_user_found *then);
/* Sends a request about that match to the hub, for the caller; `request` is copied. `done`
 * receives the answer, with the call as its context. */
void api_match_request(struct api_call *call, const char *key, const struct hub_request *request,
                       hub_done *done);
/* Each is a hub_done, with the call as context. They end the call with call->status and the
 * answer's match as its caller may see it, or with {}; or with the answer's error. */
void api_match_answered(void *context, const struct hub_answer *answer);
void api_done_answered(void *context, const struct hub_answer *answer);

#endif
