/* The settings of a server: the options of `ochre serve`. Other commands accept some of them,
 * with the same names, variables and rules. Main thread. */
#ifndef CLI_SERVE_SETTINGS_H
#define CLI_SERVE_SETTINGS_H

#include "base/log.h"
#include "cli/core/command_line.h"
#include "cli/serve_notify.h"
#include "cli/serve_providers.h"
#include "hub/hub.h"

struct serve_settings {
    const char *listen;
    const char *data;
    const char *store;
    const char *web; /* NULL: the installed one */
    const char *base_url;
    enum log_level log;
    bool trust_proxy;
    const char *trusted_proxies;
    const char *proxy_header;
    const char *metrics;
    const char *cors;
    bool own_pages_only; /* that is off */
    uint32_t factor;
    uint32_t memory_mb; /* limit for matches in memory */
    struct hub_quotas quotas;
    const char *registration;
    const char *guests;
    struct store_entry entry; /* these two, as rules for new users */
    struct serve_notify_settings notify;
    struct serve_provider_settings providers;
};

#define SERVE_OPTIONS 33
extern const struct option_row serve_options[SERVE_OPTIONS]; /* targets: struct serve_settings */

/* Parses the value of --log, the only option whose kind the table cannot express; see
 * command_line.h. */
bool serve_option_take(void *target, const struct option_row *option, const char *value);

/* Checks the conditions that the table of options cannot express, and converts the base URL to
 * its canonical form; a list of proxies implies trust. Returns the same as command_line_read().
 * One call in a process. */
MUST_USE int serve_settings_check(const struct command_line *line, struct serve_settings *settings);

#endif
