/* ochre-lab sim: bots play many matches in this process; prints one JSON object of statistics as
 * its last line. */
#ifndef LAB_SIM_H
#define LAB_SIM_H

/* Runs the subcommand. `argv[0]` is its name, options follow. Returns the exit code: 0; 1 when the
 * world failed; 2 for arguments that make no sense, with a sentence on standard error. */
int lab_sim(int argc, char **argv);

#endif
