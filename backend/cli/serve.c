#include "cli/serve.h"

#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "cli/installed.h"
#include "record/rehash.h"
#include "hub/hub.h"
#include "api/api.h"
#include "api/live.h"
#include "net/server.h"

struct serve_settings {
    const char *listen;
    const char *data;
    const char *web;
    const char *log;
    const char *base_url;
    const char *limit_factor;
    const char *matches_per_user;
    const char *matches_per_address;
    const char *guests_per_day;
    const char *guest_days;
    const char *idle_days;
    bool trust_proxy;
    uint32_t factor; /* of limit_factor */
    struct hub_quotas quotas;
};

struct option_row {
    const char *name;
    const char *value; /* as the help calls it */
    const char *environment;
    const char *otherwise;
    const char *help;
    size_t offset;
};

static const struct option_row rows[] = {
    {"listen", "ADDR:PORT", "OCHRE_LISTEN", "127.0.0.1:8080", "where to serve",
     offsetof(struct serve_settings, listen)},
    {"data", "DIR", "OCHRE_DATA", "data", "directory of the SQLite file",
     offsetof(struct serve_settings, data)},
    {"web", "DIR", "OCHRE_WEB", NULL,
     "directory of the client (default: the installed one, or web)",
     offsetof(struct serve_settings, web)},
    {"log", "LEVEL", "OCHRE_LOG", "info", "debug, info, warn or error",
     offsetof(struct serve_settings, log)},
    {"base-url", "URL", "OCHRE_BASE_URL", NULL, "URL as browsers see it (default: from --listen)",
     offsetof(struct serve_settings, base_url)},
    {"limit-factor", "N", "OCHRE_LIMIT_FACTOR", "1",
     "multiplies rate limits and quotas, 1 to 1000000",
     offsetof(struct serve_settings, limit_factor)},
    {"matches-per-user", "N", "OCHRE_MATCHES_PER_USER", "50",
     "open and running matches that one user may have opened",
     offsetof(struct serve_settings, matches_per_user)},
    {"matches-per-address", "N", "OCHRE_MATCHES_PER_ADDRESS", "200",
     "the same of all who come from one address",
     offsetof(struct serve_settings, matches_per_address)},
    {"guests-per-day", "N", "OCHRE_GUESTS_PER_DAY", "200", "new guests from one address",
     offsetof(struct serve_settings, guests_per_day)},
    {"guest-days", "N", "OCHRE_GUEST_DAYS", "30",
     "after which a guest is forgotten who has not played",
     offsetof(struct serve_settings, guest_days)},
    {"idle-days", "N", "OCHRE_IDLE_DAYS", "90",
     "after which a match ends in which nobody has moved",
     offsetof(struct serve_settings, idle_days)},
};

struct server {
    struct store *store;
    struct store_reader *reader;
    struct pool *passwords;
    struct pool *bots;
    struct pool *reads;
    struct pool *slow;
    atomic_bool slow_stop; /* questions that run shall end */
    char path[4096];       /* of the SQLite file */
    struct hub *hub;
    struct api *api;
    struct live_api *live;
    struct net_server *net;
    _Atomic(struct net_server *)
        awake; /* what other threads may wake; NULL before it listens and after it has stopped */
};

/* Options that are numbers, 1 to 1000000. */
static const struct number_row {
    const char *name;
    size_t text;
    size_t number;
} numbers[] = {
    {"limit-factor", offsetof(struct serve_settings, limit_factor),
     offsetof(struct serve_settings, factor)},
    {"matches-per-user", offsetof(struct serve_settings, matches_per_user),
     offsetof(struct serve_settings, quotas.matches_per_user)},
    {"matches-per-address", offsetof(struct serve_settings, matches_per_address),
     offsetof(struct serve_settings, quotas.matches_per_address)},
    {"guest-days", offsetof(struct serve_settings, guest_days),
     offsetof(struct serve_settings, quotas.guest_days)},
    {"idle-days", offsetof(struct serve_settings, idle_days),
     offsetof(struct serve_settings, quotas.idle_days)},
    {"guests-per-day", offsetof(struct serve_settings, guests_per_day),
     offsetof(struct serve_settings, quotas.guests_per_day)},
};

