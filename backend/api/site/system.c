/* Health and metrics. */
#include <string.h>

#include "api/core/call.h"
#include "api/live/live.h"

/* Answers whether the server works: it needs a writable store, and must not be shutting down. */
static void get_health(struct api_call *call)
{
    struct store_stats store;
    struct buf out = {0};
    struct json json = json_to(&out);
    store_stats_read(call->api->config.store, &store);
    bool leaving = net_leaving(*call->api->config.server);
    bool ok = store.failing == STORE_OK && !leaving;
    json_object(&json, NULL);
    json_bool(&json, "ok", ok);
    json_text(&json, "version", OCHRE_VERSION);
    struct hub_error left = hub_error_of(HUB_SHUTTING_DOWN);
    if (leaving)
        json_text(&json, "reason", hub_error_name(&left));
    else if (!ok)
        json_text(&json, "reason", store_err_name(store.failing));
    json_object_end(&json);
    api_reply(call, ok ? 200 : 503, &out);
}

/* Answers as long as the server responds at all. */
static void get_live(struct api_call *call)
{
    struct buf out = {0};
    buf_append_text(&out, "{\"ok\":true,\"version\":\"" OCHRE_VERSION "\"}");
    api_reply(call, 200, &out);
}

static void metric(struct buf *out, const char *name, const char *type, const char *help,
                   uint64_t value)
{
    buf_printf(out, "# HELP ochre_%s %s\n# TYPE ochre_%s %s\nochre_%s %llu\n", name, help, name,
               type, name, (unsigned long long)value);
}

/* Prints the numbers of sent notifications, all channels together. */
static void metrics_notify(struct buf *out, const struct notify *notify)
{
    struct notify_stats stats = {.passed = 0};
    uint64_t sent = 0;
    uint64_t failed = 0;
    if (notify != NULL) notify_stats_read(notify, &stats);
    for (size_t i = 0; i < STORE_CHANNELS; i++) {
        sent += stats.sent[i];
        failed += stats.failed[i];
    }
    metric(out, "notices_sent_total", "counter", "Messages sent to people.", sent);
    metric(out, "notices_failed_total", "counter", "Times that one could not be sent.", failed);
    metric(out, "notices_passed_total", "counter",
           "Notices that were not sent: they had passed, or nobody wanted them.", stats.passed);
    metric(out, "notices_sending", "gauge", "Addresses that are being told.", stats.flying);
}

/* Prints the numbers of messages between nodes. */
static void metrics_hints(struct buf *out, struct node_events *hints, const struct hub_stats *hub)
{
    struct node_events_stats stats = {.told = 0};
    if (hints != NULL) node_events_stats_read(hints, &stats);
    metric(out, "hints_heard", "gauge", "1 while other servers on the database are heard.",
           stats.heard);
    metric(out, "hints_told_total", "counter", "Changes that other servers were told of.",
           stats.told);
    metric(out, "hints_received_total", "counter", "Changes that other servers have told of.",
           stats.received);
    metric(out, "hints_dropped_total", "counter", "Of both, those that were lost here.",
           stats.dropped);
    metric(out, "hints_sessions_total", "counter", "Times that it has begun to hear others.",
           stats.sessions);
    metric(out, "hints_rows_total", "counter",
           "Moves that other servers have told of, and that were not read.", hub->rows_heard);
    metric(out, "matches_read_again_total", "counter",
           "Times that a match was read, since other servers had written of it.", hub->read_again);
    metric(out, "moves_lost_total", "counter",
           "Moves that the database has no more, since it has gone back.", hub->moves_lost);
}

