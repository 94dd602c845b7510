/* A row of the audit log. Loop thread only. */
#ifndef HUB_CORE_AUDIT_H
#define HUB_CORE_AUDIT_H

#include "hub/core/internal.h"

/* Fills a row of the audit log with the result "done" and no target. */
void audit_fill(struct store_audit *audit, const struct hub_user *user, const char *action,
                const char *detail);

#endif
