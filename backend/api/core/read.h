/* Reads that scan the history of a match or of a user: on a worker, with a connection of its
 * own, so that moves do not wait for them. Addresses take turns on the workers, and each has a
 * share of the CPU (LIMIT_READ): once it is used up, the answer states when to retry. */
#ifndef API_CORE_READ_H
#define API_CORE_READ_H

#include "api/core/internal.h"
#include "hub/core/reads.h"

/* One read. A larger struct may have it as its first member. */
struct api_read {
    struct hub_read base;
    /* Prints the answer into `out`, or returns the reason of a failure. On a worker. */
    struct hub_error (*run)(struct api_read *read, struct store_reader *reader);
    /* Ends the call after a run without an error, on the loop thread; it may use `out`, and
     * `read` is freed afterwards. NULL: 200 with `out`. */
    void (*done)(struct api_read *read);
    /* Frees the memory of the larger struct, after everything else, or if the read never runs;
     * NULL: it has none. */
    void (*end)(struct api_read *read);
    struct api_call *call;
    struct buf out;
    struct hub_error error;
    int64_t used_us;                      /* CPU time of the worker */
    char match[STORE_MATCH_ID_BYTES + 1]; /* api_read_match() sets these */
    char key[STORE_KEY_BYTES + 1];
    int64_t user;
    /* Proof that the caller may see the match; NULL: the worker obtains it by api_read_stored().
     * It refers to the match in memory until the read is submitted. */
    const struct hub_sight *sight;
    struct hub_sight_room room; /* memory of `sight` */
    bool row; /* an index finds the row at once: the read does not wait behind scans of a history */
    bool waits; /* `done` may wait for something else, and then calls api_read_end() */
};

/* Takes ownership of `read` (allocated by malloc; NULL: there was no memory) and of the call,
 * which is answered later. Loop thread. */
void api_read_submit(struct api_call *call, struct api_read *read);

/* Frees a read that `waits`, after its call was answered. Loop thread. */
void api_read_end(struct api_read *read);
/* Answers the call of a read that `waits` for a write, and frees the read: 200 with `out`, or the
 * error of the write. `context` is the read. A done function of the hub's writes. Loop thread. */
void api_read_written(void *context, struct hub_error error);

/* Finds the match of the path, with the key of the query. `*match` is the one in memory, or
 * NULL: then the worker reads the stored one. False: no such match is visible to the caller; the
 * call has been answered and `read` freed. Loop thread. */
MUST_USE bool api_read_match(struct api_call *call, struct api_read *read,
                             const struct hub_match **match);
/* Returns the error of a failed read of a match: HUB_STORE; HUB_NO_SUCH_MATCH if it was deleted in
 * the meantime. `err` is not STORE_OK. Any thread. */
struct hub_error api_read_failed(enum store_err err);
/* Reads a match that is not in memory. If the caller may see it, sets read->sight; else returns the
 * reason. On the worker.
 */
struct hub_error api_read_stored(struct api_read *read, struct store_reader *reader,
                                 struct store_match *info);

/* Returns the time in ms until an address that has used up its share may retry. 0: it may retry
 * now. Loop thread. */
int64_t api_read_wait_ms(struct hub *hub, const char *peer);
/* Adds to the used CPU time, in microseconds of any thread. Loop thread. */
void api_read_count(struct hub *hub, const char *peer, int64_t used_us);

#endif
