/* What the routes about orders share. Loop thread only. */
#ifndef API_MATCH_ORDERS_H
#define API_MATCH_ORDERS_H

#include "api/core/internal.h"
#include "engine/orders.h"

#define ORDERS_TEXT_BYTES_MAX 16000 /* of a text that is read, to be refused by name */

/* Ends the call with 400, what is wrong with a text of orders, and in which of its lines. */
void api_orders_fail(struct api_call *call, enum orders_flaw flaw, unsigned line);

#endif
