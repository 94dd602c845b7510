/* ochre admin: an administrator's queries and actions on a file, also while a server runs. */
#ifndef CLI_ADMIN_ADMIN_H
#define CLI_ADMIN_ADMIN_H

/* Gets the arguments from "admin" on. Returns the exit code. */
int cli_admin(int argc, char **argv);

#endif
