/* ochre admin: an administrator's queries and actions on a file, also while a server runs. */
#ifndef CLI_ADMIN_ADMIN_H
#define CLI_ADMIN_ADMIN_H

/* Runs the command; `argv[0]` is "admin". Returns the exit code. */
int cli_admin(int argc, char **argv);

#endif
