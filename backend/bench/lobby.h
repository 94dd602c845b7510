/* `ochre-bench lobby`: many clients watch the lobby while tables are opened one after the other. */
#ifndef BENCH_LOBBY_H
#define BENCH_LOBBY_H

/* Runs the command; `argv[0]` is its name. Returns the exit code. */
int bench_lobby(int argc, char **argv);

#endif
