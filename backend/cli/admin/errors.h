#ifndef CLI_ADMIN_ERRORS_H
#define CLI_ADMIN_ERRORS_H

#include "cli/admin/internal.h"

/* Writes a line to standard error, without terminal control characters, and returns `code`. */
__attribute__((format(printf, 2, 3))) int admin_error(int code, const char *format, ...);
/* The same about the file. */
int admin_error_store(const struct admin *admin, enum store_err err);
/* The error for commands that need the file without a server. */
int admin_error_busy(const struct admin *admin, const char *instead);

/* Makes an audit row in the name of the operating system's account. */
struct store_audit admin_audit(const char *action, const char *target, const char *detail);

#endif
