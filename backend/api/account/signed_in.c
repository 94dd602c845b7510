/* Completes a sign-in. */
#include "api/account/signed_in.h"

#include "api/core/call.h"
#include "api/live/event_stream.h"
#include "api/live/live.h"

void api_signed_in(struct api_call *call, const struct hub_user *user, const char *token,
                   const char *known)
{
    live_sessions_look(call->api->live, user->id);
    event_streams_look(call->api->events, user->id);
    api_reply_user(call, 201, user, token, known);
}
