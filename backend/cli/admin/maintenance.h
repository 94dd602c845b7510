/* The commands of `ochre admin` for a whole store. One thread. */
#ifndef CLI_ADMIN_MAINTENANCE_H
#define CLI_ADMIN_MAINTENANCE_H

#include "cli/admin/internal.h"

/* Each of these runs one command: it returns an exit code, and has printed its error message. */
int admin_run_backup(struct admin *admin);
int admin_run_publish(struct admin *admin);
int admin_run_restore(struct admin *admin);
int admin_run_vacuum(struct admin *admin);
int admin_run_rate(struct admin *admin);
int admin_run_check(struct admin *admin);

#endif
