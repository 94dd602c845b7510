/* ochre-bench: measures the speed of rules, store and server on this machine. */
#include "base/base.h"
#include "bench/bare.h"
#include "bench/live.h"
#include "bench/lobby.h"
#include "bench/open.h"
#include "bench/play.h"
#include "bench/rules.h"
#include "bench/store.h"
#include "cli/core/program.h"

static const struct program_command commands[] = {
    {"rules", bench_rules, "decisions per second, and folding stored matches", false},
    {"store", bench_store, "the cost of appending moves", false},
    {"live", bench_live, "a server with live matches", false},
    {"lobby", bench_lobby, "a server with many people in its lobby", false},
    {"open", bench_open, "a server with many open matches", false},
    {"play", bench_play, "live matches on servers that are running already", false},
    {"bare", bench_bare, "the limit to compare with: frames and a log, no rules", false},
};

int main(int argc, char **argv)
{
    static const struct program program = {"ochre-bench", commands, COUNT_OF(commands)};
    return program_run(&program, argc, argv);
}
