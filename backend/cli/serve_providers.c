#include "cli/serve_providers.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/encoding/text.h"
#include "base/log.h"
#include "store/nouns/notices/outbox.h"

#define ROLE        "admin="
#define GROUP_CLAIM "groups"

/* ---- lists ---- */

/* Copies word number `number` of a list. Returns its size before any cut; 0: there is none. */
static size_t word_copy(const char *list, const char *separators, size_t number, char *into,
                        size_t room)
{
    const char *at = list != NULL ? list : "";
    for (size_t i = 0;; i++) {
        at += strspn(at, separators);
        size_t size = strcspn(at, separators);
        if (i == number || size == 0) {
            (void)snprintf(into, room, "%.*s", (int)size, at);
            return size;
        }
        at += size;
    }
}

static size_t count(const char *list, const char *separators)
{
    char one[2];
    size_t number = 0;
    while (word_copy(list, separators, number, one, sizeof(one)) > 0) number++;
    return number;
}

/* Copies a word. False: there is none, or it is too long. */
static bool word_read(const char *list, size_t number, char *into, size_t room)
{
    size_t size = word_copy(list, " ", number, into, room);
    return size > 0 && size < room;
}

/* Reads the name of a provider; without one it is the host of its issuer. */
static bool name_read(const char *names, size_t number, struct oidc_settings *one)
{
    size_t size = word_copy(names, ",", number, one->name, sizeof(one->name));
    if (size > 0) return size < sizeof(one->name);
    const char *host = strstr(one->issuer, "://") + 3;
    size = strcspn(host, ":/");
    if (size >= sizeof(one->name)) size = sizeof(one->name) - 1;
    memcpy(one->name, host, size);
    one->name[size] = '\0';
    return true;
}

/* Reads "admin=CLAIM:GROUP" or "admin=GROUP". False: it is neither, nor "-", nor missing. */
static bool group_read(const char *groups, size_t number, struct oidc_settings *one)
{
    char word[2 * OIDC_GROUP_BYTES_MAX];
    size_t size = word_copy(groups, " ", number, word, sizeof(word));
    if (size == 0 || strcmp(word, "-") == 0) return true;
    if (size >= sizeof(word) || strncmp(word, ROLE, sizeof(ROLE) - 1) != 0) return false;
    const char *group = word + sizeof(ROLE) - 1;
    const char *colon = strchr(group, ':');
    size_t claim = colon != NULL ? (size_t)(colon - group) : 0;
    if (claim >= sizeof(one->group_claim)) return false;
    (void)snprintf(one->group_claim, sizeof(one->group_claim), "%.*s",
                   (int)(claim > 0 ? claim : strlen(GROUP_CLAIM)), claim > 0 ? group : GROUP_CLAIM);
    group = colon != NULL ? colon + 1 : group;
    return group[0] != '\0' && strlen(group) < sizeof(one->group) &&
           text_copy(one->group, sizeof(one->group), group) > 0;
}

/* ---- checks ---- */

/* Reads a provider but for its secret. Returns NULL, or the name of the wrong option, with the
 * reason. */
static const char *provider_read(const struct serve_provider_settings *settings, size_t number,
                                 struct oidc_settings *one, const char **reason)
{
    memset(one, 0, sizeof(*one));
    *reason = "has a word that is too long";
    if (!word_read(settings->issuers, number, one->issuer, sizeof(one->issuer))) return "oidc";
    *reason = oidc_issuer_wrong(one->issuer);
    if (*reason != NULL) return "oidc";
    *reason = "has a word that is too long";
    if (!word_read(settings->clients, number, one->client, sizeof(one->client)))
        return "oidc-client";
    if (!name_read(settings->names, number, one)) return "oidc-name";
    *reason = "must be admin=GROUP, admin=CLAIM:GROUP or - for each provider";
    return group_read(settings->groups, number, one) ? NULL : "oidc-groups";
}

