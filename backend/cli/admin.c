#include "cli/admin.h"

#include <pwd.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "cli/admin_internal.h"
#include "cli/admin_man.h"
#include "cli/admin_match_file.h"

#define ROWS_DEFAULT    10000
#define ROWS_MAX        1000000
#define SECONDS_DEFAULT 10
#define SECONDS_MAX     3600
#define DAYS_MAX        36500

/* ---- what the commands share ---- */

int admin_complain(int code, const char *format, ...)
{
    va_list arguments;
    (void)fputs("ochre admin: ", stderr);
    va_start(arguments, format);
    (void)vfprintf(stderr, format, arguments);
    va_end(arguments);
    (void)fputc('\n', stderr);
    return code;
}

int admin_busy_complain(const struct admin *admin, const char *instead)
{
    return admin_complain(ADMIN_BUSY, "a server has %s open; stop it first.%s", admin->path,
                          instead);
}

int admin_store_complain(const struct admin *admin, enum store_err err)
{
    switch (err) {
    case STORE_NOT_FOUND: return admin_complain(ADMIN_FAILED, "there is no file %s.", admin->path);
    case STORE_CORRUPT:
        return admin_complain(ADMIN_FAILED, "%s is damaged, or not a file of Ochre.", admin->path);
    case STORE_NEWER:
        return admin_complain(ADMIN_FAILED,
                              "%s is of a newer version of Ochre; this program is " OCHRE_VERSION
                              ". See \"Upgrading\" in the README.",
                              admin->path);
    case STORE_BUSY:
        return admin_complain(ADMIN_BUSY,
                              "%s is of an older version, and a server has it open; restart the "
                              "server with this program.",
                              admin->path);
    case STORE_FULL: return admin_complain(ADMIN_FAILED, "there is no space left on the disk.");
    case STORE_OK:
    case STORE_TAKEN:
    case STORE_IO:
    case STORE_DAMAGED:
    case STORE_CLOSED: break;
    }
    return admin_complain(ADMIN_FAILED, "%s: %s.", admin->path, store_err_name(err));
}

struct store_audit admin_audit(const char *action, const char *target, const char *detail)
{
    struct store_audit audit = {.at_ms = clock_unix_ms(), .by_cli = true, .result = "done"};
    const struct passwd *account = getpwuid(geteuid());
    char number[32];
    (void)snprintf(number, sizeof(number), "uid %lu", (unsigned long)geteuid());
    (void)text_copy(audit.name, sizeof(audit.name), account != NULL ? account->pw_name : number);
    (void)text_copy(audit.action, sizeof(audit.action), action);
    (void)text_copy(audit.target, sizeof(audit.target), target);
    (void)text_copy(audit.detail, sizeof(audit.detail), detail);
    return audit;
}

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
    return match_file_code(admin_match_export(admin->path, admin->words[0]));
}

static int run_import(struct admin *admin)
{
    return match_file_code(admin_match_import(admin->path, admin->words[0]));
}

/* ---- tables: the command line, the help and the manual come of them ---- */

static const struct admin_command commands[] = {
    {"query", "NAME|SQL", admin_run_query, "answers a named query or one SELECT over the views"},
    {"queries", "", admin_run_queries, "lists the named queries and their parameters"},
    {"users", "", admin_run_users, "lists accounts and guests, with bans"},
    {"matches", "", admin_run_matches, "lists matches, the newest first"},
    {"audit", "", admin_run_audit, "lists what administrators did, the newest first"},
    {"ban", "USER", admin_run_ban, "ends a user's sessions and lets it in no more"},
    {"unban", "USER", admin_run_unban, "lifts a ban"},
    {"reset-password", "USER", admin_run_reset,
     "gives an account a new password, prints it, ends its sessions"},
    {"make-admin", "USER", admin_run_make, "lets an account administer"},
    {"remove-admin", "USER", admin_run_remove, "takes the role away"},
    {"repair", "MATCH", admin_run_repair,
     "plays a match again and reports; closes or rewinds it if told to"},
    {"backup", "FILE", admin_run_backup,
     "copies the database while the server runs, and checks the copy"},
    {"publish", "FILE", admin_run_publish,
     "writes a copy of the history without any secret, for other programs"},
    {"restore", "FILE", admin_run_restore,
     "puts a backup in place and keeps what was there (no server)"},
    {"export", "MATCH", run_export, "prints the file of a match that has ended"},
    {"import", "FILE", run_import, "takes the file of a match in, if it verifies"},
    {"vacuum", "", admin_run_vacuum, "writes the database anew without its gaps (no server)"},
    {"check", "", admin_run_check, "plays every match again and compares all of it"},
};

