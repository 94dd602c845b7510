/* `ochre-bench live`: a separate server and people who play on it; moves per second, their
 * latency and their cost. */
#ifndef BENCH_LIVE_H
#define BENCH_LIVE_H

/* Runs the command; `argv[0]` is "live". Returns the exit code. */
int bench_live(int argc, char **argv);

#endif
