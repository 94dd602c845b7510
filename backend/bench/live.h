/* `ochre-bench live`: a server of its own and people who play on it; moves a second, how long they
 * take, and what they cost. */
#ifndef BENCH_LIVE_H
#define BENCH_LIVE_H

/* Gets the arguments from "live" on. Returns the exit code. */
int bench_live(int argc, char **argv);

#endif