/* A pool for each kind of work, so that none waits for another. Within one, owners take turns. What
 * stands back (nice) leaves the cores to moves. */
static const struct pool_row {
    size_t offset;
    int threads_max; /* one for each core, or for every second one */
    bool every_core;
    uint32_t queue_max;
    uint32_t owner_max;
    int nice;
} pools[] = {
    {offsetof(struct server, passwords), 4, false, HUB_PASSWORDS_MAX, HUB_PASSWORDS_PER_OWNER_MAX,
     2},
    {offsetof(struct server, bots), 8, true, 8192, 0, 0},
    {offsetof(struct server, reads), 4, false, 256, 32, 5},
    {offsetof(struct server, slow), 3, false, 32, 16, 15},
};

static struct pool **pool_at(struct server *server, const struct pool_row *row)
{
    return (struct pool **)(void *)((char *)server + row->offset);
}

static _Atomic(struct net_server *) stopping; /* for the signal handler */

static void print_help(FILE *out)
{
    fputs("usage: ochre serve [options]\n\n", out);
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        char left[40];
        (void)snprintf(left, sizeof(left), "--%s %s", rows[i].name, rows[i].value);
        fprintf(out, "  %-23s %s [%s, %s]\n", left, rows[i].help,
                rows[i].otherwise == NULL ? "-" : rows[i].otherwise, rows[i].environment);
    }
    fputs("  --trust-proxy           take a client's address from X-Forwarded-For "
          "[OCHRE_TRUST_PROXY=1]\n"
          "  --help                  this text\n",
          out);
}

static const char **setting_at(struct serve_settings *settings, size_t offset)
{
    return (const char **)(void *)((char *)settings + offset);
}

static bool numbers_read(struct serve_settings *settings)
{
    for (size_t i = 0; i < COUNT_OF(numbers); i++) {
        const char *text = *setting_at(settings, numbers[i].text);
        size_t digits = strspn(text, "0123456789");
        unsigned long number = digits > 0 && digits <= 7 ? strtoul(text, NULL, 10) : 0;
        if (text[digits] != '\0' || number < 1 || number > 1000000) {
            fprintf(stderr, "ochre serve: --%s takes a number from 1 to 1000000\n",
                    numbers[i].name);
            return false;
        }
        *(uint32_t *)(void *)((char *)settings + numbers[i].number) = (uint32_t)number;
    }
    return true;
}

/* Returns -1 to go on, or the exit code. */
static int settings_read(int argc, char **argv, struct serve_settings *settings)
{
    struct option options[COUNT_OF(rows) + 3];
    memset(options, 0, sizeof(options));
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const char *value = getenv(rows[i].environment);
        *setting_at(settings, rows[i].offset) =
            value != NULL && value[0] != '\0' ? value : rows[i].otherwise;
        options[i] = (struct option){.name = rows[i].name, .has_arg = required_argument};
    }
    const char *trust = getenv("OCHRE_TRUST_PROXY");
    settings->trust_proxy = trust != NULL && strcmp(trust, "1") == 0;
    options[COUNT_OF(rows)] = (struct option){.name = "trust-proxy", .has_arg = no_argument};
    options[COUNT_OF(rows) + 1] = (struct option){.name = "help", .has_arg = no_argument};
    int index = 0;
    for (int got = 0; (got = getopt_long(argc, argv, "", options, &index)) != -1;) {
        if (got == '?') {
            print_help(stderr);
            return 2;
        }
        if ((size_t)index < COUNT_OF(rows)) {
            *setting_at(settings, rows[index].offset) = optarg;
        } else if ((size_t)index == COUNT_OF(rows)) {
            settings->trust_proxy = true;
        } else {
            print_help(stdout);
            return 0;
        }
    }
    if (optind < argc) {
        fprintf(stderr, "ochre serve: what is \"%s\"?\n", argv[optind]);
        print_help(stderr);
        return 2;
    }
    if (settings->web == NULL) settings->web = installed_web();
    if (log_level_parse(settings->log) < 0) {
        fprintf(stderr, "ochre serve: --log takes debug, info, warn or error\n");
        return 2;
    }
    return numbers_read(settings) ? -1 : 2;
}

