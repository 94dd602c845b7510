/* The crowd of `ochre-bench live`: anonymous spectators that read all their messages, in a
 * separate process with a lower priority than the players. */
#ifndef BENCH_LOAD_CROWD_H
#define BENCH_LOAD_CROWD_H

#include "base/base.h"

#define BENCH_CROWD_MAX 16000

/* The messages that the crowd has received so far. */
struct bench_crowd_told {
    uint64_t messages;
    uint64_t bytes;
};

struct bench_crowd {
    int pid;
    struct bench_crowd_shared *shared;
};

/* Connects `count` clients to the server at `port`, each of which sends `text` once it is
 * connected, and returns when all have sent it. Returns false on failure. */
MUST_USE bool bench_crowd_start(struct bench_crowd *crowd, uint16_t port, uint32_t count,
                                const char *text);

/* Returns the messages received since the start. */
struct bench_crowd_told bench_crowd_told(const struct bench_crowd *crowd);

/* Ends it. */
void bench_crowd_end(struct bench_crowd *crowd);

#endif
