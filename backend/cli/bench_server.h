/* The server that `ochre bench live` measures: this program once more, as `serve`, with a database
 * of its own that is gone afterwards. One thread. */
#ifndef CLI_BENCH_SERVER_H
#define CLI_BENCH_SERVER_H

#include "base/base.h"

#define BENCH_PATH_BYTES 256

struct bench_server {
    int pid;
    int said; /* its standard output */
    uint16_t port;
    char folder[BENCH_PATH_BYTES];
};

/* Starts it and waits until it serves. False: the reason is in `error` (of `room` bytes). */
MUST_USE bool bench_server_start(struct bench_server *server, char *error, size_t room);

/* Microseconds of processor time that it has used so far, all threads; 0: it is gone. */
int64_t bench_server_cpu_us(const struct bench_server *server);

/* Bytes of memory that are its own and in memory now; 0: unknown. */
uint64_t bench_server_memory(const struct bench_server *server);

/* Ends it and deletes its folder. False: it has not ended as it should. */
MUST_USE bool bench_server_stop(struct bench_server *server);

#endif
