/* `ochre schema [GAME]`: the JSON Schema of a game's messages. */
#ifndef CLI_SCHEMA_H
#define CLI_SCHEMA_H

/* Runs the command; `argv[0]` is its name. Returns the exit code. */
int cli_schema(int argc, char **argv);

#endif
