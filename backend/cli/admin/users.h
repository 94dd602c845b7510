/* The commands of `ochre admin` that change a user, also while a server runs. One thread. */
#ifndef CLI_ADMIN_USERS_H
#define CLI_ADMIN_USERS_H

#include "cli/admin/internal.h"

/* Each of these runs one command: it returns an exit code, and has printed its error message. */
int admin_run_ban(struct admin *admin);
int admin_run_unban(struct admin *admin);
int admin_run_reset(struct admin *admin);
int admin_run_make(struct admin *admin);
int admin_run_remove(struct admin *admin);

#endif
