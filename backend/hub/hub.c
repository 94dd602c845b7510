#include "hub/hub.h"

#include <stdlib.h>

#include "base/clock.h"
#include "base/ids.h"
#include "hub/account/admin.h"
#include "hub/account/sessions.h"
#include "hub/bots/analyses.h"
#include "hub/bots/bot_moves.h"
#include "hub/bots/conditional_wake.h"
#include "hub/bots/hints.h"
#include "hub/bots/own_puzzles.h"
#include "hub/bots/pending_bots.h"
#include "hub/clock/time.h"
#include "hub/deadlines/caretaker.h"
#include "hub/deadlines/clock_scan.h"
#include "hub/deadlines/clocks.h"
#include "hub/limits/creator_addresses.h"
#include "hub/lobby/refresh.h"
#include "hub/lobby/survey.h"
#include "hub/match/board.h"
#include "hub/match/table.h"
#include "hub/nodes/nodes.h"
#include "hub/nodes/presence.h"
#include "hub/queue/jobs.h"
#include "hub/sync/catch_up.h"
#include "hub/pairing/pairing.h"
#include "hub/tournaments/life.h"

#define DAY_MS (24LL * 3600 * 1000)

static void asked(struct hub_match *match)
{
    clocks_update(match);
    bot_moves_wake(match);
    conditional_wake(match);
    hints_dismiss(match);
}

struct hub *hub_open(const struct hub_config *config)
{
    struct hub *hub = calloc(1, sizeof(*hub));
    if (hub == NULL) return NULL;
    hub->config = *config;
    hub->audit_seen = -1;
    hub->limits = limits_new(config->limit_factor);
    hub->quotas =
        hub_quotas_of(&config->quotas, config->limit_factor > 0 ? config->limit_factor : 1);
    if (hub->limits != NULL) {
        limits_set(hub->limits, LIMIT_GUEST_DAY, hub->quotas.guests_per_day,
                   DAY_MS / hub->quotas.guests_per_day);
    }
    hub->clocks_look_ms = TIMELINE_NEVER_MS;
    ids_random(&hub->origin_key, sizeof(hub->origin_key));
    ids_random(&hub->server, sizeof(hub->server));
    hub->board = board_new();
    hub->creator_addresses = creator_addresses_new();
    hub->tournaments = life_new(hub);
    hub->pairing = pairing_new(hub);
    /* Reads of the database come last: if one fails, the hub exists already and repeats it. */
    bool ok = sessions_open(hub) && hub->limits != NULL && hub->board != NULL &&
              hub->creator_addresses != NULL && hub->tournaments != NULL && hub->pairing != NULL;
    if (ok) hub->clock_time = clock_time_open(hub);
    if (hub->clock_time == NULL) {
        hub_close(hub);
        return NULL;
    }
    hub->asked = asked;
    hub->first = clocks_first;
    hub->calendar_told = clocks_check;
    hub->caught_up = jobs_go_on;
    survey_now(hub);
    return hub;
}

void hub_stop(struct hub *hub)
{
    hub->stopped = true;
    atomic_store(&hub->stopping, true);
    bot_moves_stop(hub);
    hub_analyses_stop(hub);
    hints_stop(hub);
    own_searches_stop(hub);
    nodes_stop(hub);
    clock_time_stop(hub->clock_time, clocks_run(hub));
    catch_up_stop(hub);
}

void hub_close(struct hub *hub)
{
    if (hub == NULL) return;
    CHECK(hub->coming == NULL); /* the store has answered every write of a new match */
    table_close(hub);
    sessions_close(hub);
    board_free(hub->board);
    creator_addresses_free(hub->creator_addresses);
    life_free(hub->tournaments);
    pairing_free(hub->pairing);
    clock_time_close(hub->clock_time);
    free(hub->clocks);
    pending_bots_close(hub);
    limits_free(hub->limits);
    free(hub);
}

void hub_drain(struct hub *hub)
{
    pool_drain(hub->config.passwords);
    pool_drain(hub->config.bots);
    pool_drain(hub->config.lookups);
    pool_drain(hub->config.reads);
    pool_drain(hub->config.loads);
    pool_drain(hub->config.looks);
    nodes_drain(hub);
}

void hub_tick(struct hub *hub)
{
    hub->tick_count++;
    catch_up_tick(hub);
    survey_tick(hub);
    pending_bots_tick(hub);
    clocks_tick(hub);
    clock_scan_tick(hub);
    bot_moves_tick(hub);
    hub_admin_tick(hub);
    caretaker_tick(hub);
    life_tick(hub->tournaments);
    pairing_tick(hub->pairing);
    nodes_tick(hub);
    presence_tick(hub);
    refresh_tick(hub);
    table_sweep(hub);
}

void hub_stats_read(const struct hub *hub, struct hub_stats *stats)
{
    *stats = (struct hub_stats){.matches = hub->kept_count,
                                .bytes = hub->bytes,
                                .running = hub->running_count,
                                .open = hub->open_count,
                                .moves = hub->moves,
                                .refusals = hub->refusals,
                                .rows_heard = hub->rows_heard,
                                .read_again = hub->read_again,
                                .moves_lost = hub->moves_lost,
                                .bots_thinking = hub->bots_thinking,
                                .lookups_waiting = pool_waiting(hub->config.lookups),
                                .loads_waiting = pool_waiting(hub->config.loads),
                                .reads_waiting = pool_waiting(hub->config.reads)};
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash)
            for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
                 watcher = watcher->next)
                stats->watchers++;
    }
}

const struct hub_config *hub_config_of(const struct hub *hub)
{
    return &hub->config;
}

struct limits *hub_limits(struct hub *hub)
{
    return hub->limits;
}

uint64_t hub_lobby_version(struct hub *hub)
{
    hub->board_used_ms = clock_mono_ms();
    return hub->lobby_version;
}

void hub_on_match_changed(struct hub *hub,
                          void (*changed)(void *context, const struct hub_match *match,
                                          const struct store_match *before, int64_t only),
                          void *context)
{
    hub->match_changed = changed;
    hub->match_context = context;
}
