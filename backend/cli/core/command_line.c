#include "cli/core/command_line.h"

#include "base/encoding/printable.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define OPTIONS_MAX 40
#define VAL_FIRST   256 /* getopt_long()'s result for the first row; larger than every character */
#define DIGITS_MAX  18
#define LEFT_BYTES  48

static const char *program_of(const struct command_line *line)
{
    return line->program != NULL ? line->program : "ochre";
}

__attribute__((format(printf, 2, 3))) int command_line_wrong(const struct command_line *line,
                                                             const char *format, ...)
{
    char wrong[4096]; /* a longer one is cut */
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(wrong, sizeof(wrong), format, arguments);
    va_end(arguments);
    printable_print(stderr, "%s %s: %s; see %s %s%s%s --help", program_of(line), line->command,
                    wrong, program_of(line), line->command, line->subcommand != NULL ? " " : "",
                    line->subcommand != NULL ? line->subcommand : "");
    return COMMAND_LINE_WRONG;
}

/* Returns whether the subcommand (NULL: any) has the option. */
static bool has(const struct option_row *row, const char *subcommand)
{
    if (subcommand == NULL || row->commands == NULL) return true;
    size_t size = strlen(subcommand);
    for (const char *at = row->commands; (at = strstr(at, subcommand)) != NULL; at += size) {
        bool begins = at == row->commands || at[-1] == ' ';
        if (begins && (at[size] == ' ' || at[size] == '\0')) return true;
    }
    return false;
}

/* ---- help ---- */

static void left_print(const struct option_row *row, char left[LEFT_BYTES])
{
    (void)snprintf(left, LEFT_BYTES, "--%s%s%s", row->name, row->value != NULL ? " " : "",
                   row->value != NULL ? row->value : "");
}

void option_rows_print(const struct option_row *rows, size_t count, const char *subcommand,
                       FILE *out)
{
    char left[LEFT_BYTES];
    int width = 0;
    for (size_t i = 0; i < count; i++) {
        left_print(&rows[i], left);
        if (has(&rows[i], subcommand)) width = max(width, (int)strlen(left));
    }
    (void)fputs("Options:\n", out);
    for (size_t i = 0; i < count; i++) {
        const struct option_row *row = &rows[i];
        bool both = row->fallback != NULL && row->environment != NULL;
        if (!has(row, subcommand)) continue;
        left_print(row, left);
        (void)fprintf(out, "  %-*s  %s", width, left, row->help);
        if (row->fallback != NULL || row->environment != NULL) {
            (void)fprintf(out, " (%s%s%s%s%s)", row->fallback != NULL ? "default: " : "",
                          row->fallback != NULL ? row->fallback : "", both ? "; " : "",
                          row->environment != NULL ? row->environment : "",
                          row->environment != NULL && row->kind == OPTION_FLAG ? "=1" : "");
        }
        (void)fputc('\n', out);
    }
    (void)fprintf(out, "  %-*s  %s\n", width, "--help", "show this help");
}

/* Prints usage, description, the options of the subcommand, and the end. */
static void help_print(const struct command_line *line, FILE *out)
{
    (void)fprintf(out, "usage: %s %s\n\n", program_of(line), line->usage);
    if (line->about != NULL) (void)fprintf(out, "%s\n", line->about);
    option_rows_print(line->options, line->option_count, line->subcommand, out);
    if (line->help_end != NULL) line->help_end(out);
}

/* ---- reading ---- */

static bool number_read(const char *text, int64_t min, int64_t max, int64_t *number)
{
    size_t length = strlen(text);
    int64_t value = 0;
    if (length == 0 || length > DIGITS_MAX) return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9') return false;
        value = value * 10 + (*text - '0');
    }
    *number = value;
    return value >= min && value <= max;
}

static void number_store(const struct option_row *row, void *at, int64_t number)
{
    uint32_t small = (uint32_t)number;
    CHECK(row->size == sizeof(number) || (row->size == sizeof(small) && row->max <= UINT32_MAX));
    if (row->size == sizeof(number))
        memcpy(at, &number, sizeof(number));
    else
        memcpy(at, &small, sizeof(small));
}

/* Parses and stores a value. `named`: the option or the variable that has the value. */
static int value_take(const struct command_line *line, const struct option_row *row, void *target,
                      const char *named, const char *value)
{
    char *at = (char *)target + row->offset;
    int64_t number = 0;
    bool on = true;
    switch (row->kind) {
    case OPTION_FLAG: memcpy(at, &on, sizeof(on)); return COMMAND_LINE_GO_ON;
    case OPTION_TEXT: memcpy(at, &value, sizeof(value)); return COMMAND_LINE_GO_ON;
    case OPTION_NUMBER:
        if (!number_read(value, row->min, row->max, &number)) {
            return command_line_wrong(line, "%s must be a number from %lld to %lld, not \"%s\"",
                                      named, (long long)row->min, (long long)row->max, value);
        }
        number_store(row, at, number);
        return COMMAND_LINE_GO_ON;
    case OPTION_TAKEN:
        if (line->take(target, row, value)) return COMMAND_LINE_GO_ON;
        return command_line_wrong(line, "%s: invalid value \"%s\" (%s)", named, value, row->help);
    }
    CHECK(false);
}

