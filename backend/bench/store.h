/* `ochre-bench store`: what appending moves costs the process that does it. */
#ifndef BENCH_STORE_H
#define BENCH_STORE_H

/* Runs the command; argv[0] is "store". Returns the exit code. */
int bench_store(int argc, char **argv);

#endif