static void wake(void *context)
{
    struct server *server = context;
    struct net_server *net = atomic_load(&server->awake);
    if (net != NULL) net_wake(net);
}

static void on_signal(int signal_number)
{
    (void)signal_number;
    struct net_server *net = atomic_load(&stopping);
    if (net != NULL) net_stop(net);
}

/* ---- what the network hands over ---- */

static void on_http(void *context, struct http_request *request)
{
    struct server *server = context;
    api_http(server->api, request);
}

static void *on_admit(void *context, const char *cookie, const char *peer)
{
    struct server *server = context;
    return live_api_admit(server->live, cookie, peer);
}

static void on_opened(void *context, struct net_live *live, void *data)
{
    struct server *server = context;
    live_api_opened(server->live, live, data);
}

static void on_message(void *context, struct net_live *live, void *data, const char *text,
                       size_t size)
{
    struct server *server = context;
    live_api_message(server->live, live, data, text, size);
}

static bool on_writable(void *context, struct net_live *live, void *data, struct buf *out)
{
    struct server *server = context;
    return live_api_writable(server->live, live, data, out);
}

static void on_closed(void *context, struct net_live *live, void *data)
{
    struct server *server = context;
    live_api_closed(server->live, live, data);
}

static void on_woken(void *context)
{
    struct server *server = context;
    store_drain(server->store);
    for (size_t i = 0; i < COUNT_OF(pools); i++) pool_drain(*pool_at(server, &pools[i]));
}

static void on_tick(void *context)
{
    struct server *server = context;
    hub_tick(server->hub);
    live_api_tick(server->live);
}

/* ---- start and end ---- */

static int pools_open(struct server *server)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    for (size_t i = 0; i < COUNT_OF(pools); i++) {
        long wanted = pools[i].every_core ? cores : cores / 2;
        struct pool_config config = {.threads = wanted < 1 ? 1
                                                : wanted > pools[i].threads_max
                                                    ? pools[i].threads_max
                                                    : (int)wanted,
                                     .queue_max = pools[i].queue_max,
                                     .owner_max = pools[i].owner_max,
                                     .nice = pools[i].nice,
                                     .wake = wake,
                                     .wake_context = server};
        if (pool_open(&config, pool_at(server, &pools[i])) != 0) return -1;
    }
    return 0;
}

/* Opens store, workers, hub. Returns 0, or -1 after a line of log. */
static int server_open(struct server *server, const struct serve_settings *settings)
{
    char *path = server->path;
    if (mkdir(settings->data, 0700) != 0 && errno != EEXIST) {
        log_error("serve", "event=no_data_directory path=%s reason=%s", settings->data,
                  strerror(errno));
        return -1;
    }
    int length = snprintf(path, sizeof(server->path), "%s/ochre.sqlite", settings->data);
    if (length < 0 || (size_t)length >= sizeof(server->path)) {
        log_error("serve", "event=path_too_long");
        return -1;
    }
    struct store_config store = {
        .path = path, .wake = wake, .wake_context = server, .rules = &rehash_rules};
    enum store_err err = store_open(&store, &server->store);
    if (err == STORE_OK) err = store_reader_open(server->store, &server->reader);
    if (err != STORE_OK) {
        log_error("serve", "event=store_not_open path=%s error=%s", path, store_err_name(err));
        return -1;
    }
    if (pools_open(server) != 0) {
        log_error("serve", "event=no_workers");
        return -1;
    }
    struct hub_config hub = {.store = server->store,
                             .reader = server->reader,
                             .passwords = server->passwords,
                             .bots = server->bots,
                             .reads = server->reads,
                             .limit_factor = settings->factor,
                             .quotas = settings->quotas};
    server->hub = hub_open(&hub);
    if (server->hub == NULL) {
        log_error("serve", "event=hub_not_open");
        return -1;
    }
    return 0;
}

