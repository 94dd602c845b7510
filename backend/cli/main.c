/* ochre: one program, one file per subcommand. */
#include "base/base.h"
#include "cli/admin/admin.h"
#include "cli/doctor.h"
#include "cli/core/program.h"
#include "cli/schema.h"
#include "cli/serve.h"
#include "cli/verify.h"
#include "record/picture/draw.h"
#include "record/query_process.h"

static int query(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return query_process_serve();
}

static int draw(int argc, char **argv)
{
    (void)argc;
    (void)argv;
    return picture_serve();
}

static const struct program_command commands[] = {
    {"serve", cli_serve, "run the server", true},
    {"admin", cli_admin, "query, back up, check and administer the database", false},
    {"doctor", cli_doctor, "check an installation and say how to fix it", false},
    {"verify", cli_verify, "recompute and verify the dice of a finished match", false},
    {"schema", cli_schema, "print the JSON Schema of a game's moves, events, view and choices",
     false},
    {QUERY_PROCESS_COMMAND, query, NULL, true},
    {PICTURE_COMMAND, draw, NULL, true},
};

int main(int argc, char **argv)
{
    static const struct program program = {"ochre", commands, COUNT_OF(commands)};
    return program_run(&program, argc, argv);
}
