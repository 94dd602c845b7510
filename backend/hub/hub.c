#include "hub/hub.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/ids.h"
#include "base/log.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/internal.h"

#define DAY_MS (24LL * 3600 * 1000)

struct hub *hub_open(const struct hub_config *config)
{
    struct hub *hub = calloc(1, sizeof(*hub));
    if (hub == NULL) return NULL;
    hub->config = *config;
    hub->limits = limits_new(config->limit_factor);
    hub->quotas =
        hub_quotas_of(&config->quotas, config->limit_factor > 0 ? config->limit_factor : 1);
    if (hub->limits != NULL) {
        limits_set(hub->limits, LIMIT_GUEST_DAY, hub->quotas.guests_per_day,
                   DAY_MS / hub->quotas.guests_per_day);
    }
    ids_random(&hub->origin_key, sizeof(hub->origin_key));
    if (hub->limits == NULL) {
        hub_close(hub);
        return NULL;
    }
    load_all(hub);
    return hub;
}

void hub_stop(struct hub *hub)
{
    hub->stopped = true;
}

void hub_close(struct hub *hub)
{
    if (hub == NULL) return;
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        while (hub->buckets[i] != NULL) {
            struct hub_match *match = hub->buckets[i];
            hub->buckets[i] = match->next_hash;
            table_match_free(match);
        }
    }
    CHECK(hub->coming == NULL); /* the store has answered for each */
    while (hub->graves != NULL) {
        struct hub_match *match = hub->graves;
        hub->graves = match->next_hash;
        table_match_free(match);
    }
    load_end(hub);
    limits_free(hub->limits);
    free(hub);
}

void hub_tick(struct hub *hub)
{
    hub->tick_count++;
    load_tick(hub);
    robots_tick(hub);
    hub_admin_tick(hub);
    caretaker_tick(hub);
    table_sweep(hub);
}

void hub_stats_read(const struct hub *hub, struct hub_stats *stats)
{
    *stats = (struct hub_stats){.matches = hub->live_count + hub->over_count,
                                .moves = hub->moves,
                                .refusals = hub->refusals,
                                .bots_thinking = hub->bots_thinking};
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash) {
            stats->running += match->info.status == STORE_RUNNING;
            stats->open += match->info.status == STORE_OPEN;
            for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
                 watcher = watcher->next)
                stats->watchers++;
        }
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

uint64_t hub_lobby_version(const struct hub *hub)
{
    return hub->lobby_version;
}

struct hub_match *hub_match_kept(struct hub *hub, const char *id)
{
    struct hub_match *match = strlen(id) == STORE_MATCH_ID_BYTES ? table_find(hub, id) : NULL;
    if (match != NULL) match->touched_ms = clock_mono_ms();
    return match;
}

void hub_match_damaged(struct hub *hub, const char *id)
{
    struct hub_match *match = table_find(hub, id);
    if (match != NULL) history_damaged(match);
}

struct hub_match *hub_match_find(struct hub *hub, const char *id, enum hub_err *why)
{
    struct hub_match *match = hub_match_kept(hub, id);
    *why = HUB_NO_SUCH_MATCH;
    if (match == NULL && strlen(id) == STORE_MATCH_ID_BYTES) match = load_find(hub, id, why);
    return match;
}

bool hub_match_look(struct hub *hub, const struct store_match *info, uint32_t version,
                    uint32_t chat, struct hub_match *match)
{
    memset(match, 0, sizeof(*match));
    match->hub = hub;
    match->info = *info;
    match->game = games_find(info->game);
    match->play.version = version;
    match->chat_count = chat;
    return match->game != NULL &&
           settings_parse(match->game, info->options, &match->settings) == STORE_OK;
}

bool hub_match_started(const struct hub_match *match)
{
    return match->info.started_ms != 0 && match->info.status != STORE_BROKEN;
}

