/* ochre doctor: the report about an installation. */
#include "cli/doctor.h"

#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/serve_settings.h"
#include "cli/settings_file.h"
#include "doctor/doctor.h"

#define EXAMINE_MS    3000
#define OWN_OPTIONS   3
#define OPTIONS_COUNT (COUNT_OF(taken) + OWN_OPTIONS)

enum doctor_exit { DOCTOR_EXIT_OK, DOCTOR_EXIT_WARNINGS, DOCTOR_EXIT_FAULTS };

struct doctor_command {
    struct serve_settings serve; /* first: the table of server options refers to it */
    bool json;
    const char *mail_to;
    const char *settings;
};

/* The server's options for its address, and for email, which this command accepts. */
static const char *const taken[] = {"data",     "store",     "listen",
                                    "base-url", "smtp",      "smtp-password-file",
                                    "smtp-ca",  "mail-from", "allow-private-hooks"};

static const struct option_row own[OWN_OPTIONS] = {
    {"mail-to", "ADDR", "also send a test email to this address", NULL, .kind = OPTION_TEXT,
     OPTION_AT(struct doctor_command, mail_to)},
    {"settings", "FILE", "variables of the service, for those that are not set here",
     "OCHRE_SETTINGS", SETTINGS_FILE_DEFAULT, .kind = OPTION_TEXT,
     OPTION_AT(struct doctor_command, settings)},
    {"json", NULL, "print the report as JSON", .kind = OPTION_FLAG,
     OPTION_AT(struct doctor_command, json)},
};

static const char *const exits[] = {
    [DOCTOR_EXIT_OK] = "all is well, or was skipped",
    [DOCTOR_EXIT_WARNINGS] = "there are warnings, and no faults",
    [DOCTOR_EXIT_FAULTS] =
        "there are faults; or the command line is wrong, and nothing was checked",
};

static const char about[] =
    "Checks an installation, beside a running server or without one, and changes nothing: rights "
    "to\n"
    "the data folder, room on its disk, the database and its log, backups, clock and time zones;\n"
    "whether the base URL leads here through all proxies, its certificate, WebSockets; mail, push\n"
    "services, PostgreSQL. One line for each check, and below a fault the command that mends it.\n"
    "Nobody else is asked for anything. Run it as root or as the server's user.\n";

static void exits_print(FILE *out)
{
    (void)fputs("\nExit codes:\n", out);
    for (size_t i = 0; i < COUNT_OF(exits); i++) (void)fprintf(out, "  %zu  %s\n", i, exits[i]);
}

/* ---- the command line ---- */

static void options_fill(struct option_row options[])
{
    size_t count = 0;
    for (size_t i = 0; i < COUNT_OF(taken); i++)
        for (size_t at = 0; at < SERVE_OPTIONS; at++)
            if (strcmp(serve_options[at].name, taken[i]) == 0) options[count++] = serve_options[at];
    CHECK(count == COUNT_OF(taken));
    memcpy(options + count, own, sizeof(own));
}

/* Returns the file that --settings names, before the command line is parsed, since the file's
 * variables are defaults of options. */
static const char *settings_path(int argc, char **argv)
{
    static const char option[] = "--settings";
    size_t size = sizeof(option) - 1;
    const char *path = getenv("OCHRE_SETTINGS");
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], option, size) != 0) continue;
        if (argv[i][size] == '=') path = argv[i] + size + 1;
        if (argv[i][size] == '\0' && i + 1 < argc) path = argv[i + 1];
    }
    return path != NULL && path[0] != '\0' ? path : SETTINGS_FILE_DEFAULT;
}

