/* `ochre-bench play`: the people of `ochre-bench live` at servers and matches that run already. */
#ifndef BENCH_PLAY_H
#define BENCH_PLAY_H

/* Runs it; `argv[0]` is its name. Returns the exit code. */
int bench_play(int argc, char **argv);

#endif
