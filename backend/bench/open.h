/* `ochre-bench open`: the cost of many open matches for a server that plays in a few of them. */
#ifndef BENCH_OPEN_H
#define BENCH_OPEN_H

/* Runs the command; argv[0] is "open". Returns the exit code. */
int bench_open(int argc, char **argv);

#endif