static int settings_read(int argc, char **argv, struct doctor_command *command,
                         struct settings_facts *facts)
{
    struct option_row options[OPTIONS_COUNT];
    const char *word = NULL;
    struct command_line line = {.command = "doctor",
                                .usage = "doctor [options]",
                                .about = about,
                                .options = options,
                                .option_count = OPTIONS_COUNT,
                                .help_end = exits_print};
    options_fill(options);
    settings_file_read(settings_path(argc, argv), facts);
    if (!facts->missing && strcmp(facts->path, SETTINGS_FILE_DEFAULT) == 0)
        (void)setenv("OCHRE_DATA", SETTINGS_FILE_DATA, 0); /* as the unit does */
    int code = command_line_read(&line, argc, argv, command, &word);
    if (code == COMMAND_LINE_GO_ON) code = serve_settings_check(&line, &command->serve);
    if (code != COMMAND_LINE_GO_ON) return code;
    const char *store = command->serve.store;
    if (store != NULL && store[0] != '\0' && !store_is_database(store))
        return command_line_wrong(&line, "--store is postgres://...");
    const char *smtp = command->serve.notify.smtp;
    if (command->mail_to != NULL && (smtp == NULL || smtp[0] == '\0'))
        return command_line_wrong(&line, "--mail-to needs --smtp and --mail-from");
    if (command->mail_to != NULL &&
        (strchr(command->mail_to, '@') == NULL || strpbrk(command->mail_to, " <>\r\n") != NULL ||
         strlen(command->mail_to) > STORE_EMAIL_BYTES_MAX))
        return command_line_wrong(&line, "--mail-to takes the address of a person");
    return COMMAND_LINE_GO_ON;
}

/* ---- the report ---- */

static void line_print(const struct doctor_line *line, const struct finding_row *row)
{
    struct buf text = {0};
    struct buf mend = {0};
    line_sentence_print(line, &text);
    line_mend_print(line, &mend);
    (void)printf("%-8s %-12s %s\n", doctor_sign_word(row->sign), line->check,
                 text.failed ? row->text : text.bytes);
    if (mend.size > 0 && !mend.failed) (void)printf("%21s $ %s\n", "", mend.bytes);
    buf_free(&text);
    buf_free(&mend);
}

static void report_print(const struct doctor_report *report)
{
    size_t counts[DOCTOR_FAULT + 1] = {0};
    for (size_t i = 0; i < report->count; i++) {
        const struct finding_row *row = finding_row_of(report->lines[i].finding);
        counts[row->sign]++;
        line_print(&report->lines[i], row);
    }
    (void)printf("\nfaults: %zu, warnings: %zu, ok: %zu, skipped: %zu\n", counts[DOCTOR_FAULT],
                 counts[DOCTOR_WARNING], counts[DOCTOR_OK], counts[DOCTOR_SKIPPED]);
}

static void report_json(const struct doctor_report *report)
{
    struct buf out = {0};
    doctor_json(report, &out);
    CHECK(!out.failed);
    (void)puts(out.bytes);
    buf_free(&out);
}

static int exit_of(const struct doctor_report *report)
{
    switch (report->worst) {
    case DOCTOR_OK:
    case DOCTOR_SKIPPED: break;
    case DOCTOR_WARNING: return DOCTOR_EXIT_WARNINGS;
    case DOCTOR_FAULT: return DOCTOR_EXIT_FAULTS;
    }
    return DOCTOR_EXIT_OK;
}

int cli_doctor(int argc, char **argv)
{
    static struct doctor_command command;
    static struct doctor_report report;
    static struct mail mail;
    struct settings_facts facts;
    log_level_set(LOG_NONE); /* the report itself has the errors */
    int code = settings_read(argc, argv, &command, &facts);
    if (code != COMMAND_LINE_GO_ON) return code;
    CHECK(sodium_init() >= 0);
    (void)signal(SIGPIPE, SIG_IGN);
    command.serve.notify.base_url = command.serve.base_url;
    const char *store = command.serve.store;
    struct doctor_settings settings = {.data = command.serve.data,
                                       .store = store != NULL && store[0] != '\0' ? store : NULL,
                                       .listen = command.serve.listen,
                                       .base_url = command.serve.base_url,
                                       .mail_fault = serve_mail_open(&mail, &command.serve.notify),
                                       .mail = &mail,
                                       .mail_to = command.mail_to,
                                       .private_hooks = command.serve.notify.private_hooks,
                                       .examine_ms = EXAMINE_MS,
                                       .settings = &facts};
    doctor_run(&settings, &report);
    sodium_memzero(&mail, sizeof(mail));
    if (command.json)
        report_json(&report);
    else
        report_print(&report);
    return exit_of(&report);
}
