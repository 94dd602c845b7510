/* ochre verify: checks that a match's dice and moves follow from its seed and the rules. */
#ifndef CLI_VERIFY_H
#define CLI_VERIFY_H

/* Returns the exit code: 0 no difference, 1 a difference, 2 bad usage or no such file. */
int cli_verify(int argc, char **argv);

#endif
