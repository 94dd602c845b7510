/* `ochre serve`: the server. */
#ifndef CLI_SERVE_H
#define CLI_SERVE_H

/* Runs until SIGTERM or SIGINT. `argv[0]` is the word serve. Returns the process's exit code: 0,
 * 1 (failed), 2 (bad arguments). */
int cli_serve(int argc, char **argv);

#endif
