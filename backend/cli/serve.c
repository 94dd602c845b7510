#include "cli/serve.h"

#include <errno.h>
#include <signal.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "base/encoding/text.h"
#include "store/file/owner.h"
#include "api/site/base_url.h"
#include "cli/core/command_line.h"
#include "cli/installed.h"
#include "record/rehash.h"
#include "record/words/phrase_files.h"
#include "hub/hub.h"
#include "cli/serve_doctor.h"
#include "cli/serve_notify.h"
#include "cli/serve_settings.h"
#include "cli/serve_setup.h"
#include "api/api.h"
#include "net/core/proxies.h"
#include "net/server.h"

static const struct command_line line = {.command = "serve",
                                         .usage = "serve [options]",
                                         .options = serve_options,
                                         .option_count = SERVE_OPTIONS,
                                         .take = serve_option_take};

struct server {
    struct store *store;
    struct pool *passwords;
    struct pool *bots;
    struct pool *lookups;
    struct pool *reads;
    struct pool *loads;
    struct pool *slow;
    struct pool *pictures;
    struct pool *checks;
    struct notify_pools senders;
    struct api_providers providers;
    atomic_bool providers_stop; /* requests to providers must stop */
    struct serve_notify notify;
    struct node_events *hints; /* NULL: the store is a file, which only this server uses */
    atomic_bool slow_stop;     /* running queries must stop */
    char path[4096];           /* the SQLite file, or the URL of the database */
    struct serve_doctor doctor;
    struct api_doctor checker;
    struct serve_setup setup;
    struct hub *hub;
    struct api *api;
    struct net_server *net;
    /* The server that other threads wake; NULL before it listens and after it has stopped. */
    _Atomic(struct net_server *) awake;
};

/* A pool for each kind of work, so that none waits for another. In each pool, owners take turns.
 * A pool with a nice value yields the cores to moves. */
static const struct pool_row {
    size_t offset;
    int threads_max; /* one thread per core, or per two cores */
    bool every_core;
    uint32_t queue_max;
    uint32_t owner_max;
    int nice;
    bool waits; /* its threads wait for others and hardly compute: it has the maximum number of
                   threads */
} pools[] = {
    {offsetof(struct server, passwords), 4, false, HUB_PASSWORDS_MAX, HUB_PASSWORDS_PER_OWNER_MAX,
     2, false},
    {offsetof(struct server, bots), 8, true, 8192, 0, 10, false},
    {offsetof(struct server, loads), 4, false, 4096, 1024, 0, false},
    {offsetof(struct server, lookups), 4, true, HUB_LOOKUPS_MAX, HUB_LOOKUPS_PER_OWNER_MAX, 0,
     false},
    {offsetof(struct server, reads), 4, false, 256, 32, 5, false},
    {offsetof(struct server, slow), 3, false, 32, 16, 15, false},
    {offsetof(struct server, pictures), 2, false, 32, 4, 10, false},
    {offsetof(struct server, checks), 1, false, 2, 0, 10, true},
    {offsetof(struct server, providers.pool), 4, false, 64, 4, 5, true},
    {offsetof(struct server, senders.looks), 1, false, 16, 0, 5, true},
    {offsetof(struct server, senders.senders[STORE_DUE_MAIL]), 3, false, 64, 0, 5, true},
    {offsetof(struct server, senders.senders[STORE_DUE_PROVEN]), 5, false, 64, 0, 5, true},
    {offsetof(struct server, senders.senders[STORE_DUE_UNPROVEN]), 3, false, 64, 0, 5, true},
};

static struct pool **pool_at(struct server *server, const struct pool_row *row)
{
    return (struct pool **)(void *)((char *)server + row->offset);
}

static _Atomic(struct net_server *) stopping; /* for the signal handler */
static atomic_bool stop_asked; /* the signal may come before there is a server to stop */

static void wake(void *context)
{
    struct server *server = context;
    struct net_server *net = atomic_load(&server->awake);
    if (net != NULL) net_wake(net);
}

static void on_signal(int signal_number)
{
    (void)signal_number;
    atomic_store(&stop_asked, true);
    struct net_server *net = atomic_load(&stopping);
    if (net != NULL) net_stop(net);
}

/* ---- start and end ---- */

