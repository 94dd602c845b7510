/* ochre-lab train: trains the network that evaluates a game. */
#ifndef LAB_TRAIN_H
#define LAB_TRAIN_H

/* Runs the subcommand. `argv[0]` is its name, options follow. Returns the exit code: 0; 1 after
 * an environment error, or if the file belongs to another command; 2 for invalid arguments, with
 * a sentence on standard error. */
int lab_train(int argc, char **argv);

#endif
