/* The matches in memory: a hash table by id, watchers, eviction. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/inside.h"

static size_t bucket_of(const char *id)
{
    return (size_t)(hash_bytes(id, strlen(id), 0) % HUB_BUCKETS);
}

struct hub_match *table_find(const struct hub *hub, const char *id)
{
    struct hub_match *match = hub->buckets[bucket_of(id)];
    while (match != NULL && strcmp(match->info.id, id) != 0) {
        match = match->next_hash;
    }
    return match;
}

struct hub_match *table_match_new(struct hub *hub, const struct store_match *info)
{
    const struct game *game = games_find(info->game);
    if (game == NULL || hub->match_count >= HUB_MATCHES_MAX) {
        return NULL;
    }
    struct hub_match *match = calloc(1, sizeof(*match));
    if (match == NULL) {
        return NULL;
    }
    match->info = *info;
    match->game = game;
    match->hub = hub;
    match->start_seat = GAME_NOBODY;
    match->touched_ms = clock_mono_ms();
    return match;
}

void table_link(struct hub *hub, struct hub_match *match)
{
    size_t bucket = bucket_of(match->info.id);
    match->next_hash = hub->buckets[bucket];
    hub->buckets[bucket] = match;
    hub->match_count++;
    hub->lobby_version += match->info.listed;
}

void table_match_free(struct hub_match *match)
{
    if (match != NULL) {
        history_free(match);
        free(match->answered);
        free(match);
    }
}

void table_bury(struct hub *hub, struct hub_match *match)
{
    struct hub_match **at = &hub->buckets[bucket_of(match->info.id)];
    while (*at != match) {
        CHECK(*at != NULL);
        at = &(*at)->next_hash;
    }
    *at = match->next_hash;
    hub->match_count--;
    hub->lobby_version += match->info.listed;
    table_notify(match, HUB_CHANGE_GONE);
    while (match->watchers != NULL) {
        hub_unwatch(match->watchers);
    }
    match->next_hash = hub->graves;
    hub->graves = match;
}

void table_sweep(struct hub *hub)
{
    struct hub_match **grave = &hub->graves;
    while (*grave != NULL) {
        struct hub_match *match = *grave;
        if (match->writing || match->queue_first != NULL) {
            grave = &match->next_hash;
            continue;
        }
        *grave = match->next_hash;
        table_match_free(match);
    }
    if (hub->tick_count % 40 != 0) {
        return; /* the rest every 10 s */
    }
    int64_t now = clock_mono_ms();
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        struct hub_match *next = NULL;
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = next) {
            next = match->next_hash;
            bool thinking = false;
            for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++) {
                thinking = thinking || match->bot_thinking[seat];
            }
            bool idle = match->watchers == NULL && !match->writing && match->queue_first == NULL &&
                        !thinking;
            bool live = match->info.status == STORE_OPEN || match->info.status == STORE_RUNNING;
            if (idle && !live && now - match->touched_ms > HUB_OVER_KEPT_MS) {
                table_bury(hub, match);
            }
        }
    }
}

void table_notify(struct hub_match *match, unsigned changes)
{
    match->touched_ms = clock_mono_ms();
    if ((changes & HUB_CHANGE_INFO) != 0 && match->info.listed) {
        match->hub->lobby_version++;
    }
    struct hub_watcher *next = NULL;
    for (struct hub_watcher *watcher = match->watchers; watcher != NULL; watcher = next) {
        next = watcher->next;
        watcher->changed(watcher, changes);
    }
}

void table_wait(struct hub *hub, struct hub_waiting *waiting)
{
    waiting->previous = NULL;
    waiting->next = hub->waiting;
    if (hub->waiting != NULL) {
        hub->waiting->previous = waiting;
    }
    hub->waiting = waiting;
}

void table_wait_end(struct hub *hub, struct hub_waiting *waiting)
{
    if (waiting->previous != NULL) {
        waiting->previous->next = waiting->next;
    } else {
        hub->waiting = waiting->next;
    }
    if (waiting->next != NULL) {
        waiting->next->previous = waiting->previous;
    }
}

/* True if the user had a seat there. */
static bool seats_rename(struct store_match *info, int64_t user, const char *name)
{
    bool found = false;
    for (size_t seat = 0; info != NULL && seat < info->seats; seat++) {
        struct store_seat *at = &info->seat[seat];
        if (at->user == user) {
            (void)text_copy(at->name, sizeof(at->name), name);
            found = true;
        }
    }
    return found;
}

void table_rename(struct hub *hub, int64_t user, const char *name)
{
    for (struct hub_waiting *at = hub->waiting; at != NULL; at = at->next) {
        for (size_t i = 0; i < COUNT_OF(at->info); i++) {
            (void)seats_rename(at->info[i], user, name);
        }
        if (at->user != NULL && at->user->id == user) {
            (void)text_copy(at->user->name, sizeof(at->user->name), name);
        }
    }
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash) {
            if (seats_rename(&match->info, user, name)) {
                table_notify(match, HUB_CHANGE_INFO);
            }
        }
    }
}

void hub_watch(struct hub_match *match, struct hub_watcher *watcher)
{
    CHECK(watcher->match == NULL);
    watcher->match = match;
    watcher->previous = NULL;
    watcher->next = match->watchers;
    if (match->watchers != NULL) {
        match->watchers->previous = watcher;
    }
    match->watchers = watcher;
    table_notify(match, HUB_CHANGE_PRESENCE);
}

void hub_unwatch(struct hub_watcher *watcher)
{
    struct hub_match *match = watcher->match;
    if (match == NULL) {
        return;
    }
    if (watcher->previous != NULL) {
        watcher->previous->next = watcher->next;
    } else {
        match->watchers = watcher->next;
    }
    if (watcher->next != NULL) {
        watcher->next->previous = watcher->previous;
    }
    watcher->match = NULL;
    watcher->next = NULL;
    watcher->previous = NULL;
    table_notify(match, HUB_CHANGE_PRESENCE);
}
