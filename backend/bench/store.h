/* `ochre-bench store`: the cost of appending moves for its process. */
#ifndef BENCH_STORE_H
#define BENCH_STORE_H

/* Runs the command; argv[0] is "store". Returns the exit code. */
int bench_store(int argc, char **argv);

#endif
