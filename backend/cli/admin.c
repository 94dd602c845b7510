#include "cli/admin.h"

#include "cli/admin_check.h"
#include "cli/admin_match_file.h"
#include "cli/admin_print.h"
#include "store/care.h"
#include "store/query.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WORDS_MAX       2 /* behind the command */
#define PARAMS_MAX      16
#define ROWS_DEFAULT    10000
#define ROWS_MAX        1000000
#define SECONDS_DEFAULT 10
#define SECONDS_MAX     3600

enum exit_code { EXIT_FINE, EXIT_FAILED, EXIT_USAGE, EXIT_REFUSED, EXIT_FAULTY };

static const char *const exit_words[] = {
    [EXIT_FINE] = "done",
    [EXIT_FAILED] = "the file, the disk or a name in it is not as it must be",
    [EXIT_USAGE] = "the command line is wrong",
    [EXIT_REFUSED] = "the query is wrong, not allowed, too slow or too large",
    [EXIT_FAULTY] = "check has found a fault, or what was to be imported does not verify",
};

struct admin {
    char path[4096];
    enum admin_form form;
    uint32_t rows_max;
    uint32_t seconds_max;
    const char *words[WORDS_MAX];
    size_t word_count;
    struct query_param params[PARAMS_MAX];
    char param_names[PARAMS_MAX][64];
    size_t param_count;
};

struct command {
    const char *name;
    const char *words; /* what stands behind it */
    size_t least;      /* how many words */
    size_t most;
    int (*run)(struct admin *admin);
    const char *help;
};

__attribute__((format(printf, 2, 3))) static int complain(int code, const char *format, ...)
{
    va_list arguments;
    (void)fputs("ochre admin: ", stderr);
    va_start(arguments, format);
    (void)vfprintf(stderr, format, arguments);
    va_end(arguments);
    (void)fputc('\n', stderr);
    return code;
}

static int store_complain(const struct admin *admin, enum store_err err)
{
    switch (err) {
    case STORE_NOT_FOUND: return complain(EXIT_FAILED, "there is no file %s.", admin->path);
    case STORE_CORRUPT:
        return complain(EXIT_FAILED, "%s is damaged or not a file of Ochre.", admin->path);
    case STORE_OK:
    case STORE_TAKEN:
    case STORE_BUSY:
    case STORE_FULL:
    case STORE_IO:
    case STORE_CLOSED: break;
    }
    return complain(EXIT_FAILED, "%s: %s.", admin->path, store_err_name(err));
}

/* ---- asking ---- */

static int query_close(struct admin_print *print, enum query_end end, const char *message)
{
    bool whole = end == QUERY_DONE || end == QUERY_CUT;
    if (!whole) {
        buf_free(&print->text);
    } else if (!admin_print_end(print, stdout)) {
        return complain(EXIT_FAILED, "the result could not be written.");
    }
    switch (end) {
    case QUERY_DONE: return EXIT_FINE;
    case QUERY_CUT:
        return complain(EXIT_FINE, "only the first %zu rows; --rows N gives more.", print->rows);
    case QUERY_NO_FILE: return complain(EXIT_FAILED, "%s.", message);
    case QUERY_BAD:
    case QUERY_REFUSED:
    case QUERY_SLOW:
    case QUERY_LARGE: return complain(EXIT_REFUSED, "%s: %s.", query_end_name(end), message);
    }
    return EXIT_FAILED;
}

static struct query query_of(struct admin *admin, struct admin_print *print)
{
    *print = (struct admin_print){.form = admin->form};
    return (struct query){.path = admin->path,
                          .params = admin->params,
                          .param_count = admin->param_count,
                          .rows_max = admin->rows_max,
                          .ms_max = admin->seconds_max * 1000,
                          .columns = admin_print_columns,
                          .row = admin_print_row,
                          .context = print};
}

static int run_query(struct admin *admin)
{
    static struct admin_print print;
    char message[QUERY_MESSAGE_BYTES_MAX] = "";
    struct query query = query_of(admin, &print);
    const struct store_query *named = query_find(admin->words[0]);
    query.sql = named != NULL ? named->sql : admin->words[0];
    enum store_err err = care_file_check(admin->path);
    if (err != STORE_OK) {
        return store_complain(admin, err);
    }
    if (named == NULL && strpbrk(query.sql, " \t\n;") == NULL) {
        return complain(EXIT_REFUSED, "there is no query \"%s\"; \"queries\" lists them.",
                        query.sql);
    }
    enum query_end end = query_run(&query, message, NULL);
    return query_close(&print, end, message);
}

