/* The help of `ochre admin`, of which its manual page is made, out of the tables that its command
 * line is read by. */
#ifndef CLI_ADMIN_MAN_H
#define CLI_ADMIN_MAN_H

#include <stdio.h>

#include "base/base.h"

struct admin;

struct admin_command {
    const char *name;
    const char *words; /* the one that must stand behind it, or empty */
    int (*run)(struct admin *admin);
    const char *help;
};

struct admin_option {
    const char *name;
    const char *value;    /* what stands behind it, or empty */
    const char *commands; /* that take it, with blanks between; empty: all */
    const char *help;
};

struct admin_manual {
    const struct admin_command *commands;
    size_t command_count;
    const struct admin_option *options;
    size_t option_count;
    const char *const *exits; /* what each exit code says, from 0 */
    size_t exit_count;
};

/* Help about one command, or about all for NULL. */
void admin_help_print(const struct admin_manual *manual, const struct admin_command *command,
                      FILE *out);

#endif
