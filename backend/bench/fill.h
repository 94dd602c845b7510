/* A database full of matches in progress, written before a server is started on it: two people
 * at each table, a few moves made. The people have sessions. One thread. */
#ifndef BENCH_FILL_H
#define BENCH_FILL_H

#include "bench/load/players.h"
#include "engine/game.h"

#define BENCH_FILL_SEATS 2

struct bench_fill {
    const struct game *game;
    uint32_t matches;
    uint32_t played;             /* number of those that will be played, each by different people */
    struct bench_seated *seated; /* these, filled in */
};

/* Writes the file for a server with that data directory. Returns false on failure. */
MUST_USE bool bench_fill(const struct bench_fill *fill, const char *folder);

#endif
