/* ochre-lab: matches of bots among themselves. */
#include "base/base.h"
#include "cli/program.h"
#include "lab/arena.h"
#include "lab/sim.h"
#include "lab/train.h"
#include "lab/tune.h"

static const struct program_command commands[] = {
    {"sim", lab_sim, "bots play many matches in this process; prints statistics", false},
    {"arena", lab_arena, "bots meet each other; tells who is stronger, and how sure that is",
     false},
    {"train", lab_train, "makes the network that bots judge a game by, and says what it came to",
     false},
    {"tune", lab_tune, "looks for weights by which a game's quick player plays better", false},
};

int main(int argc, char **argv)
{
    static const struct program program = {"ochre-lab", commands, COUNT_OF(commands)};
    return program_run(&program, argc, argv);
}
