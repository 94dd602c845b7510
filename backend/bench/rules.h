/* `ochre-bench rules`: the speed of rules and stored matches on this machine, one JSON object a
 * line. */
#ifndef BENCH_RULES_H
#define BENCH_RULES_H

/* Runs the command; returns the exit status: 0 done, 1 failed, 2 wrong usage. */
int bench_rules(int argc, char **argv);

#endif
