/* The head of a named query in JSON, for administrators and for the public. */
#ifndef API_CORE_QUERY_H
#define API_CORE_QUERY_H

#include "store/query/head.h"
#include "wire/json.h"

/* Prints the member "chart": schema chart of openapi.yaml. */
void print_chart(struct json *json, const struct query_head *head);

#endif