enum option {
    OPTION_DATA,
    OPTION_FILE,
    OPTION_TABLE,
    OPTION_CSV,
    OPTION_JSON,
    OPTION_PARAM,
    OPTION_ROWS,
    OPTION_SECONDS,
    OPTION_REASON,
    OPTION_DAYS,
    OPTION_CLOSE,
    OPTION_REWIND,
    OPTION_MATCHES,
    OPTION_PSEUDONYMS,
    OPTION_COUNT,
};

#define ASKING "query users matches audit"

static const struct admin_option options[OPTION_COUNT] = {
    [OPTION_DATA] = {"--data", "DIR", "", "the server's data folder (OCHRE_DATA, or data)"},
    [OPTION_FILE] = {"--file", "FILE", "", "another SQLite file of Ochre's"},
    [OPTION_TABLE] = {"--table", "", ASKING, "rows in columns, which is how they come"},
    [OPTION_CSV] = {"--csv", "", ASKING, "rows as CSV"},
    [OPTION_JSON] = {"--json", "", ASKING, "rows as JSON"},
    [OPTION_PARAM] = {"--param", "K=V", "query", "a parameter, :K in the SQL; may be repeated"},
    [OPTION_ROWS] = {"--rows", "N", ASKING, "at most so many rows (10000)"},
    [OPTION_SECONDS] = {"--seconds", "N", ASKING, "at most so long (10)"},
    [OPTION_REASON] = {"--reason", "TEXT", "ban", "why, for the other administrators"},
    [OPTION_DAYS] = {"--days", "N", "ban", "how long; without it for ever"},
    [OPTION_CLOSE] = {"--close", "", "repair", "ends the match without a result (no server)"},
    [OPTION_REWIND] = {"--rewind", "VERSION", "repair",
                       "takes the moves behind VERSION out, all players agreeing (no server)"},
    [OPTION_MATCHES] = {"--matches", "WHICH", "publish",
                        "over: those that are over; all: listed ones that go on, too (over)"},
    [OPTION_PSEUDONYMS] = {"--pseudonyms", "", "publish", "people are called by their number"},
};

static const char *const exits[] = {
    [ADMIN_FINE] = "done",
    [ADMIN_FAILED] = "the file, the disk or a name in it is not as it must be",
    [ADMIN_USAGE] = "the command line is wrong",
    [ADMIN_REFUSED] = "the query is wrong, not allowed, too slow or too large",
    [ADMIN_FAULTY] = "a check has found a fault, or what was to be imported does not verify",
    [ADMIN_BUSY] = "a server has the file open, and this cannot be done beside it",
};

static const struct admin_manual manual = {.commands = commands,
                                           .command_count = COUNT_OF(commands),
                                           .options = options,
                                           .option_count = COUNT_OF(options),
                                           .exits = exits,
                                           .exit_count = COUNT_OF(exits)};

/* ---- reading the command line ---- */

static bool read_count(const char *text, uint32_t least, uint32_t most, uint32_t *count)
{
    char *end = NULL;
    unsigned long value = strtoul(text, &end, 10);
    *count = (uint32_t)value;
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && value >= least && value <= most;
}

static bool read_param(struct admin *admin, const char *text)
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

static bool read_path(struct admin *admin, const char *format, const char *value)
{
    int length = strcmp(format, "data") == 0
                     ? snprintf(admin->path, sizeof(admin->path), "%s/ochre.sqlite", value)
                     : snprintf(admin->path, sizeof(admin->path), "%s", value);
    return length > 0 && (size_t)length < sizeof(admin->path);
}

