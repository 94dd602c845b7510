/* ochre bench: how fast rules and stored matches are on this machine, one JSON object a line. */
#ifndef BENCH_BENCH_H
#define BENCH_BENCH_H

/* Runs the subcommand; returns the exit status: 0 done, 1 failed, 2 wrong usage. */
int cli_bench(int argc, char **argv);

#endif
