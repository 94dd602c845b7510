/* ochre-lab tune: searches better weights of a game's quick player. */
#ifndef LAB_TUNE_H
#define LAB_TUNE_H

/* Runs the subcommand. `argv[0]` is its name, options follow. Returns the exit code: 0, or 2 for
 * invalid arguments, with a sentence on standard error. */
int lab_tune(int argc, char **argv);

#endif
