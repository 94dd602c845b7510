#include "cli/serve_settings.h"

#include <string.h>

#include "api/site/base_url.h"
#include "net/core/proxies.h"

#define NUMBER_MAX   1000000
#define TEXT(member) .kind = OPTION_TEXT, OPTION_AT(struct serve_settings, member)
#define NUMBER(member)                                                                             \
    .kind = OPTION_NUMBER, OPTION_AT(struct serve_settings, member), .min = 1, .max = NUMBER_MAX

const struct option_row serve_options[] = {
    {"listen", "ADDR:PORT", "address and port to listen on", "OCHRE_LISTEN", "127.0.0.1:8080",
     TEXT(listen)},
    {"data", "DIR", "directory of the SQLite database", "OCHRE_DATA", "data", TEXT(data)},
    {"store", "URL", "use this PostgreSQL database instead of SQLite", "OCHRE_STORE", TEXT(store)},
    {"web", "DIR", "directory of the web client (default: the installed one, or ./web)",
     "OCHRE_WEB", TEXT(web)},
    {"log", "LEVEL", "debug, info, warn or error", "OCHRE_LOG", "info", .kind = OPTION_TAKEN},
    {"base-url", "URL", "public URL of this server (default: http://LISTEN)", "OCHRE_BASE_URL",
     TEXT(base_url)},
    {"limit-factor", "N", "multiply rate limits and quotas by N (1 to 1000000)",
     "OCHRE_LIMIT_FACTOR", "1", NUMBER(factor)},
    {"matches", "N", "maximum number of open and running matches", "OCHRE_MATCHES", "1000000",
     NUMBER(quotas.matches_max)},
    {"memory", "MB", "memory for cached matches; others are loaded on demand", "OCHRE_MEMORY", "96",
     NUMBER(memory_mb)},
    {"kept-seconds", "N", "how long an unused match stays in memory", "OCHRE_KEPT_SECONDS", "60",
     NUMBER(quotas.kept_s)},
    {"matches-per-user", "N", "maximum open and running matches per user", "OCHRE_MATCHES_PER_USER",
     "50", NUMBER(quotas.matches_per_user)},
    {"matches-per-address", "N", "maximum open and running matches per IP address",
     "OCHRE_MATCHES_PER_ADDRESS", "200", NUMBER(quotas.matches_per_address)},
    {"guests-per-day", "N", "new guests per IP address and day", "OCHRE_GUESTS_PER_DAY", "200",
     NUMBER(quotas.guests_per_day)},
    {"guest-days", "N", "days after which a guest who never played is deleted", "OCHRE_GUEST_DAYS",
     "30", NUMBER(quotas.guest_days)},
    {"idle-days", "N", "days without a move after which a match is ended", "OCHRE_IDLE_DAYS", "90",
     NUMBER(quotas.idle_days)},
    {"registration", "WHO", "who may register: open (everybody), invite (with a code) or closed",
     "OCHRE_REGISTRATION", "open", TEXT(registration)},
    {"guests", "ON", "whether people may play without an account: on or off", "OCHRE_GUESTS", "on",
     TEXT(guests)},
    {"oidc", "ISSUERS", "sign-in services (OpenID Connect): their issuers, separated by blanks",
     "OCHRE_OIDC", TEXT(providers.issuers)},
    {"oidc-client", "IDS", "this server's client ID at each of them", "OCHRE_OIDC_CLIENT",
     TEXT(providers.clients)},
    {"oidc-secret-file", "FILES", "files whose first line is the client secret, one for each",
     "OCHRE_OIDC_SECRET_FILE", TEXT(providers.secret_files)},
    {"oidc-name", "NAMES", "names for their buttons, separated by commas (default: their hosts)",
     "OCHRE_OIDC_NAME", TEXT(providers.names)},
    {"oidc-groups", "GROUPS", "whose members are administrators: admin=GROUP or - for each",
     "OCHRE_OIDC_GROUPS", TEXT(providers.groups)},
    {"oidc-register", "ON", "whether their people may register even if others may not: on or off",
     "OCHRE_OIDC_REGISTER", "off", TEXT(providers.welcome)},
    {"smtp", "URL", "mail server: smtps://USER@HOST:465 or smtp://HOST:25", "OCHRE_SMTP",
     TEXT(notify.smtp)},
    {"smtp-password-file", "FILE",
     "file whose first line is the SMTP password (or set OCHRE_SMTP_PASSWORD)",
     "OCHRE_SMTP_PASSWORD_FILE", TEXT(notify.password_file)},
    {"smtp-ca", "FILE", "CA certificates (PEM) for the mail server, instead of the system store",
     "OCHRE_SMTP_CA", TEXT(notify.authority)},
    {"mail-from", "ADDR", "sender address of emails; without it no email is sent",
     "OCHRE_MAIL_FROM", TEXT(notify.mail_from)},
    {"allow-private-hooks", NULL,
     "allow webhooks and push endpoints on this machine and private networks",
     "OCHRE_PRIVATE_HOOKS", .kind = OPTION_FLAG,
     OPTION_AT(struct serve_settings, notify.private_hooks)},
    {"trust-proxy", NULL, "trust what proxies say about a client's address (X-Forwarded-For)",
     "OCHRE_TRUST_PROXY", .kind = OPTION_FLAG, OPTION_AT(struct serve_settings, trust_proxy)},
    {"trusted-proxies", "LIST", "which proxies to believe: 10.0.0.0/8,::1, loopback, private",
     "OCHRE_TRUSTED_PROXIES", TEXT(trusted_proxies)},
    {"proxy-header", "NAME", "the one header they set: x-forwarded-for, forwarded or x-real-ip",
     "OCHRE_PROXY_HEADER", TEXT(proxy_header)},
    {"cors", "ON", "whether pages of other sites may read what everybody may see: on or off",
     "OCHRE_CORS", "on", TEXT(cors)},
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

/* Reads the rules for new users into settings->entry. Returns the same as command_line_read(). */
static int entry_read(const struct command_line *line, struct serve_settings *settings)
{
    static const char *const registrations[] = {[STORE_REGISTRATION_OPEN] = "open",
                                                [STORE_REGISTRATION_INVITE] = "invite",
                                                [STORE_REGISTRATION_CLOSED] = "closed"};
    size_t which = 0;
    if (settings->registration == NULL || settings->guests == NULL)
        return COMMAND_LINE_GO_ON; /* a command that has not these options */
    while (which < COUNT_OF(registrations) &&
           strcmp(registrations[which], settings->registration) != 0)
        which++;
    if (which == COUNT_OF(registrations))
        return command_line_wrong(line, "--registration must be open, invite or closed, not \"%s\"",
                                  settings->registration);
    settings->entry.registration = (enum store_registration)which;
    settings->entry.no_guests = strcmp(settings->guests, "off") == 0;
    if (!settings->entry.no_guests && strcmp(settings->guests, "on") != 0)
        return command_line_wrong(line, "--guests must be on or off, not \"%s\"", settings->guests);
    return COMMAND_LINE_GO_ON;
}

int serve_settings_check(const struct command_line *line, struct serve_settings *settings)
{
    struct proxies proxies = {0};
    char wrong[PROXIES_ERROR];
    const char **const texts[] = {&settings->trusted_proxies, &settings->proxy_header,
                                  &settings->metrics, &settings->base_url};
    for (size_t i = 0; i < COUNT_OF(texts);
         i++) /* a container may set variables to empty texts, which count as absent */
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
    settings->own_pages_only = settings->cors != NULL && strcmp(settings->cors, "off") == 0;
    if (settings->cors != NULL && !settings->own_pages_only && strcmp(settings->cors, "on") != 0)
        return command_line_wrong(line, "--cors must be on or off, not \"%s\"", settings->cors);
    int code = serve_providers_check(line, &settings->providers);
    return code == COMMAND_LINE_GO_ON ? entry_read(line, settings) : code;
}
