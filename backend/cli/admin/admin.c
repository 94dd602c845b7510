#include "cli/admin/admin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/admin/errors.h"
#include "cli/admin/maintenance.h"
#include "cli/admin/match_file.h"
#include "cli/admin/queries.h"
#include "cli/admin/repair.h"
#include "cli/admin/users.h"
#include "cli/core/command_line.h"
#include "store/maintenance/maintenance.h"

#define ROWS_MAX    1000000
#define SECONDS_MAX 3600
#define DAYS_MAX    36500

/* ---- export, import ---- */

static int match_file_code(enum match_file_end end)
{
    switch (end) {
    case MATCH_FILE_DONE: return ADMIN_FINE;
    case MATCH_FILE_FAILED: return ADMIN_FAILED;
    case MATCH_FILE_FALSE: break;
    }
    return ADMIN_FAULTY;
}

static int run_export(struct admin *admin)
{
    return match_file_code(admin_match_export(admin->path, admin->word));
}

static int run_import(struct admin *admin)
{
    return match_file_code(admin_match_import(admin->path, admin->word));
}

/* ---- tables: the command line, the help and the manual page are derived from them ---- */

struct admin_command {
    const char *name;
    const char *word; /* name of the argument that must follow it, or NULL */
    int (*run)(struct admin *admin);
    const char *help;
};

static const struct admin_command commands[] = {
    {"query", "NAME|SQL", admin_run_query, "run a named query or one SELECT on the views"},
    {"queries", NULL, admin_run_queries, "list the named queries and their parameters"},
    {"users", NULL, admin_run_users, "list accounts and guests, with bans"},
    {"matches", NULL, admin_run_matches, "list matches, newest first"},
    {"audit", NULL, admin_run_audit, "list administrator actions, newest first"},
    {"ban", "USER", admin_run_ban, "sign a user out and block further sign-ins"},
    {"unban", "USER", admin_run_unban, "lift a ban"},
    {"reset-password", "USER", admin_run_reset,
     "set and print a new password for an account, and sign it out"},
    {"make-admin", "USER", admin_run_make, "make an account an administrator"},
    {"remove-admin", "USER", admin_run_remove, "remove an administrator"},
    {"repair", "MATCH", admin_run_repair,
     "replay a match and report differences; optionally close or rewind it"},
    {"backup", "FILE", admin_run_backup,
     "back up the database (the server may be running) and check the copy"},
    {"publish", "FILE", admin_run_publish,
     "write a copy of the history without secrets, for other programs"},
    {"restore", "FILE", admin_run_restore,
     "restore a backup; the previous file is kept (server must be stopped)"},
    {"export", "MATCH", run_export, "print the file of a finished match"},
    {"import", "FILE", run_import, "import a match file, if it verifies"},
    {"vacuum", NULL, admin_run_vacuum, "compact the database (server must be stopped)"},
    {"rate", NULL, admin_run_rate,
     "recompute all ratings from the rated matches (server must be stopped)"},
    {"check", NULL, admin_run_check, "replay every match and compare it with what is stored"},
};

#define ASKING "query users matches audit"

/* Commands that do not apply to a database. */
static const char *const files_only[] = {"repair", "publish", "vacuum"};

#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct admin, member)
#define FLAG(member) .kind = OPTION_FLAG, OPTION_AT(struct admin, member)
#define NUMBER(member, low, top)                                                                   \
    .kind = OPTION_NUMBER, OPTION_AT(struct admin, member), .min = low, .max = top

static const struct option_row options[] = {
    {"data", "DIR", "the server's data folder", "OCHRE_DATA", "data", TEXT(data)},
    {"file", "FILE", "a different Ochre database: SQLite file or postgres://...", TEXT(file)},
    {"table", NULL, "print rows as a table (default)", .commands = ASKING, .kind = OPTION_TAKEN},
    {"csv", NULL, "print rows as CSV", .commands = ASKING, .kind = OPTION_TAKEN},
    {"json", NULL, "print rows as JSON", .commands = ASKING, .kind = OPTION_TAKEN},
    {"param", "K=V", "set parameter :K of the SQL to V; repeatable", .commands = "query",
     .kind = OPTION_TAKEN},
    {"rows", "N", "maximum number of rows", NULL, "10000", ASKING, NUMBER(rows_max, 1, ROWS_MAX)},
    {"seconds", "N", "time limit in seconds", NULL, "10", ASKING,
     NUMBER(seconds_max, 1, SECONDS_MAX)},
    {"reason", "TEXT", "reason, shown to other administrators", .commands = "ban",
     .kind = OPTION_TAKEN},
    {"days", "N", "length of the ban in days (default: permanent)", .commands = "ban",
     NUMBER(days, 1, DAYS_MAX)},
    {"close", NULL, "end the match without a result (server must be stopped)", .commands = "repair",
     FLAG(close)},
    {"rewind", "VERSION", "remove all moves after VERSION; all players must agree (server stopped)",
     .commands = "repair", .kind = OPTION_TAKEN},
    {"matches", "WHICH",
     "over: finished matches; all: also listed ones in progress (default: over)",
     .commands = "publish", .kind = OPTION_TAKEN},
    {"pseudonyms", NULL, "replace names by random numbers, and match ids by others",
     .commands = "publish", FLAG(publish.pseudonyms)},
};

static const char *const exits[] = {
    [ADMIN_FINE] = "success",
    [ADMIN_FAILED] = "a file, the disk or a name is wrong or missing",
    [ADMIN_USAGE] = "the command line is wrong",
    [ADMIN_REFUSED] = "the query is invalid, not allowed, too slow or too large",
    [ADMIN_FAULTY] = "a check found a problem, or the import does not verify",
    [ADMIN_BUSY] = "a running server has the file open",
};

