/* Shared by the routes about conditional moves. Loop thread only. */
#ifndef API_MATCH_ORDERS_H
#define API_MATCH_ORDERS_H

#include "api/core/internal.h"
#include "engine/conditional/orders.h"

#define ORDERS_TEXT_BYTES_MAX 16000 /* a text that is parsed, to be refused with a reason */

/* Ends the call with 400, the error in a text of conditional moves, and its line. */
void api_orders_fail(struct api_call *call, enum orders_flaw flaw, unsigned line);

#endif
