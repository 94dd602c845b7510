/* The matches in memory: a hash table by id, watchers, eviction. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/text.h"
#include "games/games.h"
#include "hub/internal.h"

static size_t bucket_of(const char *id)
{
    return (size_t)(hash_bytes(id, strlen(id), 0) % HUB_BUCKETS);
}

struct hub_match *table_find(const struct hub *hub, const char *id)
{
    struct hub_match *match = hub->buckets[bucket_of(id)];
    while (match != NULL && strcmp(match->info.id, id) != 0) match = match->next_hash;
    return match;
}

struct hub_match *table_match_new(struct hub *hub, const struct store_match *info)
{
    const struct game *game = games_find(info->game);
    return game == NULL ? NULL : table_match_make(hub, info, game);
}

struct hub_match *table_match_make(struct hub *hub, const struct store_match *info,
                                   const struct game *game)
{
    struct hub_match *match = calloc(1, sizeof(*match));
    if (match == NULL) return NULL;
    match->info = *info;
    match->stored = info->status;
    match->game = game;
    match->hub = hub;
    match->settings.start_seat = GAME_NOBODY;
    match->touched_ms = clock_mono_ms();
    return match;
}

/* Where those are counted that go on, or those that have ended. */
static uint32_t *count_of(struct hub *hub, const struct store_match *info)
{
    return store_status_live(info->status) ? &hub->live_count : &hub->over_count;
}

void table_expect(struct hub *hub, struct hub_match *match)
{
    match->coming = true;
    match->next_hash = hub->coming;
    hub->coming = match;
    hub->live_count++;
}

static void expected(struct hub_match *match)
{
    struct hub_match **at = &match->hub->coming;
    while (*at != match) {
        CHECK(*at != NULL);
        at = &(*at)->next_hash;
    }
    *at = match->next_hash;
    match->coming = false;
    match->hub->live_count--;
}

/* Whoever goes on is in memory, and so is what goes on in the file and is damaged. */
static bool stays(const struct hub_match *match)
{
    return store_status_live(match->info.status) || store_status_live(match->stored);
}

static bool busy(const struct hub_match *match)
{
    bool thinking = false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        thinking = thinking || match->bot_thinking[seat];
    return match->writing || match->behind != NULL || match->queue_first != NULL || thinking;
}

/* Out of the table; freed at the next tick. */
static void evict(struct hub *hub, struct hub_match *match)
{
    struct hub_match **at = &hub->buckets[bucket_of(match->info.id)];
    while (*at != match) {
        CHECK(*at != NULL);
        at = &(*at)->next_hash;
    }
    *at = match->next_hash;
    --*count_of(hub, &match->info);
    while (match->watchers != NULL) {
        struct hub_watcher *watcher = match->watchers;
        match->watchers = watcher->next;
        watcher->match = NULL;
        watcher->next = NULL;
        watcher->previous = NULL;
    }
    match->gone = true;
    match->next_hash = hub->graves;
    hub->graves = match;
}

/* Whom it would disturb if the ended match were forgotten: 0 nobody, 1 strangers who watch it, 2
 * its players. */
static int missed(const struct hub_match *match)
{
    int most = 0;
    for (const struct hub_watcher *watcher = match->watchers; watcher != NULL && most < 2;
         watcher = watcher->next)
        most = hub_match_seat_of(match, watcher->user) == HUB_NOBODY_SEAT ? 1 : 2;
    return most;
}

/* Keeps the ended matches at their number: the one that is missed least goes, and of these the one
 * that was looked at longest ago. */
static void over_trim(struct hub *hub, const struct hub_match *kept)
{
    if (hub->over_count <= hub->quotas.over_max) return;
    struct hub_match *worst = NULL;
    int worst_missed = 0;
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash) {
            if (match == kept || stays(match) || busy(match)) continue;
            int here = missed(match);
            if (worst == NULL || here < worst_missed ||
                (here == worst_missed && match->touched_ms < worst->touched_ms)) {
                worst = match;
                worst_missed = here;
            }
        }
    }
    if (worst != NULL) evict(hub, worst);
}

void table_link(struct hub *hub, struct hub_match *match)
{
    if (match->coming) expected(match);
    size_t bucket = bucket_of(match->info.id);
    match->next_hash = hub->buckets[bucket];
    hub->buckets[bucket] = match;
    ++*count_of(hub, &match->info);
    hub->lobby_version += match->info.listed;
    over_trim(hub, match);
}

void table_info_set(struct hub_match *match, const struct store_match *info)
{
    if (match->gone) {
        match->info = *info;
        return;
    }
    --*count_of(match->hub, &match->info);
    match->info = *info;
    ++*count_of(match->hub, info);
    over_trim(match->hub, match);
}