static int run_report(struct admin *admin, enum query_report report)
{
    static struct admin_print print;
    char message[QUERY_MESSAGE_BYTES_MAX] = "";
    struct query query = query_of(admin, &print);
    enum store_err err = care_file_check(admin->path);
    if (err != STORE_OK) {
        return store_complain(admin, err);
    }
    enum query_end end = query_report_run(report, &query, message);
    return query_close(&print, end, message);
}

static int run_users(struct admin *admin)
{
    return run_report(admin, QUERY_USERS);
}

static int run_matches(struct admin *admin)
{
    return run_report(admin, QUERY_MATCHES);
}

/* The comments on top of each query, which begin with its question. */
static int run_queries(struct admin *admin)
{
    (void)admin;
    for (size_t i = 0; i < store_queries_count; i++) {
        (void)printf("%s\n", store_queries[i].name);
        for (const char *line = store_queries[i].sql; strncmp(line, "-- ", 3) == 0;) {
            size_t length = strcspn(line, "\n");
            (void)printf("    %.*s\n", (int)length - 3, line + 3);
            line += length + (line[length] == '\n');
        }
    }
    return EXIT_FINE;
}

/* ---- care ---- */

static int run_backup(struct admin *admin)
{
    enum store_err err = care_backup(admin->path, admin->words[0]);
    if (err == STORE_TAKEN) {
        return complain(EXIT_FAILED, "%s or its .part exists; it stays as it is.", admin->words[0]);
    }
    if (err != STORE_OK) {
        return store_complain(admin, err);
    }
    (void)printf("%s is a sound copy.\n", admin->words[0]);
    return EXIT_FINE;
}

static int run_check(struct admin *admin)
{
    struct store_reader *reader = NULL;
    struct admin_check check = {.out = stdout, .progress = isatty(2) ? stderr : NULL};
    enum store_err err = care_integrity_check(admin->path);
    if (err == STORE_OK) {
        err = care_reader_open(admin->path, &reader);
    }
    if (err == STORE_OK) {
        err = admin_check_run(&check, reader);
        store_reader_close(reader);
    }
    if (err != STORE_OK) {
        return store_complain(admin, err);
    }
    (void)printf("%lld matches, %lld moves: %lld matches are not as they were played.\n",
                 (long long)check.matches, (long long)check.moves, (long long)check.bad);
    if (check.folded > 0) {
        (void)printf("%lld matches of an older revision were only folded.\n",
                     (long long)check.folded);
    }
    return check.bad > 0 ? EXIT_FAULTY : EXIT_FINE;
}

static int run_make_admin(struct admin *admin)
{
    enum store_err err = care_file_check(admin->path);
    if (err == STORE_OK) {
        err = care_admin_set(admin->path, admin->words[0], true);
        if (err == STORE_NOT_FOUND) {
            return complain(EXIT_FAILED, "there is no account \"%s\".", admin->words[0]);
        }
    }
    if (err != STORE_OK) {
        return store_complain(admin, err);
    }
    (void)printf("%s is an administrator.\n", admin->words[0]);
    return EXIT_FINE;
}

/* ---- command line ---- */

static int match_file_code(enum match_file_end end)
{
    switch (end) {
    case MATCH_FILE_DONE: return EXIT_FINE;
    case MATCH_FILE_FAILED: return EXIT_FAILED;
    case MATCH_FILE_FALSE: break;
    }
    return EXIT_FAULTY;
}

static int run_export(struct admin *admin)
{
    return match_file_code(admin_match_export(admin->path, admin->words[0]));
}

static int run_import(struct admin *admin)
{
    return match_file_code(admin_match_import(admin->path, admin->words[0]));
}

static const struct command commands[] = {
    {"query", "NAME|SQL", 1, 1, run_query, "answers a named query or one SELECT over the views"},
    {"queries", "", 0, 0, run_queries, "lists the named queries and their parameters"},
    {"users", "", 0, 0, run_users, "lists accounts and guests"},
    {"matches", "", 0, 0, run_matches, "lists matches, the newest first"},
    {"backup", "FILE", 1, 1, run_backup,
     "copies the database while the server runs, and checks it"},
    {"export", "MATCH", 1, 1, run_export, "prints the file of a match that has ended"},
    {"import", "FILE", 1, 1, run_import, "takes the file of a match in, if it verifies"},
    {"check", "", 0, 0, run_check, "plays every match again and compares all of it"},
    {"make-admin", "NAME", 1, 1, run_make_admin, "lets an account administer"},
};

