/* ochre-bench: how fast rules, store and server are on this machine. */
#include "base/base.h"
#include "bench/bare.h"
#include "bench/live.h"
#include "bench/lobby.h"
#include "bench/open.h"
#include "bench/play.h"
#include "bench/rules.h"
#include "bench/store.h"
#include "cli/program.h"

static const struct program_command commands[] = {
    {"rules", bench_rules, "decisions a second, and folding stored matches", false},
    {"store", bench_store, "what appending moves costs", false},
    {"live", bench_live, "a server and people who play on it", false},
    {"lobby", bench_lobby, "a server and many who look at its lobby", false},
    {"open", bench_open, "a server with many matches that wait", false},
    {"play", bench_play, "people who play at servers that run already", false},
    {"bare", bench_bare, "what a server is compared with: frames and a log, no rules", false},
};

int main(int argc, char **argv)
{
    static const struct program program = {"ochre-bench", commands, COUNT_OF(commands)};
    return program_run(&program, argc, argv);
}
