/* The server that `ochre-bench live` measures: `ochre serve`, or this program as the bare one,
 * with a temporary database or log. One thread. */
#ifndef BENCH_LOAD_SERVER_H
#define BENCH_LOAD_SERVER_H

#include "base/base.h"

#define BENCH_PATH_BYTES 256
#define BENCH_CORE_ANY   UINT32_MAX
/* The beginning of the line that the server prints when it is ready, up to its port. */
#define BENCH_METRICS "ochre: metrics on http://127.0.0.1:"
#define BENCH_SERVES  "ochre: serving on http://127.0.0.1:"
/* The line of /metrics that counts writes to sockets. */
#define BENCH_SENDS "ochre_live_sends_total"

/* The parameters of a start. */
struct bench_start {
    bool bare;      /* only frames and a log */
    uint32_t bytes; /* for the bare server: size of the data that a move sends to its whole table */
    uint32_t seats; /* for the bare server: clients at a table */
    /* Fills the server's folder before its start, or NULL. Returns false on failure. */
    bool (*prepare)(void *context, const char *folder);
    void *context;
    uint32_t core; /* the only processor on which it runs; BENCH_CORE_ANY: all */
};

struct bench_server {
    int pid;
    int said; /* its standard output */
    uint16_t port;
    uint16_t metrics_port; /* the port of its metrics */
    int64_t start_us;      /* time from its start until it was ready */
    char folder[BENCH_PATH_BYTES];
};

/* Starts the server and waits until it is ready. False: the reason is in `error` (of `room`
 * bytes). */
MUST_USE bool bench_server_start(struct bench_server *server, const struct bench_start *start,
                                 char *error, size_t room);

/* Pins the calling thread to a processor; BENCH_CORE_ANY unpins it. False: there is no such
 * processor.
 */
MUST_USE bool bench_core_take(uint32_t core);

/* Returns the CPU time that the server has used so far in us, all threads; 0: it has ended. */
int64_t bench_server_cpu_us(const struct bench_server *server);

/* Returns the number of calls like write() so far (to files and pipes, not to sockets); 0:
 * unknown. */
uint64_t bench_server_writes(const struct bench_server *server);

/* Returns the number of writes to sockets of live connections so far; 0: unknown. */
uint64_t bench_server_sends(const struct bench_server *server);

/* Returns the number of bots that think or wait for a worker; 0: none, or unknown. */
uint64_t bench_server_thinking(const struct bench_server *server);

/* Returns the size of the memory that only this process uses, and that is resident; 0: unknown. */
uint64_t bench_server_memory(const struct bench_server *server);

/* Ends the server and deletes its folder. False: it has not ended properly. */
MUST_USE bool bench_server_stop(struct bench_server *server);

#endif
