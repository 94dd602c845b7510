/* `ochre-bench play`: the people of `ochre-bench live`, for servers and matches that are already
 * running. */
#ifndef BENCH_PLAY_H
#define BENCH_PLAY_H

/* Runs the command; `argv[0]` is its name. Returns the exit code. */
int bench_play(int argc, char **argv);

#endif
