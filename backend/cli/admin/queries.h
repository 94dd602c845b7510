/* The commands of `ochre admin` that only read. One thread. */
#ifndef CLI_ADMIN_QUERIES_H
#define CLI_ADMIN_QUERIES_H

#include "cli/admin/internal.h"

/* Each of these runs one command: it returns an exit code, and has printed its error message. */
int admin_run_query(struct admin *admin);
int admin_run_queries(struct admin *admin);
int admin_run_users(struct admin *admin);
int admin_run_matches(struct admin *admin);
int admin_run_audit(struct admin *admin);

#endif
