/* ochre admin: what an administrator asks of a file and does to it, beside a running server. */
#ifndef CLI_ADMIN_ADMIN_H
#define CLI_ADMIN_ADMIN_H

/* Gets the arguments from "admin" on. Returns the exit code. */
int cli_admin(int argc, char **argv);

#endif
