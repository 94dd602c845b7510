/* `ochre-bench live`: a server of its own and people who play on it; moves per second, their
 * latency and their cost.
 */
#ifndef BENCH_LIVE_H
#define BENCH_LIVE_H

/* Gets the arguments from "live" on. Returns the exit code. */
int bench_live(int argc, char **argv);

#endif
