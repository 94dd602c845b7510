/* ochre: one program, one file per subcommand. */
#include "base/base.h"
#include "cli/admin/admin.h"
#include "cli/doctor.h"
#include "cli/program.h"
#include "cli/schema.h"
#include "cli/serve.h"
#include "cli/verify.h"
#include "record/ask.h"
#include "record/picture/picture.h"

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

static const struct program_command commands[] = {
    {"serve", cli_serve, "the server: accounts, lobby, live matches", true},
    {"admin", cli_admin, "asks the history; copies and checks the database", false},
    {"doctor", cli_doctor, "tells what is wrong with an installation, and what mends it", false},
    {"verify", cli_verify, "computes the dice of a match that has ended again from its seed",
     false},
    {"schema", cli_schema, "writes the JSON Schema of a game's moves, events, view and choices",
     false},
    {ASK_COMMAND, ask, NULL, true},
    {PICTURE_COMMAND, draw, NULL, true},
};

int main(int argc, char **argv)
{
    static const struct program program = {"ochre", commands, COUNT_OF(commands)};
    return program_run(&program, argc, argv);
}
