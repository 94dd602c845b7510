/* Fills a row of the audit log. */
#include "hub/core/audit.h"

#include "base/clock.h"
#include "base/encoding/text.h"

void audit_fill(struct store_audit *audit, const struct hub_user *user, const char *action,
                const char *detail)
{
    *audit = (struct store_audit){.at_ms = clock_unix_ms(), .user = user->id};
    (void)text_copy(audit->action, sizeof(audit->action), action);
    (void)text_copy(audit->detail, sizeof(audit->detail), detail);
    (void)text_copy(audit->result, sizeof(audit->result), "done");
}
