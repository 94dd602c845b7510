/* The error messages of `ochre admin`, and its rows of the audit log. One thread. */
#ifndef CLI_ADMIN_ERRORS_H
#define CLI_ADMIN_ERRORS_H

#include "cli/admin/internal.h"

/* Writes a line to standard error, without terminal control characters, and returns `code`. */
__attribute__((format(printf, 2, 3))) int admin_error(int code, const char *format, ...);
/* Reports an error of the admin's file like admin_error(), and returns the exit code. */
int admin_error_store(const struct admin *admin, enum store_err err);
/* Reports that a server has the file open, for a command that needs exclusive access. `instead`:
 * a sentence about another way, or "". Returns the exit code. */
int admin_error_busy(const struct admin *admin, const char *instead);

/* Makes an audit row in the name of the operating system's account. */
struct store_audit admin_audit(const char *action, const char *target, const char *detail);

#endif
