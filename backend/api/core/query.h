/* The head of a named query in JSON, for administrators and for the public. */
#ifndef API_CORE_QUERY_H
#define API_CORE_QUERY_H

#include "api/core/internal.h"
#include "store/query/head.h"
#include "store/query/query.h"
#include "wire/json.h"

/* Prints the member "chart": schema chart of openapi.yaml. */
void print_chart(struct json *json, const struct query_head *head);

/* Ends the call with 422 and the reason for which a query has no answer. `offset` is used with
 * QUERY_BAD alone; -1: not known. */
void api_answer_end(struct api_call *call, enum query_end end, const char *message, int offset);

#endif