static int server_listen(struct server *server, const struct serve_settings *settings)
{
    char error[256] = "no memory";
    struct api_config api = {.hub = server->hub,
                             .store = server->store,
                             .reads = server->reads,
                             .slow = server->slow,
                             .stop = &server->slow_stop,
                             .store_path = server->path,
                             .server = &server->net};
    server->api = api_new(&api);
    server->live = live_api_new(server->hub);
    struct net_config net = {
        .listen = settings->listen,
        .web_dir = settings->web,
        .base_url = settings->base_url,
        .trust_proxy = settings->trust_proxy,
        .handlers = {.context = server,
                     .http = on_http,
                     .live_admit = on_admit,
                     .live_opened = on_opened,
                     .live_message = on_message,
                     .live_writable = on_writable,
                     .live_closed = on_closed,
                     .woken = on_woken,
                     .tick = on_tick},
    };
    if (server->api == NULL || server->live == NULL ||
        net_open(&net, &server->net, error, sizeof(error)) != 0) {
        log_error("serve", "event=not_listening listen=%s reason=%s", settings->listen, error);
        return -1;
    }
    atomic_store(&server->awake, server->net);
    atomic_store(&stopping, server->net);
    net_wake(server->net); /* what ended before anybody could be woken */
    return 0;
}

static void server_close(struct server *server)
{
    atomic_store(&stopping, NULL);
    atomic_store(&server->awake, NULL);
    if (server->hub != NULL) hub_stop(server->hub);
    atomic_store(&server->slow_stop, true);
    for (size_t i = COUNT_OF(pools); i-- > 0;) pool_stop(*pool_at(server, &pools[i]));
    if (server->reader != NULL && server->net == NULL) {
        store_reader_close(server->reader);
        server->reader = NULL;
    }
    if (server->store != NULL)
        store_close(server->store); /* whose last callbacks may still ask the pools */
    for (size_t i = COUNT_OF(pools); i-- > 0;) pool_close(*pool_at(server, &pools[i]));
    if (server->net != NULL) net_close(server->net);
    live_api_free(server->live);
    api_free(server->api);
    if (server->reader != NULL) store_reader_close(server->reader);
    hub_close(server->hub);
}

static void signals_set(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof(action));
    action.sa_handler = on_signal;
    (void)sigaction(SIGTERM, &action, NULL);
    (void)sigaction(SIGINT, &action, NULL);
    action.sa_handler = SIG_IGN;
    (void)sigaction(SIGPIPE, &action, NULL);
    (void)sigaction(SIGXFSZ, &action,
                    NULL); /* a file at its size limit is an error like a full disk */
}

int cli_serve(int argc, char **argv)
{
    struct serve_settings settings;
    struct server server;
    memset(&settings, 0, sizeof(settings));
    memset(&server, 0, sizeof(server));
    int code = settings_read(argc, argv, &settings);
    if (code >= 0) return code;
    log_level_set((enum log_level)log_level_parse(settings.log));
    CHECK(sodium_init() >= 0);
    signals_set();
    if (server_open(&server, &settings) != 0 || server_listen(&server, &settings) != 0) {
        server_close(&server);
        return 1;
    }
    size_t host = strcspn(settings.listen, "]");
    host = settings.listen[host] == ']' ? host + 1 : strcspn(settings.listen, ":");
    printf("ochre: serving on http://%.*s:%u\n", (int)host, settings.listen, net_port(server.net));
    (void)fflush(stdout);
    net_run(server.net);
    log_info("serve", "event=stopping");
    server_close(&server);
    return 0;
}
