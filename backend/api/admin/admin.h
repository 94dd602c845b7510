/* Shared by the administrators' routes. Loop thread only, except the member `run` of admin_job. */
#ifndef API_ADMIN_ADMIN_H
#define API_ADMIN_ADMIN_H

#include "hub/account/admin.h"
#include "hub/core/reads.h"
#include "api/core/internal.h"

/* Parses a whole number least..most in the query, or `otherwise` if it is missing. False: it is
 * invalid; the call has been answered. */
MUST_USE bool admin_number(struct api_call *call, const char *name, int64_t least, int64_t most,
                           int64_t otherwise, int64_t *number);

/* Parses the filter of a list: `query`, `before`, `count`. False: the call has been answered. */
MUST_USE bool admin_look(struct api_call *call, struct store_look *look);

/* Returns the index in `names` (NULL-terminated) of a parameter; the first without it. -1: none;
 * the call has been answered. */
MUST_USE int admin_word(struct api_call *call, const char *name, const char *const *names);

/* A read for an answer, on a worker. `run` prints the whole body to `out`; STORE_NOT_FOUND is
 * answered with `missing`. It must be the first member of a struct from calloc(). */
struct admin_job {
    struct hub_read read;
    struct api_call *call;
    enum store_err (*run)(struct admin_job *job, struct store_reader *reader, struct json *json);
    enum hub_err missing;
    enum store_err err;
    struct buf out;
};

/* Takes ownership of `job` (NULL: there was no memory), and answers the call after it has run. */
void admin_job_submit(struct api_call *call, struct admin_job *job);

/* Ends the call after an edit: with its error, or with `status` and the object that `print` fills
 * (NULL: empty). `request` is borrowed. */
void admin_edited(struct api_call *call, const struct hub_admin_answer *answer, int status,
                  void (*print)(struct json *json, const struct hub_admin_request *request),
                  const struct hub_admin_request *request);

#endif
