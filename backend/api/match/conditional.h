/* Shared by the routes about conditional moves. Loop thread only. */
#ifndef API_MATCH_CONDITIONAL_H
#define API_MATCH_CONDITIONAL_H

#include "api/core/internal.h"
#include "engine/conditional/conditional.h"

#define CONDITIONAL_TEXT_BYTES_MAX 16000 /* a longer text is refused without a reason */

/* Ends the call with 400, the error in a text of conditional moves, and its line. */
void api_conditional_fail(struct api_call *call, enum conditional_flaw flaw, unsigned line);

#endif