static const char about[] =
    "USER is an account name or #NUMBER. Queries can only read the views. Every change is\n"
    "recorded in the audit log with your operating-system user name; a running server picks it\n"
    "up within a second. Run 'ochre admin COMMAND --help' for the options of one command.";

static void exits_print(FILE *out)
{
    (void)fputs("\nExit codes:\n", out);
    for (size_t i = 0; i < COUNT_OF(exits); i++) (void)fprintf(out, "  %zu  %s\n", i, exits[i]);
}

static void help_print(FILE *out)
{
    (void)fputs("usage: ochre admin COMMAND [options]\n\n", out);
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        char left[40];
        (void)snprintf(left, sizeof(left), "%s %s", commands[i].name,
                       commands[i].word != NULL ? commands[i].word : "");
        (void)fprintf(out, "  %-24s %s\n", left, commands[i].help);
    }
    (void)fputc('\n', out);
    option_rows_print(options, COUNT_OF(options), NULL, out);
    exits_print(out);
    (void)fprintf(out, "\n%s\n", about);
}

/* ---- reading the command line ---- */

static bool param_take(struct admin *admin, const char *text)
{
    const char *equals = strchr(text, '=');
    size_t length = equals != NULL ? (size_t)(equals - text) : 0;
    if (length == 0 || length >= sizeof(admin->param_names[0]) ||
        admin->param_count == ADMIN_PARAMS_MAX)
        return false;
    char *name = admin->param_names[admin->param_count];
    memcpy(name, text, length);
    name[length] = '\0';
    admin->params[admin->param_count++] = (struct query_param){.name = name, .value = equals + 1};
    return true;
}

static bool version_take(struct admin *admin, const char *text)
{
    char *end = NULL;
    unsigned long value = strtoul(text, &end, 10);
    admin->rewind = true;
    admin->version = (uint32_t)value;
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && value < UINT32_MAX;
}

static bool option_take(void *target, const struct option_row *option, const char *value)
{
    struct admin *admin = target;
    if (strcmp(option->name, "table") == 0) admin->form = ADMIN_TABLE;
    if (strcmp(option->name, "csv") == 0) admin->form = ADMIN_CSV;
    if (strcmp(option->name, "json") == 0) admin->form = ADMIN_JSON;
    if (strcmp(option->name, "param") == 0) return param_take(admin, value);
    if (strcmp(option->name, "rewind") == 0) return version_take(admin, value);
    if (strcmp(option->name, "reason") == 0) {
        admin->reason = value;
        return strlen(value) <= STORE_BAN_BYTES_MAX;
    }
    if (strcmp(option->name, "matches") == 0) {
        admin->publish.all = strcmp(value, "all") == 0;
        return admin->publish.all || strcmp(value, "over") == 0;
    }
    return true;
}

static const struct admin_command *command_find(const char *name)
{
    for (size_t i = 0; i < COUNT_OF(commands); i++)
        if (strcmp(commands[i].name, name) == 0) return &commands[i];
    return NULL;
}

/* As command_line_read(). */
static int admin_read(const struct admin_command *command, int argc, char **argv,
                      struct admin *admin)
{
    char usage[64];
    char help[128];
    struct command_line line = {.command = "admin",
                                .subcommand = command->name,
                                .usage = usage,
                                .about = help,
                                .options = options,
                                .option_count = COUNT_OF(options),
                                .word = command->word,
                                .word_needed = command->word != NULL,
                                .take = option_take,
                                .help_end = exits_print};
    (void)snprintf(usage, sizeof(usage), "admin %s%s%s [options]", command->name,
                   command->word != NULL ? " " : "", command->word != NULL ? command->word : "");
    (void)snprintf(help, sizeof(help), "  %s\n", command->help);
    int code = command_line_read(&line, argc, argv, admin, &admin->word);
    if (code != COMMAND_LINE_GO_ON) return code;
    int length = admin->file != NULL
                     ? snprintf(admin->path, sizeof(admin->path), "%s", admin->file)
                     : snprintf(admin->path, sizeof(admin->path), "%s/ochre.sqlite", admin->data);
    if (length <= 0 || (size_t)length >= sizeof(admin->path))
        return command_line_wrong(&line, "the name of the file is empty or too long");
    return COMMAND_LINE_GO_ON;
}

static int run(const struct admin_command *command, struct admin *admin)
{
    bool fits = true;
    for (size_t i = 0; i < COUNT_OF(files_only) && store_is_database(admin->path); i++)
        fits = fits && strcmp(command->name, files_only[i]) != 0;
    if (fits) return command->run(admin);
    return admin_error(ADMIN_FAILED,
                       "ochre admin %s is for a file and not for a database, of which a backup "
                       "is a file.",
                       command->name);
}

int cli_admin(int argc, char **argv)
{
    static struct admin admin;
    static const struct command_line line = {.command = "admin"};
    if (argc < 2) return command_line_wrong(&line, "missing command");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "help") == 0) {
        help_print(stdout);
        return ADMIN_FINE;
    }
    const struct admin_command *command = command_find(argv[1]);
    if (command == NULL) return command_line_wrong(&line, "unknown command \"%s\"", argv[1]);
    int code = admin_read(command, argc - 1, argv + 1, &admin);
    return code == COMMAND_LINE_GO_ON ? run(command, &admin) : code;
}
