#include "cli/serve_settings.h"

#include "api/site/base_url.h"
#include "net/proxies.h"

#define NUMBER_MAX   1000000
#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct serve_settings, member)
#define NUMBER(member)                                                                             \
    .kind = OPTION_NUMBER, OPTION_AT(struct serve_settings, member), .min = 1, .max = NUMBER_MAX

const struct option_row serve_options[] = {
    {"listen", "ADDR:PORT", "where to serve", "OCHRE_LISTEN", "127.0.0.1:8080", TEXT(listen)},
    {"data", "DIR", "directory of the SQLite file", "OCHRE_DATA", "data", TEXT(data)},
    {"store", "URL", "postgres://..., a database of PostgreSQL instead of that file", "OCHRE_STORE",
     TEXT(store)},
    {"web", "DIR", "directory of the client, instead of the installed one or web", "OCHRE_WEB",
     TEXT(web)},
    {"log", "LEVEL", "debug, info, warn or error", "OCHRE_LOG", "info", .kind = OPTION_TAKEN},
    {"base-url", "URL", "URL as browsers see it, instead of http:// and --listen", "OCHRE_BASE_URL",
     TEXT(base_url)},
    {"limit-factor", "N", "multiplies rate limits and quotas, 1 to 1000000", "OCHRE_LIMIT_FACTOR",
     "1", NUMBER(factor)},
    {"matches", "N", "open and running matches, all together", "OCHRE_MATCHES", "1000000",
     NUMBER(quotas.matches_max)},
    {"memory", "MB", "what matches may take in memory; others are read when they are asked for",
     "OCHRE_MEMORY", "96", NUMBER(memory_mb)},
    {"kept-seconds", "N", "how long a match stays in memory that nobody looks at",
     "OCHRE_KEPT_SECONDS", "60", NUMBER(quotas.kept_s)},
    {"matches-per-user", "N", "open and running matches that one user may have opened",
     "OCHRE_MATCHES_PER_USER", "50", NUMBER(quotas.matches_per_user)},
    {"matches-per-address", "N", "the same of all who come from one address",
     "OCHRE_MATCHES_PER_ADDRESS", "200", NUMBER(quotas.matches_per_address)},
    {"guests-per-day", "N", "new guests from one address", "OCHRE_GUESTS_PER_DAY", "200",
     NUMBER(quotas.guests_per_day)},
    {"guest-days", "N", "after which a guest is forgotten who has not played", "OCHRE_GUEST_DAYS",
     "30", NUMBER(quotas.guest_days)},
    {"idle-days", "N", "after which a match ends in which nobody has moved", "OCHRE_IDLE_DAYS",
     "90", NUMBER(quotas.idle_days)},
    {"smtp", "URL", "server that takes mail: smtps://USER@HOST:465 or smtp://HOST:25", "OCHRE_SMTP",
     TEXT(notify.smtp)},
    {"smtp-password-file", "FILE",
     "first line: the password of that USER; or OCHRE_SMTP_PASSWORD has it",
     "OCHRE_SMTP_PASSWORD_FILE", TEXT(notify.password_file)},
    {"smtp-ca", "FILE", "who vouches for that server, in PEM, instead of whom the system trusts",
     "OCHRE_SMTP_CA", TEXT(notify.authority)},
    {"mail-from", "ADDR", "address that mail comes from; without it there is no mail",
     "OCHRE_MAIL_FROM", TEXT(notify.mail_from)},
    {"allow-private-hooks", NULL,
     "webhooks and push endpoints may be of this machine and its networks", "OCHRE_PRIVATE_HOOKS",
     .kind = OPTION_FLAG, OPTION_AT(struct serve_settings, notify.private_hooks)},
    {"trust-proxy", NULL, "take a client's address from what proxies say (X-Forwarded-For)",
     "OCHRE_TRUST_PROXY", .kind = OPTION_FLAG, OPTION_AT(struct serve_settings, trust_proxy)},
    {"trusted-proxies", "LIST", "which proxies to believe: 10.0.0.0/8,::1, loopback, private",
     "OCHRE_TRUSTED_PROXIES", TEXT(trusted_proxies)},
    {"proxy-header", "NAME", "the one header they set: x-forwarded-for, forwarded or x-real-ip",
     "OCHRE_PROXY_HEADER", TEXT(proxy_header)},
    {"metrics", "ADDR:PORT", "where to serve /metrics for Prometheus; without it, nowhere",
     "OCHRE_METRICS", TEXT(metrics)},
};

_Static_assert(COUNT_OF(serve_options) == SERVE_OPTIONS, "the header says how many");

bool serve_option_take(void *target, const struct option_row *option, const char *value)
{
    struct serve_settings *settings = target;
    int level = log_level_parse(value);
    (void)option;
    if (level >= 0) settings->log = (enum log_level)level;
    return level >= 0;
}

int serve_settings_check(const struct command_line *line, struct serve_settings *settings)
{
    struct proxies proxies = {0};
    char wrong[PROXIES_ERROR];
    const char **const texts[] = {&settings->trusted_proxies, &settings->proxy_header,
                                  &settings->metrics, &settings->base_url};
    for (size_t i = 0; i < COUNT_OF(texts); i++) /* from the environment of a container */
        if (*texts[i] != NULL && (*texts[i])[0] == '\0') *texts[i] = NULL;
    if (settings->trusted_proxies != NULL &&
        !proxies_read(&proxies, settings->trusted_proxies, wrong))
        return command_line_wrong(line, "--trusted-proxies: \"%s\" is no address or network",
                                  wrong);
    if (settings->proxy_header != NULL && !proxies_header_read(&proxies, settings->proxy_header))
        return command_line_wrong(line, "--proxy-header: no header \"%s\"", settings->proxy_header);
    if (settings->base_url != NULL) {
        static char url[BASE_URL_BYTES]; /* as long as the settings */
        const char *fault = base_url_read(settings->base_url, url);
        if (fault != NULL) return command_line_wrong(line, "--base-url %s", fault);
        settings->base_url = url;
    }
    if (settings->trusted_proxies != NULL || settings->proxy_header != NULL)
        settings->trust_proxy = true;
    return COMMAND_LINE_GO_ON;
}
