/* A program with several commands: `ochre`, `ochre-lab`, `ochre-bench`. main() describes it and
 * runs it. */
#ifndef CLI_CORE_PROGRAM_H
#define CLI_CORE_PROGRAM_H

#include "base/base.h"

struct program_command {
    const char *name;
    int (*run)(int argc, char **argv); /* runs the command; `argv[0]` is its name */
    const char *help;                  /* NULL: not listed for users */
    /* the command has a purpose besides its output, so write errors on stdout are ignored */
    bool aside;
};

struct program {
    const char *name;
    const struct program_command *commands;
    size_t count;
};

/* Runs the command in `argv`, or prints help or version. Returns the exit code: that of the
 * command, but 1 if its output could not be written. Call it once in a process, at its start. */
int program_run(const struct program *program, int argc, char **argv);

#endif
