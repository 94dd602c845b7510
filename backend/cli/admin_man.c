#include "cli/admin_man.h"

#include <string.h>

static bool takes(const struct admin_option *option, const struct admin_command *command)
{
    const char *at = strstr(option->commands, command->name);
    size_t size = strlen(command->name);
    return option->commands[0] == '\0' ||
           (at != NULL && (at == option->commands || at[-1] == ' ') &&
            (at[size] == ' ' || at[size] == '\0'));
}

static void option_print(const struct admin_option *option, FILE *out)
{
    char left[40];
    (void)snprintf(left, sizeof(left), "%s %s", option->name, option->value);
    (void)fprintf(out, "  %-24s %s\n", left, option->help);
}

static const char about[] =
    "A USER is the name of an account, or #NUMBER. A question opens the views and nothing else.\n"
    "What changes something is written to the audit with the name of the operating system's\n"
    "account; a running server heeds it within a second. `ochre admin COMMAND --help` tells the\n"
    "options of one command.";

void admin_help_print(const struct admin_manual *manual, const struct admin_command *command,
                      FILE *out)
{
    if (command != NULL) {
        (void)fprintf(out, "usage: ochre admin %s%s%s [options]\n\n  %s\n\n", command->name,
                      command->words[0] != '\0' ? " " : "", command->words, command->help);
    } else {
        (void)fputs("usage: ochre admin COMMAND [options]\n\n", out);
    }
    for (size_t i = 0; command == NULL && i < manual->command_count; i++) {
        char left[40];
        (void)snprintf(left, sizeof(left), "%s %s", manual->commands[i].name,
                       manual->commands[i].words);
        (void)fprintf(out, "  %-24s %s\n", left, manual->commands[i].help);
    }
    (void)fputs(command == NULL ? "\nOptions:\n" : "Options:\n", out);
    for (size_t i = 0; i < manual->option_count; i++)
        if (command == NULL || takes(&manual->options[i], command))
            option_print(&manual->options[i], out);
    (void)fprintf(out, "  %-24s %s\n", "--help", "this text; behind a command, about it");
    (void)fputs("\nExit codes:\n", out);
    for (size_t i = 0; i < manual->exit_count; i++)
        (void)fprintf(out, "  %zu  %s\n", i, manual->exits[i]);
    if (command == NULL) (void)fprintf(out, "\n%s\n", about);
}