void table_match_free(struct hub_match *match)
{
    if (match != NULL) {
        if (match->coming) expected(match);
        history_free(match);
        free(match);
    }
}

void table_bury(struct hub *hub, struct hub_match *match)
{
    hub->lobby_version += match->info.listed;
    table_notify(match, HUB_CHANGE_GONE);
    evict(hub, match);
}

void table_sweep(struct hub *hub)
{
    struct hub_match **grave = &hub->graves;
    while (*grave != NULL) {
        struct hub_match *match = *grave;
        if (match->writing || match->behind != NULL || match->queue_first != NULL) {
            grave = &match->next_hash;
            continue;
        }
        *grave = match->next_hash;
        table_match_free(match);
    }
    if (hub->tick_count % 40 != 0) return; /* the rest every 10 s */
    int64_t now = clock_mono_ms();
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        struct hub_match *next = NULL;
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = next) {
            next = match->next_hash;
            if (match->watchers == NULL && !busy(match) && !stays(match) &&
                now - match->touched_ms > HUB_OVER_KEPT_MS)
                evict(hub, match);
        }
    }
}

struct hub_match *table_match_before(const struct hub_match *match)
{
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *old = match->hub->buckets[i]; old != NULL; old = old->next_hash)
            if (strcmp(old->info.rematch, match->info.id) == 0) return old;
    }
    return NULL;
}

void table_notify(struct hub_match *match, unsigned changes)
{
    match->touched_ms = clock_mono_ms();
    if ((changes & HUB_CHANGE_INFO) != 0 && match->info.listed) match->hub->lobby_version++;
    struct hub_watcher *next = NULL;
    for (struct hub_watcher *watcher = match->watchers; watcher != NULL; watcher = next) {
        next = watcher->next;
        watcher->changed(watcher, changes);
    }
}

void table_people_tell(struct hub_match *match, const struct store_match *before, unsigned changes)
{
    const struct hub *hub = match->hub;
    if ((changes & (HUB_CHANGE_INFO | HUB_CHANGE_MOVES)) == 0) return;
    if (before->status == STORE_OPEN && !match->gone) {
        struct hub_match *old = table_match_before(match);
        if (old != NULL) table_notify(old, HUB_CHANGE_INFO);
    }
    if (hub->match_changed != NULL) hub->match_changed(hub->match_context, match, before);
}

void table_wait(struct hub *hub, struct hub_waiting *waiting)
{
    waiting->previous = NULL;
    waiting->next = hub->waiting;
    if (hub->waiting != NULL) hub->waiting->previous = waiting;
    hub->waiting = waiting;
}

void table_wait_end(struct hub *hub, struct hub_waiting *waiting)
{
    if (waiting->previous != NULL)
        waiting->previous->next = waiting->next;
    else
        hub->waiting = waiting->next;
    if (waiting->next != NULL) waiting->next->previous = waiting->previous;
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
        } else if (at->invited == user) {
            memset(at, 0, sizeof(*at)); /* he does not come any more */
            found = true;
        }
    }
    return found;
}

void table_rename(struct hub *hub, int64_t user, const char *name)
{
    hub->written++;
    for (struct hub_waiting *at = hub->waiting; at != NULL; at = at->next) {
        for (size_t i = 0; i < COUNT_OF(at->info); i++) (void)seats_rename(at->info[i], user, name);
        if (at->user != NULL && at->user->id == user)
            (void)text_copy(at->user->name, sizeof(at->user->name), name);
    }
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash)
            if (seats_rename(&match->info, user, name)) table_notify(match, HUB_CHANGE_INFO);
    }
}

void hub_watch(struct hub_match *match, struct hub_watcher *watcher)
{
    CHECK(watcher->match == NULL);
    watcher->match = match;
    watcher->previous = NULL;
    watcher->next = match->watchers;
    if (match->watchers != NULL) match->watchers->previous = watcher;
    match->watchers = watcher;
    table_notify(match, HUB_CHANGE_PRESENCE);
}

void hub_unwatch(struct hub_watcher *watcher)
{
    struct hub_match *match = watcher->match;
    if (match == NULL) return;
    if (watcher->previous != NULL)
        watcher->previous->next = watcher->next;
    else
        match->watchers = watcher->next;
    if (watcher->next != NULL) watcher->next->previous = watcher->previous;
    watcher->match = NULL;
    watcher->next = NULL;
    watcher->previous = NULL;
    table_notify(match, HUB_CHANGE_PRESENCE);
}