/* Sets the default of an option that was not given. */
static int value_default(const struct command_line *line, const struct option_row *row,
                         void *target)
{
    const char *value = row->environment != NULL ? getenv(row->environment) : NULL;
    bool said = value != NULL && value[0] != '\0';
    if (row->kind == OPTION_FLAG && (!said || strcmp(value, "1") != 0)) return COMMAND_LINE_GO_ON;
    if (said) return value_take(line, row, target, row->environment, value);
    return row->fallback != NULL ? value_take(line, row, target, row->name, row->fallback)
                                 : COMMAND_LINE_GO_ON;
}

static int word_take(const struct command_line *line, const char *text, const char **word)
{
    if (line->word == NULL || *word != NULL)
        return command_line_wrong(line, "unexpected argument \"%s\"", text);
    *word = text;
    return COMMAND_LINE_GO_ON;
}

/* Handles an error of getopt_long(): `got` is ':' or '?'. A text with a blank is not an option,
 * but an argument: SQL may begin with a comment. */
static int strange_take(const struct command_line *line, int got, const char *text,
                        const char **word)
{
    if (optopt >= VAL_FIRST) {
        const struct option_row *row = &line->options[optopt - VAL_FIRST];
        return got == ':'
                   ? command_line_wrong(line, "--%s needs a value: %s", row->name, row->value)
                   : command_line_wrong(line, "--%s takes no value", row->name);
    }
    if (optopt > 0) return command_line_wrong(line, "unknown option \"-%c\"", optopt);
    if (strpbrk(text, " \t\n") != NULL) return word_take(line, text, word);
    return command_line_wrong(line, "unknown option \"%s\"", text);
}

/* Fills the table in the form for getopt_long(). */
static void options_fill(const struct command_line *line, struct option options[OPTIONS_MAX + 2])
{
    size_t count = 0;
    CHECK(line->option_count <= OPTIONS_MAX);
    memset(options, 0, (OPTIONS_MAX + 2) * sizeof(options[0]));
    for (size_t i = 0; i < line->option_count; i++) {
        const struct option_row *row = &line->options[i];
        int argument = row->value != NULL ? required_argument : no_argument;
        if (has(row, line->subcommand)) {
            options[count++] =
                (struct option){.name = row->name, .has_arg = argument, .val = VAL_FIRST + (int)i};
        }
    }
    options[count] = (struct option){.name = "help", .val = 'h'};
}

static int defaults_take(const struct command_line *line, const bool given[OPTIONS_MAX],
                         void *target)
{
    int code = COMMAND_LINE_GO_ON;
    for (size_t i = 0; i < line->option_count && code == COMMAND_LINE_GO_ON; i++)
        if (!given[i] && has(&line->options[i], line->subcommand))
            code = value_default(line, &line->options[i], target);
    return code;
}

int command_line_read(const struct command_line *line, int argc, char **argv, void *target,
                      const char **word)
{
    struct option options[OPTIONS_MAX + 2];
    bool given[OPTIONS_MAX] = {false};
    int code = COMMAND_LINE_GO_ON;
    options_fill(line, options);
    *word = NULL;
    optind = 1;
    opterr = 0;
    for (int got; (got = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        char named[LEFT_BYTES];
        size_t row = got >= VAL_FIRST ? (size_t)(got - VAL_FIRST) : 0;
        if (got == 'h') {
            help_print(line, stdout);
            return 0;
        }
        if (got < VAL_FIRST) {
            code = strange_take(line, got, argv[optind - 1], word);
        } else {
            (void)snprintf(named, sizeof(named), "--%s", line->options[row].name);
            given[row] = true;
            code = value_take(line, &line->options[row], target, named, optarg);
        }
        if (code != COMMAND_LINE_GO_ON) return code;
    }
    if ((code = defaults_take(line, given, target)) != COMMAND_LINE_GO_ON) return code;
    for (; optind < argc; optind++)
        if ((code = word_take(line, argv[optind], word)) != COMMAND_LINE_GO_ON) return code;
    if (line->word_needed && *word == NULL)
        return command_line_wrong(line, "missing %s", line->word);
    return COMMAND_LINE_GO_ON;
}
