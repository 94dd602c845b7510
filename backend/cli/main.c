/* ochre: one program, one file per subcommand. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "cli/admin/admin.h"
#include "lab/arena.h"
#include "bench/bench.h"
#include "cli/command_line.h"
#include "cli/doctor.h"
#include "cli/schema.h"
#include "cli/serve.h"
#include "lab/sim.h"
#include "lab/train.h"
#include "lab/tune.h"
#include "cli/verify.h"
#include "record/ask.h"
#include "record/picture/picture.h"
#include "games/games.h"

struct command {
    const char *name;
    int (*run)(int argc, char **argv); /* gets the arguments from its name on */
    const char *help;                  /* NULL: not for people */
    bool aside; /* what it prints is not what it is for: whether that arrives is no matter */
};

static int ask(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return ask_serve();
}

static int draw(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return picture_serve();
}

static const struct command commands[] = {
    {"serve", cli_serve, "the server: accounts, lobby, live matches", true},
    {"admin", cli_admin, "asks the history; copies and checks the database", false},
    {"doctor", cli_doctor, "tells what is wrong with an installation, and what mends it", false},
    {"sim", cli_sim, "bots play many matches in this process; prints statistics", false},
    {"arena", cli_arena, "bots meet each other; tells who is stronger, and how sure that is",
     false},
    {"train", cli_train, "makes the network that bots judge a game by, and says what it came to",
     false},
    {"tune", cli_tune, "looks for weights by which a game's quick player plays better", false},
    {"bench", cli_bench, "measures the speed of rules and of stored matches", false},
    {"verify", cli_verify, "computes the dice of a match that has ended again from its seed",
     false},
    {"schema", cli_schema, "writes the JSON Schema of a game's moves, events, view and choices",
     false},
    {ASK_COMMAND, ask, NULL, true},
    {PICTURE_COMMAND, draw, NULL, true},
};

static void print_help(void)
{
    fputs("usage: ochre COMMAND [options]\n\n", stdout);
    for (size_t i = 0; i < COUNT_OF(commands); i++)
        if (commands[i].help != NULL) printf("  %-8s %s\n", commands[i].name, commands[i].help);
    fputs("\nochre COMMAND --help tells the options. ochre --version tells the version.\n", stdout);
}

/* The exit code of what ended with `code`: nothing that was lost on its way out is a success. */
static int printed(int code)
{
    errno = 0;
    if (code != 0 || (fflush(stdout) == 0 && ferror(stdout) == 0)) return code;
    fprintf(stderr, "ochre: what was to be printed could not be written%s%s.\n",
            errno != 0 ? ": " : "", errno != 0 ? strerror(errno) : "");
    return 1;
}

int main(int argc, char **argv)
{
    games_check();
    if (argc >= 2 && strcmp(argv[1], "--version") == 0) {
        puts("ochre " OCHRE_VERSION);
        return printed(0);
    }
    if (argc >= 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0)) {
        print_help();
        return printed(0);
    }
    for (size_t i = 0; argc >= 2 && i < COUNT_OF(commands); i++) {
        if (strcmp(argv[1], commands[i].name) == 0) {
            int code = commands[i].run(argc - 1, argv + 1);
            return commands[i].aside ? code : printed(code);
        }
    }
    if (argc < 2)
        fputs("ochre: missing command; see ochre --help\n", stderr);
    else
        fprintf(stderr, "ochre: unknown command \"%s\"; see ochre --help\n", argv[1]);
    return COMMAND_LINE_WRONG;
}
