/* `ochre admin repair`: replays one match and, if requested, closes or rewinds it. One thread. */
#ifndef CLI_ADMIN_REPAIR_H
#define CLI_ADMIN_REPAIR_H

#include "cli/admin/internal.h"

/* Each of these runs one command: it returns an exit code, and has printed its error message. */
int admin_run_repair(struct admin *admin);

#endif
