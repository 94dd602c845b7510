#include "cli/settings_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/encoding/text.h"
#include "cli/serve_settings.h"
#include "store/file/owner.h"

/* Settings of the service that are not options of the server. */
static const char *const others[] = {"OCHRE_SMTP_PASSWORD", "OCHRE_BACKUPS", "OCHRE_SETTINGS"};

static bool is_known(const char *name)
{
    if (strncmp(name, "OCHRE_", 6) != 0) return true; /* a variable of another program */
    for (size_t i = 0; i < COUNT_OF(others); i++)
        if (strcmp(name, others[i]) == 0) return true;
    for (size_t i = 0; i < SERVE_OPTIONS; i++)
        if (serve_options[i].environment != NULL && strcmp(name, serve_options[i].environment) == 0)
            return true;
    return false;
}

static bool is_wanted(const char *name)
{
    return strncmp(name, "OCHRE_", 6) == 0 || strncmp(name, "PG", 2) == 0;
}

/* Strips blanks from both ends, and a pair of quotes. */
static char *trimmed(char *text)
{
    text += strspn(text, " \t");
    size_t size = strlen(text);
    while (size > 0 && strchr(" \t\r\n", text[size - 1]) != NULL) text[--size] = '\0';
    if (size >= 2 && (text[0] == '"' || text[0] == '\'') && text[size - 1] == text[0]) {
        text[size - 1] = '\0';
        text++;
    }
    return text;
}

/* Parses one line. False: it is neither empty, nor a comment, nor NAME=VALUE. */
static bool line_take(char *line, struct settings_facts *facts)
{
    char *name = trimmed(line);
    if (name[0] == '\0' || name[0] == '#' || name[0] == ';') return true;
    size_t size = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
    if (size == 0 || name[size] != '=') return false;
    name[size] = '\0';
    if (!is_known(name) && facts->unknown[0] == '\0')
        (void)text_copy(facts->unknown, sizeof(facts->unknown), name);
    if (is_wanted(name)) (void)setenv(name, trimmed(name + size + 1), 0);
    return true;
}

void settings_file_read(const char *path, struct settings_facts *facts)
{
    char line[SETTINGS_FILE_VALUE_BYTES];
    size_t bytes = 0;
    *facts = (struct settings_facts){.path = path};
    owner_name_find(geteuid(), facts->user);
    FILE *file = fopen(path, "re");
    facts->missing = file == NULL && (errno == ENOENT || errno == ENOTDIR);
    facts->closed = file == NULL && !facts->missing;
    if (file == NULL) return;
    for (int64_t number = 1; fgets(line, sizeof(line), file) != NULL; number++) {
        size_t size = strlen(line);
        bytes += size;
        bool whole = line[size - 1] == '\n' || feof(file);
        bool ok = whole && bytes <= SETTINGS_FILE_BYTES_MAX && line_take(line, facts);
        if (!ok && facts->line == 0) facts->line = number;
        if (!whole || bytes > SETTINGS_FILE_BYTES_MAX)
            break; /* a file of settings is neither this large nor binary */
    }
    (void)fclose(file);
}