static int print_help(void)
{
    (void)puts("usage: ochre admin COMMAND [options]\n");
    for (size_t i = 0; i < COUNT_OF(commands); i++) {
        (void)printf("  %-10s %-9s %s\n", commands[i].name, commands[i].words, commands[i].help);
    }
    (void)printf("\n"
                 "  --data DIR    the server's data folder (OCHRE_DATA, or data)\n"
                 "  --file FILE   another SQLite file of Ochre's\n"
                 "  --table, --csv, --json\n"
                 "                how rows are printed (--table)\n"
                 "  --param K=V   a parameter of the query, :K in its SQL; may be repeated\n"
                 "  --rows N      at most so many rows (%d)\n"
                 "  --seconds N   at most so long (%d)\n"
                 "  --help        this text\n"
                 "\nExit codes:\n",
                 ROWS_DEFAULT, SECONDS_DEFAULT);
    for (size_t i = 0; i < COUNT_OF(exit_words); i++) {
        (void)printf("  %zu  %s\n", i, exit_words[i]);
    }
    return EXIT_FINE;
}

static bool read_count(const char *text, uint32_t most, uint32_t *count)
{
    char *end = NULL;
    unsigned long value = strtoul(text, &end, 10);
    *count = (uint32_t)value;
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && value >= 1 && value <= most;
}

static bool read_param(struct admin *admin, const char *text)
{
    const char *equals = strchr(text, '=');
    size_t length = equals != NULL ? (size_t)(equals - text) : 0;
    if (length == 0 || length >= sizeof(admin->param_names[0]) ||
        admin->param_count == PARAMS_MAX) {
        return false;
    }
    char *name = admin->param_names[admin->param_count];
    memcpy(name, text, length);
    name[length] = '\0';
    admin->params[admin->param_count++] = (struct query_param){.name = name, .value = equals + 1};
    return true;
}

/* An option with a value. Returns an exit code. */
static int read_option(struct admin *admin, const char *name, const char *value)
{
    bool fine = false;
    int length = 0;
    if (value == NULL) {
        return complain(EXIT_USAGE, "%s is not an option, or needs a value.", name);
    }
    if (strcmp(name, "--data") == 0) {
        length = snprintf(admin->path, sizeof(admin->path), "%s/ochre.sqlite", value);
        fine = length > 0 && (size_t)length < sizeof(admin->path);
    } else if (strcmp(name, "--file") == 0) {
        length = snprintf(admin->path, sizeof(admin->path), "%s", value);
        fine = length > 0 && (size_t)length < sizeof(admin->path);
    } else if (strcmp(name, "--param") == 0) {
        fine = read_param(admin, value);
    } else if (strcmp(name, "--rows") == 0) {
        fine = read_count(value, ROWS_MAX, &admin->rows_max);
    } else if (strcmp(name, "--seconds") == 0) {
        fine = read_count(value, SECONDS_MAX, &admin->seconds_max);
    }
    return fine ? EXIT_FINE : complain(EXIT_USAGE, "%s %s is not understood.", name, value);
}

static int read_arguments(struct admin *admin, int argc, char **argv)
{
    static const char *const forms[] = {
        [ADMIN_TABLE] = "--table", [ADMIN_CSV] = "--csv", [ADMIN_JSON] = "--json"};
    for (int i = 2; i < argc; i++) {
        size_t form = 0;
        while (form < COUNT_OF(forms) && strcmp(argv[i], forms[form]) != 0) form++;
        if (form < COUNT_OF(forms)) {
            admin->form = (enum admin_form)form;
        } else if (strncmp(argv[i], "--", 2) == 0 && strpbrk(argv[i], " \t\n") == NULL) {
            int code = read_option(admin, argv[i], i + 1 < argc ? argv[i + 1] : NULL);
            if (code != EXIT_FINE) {
                return code;
            }
            i++;
        } else if (admin->word_count < WORDS_MAX) {
            admin->words[admin->word_count++] = argv[i];
        }
    }
    return EXIT_FINE;
}

int cli_admin(int argc, char **argv)
{
    static struct admin admin = {.rows_max = ROWS_DEFAULT, .seconds_max = SECONDS_DEFAULT};
    const char *data = getenv("OCHRE_DATA");
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            return print_help();
        }
    }
    size_t at = 0;
    while (argc >= 2 && at < COUNT_OF(commands) && strcmp(commands[at].name, argv[1]) != 0) at++;
    if (argc < 2 || at == COUNT_OF(commands)) {
        return complain(EXIT_USAGE, "which command? ochre admin --help tells them.");
    }
    int code = read_option(&admin, "--data", data != NULL && data[0] != '\0' ? data : "data");
    if (code == EXIT_FINE) {
        code = read_arguments(&admin, argc, argv);
    }
    if (code != EXIT_FINE) {
        return code;
    }
    if (admin.word_count < commands[at].least || admin.word_count > commands[at].most) {
        return complain(EXIT_USAGE, "usage: ochre admin %s %s", commands[at].name,
                        commands[at].words);
    }
    return commands[at].run(&admin);
}
