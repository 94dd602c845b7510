/* The settings of sign-in through providers (OpenID Connect). Each is a list with one word for each
 * provider, all in the same order. Main thread. */
#ifndef CLI_SERVE_PROVIDERS_H
#define CLI_SERVE_PROVIDERS_H

#include "cli/core/command_line.h"
#include "oidc/oidc.h"
#include "store/store.h"

/* Texts of the settings, borrowed; NULL or empty: not set. */
struct serve_provider_settings {
    const char *issuers; /* separated by blanks, like clients, secret_files and groups */
    const char *clients;
    const char *secret_files; /* the first line of each is the client's secret */
    const char *names;        /* separated by commas */
    const char *groups;       /* "admin=GROUP", "admin=CLAIM:GROUP", or "-" for none */
    const char *welcome;      /* on, off */
};

/* Checks the settings, without reading files. Returns the same as command_line_read(). */
MUST_USE int serve_providers_check(const struct command_line *line,
                                   const struct serve_provider_settings *settings);

/* Makes the providers of checked settings; `*oidc` is NULL if there are none. Reads the files with
 * secrets. Returns 0, or -1 after a line in the log. */
MUST_USE int serve_providers_open(const struct serve_provider_settings *settings,
                                  struct store *store, const atomic_bool *stopping,
                                  struct oidc **oidc);

#endif