int serve_providers_check(const struct command_line *line,
                          const struct serve_provider_settings *settings)
{
    struct oidc_settings one;
    const char *reason = NULL;
    size_t number = count(settings->issuers, " ");
    const struct {
        const char *name;
        size_t count;
        bool needed;
    } lists[] = {{"oidc-client", count(settings->clients, " "), true},
                 {"oidc-secret-file", count(settings->secret_files, " "), true},
                 {"oidc-name", count(settings->names, ","), false},
                 {"oidc-groups", count(settings->groups, " "), false}};
    const char *welcome = settings->welcome;
    if (welcome != NULL && strcmp(welcome, "on") != 0 && strcmp(welcome, "off") != 0)
        return command_line_wrong(line, "--oidc-register must be on or off, not \"%s\"", welcome);
    if (number > OIDC_PROVIDERS_MAX)
        return command_line_wrong(line, "--oidc has more than %d providers", OIDC_PROVIDERS_MAX);
    for (size_t i = 0; i < COUNT_OF(lists); i++)
        if (lists[i].count != number && (lists[i].needed || lists[i].count > 0))
            return command_line_wrong(line, "--%s must have as many entries as --oidc: %zu",
                                      lists[i].name, number);
    for (size_t i = 0; i < number; i++) {
        const char *option = provider_read(settings, i, &one, &reason);
        if (option != NULL) return command_line_wrong(line, "--%s %s", option, reason);
    }
    return COMMAND_LINE_GO_ON;
}

/* ---- opening ---- */

/* Reads the first line of the file. Logs an error before it returns false. */
static bool secret_read(const char *files, size_t number, struct oidc_settings *one)
{
    char path[4096];
    bool ok = word_read(files, number, path, sizeof(path));
    FILE *file = ok ? fopen(path, "re") : NULL;
    char line[sizeof(one->secret) + 2] = ""; /* with the end of the line, and one sign more */
    ok = file != NULL && fgets(line, sizeof(line), file) != NULL;
    if (file != NULL) (void)fclose(file);
    line[strcspn(line, "\r\n")] = '\0';
    bool fits = strlen(line) < sizeof(one->secret);
    ok = ok && fits && text_copy(one->secret, sizeof(one->secret), line) > 0;
    sodium_memzero(line, sizeof(line));
    if (!ok)
        log_error("serve", "event=no_oidc_secret path=%s reason=%s", path,
                  fits ? "unreadable" : "too_long");
    return ok;
}

static bool key_read(struct store *store, unsigned char key[OIDC_KEY_BYTES])
{
    struct store_reader *reader = NULL;
    enum store_err err = store_reader_open(store, &reader);
    if (err == STORE_OK) err = store_email_link_key_read(reader, key);
    store_reader_close(reader);
    if (err != STORE_OK) log_error("serve", "event=no_oidc_key error=%s", store_err_name(err));
    return err == STORE_OK;
}

int serve_providers_open(const struct serve_provider_settings *settings, struct store *store,
                         const atomic_bool *stopping, struct oidc **oidc)
{
    struct oidc_config config = {.count = count(settings->issuers, " "), .stopping = stopping};
    const char *reason = NULL;
    *oidc = NULL;
    if (config.count == 0) return 0;
    struct oidc_settings *all = calloc(config.count, sizeof(*all));
    bool ok = all != NULL;
    for (size_t i = 0; ok && i < config.count; i++)
        ok = provider_read(settings, i, &all[i], &reason) == NULL &&
             secret_read(settings->secret_files, i, &all[i]);
    ok = ok && key_read(store, config.secret);
    config.providers = all;
    if (ok) *oidc = oidc_open(&config);
    if (all != NULL) sodium_memzero(all, config.count * sizeof(*all));
    free(all);
    sodium_memzero(config.secret, sizeof(config.secret));
    return *oidc != NULL ? 0 : -1;
}
