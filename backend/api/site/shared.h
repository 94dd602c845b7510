/* Results of queries that everybody may read: of public named queries with parameters, or as CSV,
 * and of shared panels. Computed on request, cached for a while, bounded in number and size; the
 * CPU time is charged to the requester. Loop thread only. */
#ifndef API_SITE_SHARED_H
#define API_SITE_SHARED_H

#include "api/core/internal.h"
#include "store/query/query.h"
#include "store/query/head.h"

#define SHARED_KEPT_MAX  128                 /* answers */
#define SHARED_BYTES_MAX (16u * 1024 * 1024) /* all of them */
#define SHARED_CALLS_MAX 16                  /* waiting for one */
#define SHARED_FRESH_MS  (5LL * 60 * 1000)

struct shared;

/* Makes an empty cache. Owned by the caller; NULL without memory. */
struct shared *shared_new(void);
/* Frees it; NULL is allowed. No computation may be in progress. */
void shared_free(struct shared *shared);

/* A question to compute. Borrowed: it is copied where it is needed later. */
struct shared_question {
    const char *key;  /* identifies the query and its text among all others */
    const char *name; /* of the query */
    const char *sql;
    const char *params; /* NAME=VALUE, each with a line end */
    const struct query_head *head;
    const char *panel; /* id of the panel; NULL: it is none */
    const char *title; /* of the panel */
    const char *chart; /* JSON, in place of the chart of the head; "": that one */
    bool counts_only;  /* SQL of an administrator: it must name nobody */
};

/* Returns whether the call requests parameters or CSV, and not the plain answer as JSON. */
MUST_USE bool shared_asked(const struct api_call *call, const struct query_head *head);
/* Ends the call, now or later, with the result of the query for the call's parameters. */
void shared_answer(struct api_call *call, const struct named_query *query,
                   const struct query_head *head);
/* Ends the call, now or later, with the answer to the question, as the call's `format`. */
void shared_answer_to(struct api_call *call, const struct shared_question *question);

#endif
