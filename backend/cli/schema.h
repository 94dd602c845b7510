/* `ochre schema [GAME]`: the JSON Schema of a game's messages. */
#ifndef CLI_SCHEMA_H
#define CLI_SCHEMA_H

/* Runs it with the arguments from its name on. Returns the exit status. */
int cli_schema(int argc, char **argv);

#endif
