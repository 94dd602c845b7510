/* Reads the audit log. The thread of the reader. */
#ifndef STORE_NOUNS_ADMIN_AUDIT_H
#define STORE_NOUNS_ADMIN_AUDIT_H

#include "store/nouns/admin.h"

/* Calls `each` for actions with number < before (0: all), the newest first, at most `count`. */
MUST_USE enum store_err store_audit_list(struct store_reader *reader, int64_t before,
                                         uint32_t count, store_audit_each *each, void *context);
/* Calls `each` for actions on the command line since action number `after`, the oldest first. */
MUST_USE enum store_err store_audit_since(struct store_reader *reader, int64_t after,
                                          store_audit_each *each, void *context);
/* Fills the number of the newest action; 0: none. */
MUST_USE enum store_err store_audit_newest(struct store_reader *reader, int64_t *number);

#endif