int hub_info_seat_of(const struct store_match *info, int64_t user)
{
    for (int seat = 0; user != 0 && seat < info->seats; seat++)
        if (info->seat[seat].user == user) return seat;
    return HUB_NOBODY_SEAT;
}

int hub_match_seat_of(const struct hub_match *match, int64_t user)
{
    return hub_info_seat_of(&match->info, user);
}

static int info_invited(const struct store_match *info, int64_t user)
{
    for (int seat = 0; user != 0 && seat < info->seats; seat++)
        if (info->seat[seat].invited == user) return seat;
    return HUB_NOBODY_SEAT;
}

int hub_match_invited(const struct hub_match *match, int64_t user)
{
    return info_invited(&match->info, user);
}

const struct hub_match *hub_match_asks_again(const struct hub_match *match, int64_t user)
{
    const struct hub_match *next =
        match->info.rematch[0] == '\0' ? NULL : table_find(match->hub, match->info.rematch);
    bool asks = next != NULL && next->info.status == STORE_OPEN &&
                hub_match_invited(next, user) != HUB_NOBODY_SEAT;
    return asks ? next : NULL;
}

void hub_on_match_changed(struct hub *hub,
                          void (*changed)(void *context, const struct hub_match *match,
                                          const struct store_match *before),
                          void *context)
{
    hub->match_changed = changed;
    hub->match_context = context;
}

bool hub_info_visible(const struct store_match *info, int64_t user, const char *key)
{
    return info->listed || hub_info_seat_of(info, user) != HUB_NOBODY_SEAT ||
           info_invited(info, user) != HUB_NOBODY_SEAT ||
           (key != NULL && key[0] != '\0' && strcmp(key, info->key) == 0);
}

bool hub_match_visible(const struct hub_match *match, int64_t user, const char *key)
{
    return hub_info_visible(&match->info, user, key);
}

uint8_t hub_match_viewer(const struct hub_match *match, int64_t user)
{
    int seat = hub_match_seat_of(match, user);
    return seat == HUB_NOBODY_SEAT ? GAME_SPECTATOR : (uint8_t)seat;
}

bool hub_match_online(const struct hub_match *match, uint8_t seat)
{
    int64_t user = match->info.seat[seat].user;
    for (const struct hub_watcher *watcher = match->watchers; user != 0 && watcher != NULL;
         watcher = watcher->next)
        if (watcher->user == user) return true;
    return false;
}

static bool newer(const struct hub_match *one, const struct hub_match *two)
{
    int64_t difference = one->info.created_ms - two->info.created_ms;
    return difference != 0 ? difference > 0 : strcmp(one->info.id, two->info.id) > 0;
}

/* Puts the match where it belongs among the `count` newest so far; the oldest may drop out. */
static size_t newest_insert(const struct hub_match **at, size_t count, size_t room,
                            const struct hub_match *match)
{
    size_t place = count;
    while (place > 0 && newer(match, at[place - 1])) place--;
    if (place == room) return count;
    size_t last = count < room ? count : room - 1;
    memmove(&at[place + 1], &at[place], (last - place) * sizeof(at[0]));
    at[place] = match;
    return last + 1;
}

size_t hub_matches_newest(struct hub *hub,
                          bool (*wanted)(const void *context, const struct hub_match *match),
                          const void *context, const struct hub_match **at, size_t room)
{
    size_t count = 0;
    for (size_t i = 0; room > 0 && i < HUB_BUCKETS; i++) {
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash) {
            bool late = count == room && !newer(match, at[room - 1]);
            if (!late && wanted(context, match)) count = newest_insert(at, count, room, match);
        }
    }
    return count;
}

void hub_matches_each(struct hub *hub, enum store_status status,
                      bool (*each)(void *context, struct hub_match *match), void *context)
{
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        struct hub_match *next = NULL;
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = next) {
            next = match->next_hash;
            if (match->info.status == status && !each(context, match)) return;
        }
    }
}
