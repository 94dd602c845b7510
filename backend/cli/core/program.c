#include "cli/core/program.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/core/command_line.h"
#include "games/find.h"

static void print_help(const struct program *program)
{
    printf("usage: %s COMMAND [options]\n\n", program->name);
    for (size_t i = 0; i < program->count; i++) {
        const struct program_command *command = &program->commands[i];
        if (command->help != NULL) printf("  %-8s %s\n", command->name, command->help);
    }
    printf("\n%s COMMAND --help tells the options. %s --version tells the version.\n",
           program->name, program->name);
}

/* Returns the exit code of a command that ended with `code`: with lost output it is never a
 * success. */
static int printed(const struct program *program, int code)
{
    errno = 0;
    if (code != 0 || (fflush(stdout) == 0 && ferror(stdout) == 0)) return code;
    fprintf(stderr, "%s: cannot write the output%s%s.\n", program->name, errno != 0 ? ": " : "",
            errno != 0 ? strerror(errno) : "");
    return 1;
}

int program_run(const struct program *program, int argc, char **argv)
{
    games_check();
    if (argc >= 2 && strcmp(argv[1], "--version") == 0) {
        printf("%s " OCHRE_VERSION "\n", program->name);
        return printed(program, 0);
    }
    if (argc >= 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0)) {
        print_help(program);
        return printed(program, 0);
    }
    for (size_t i = 0; argc >= 2 && i < program->count; i++) {
        const struct program_command *command = &program->commands[i];
        if (strcmp(argv[1], command->name) == 0) {
            int code = command->run(argc - 1, argv + 1);
            return command->aside ? code : printed(program, code);
        }
    }
    if (argc < 2)
        fprintf(stderr, "%s: missing command; see %s --help\n", program->name, program->name);
    else
        fprintf(stderr, "%s: unknown command \"%s\"; see %s --help\n", program->name, argv[1],
                program->name);
    return COMMAND_LINE_WRONG;
}
