/* ochre-lab: matches of bots among themselves. */
#include "base/base.h"
#include "cli/core/program.h"
#include "lab/arena.h"
#include "lab/puzzles/puzzles.h"
#include "lab/sim.h"
#include "lab/train.h"
#include "lab/tune.h"

static const struct program_command commands[] = {
    {"sim", lab_sim, "let bots play many matches and print statistics", false},
    {"arena", lab_arena, "compare bots: which is stronger, with confidence intervals", false},
    {"puzzles", lab_puzzles, "find puzzles in matches of bots, or check a set of them", false},
    {"train", lab_train, "train the evaluation network of a game", false},
    {"tune", lab_tune, "tune the weights of a game's quick bot", false},
};

int main(int argc, char **argv)
{
    static const struct program program = {"ochre-lab", commands, COUNT_OF(commands)};
    return program_run(&program, argc, argv);
}