static void get_metrics(struct api_call *call)
{
    const struct api_config *config = &call->api->config;
    struct net_stats net;
    struct store_stats store;
    struct hub_stats hub;
    struct live_stats live;
    struct buf out = {0};
    net_stats_read(*config->server, &net);
    store_stats_read(config->store, &store);
    hub_stats_read(config->hub, &hub);
    live_api_stats(call->api->live, &live);
    metric(&out, "connections_accepted_total", "counter", "Connections accepted.", net.accepted);
    metric(&out, "connections_refused_total", "counter", "Connections over a limit.", net.refused);
    metric(&out, "http_connections", "gauge", "Open HTTP connections.", net.http_connections);
    metric(&out, "live_connections", "gauge", "Open WebSocket connections.", net.live_connections);
    metric(&out, "undecided_connections", "gauge", "Connections that have not said what they want.",
           net.undecided);
    metric(&out, "http_held_bytes", "gauge", "Large answers that were not read yet.",
           net.held_bytes);
    metric(&out, "http_requests_total", "counter", "HTTP requests answered.", net.http_requests);
    metric(&out, "live_messages_in_total", "counter", "WebSocket messages received.",
           net.live_messages_in);
    metric(&out, "live_messages_out_total", "counter", "WebSocket messages sent.",
           net.live_messages_out);
    metric(&out, "live_updates_total", "counter", "Updates of matches told.", live.updates);
    metric(&out, "live_updates_printed_total", "counter",
           "Of them, those that were printed: others see the same and are told a copy.",
           live.printed);
    metric(&out, "live_sends_total", "counter", "Times that messages were handed to a socket.",
           net.live_sends);
    metric(&out, "store_commits_total", "counter", "Transactions committed.", store.commits);
    metric(&out, "store_operations_total", "counter", "Operations written.", store.operations);
    metric(&out, "store_failures_total", "counter", "Transactions that did not commit.",
           store.failures);
    metric(&out, "store_writing", "gauge", "1, or 0 while no write succeeds.",
           store.failing == STORE_OK);
    metric(&out, "store_checkpoint_failures_total", "counter",
           "Times that the write-ahead log could not be copied into the file.",
           store.checkpoint_failures);
    metric(&out, "store_queue", "gauge", "Operations that wait for the writer.", store.queue);
    metric(&out, "store_commit_microseconds_total", "counter", "Time spent in COMMIT.",
           store.commit_us_total);
    metric(&out, "store_commit_microseconds_max", "gauge", "Longest COMMIT so far.",
           store.commit_us_max);
    metric(&out, "store_wal_bytes", "gauge", "Size of the write-ahead log.", store.wal_bytes);
    metric(&out, "store_moves_missing", "gauge",
           "Moves that were committed once and were not in the file when it was opened.",
           store.moves_missing);
    metric(&out, "matches", "gauge", "Matches in memory.", hub.matches);
    metric(&out, "matches_running", "gauge", "Matches being played.", hub.running);
    metric(&out, "matches_open", "gauge", "Matches waiting for players.", hub.open);
    metric(&out, "watchers", "gauge", "Live subscriptions to matches.", hub.watchers);
    metric(&out, "moves_total", "counter", "Moves accepted.", hub.moves);
    metric(&out, "refusals_total", "counter", "Moves refused by the rules.", hub.refusals);
    metric(&out, "bots_thinking", "gauge", "Bots at work or in the queue.", hub.bots_thinking);
    metric(&out, "lookups_waiting", "gauge", "Sessions and users that wait to be read.",
           hub.lookups_waiting);
    metric(&out, "loads_waiting", "gauge",
           "Matches, and parts of their logs, that wait to be read.", hub.loads_waiting);
    metric(&out, "reads_waiting", "gauge", "Lists and histories that wait to be read.",
           hub.reads_waiting);
    metrics_notify(&out, call->api->config.notify);
    metrics_hints(&out, hub_config_of(config->hub)->hints, &hub);
    api_reply_type(call, 200, "text/plain; version=0.0.4; charset=utf-8", &out);
}

/* Answers with the version; the client's service worker recognises by it that the server at its
 * address is still an Ochre server. */
static void get_version(struct api_call *call)
{
    struct buf out = {0};
    struct json json = json_to(&out);
    json_object(&json, NULL);
    json_text(&json, "name", "ochre");
    json_text(&json, "version", OCHRE_VERSION);
    json_object_end(&json);
    api_reply(call, 200, &out);
}

/* The build of the client has the document and its reference page among its files, under the same
 * addresses. */
static void get_reference(struct api_call *call)
{
    struct buf none = {0};
    api_page(call, &none);
}

const struct api_route api_system_routes[] = {
    {.method = "GET", .path = "/api/docs", .handle = get_reference, .anyone = true},
    {.method = "GET", .path = "/api/openapi.json", .handle = get_reference, .anyone = true},
    {.method = "GET",
     .path = "/api/version",
     .handle = get_version,
     .anyone = true,
     .shared = true},
    {.method = "GET", .path = "/healthz", .handle = get_health, .anyone = true},
    {.method = "GET", .path = "/livez", .handle = get_live, .anyone = true},
    {.method = "GET", .path = "/metrics", .handle = get_metrics, .anyone = true},
    {0},
};