/* Opens the pools; the one that waits for providers only if there are some. */
static int pools_open(struct server *server, bool providers)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    for (size_t i = 0; i < COUNT_OF(pools); i++) {
        if (pools[i].offset == offsetof(struct server, providers.pool) && !providers) continue;
        long wanted = pools[i].waits        ? pools[i].threads_max
                      : pools[i].every_core ? cores
                                            : cores / 2;
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

/* Sets server->path to the store: the file in the data folder, which it creates, or the
 * database. */
static int store_find(struct server *server, const struct serve_settings *settings)
{
    char *path = server->path;
    if (settings->store != NULL) {
        if (store_is_database(settings->store) &&
            text_copy(path, sizeof(server->path), settings->store))
            return 0;
        log_error("serve", "event=store_not_known reason=\"--store is postgres://...\"");
        return -1;
    }
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
    return 0;
}

/* Logs the command that would give this process access to a file. */
static void rights_tell(const char *path)
{
    struct owner_problem problem;
    if (!owner_problem_find(path, true, &problem)) return;
    log_error("serve", "event=no_rights to=%s path=%s owner=%s user=%s mend=\"chown %s: '%s'\"",
              problem.what, problem.path, problem.owner, problem.user, problem.user, problem.path);
}

/* Opens store, workers, hub. Returns 0, or -1 after a line in the log. */
static int server_open(struct server *server, const struct serve_settings *settings)
{
    if (store_find(server, settings) != 0) return -1;
    struct store_config store = {
        .path = server->path, .wake = wake, .wake_context = server, .rules = &rehash_rules};
    enum store_err err = store_open(&store, &server->store);
    if (err != STORE_OK) {
        log_error("serve", "event=store_not_open path=%s error=%s",
                  settings->store == NULL ? server->path : "postgres", /* it may have a password */
                  store_err_name(err));
        if (err == STORE_IO && settings->store == NULL) rights_tell(server->path);
        return -1;
    }
    const char *issuers = settings->providers.issuers;
    if (pools_open(server, issuers != NULL && issuers[0] != '\0') != 0) {
        log_error("serve", "event=no_workers");
        return -1;
    }
    struct hints_config hints = {.url = server->path, .wake = wake, .wake_context = server};
    if (settings->store != NULL && (server->hints = node_events_open(&hints)) == NULL) {
        log_error("serve", "event=no_hints");
        return -1;
    }
    struct hub_config hub = {.store = server->store,
                             .hints = server->hints,
                             .passwords = server->passwords,
                             .bots = server->bots,
                             .lookups = server->lookups,
                             .reads = server->reads,
                             .loads = server->loads,
                             .looks = server->senders.looks,
                             .limit_factor = settings->factor,
                             .quotas = settings->quotas,
                             .entry = settings->entry};
    hub.quotas.match_bytes = (size_t)settings->memory_mb * 1000 * 1000;
    server->hub = hub_open(&hub);
    if (server->hub == NULL) {
        log_error("serve", "event=hub_not_open");
        return -1;
    }
    if (serve_providers_open(&settings->providers, server->store, &server->providers_stop,
                             &server->providers.oidc) != 0)
        return -1;
    server->providers.welcome =
        settings->providers.welcome != NULL && strcmp(settings->providers.welcome, "on") == 0;
    struct serve_notify_settings notify = settings->notify;
    notify.base_url = settings->base_url;
    return serve_notify_open(&server->notify, &notify, server->hub, server->store,
                             &server->senders);
}

/* Prepares the checks of this installation for administrators. */
static void doctor_begin(struct server *server, const struct serve_settings *settings)
{
    server->doctor =
        (struct serve_doctor){.settings = {.data = settings->data,
                                           .store = settings->store,
                                           .base_url = settings->base_url,
                                           .mail_fault = server->notify.mail_fault,
                                           .mail = &server->notify.mail,
                                           .private_hooks = settings->notify.private_hooks,
                                           .serving = true,
                                           .examine_ms = SERVE_EXAMINE_MS,
                                           .stop = &server->slow_stop}};
    server->checker = (struct api_doctor){.pool = server->checks,
                                          .run = serve_doctor_run,
                                          .context = &server->doctor,
                                          .key = &server->notify.doctor_key};
}

static int server_listen(struct server *server, const struct serve_settings *settings)
{
    char error[256] = "no memory";
    doctor_begin(server, settings);
    struct api_config api = {.hub = server->hub,
                             .store = server->store,
                             .slow = server->slow,
                             .pictures = server->pictures,
                             .stop = &server->slow_stop,
                             .store_path = server->path,
                             .base_url = settings->base_url,
                             .listen = settings->listen,
                             .server = &server->net,
                             .notify = server->notify.notify,
                             .reach = &server->notify.reach,
                             .doctor = &server->checker,
                             .push = &server->notify.push,
                             .providers =
                                 server->providers.oidc != NULL ? &server->providers : NULL,
                             .own_pages_only = settings->own_pages_only};
    phrase_files_in(settings->web);
    server->api = api_new(&api);
    struct net_config net = {.listen = settings->listen,
                             .web_dir = settings->web,
                             .base_url = settings->base_url,
                             .trust_proxy = settings->trust_proxy,
                             .trusted_proxies = settings->trusted_proxies,
                             .proxy_header = settings->proxy_header,
                             .metrics = settings->metrics};
    if (server->hints != NULL) {
        net.leave_ms = NET_LEAVE_MS; /* with a load balancer there are other nodes */
        net.other_port = true;
    }
    if (server->api != NULL) net.handlers = api_handlers(server->api);
    if (server->api == NULL || net_open(&net, &server->net, error, sizeof(error)) != 0) {
        log_error("serve", "event=not_listening listen=%s reason=%s", settings->listen, error);
        return -1;
    }
    serve_doctor_listens(&server->doctor, settings->listen, net_port(server->net));
    serve_notify_url(&server->notify, settings->base_url, settings->listen, net_port(server->net));
    atomic_store(&server->awake, server->net);
    atomic_store(&stopping, server->net);
    if (atomic_load(&stop_asked)) net_stop(server->net);
    net_wake(server->net); /* handles jobs that ended before a wake-up was possible */
    return 0;
}

static void server_close(struct server *server)
{
    atomic_store(&stopping, NULL);
    atomic_store(&server->awake, NULL);
    if (server->hub != NULL) hub_stop(server->hub);
    if (server->notify.notify != NULL) notify_stop(server->notify.notify);
    atomic_store(&server->slow_stop, true);
    atomic_store(&server->providers_stop, true);
    for (size_t i = COUNT_OF(pools); i-- > 0;) pool_stop(*pool_at(server, &pools[i]));
    if (server->store != NULL)
        store_close(server->store); /* its last callbacks may still use the pools */
    for (size_t i = COUNT_OF(pools); i-- > 0;) pool_close(*pool_at(server, &pools[i]));
    if (server->net != NULL) net_close(server->net);
    api_free(server->api);
    hub_close(server->hub);
    node_events_close(server->hints);
    notify_close(server->notify.notify);
    oidc_close(server->providers.oidc);
    phrase_files_in(NULL);
}

static void signals_set(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof(action));
    action.sa_handler = on_signal;
    (void)sigaction(SIGTERM, &action, NULL);
    (void)sigaction(SIGINT, &action, NULL);
    action.sa_handler = SIG_IGN;
    (void)sigaction(SIGHUP, &action, NULL); /* some operators send it to reload settings */
    (void)sigaction(SIGPIPE, &action, NULL);
    (void)sigaction(
        SIGXFSZ, &action,
        NULL); /* without the signal, a file at its size limit is an error like a full disk */
}

