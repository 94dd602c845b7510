/* The command `ochre-lab puzzles`: makes the sets of puzzles that the program is built with, from
 * matches of bots, and checks them. One thread. */
#ifndef LAB_PUZZLES_PUZZLES_H
#define LAB_PUZZLES_PUZZLES_H

/* Runs the command. Returns an exit code. */
int lab_puzzles(int argc, char **argv);

#endif
