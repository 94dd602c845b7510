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
    "account; a running server heeds it within a second.";

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
    for (size_t i = 0; i < manual->option_count; i++) {
        if (command == NULL || takes(&manual->options[i], command)) {
            option_print(&manual->options[i], out);
        }
    }
    (void)fprintf(out, "  %-24s %s\n", "--help", "this text; behind a command, about it");
    (void)fprintf(out, "  %-24s %s\n", "--man", "the manual page: ochre admin --man | man -l -");
    (void)fputs("\nExit codes:\n", out);
    for (size_t i = 0; i < manual->exit_count; i++) {
        (void)fprintf(out, "  %zu  %s\n", i, manual->exits[i]);
    }
    if (command == NULL) {
        (void)fprintf(out, "\n%s\n", about);
    }
}

/* Text in troff: a hyphen that can be copied, no line that begins with a request. */
static void troff(const char *text, FILE *out)
{
    for (; *text != '\0'; text++) {
        if (*text == '-') {
            (void)fputs("\\-", out);
        } else if (*text == '\\') {
            (void)fputs("\\e", out);
        } else {
            (void)fputc(*text, out);
        }
    }
}

static void entry_print(const char *name, const char *word, const char *help, FILE *out)
{
    (void)fputs(".TP\n\\fB", out);
    troff(name, out);
    (void)fputs("\\fR", out);
    if (word[0] != '\0') {
        (void)fputs(" \\fI", out);
        troff(word, out);
        (void)fputs("\\fR", out);
    }
    (void)fputs("\n", out);
    troff(help, out);
    (void)fputs(".\n", out);
}

void admin_man_print(const struct admin_manual *manual, FILE *out)
{
    (void)fprintf(out,
                  ".TH OCHRE\\-ADMIN 1 \"\" \"ochre %s\" \"Ochre\"\n"
                  ".SH NAME\n"
                  "ochre\\-admin \\- asks the history, cares for the database and its users\n"
                  ".SH SYNOPSIS\n"
                  ".B ochre admin\n.I COMMAND\n[options]\n"
                  ".SH DESCRIPTION\n",
                  OCHRE_VERSION);
    troff(about, out);
    (void)fputs("\n.SH COMMANDS\n", out);
    for (size_t i = 0; i < manual->command_count; i++) {
        entry_print(manual->commands[i].name, manual->commands[i].words, manual->commands[i].help,
                    out);
    }
    (void)fputs(".SH OPTIONS\n", out);
    for (size_t i = 0; i < manual->option_count; i++) {
        const struct admin_option *option = &manual->options[i];
        entry_print(option->name, option->value, option->help, out);
        if (option->commands[0] != '\0') {
            (void)fputs("For: ", out);
            troff(option->commands, out);
            (void)fputs(".\n", out);
        }
    }
    (void)fputs(".SH EXIT STATUS\n", out);
    for (size_t i = 0; i < manual->exit_count; i++) {
        char code[24];
        (void)snprintf(code, sizeof(code), "%zu", i);
        entry_print(code, "", manual->exits[i], out);
    }
    (void)fputs(".SH ENVIRONMENT\n", out);
    entry_print("OCHRE_DATA", "", "the data folder, where no option names one", out);
}