int cli_serve(int argc, char **argv)
{
    struct serve_settings settings;
    struct server server;
    memset(&settings, 0, sizeof(settings));
    memset(&server, 0, sizeof(server));
    const char *word = NULL;
    int code = command_line_read(&line, argc, argv, &settings, &word);
    if (code != COMMAND_LINE_GO_ON) return code;
    code = serve_settings_check(&line, &settings);
    if (code != COMMAND_LINE_GO_ON) return code;
    if (settings.web == NULL) settings.web = installed_web();
    log_level_set(settings.log);
    CHECK(sodium_init() >= 0);
    signals_set();
    if (server_open(&server, &settings) != 0 || server_listen(&server, &settings) != 0) {
        server_close(&server);
        return 1;
    }
    if (settings.metrics != NULL)
        printf("ochre: metrics on http://%.*s:%u/metrics\n", (int)serve_host_size(settings.metrics),
               settings.metrics, net_metrics_port(server.net));
    printf("ochre: serving on http://%.*s:%u\n", (int)serve_host_size(settings.listen),
           settings.listen, net_port(server.net));
    (void)fflush(stdout);
    serve_setup_begin(&server.setup, server.store, &settings.entry, settings.base_url,
                      settings.listen, net_port(server.net));
    store_loop_begin(server.store);
    net_run(server.net);
    log_info("serve", "event=stopping");
    server_close(&server);
    return 0;
}
