/* ochre-lab train: makes the network that a game is judged by. */
#ifndef LAB_TRAIN_H
#define LAB_TRAIN_H

/* Runs the subcommand. `argv[0]` is its name, options follow. Returns the exit code: 0; 1 when the
 * world failed or the file is another's; 2 for arguments that make no sense, with a sentence on
 * standard error. */
int lab_train(int argc, char **argv);

#endif
