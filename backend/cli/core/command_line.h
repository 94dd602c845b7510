/* The command line of every command. One table of options per command defines the input of
 * getopt_long(), the text of --help and so, by help2man, the manual page. Before other threads are
 * started, one call in a process: getopt_long() has global state. */
#ifndef CLI_CORE_COMMAND_LINE_H
#define CLI_CORE_COMMAND_LINE_H

#include <stdio.h>

#include "base/base.h"

#define COMMAND_LINE_GO_ON (-1) /* result of command_line_read(): the command may run */
#define COMMAND_LINE_WRONG 2    /* exit code for an invalid command line */

enum option_kind {
    OPTION_FLAG,   /* bool: true if it is given, or if its variable is "1" */
    OPTION_TEXT,   /* const char *: borrowed from the command line or the environment */
    OPTION_NUMBER, /* int64_t or uint32_t, by `size`: only digits, `min` to `max` */
    OPTION_TAKEN,  /* the line's take() handles it; may be repeated */
};

struct option_row {
    const char *name;        /* without its dashes */
    const char *value;       /* name of its value in the help; NULL: it has no value */
    const char *help;        /* one line, without a full stop */
    const char *environment; /* the variable that is read if the option is not given; NULL: none */
    const char *fallback;    /* the default without both; NULL: the target is unchanged */
    const char *commands;    /* subcommands that have the option, separated by blanks; NULL: all */
    enum option_kind kind;
    size_t offset; /* offset of its member in the target */
    size_t size;   /* size of that member, in bytes */
    int64_t min;
    int64_t max;
};

/* Describes the target of an option's value: a member of the target's type. */
#define OPTION_AT(type, member)                                                                    \
    .offset = offsetof(type, member), .size = sizeof(((type *)0)->member)

struct command_line {
    const char *program;    /* "ochre-lab"; NULL: "ochre" */
    const char *command;    /* "sim" */
    const char *subcommand; /* subcommand of `command`, or NULL */
    const char *usage;      /* the text after "usage: ", the program and a blank */
    const char *about; /* paragraphs below the usage, each line ends with a line feed; NULL: none */
    const struct option_row *options;
    size_t option_count;
    const char *word; /* name of the argument that is not an option, in the help; NULL: none */
    bool word_needed;
    /* Parses a value of an OPTION_TAKEN option; false: it is invalid. */
    bool (*take)(void *target, const struct option_row *option, const char *value);
    void (*help_end)(FILE *out); /* prints the end of the help; NULL: nothing */
};

/* Fills the members of `target`, a struct of the type that the table's OPTION_AT() names, and
 * `*word` (NULL if there is none; borrowed from `argv`). `argv[0]` is the command or subcommand
 * itself. Returns COMMAND_LINE_GO_ON, or an exit code: 0 after it has printed the help,
 * COMMAND_LINE_WRONG after an error message on standard error. */
MUST_USE int command_line_read(const struct command_line *line, int argc, char **argv, void *target,
                               const char **word);

/* Prints "PROGRAM COMMAND: TEXT; see PROGRAM COMMAND --help" to standard error, where `format`
 * makes TEXT, without a full stop. Returns COMMAND_LINE_WRONG. */
__attribute__((format(printf, 2, 3))) int command_line_wrong(const struct command_line *line,
                                                             const char *format, ...);

/* Prints the options of a table, one per line below "Options:"; those of `subcommand`, or all for
 * NULL. */
void option_rows_print(const struct option_row *rows, size_t count, const char *subcommand,
                       FILE *out);

#endif
