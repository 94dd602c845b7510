/* Reads that scan the history of a match or of a user: on a worker, with a connection of its own,
 * so that moves do not wait for them. Addresses take turns there, and each has a share of the CPU
 * (LIMIT_READ): once it is used up, the answer says when to retry. */
#ifndef API_CORE_READ_H
#define API_CORE_READ_H

#include "api/core/internal.h"
#include "hub/core/reads.h"

/* One read. A larger struct may have it as its first member. */
struct api_read {
    struct hub_read base;
    /* On a worker: prints the answer into `out`, or returns the reason of a failure. */
    struct hub_error (*run)(struct api_read *read, struct store_reader *reader);
    /* On the loop thread, after a run without an error: ends the call; it may use `out`, and `read`
     * is freed afterwards. NULL: 200 with `out`. */
    void (*done)(struct api_read *read);
    /* Frees its own memory, after everything else, or if it never runs; NULL: there is none. */
    void (*end)(struct api_read *read);
    struct api_call *call;
    struct buf out;
    struct hub_error error;
    int64_t used_us;                      /* CPU time of the worker */
    char match[STORE_MATCH_ID_BYTES + 1]; /* these are filled in by api_read_match() */
    char key[STORE_KEY_BYTES + 1];
    int64_t user;
    /* Proof that the caller may see it; NULL: the worker obtains it by api_read_stored(). Names the
     * match in memory until the read is submitted. */
    const struct hub_sight *sight;
    struct hub_sight_room room; /* memory of `sight` */
    bool row;   /* an index finds it at once: it does not wait behind scans of a history */
    bool waits; /* `done` may wait for something else, and calls api_read_end() at its end */
};

/* Takes over `read` (allocated by malloc; NULL: there was no memory) and the call, which it answers
 * in the end. Loop thread.
 */
void api_read_submit(struct api_call *call, struct api_read *read);

/* Frees a read that `waits`, after its call was answered. `read` is gone then. Loop thread. */
void api_read_end(struct api_read *read);

/* Finds the match of the path, with the key of the query. `*match` is the one in memory, or NULL:
 * then the worker reads the stored one. False: no such match is visible to the caller; the call has
 * been answered and `read` freed. Loop thread.
 */
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

/* Returns the time in ms until an address that has used up its share may retry. 0: it may now. */
int64_t api_read_wait_ms(struct hub *hub, const char *peer);
/* Adds to the used CPU time, in microseconds of any thread. Both on the loop thread. */
void api_read_count(struct hub *hub, const char *peer, int64_t used_us);

#endif