/* Takes an option; `value` is NULL if it has none. False: the value is not understood. */
static bool read_option(struct admin *admin, enum option option, const char *value)
{
    switch (option) {
    case OPTION_DATA: return read_path(admin, "data", value);
    case OPTION_FILE: return read_path(admin, "file", value);
    case OPTION_TABLE: admin->form = ADMIN_TABLE; return true;
    case OPTION_CSV: admin->form = ADMIN_CSV; return true;
    case OPTION_JSON: admin->form = ADMIN_JSON; return true;
    case OPTION_PARAM: return read_param(admin, value);
    case OPTION_ROWS: return read_count(value, 1, ROWS_MAX, &admin->rows_max);
    case OPTION_SECONDS: return read_count(value, 1, SECONDS_MAX, &admin->seconds_max);
    case OPTION_REASON: admin->reason = value; return strlen(value) <= STORE_BAN_BYTES_MAX;
    case OPTION_DAYS: return read_count(value, 1, DAYS_MAX, &admin->days);
    case OPTION_CLOSE: admin->close = true; return true;
    case OPTION_REWIND:
        admin->rewind = true;
        return read_count(value, 0, UINT32_MAX - 1, &admin->version);
    case OPTION_MATCHES:
        admin->publish.all = strcmp(value, "all") == 0;
        return admin->publish.all || strcmp(value, "over") == 0;
    case OPTION_PSEUDONYMS: admin->publish.pseudonyms = true; return true;
    case OPTION_COUNT: break;
    }
    CHECK(false);
}

/* Is `name` one of the words of `list`? An empty list has all. */
static bool is_listed(const char *list, const char *name)
{
    size_t size = strlen(name);
    for (const char *at = list; (at = strstr(at, name)) != NULL; at += size) {
        bool begins = at == list || at[-1] == ' ';
        if (begins && (at[size] == ' ' || at[size] == '\0')) return true;
    }
    return list[0] == '\0';
}

static int read_arguments(struct admin *admin, const struct admin_command *command, int argc,
                          char **argv)
{
    for (int i = 2; i < argc; i++) {
        size_t option = 0;
        bool is_option = strncmp(argv[i], "--", 2) == 0 && strpbrk(argv[i], " \t\n") == NULL;
        if (!is_option && admin->word_count == ADMIN_WORDS_MAX)
            return admin_complain(ADMIN_USAGE, "what is \"%s\"?", argv[i]);
        if (!is_option) {
            admin->words[admin->word_count++] = argv[i];
            continue;
        }
        while (option < OPTION_COUNT && strcmp(options[option].name, argv[i]) != 0) option++;
        if (option == OPTION_COUNT || !is_listed(options[option].commands, command->name))
            return admin_complain(ADMIN_USAGE, "%s has no option %s.", command->name, argv[i]);
        const char *value = NULL;
        if (options[option].value[0] != '\0' && (value = argv[++i]) == NULL)
            return admin_complain(ADMIN_USAGE, "%s needs a value.", options[option].name);
        if (!read_option(admin, (enum option)option, value)) {
            return admin_complain(ADMIN_USAGE, "%s %s is not understood.", options[option].name,
                                  value);
        }
    }
    return ADMIN_FINE;
}

int cli_admin(int argc, char **argv)
{
    static struct admin admin = {.rows_max = ROWS_DEFAULT, .seconds_max = SECONDS_DEFAULT};
    const struct admin_command *command = NULL;
    const char *data = getenv("OCHRE_DATA");
    for (size_t i = 0; argc >= 2 && i < COUNT_OF(commands); i++)
        command = strcmp(commands[i].name, argv[1]) == 0 ? &commands[i] : command;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || (i == 1 && strcmp(argv[i], "help") == 0)) {
            admin_help_print(&manual, command, stdout);
            return ADMIN_FINE;
        }
    }
    if (command == NULL)
        return admin_complain(ADMIN_USAGE, "which command? ochre admin --help tells them.");
    if (!read_path(&admin, "data", data != NULL && data[0] != '\0' ? data : "data"))
        return admin_complain(ADMIN_USAGE, "OCHRE_DATA is too long.");
    int code = read_arguments(&admin, command, argc, argv);
    if (code != ADMIN_FINE) return code;
    if (admin.word_count != (command->words[0] != '\0' ? 1 : 0)) {
        return admin_complain(ADMIN_USAGE, "usage: ochre admin %s %s", command->name,
                              command->words);
    }
    return command->run(&admin);
}
