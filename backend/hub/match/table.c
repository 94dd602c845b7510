/* The matches in memory: a hash table by id and a list by last use, watchers, eviction. A match
 * without viewers and work is evicted a while after its last use, or earlier, when there is no
 * room; a later request loads it again. */
#include "hub/match/table.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/slab.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "games/find.h"
#include "hub/clock/heap.h"
#include "hub/clock/match_calendars.h"
#include "hub/core/match.h"
#include "hub/match/board.h"
#include "hub/match/conditional.h"
#include "hub/match/history.h"
#include "hub/match/viewers.h"

#define TRIM_LOOKS  64  /* number of matches that are checked before an eviction gives up */
#define SWEEP_LOOKS 256 /* number of matches checked at each tick */

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
    struct hub_match *match = slab_new(sizeof(*match));
    if (match == NULL) return NULL;
    match->info = *info;
    match->stored = info->status;
    match->game = game;
    match->hub = hub;
    match->settings.start_seat = GAME_NOBODY;
    return match;
}

void table_expect(struct hub *hub, struct hub_match *match)
{
    match->coming = true;
    match->next_hash = hub->coming;
    hub->coming = match;
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
}

/* ---- order of last use ---- */

static void use_unlink(struct hub_match *match)
{
    struct hub *hub = match->hub;
    if (match->newer != NULL)
        match->newer->older = match->older;
    else
        hub->newest = match->older;
    if (match->older != NULL)
        match->older->newer = match->newer;
    else
        hub->oldest = match->newer;
}

static void use_link(struct hub_match *match)
{
    struct hub *hub = match->hub;
    match->newer = NULL;
    match->older = hub->newest;
    if (hub->newest != NULL)
        hub->newest->newer = match;
    else
        hub->oldest = match;
    hub->newest = match;
    match->touched_ms = clock_mono_ms();
}

static void bytes_count(struct hub_match *match)
{
    size_t bytes = hub_match_bytes(match);
    match->hub->bytes += bytes - match->bytes;
    match->bytes = bytes;
}

void table_touch(struct hub_match *match)
{
    if (match->gone || match->coming) return;
    use_unlink(match);
    use_link(match);
    bytes_count(match);
}

/* ---- eviction ---- */

/* Returns whether a request waits for the match, or is in progress for it. */
static bool is_busy(const struct hub_match *match)
{
    bool thinking = false;
    for (size_t seat = 0; seat < GAME_SEATS_MAX; seat++)
        thinking = thinking || match->bot_job[seat] != NULL;
    return match->writing || match->behind != NULL || match->queue_first != NULL || thinking ||
           match->robot || match->conditional_asking;
}

void table_retain(struct hub_match *match)
{
    match->held++;
}

void table_release(struct hub_match *match)
{
    CHECK(match->held > 0);
    CHECK(match->held > 1 || match->gone); /* the table itself holds a reference to what is in it */
    if (--match->held > 0 || match->buried) return;
    match->buried = true;
    match->next_hash = match->hub->graves;
    match->hub->graves = match;
}

/* Removes the match from the table. */
static void evict(struct hub *hub, struct hub_match *match)
{
    struct hub_match **at = &hub->buckets[bucket_of(match->info.id)];
    while (*at != match) {
        CHECK(*at != NULL);
        at = &(*at)->next_hash;
    }
    *at = match->next_hash;
    use_unlink(match);
    clock_heap_part(match);
    hub->kept_count--;
    hub->bytes -= match->bytes;
    while (match->watchers != NULL) {
        struct hub_watcher *watcher = match->watchers;
        match->watchers = watcher->next;
        watcher->match = NULL;
        watcher->next = NULL;
        watcher->previous = NULL;
    }
    match->gone = true;
    table_release(match);
}

/* The viewers whom an eviction would disturb. */
enum missed {
    BY_NOBODY,
    BY_STRANGERS, /* it has ended, and spectators view it */
    BY_PLAYERS,   /* it has ended, and its players view it */
    BY_ALL,       /* it is live, and has viewers */
};

static enum missed missed(const struct hub_match *match)
{
    if (match->watchers == NULL) return BY_NOBODY;
    if (store_status_live(match->info.status) || store_status_live(match->stored)) return BY_ALL;
    enum missed most = BY_STRANGERS;
    for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
         watcher = watcher->next)
        if (hub_match_seat_of(match, watcher->user) != HUB_NOBODY_SEAT) most = BY_PLAYERS;
    return most;
}

/* Evicts the first evictable one of the least recently used matches, checking TRIM_LOOKS of them at
 * most.
 */
static bool one_evict(struct hub *hub, const struct hub_match *kept, enum missed most)
{
    struct hub_match *match = hub->oldest;
    for (unsigned i = 0; match != NULL && i < TRIM_LOOKS; i++) {
        if (match != kept && !is_busy(match) && missed(match) <= most) {
            board_part(hub, match, false);
            evict(hub, match);
            return true;
        }
        match = match->newer;
    }
    return false;
}

/* Evicts matches until those in memory are within their limit of bytes, as far as they are
 * evictable. */
static void bytes_trim(struct hub *hub, const struct hub_match *kept)
{
    for (enum missed most = BY_NOBODY; most < BY_ALL && hub->bytes > hub->quotas.match_bytes;)
        if (!one_evict(hub, kept, most)) most++;
}

bool table_room(const struct hub *hub)
{
    return hub->bytes / 5 * 4 < hub->quotas.match_bytes;
}

/* Evicts matches that have been unused for a while; one that cannot be evicted counts as used. */
static void idle_sweep(struct hub *hub)
{
    int64_t now = clock_mono_ms();
    for (unsigned i = 0; i < SWEEP_LOOKS; i++) {
        struct hub_match *match = hub->oldest;
        if (match == NULL || now - match->touched_ms < hub->quotas.kept_s * 1000LL) return;
        if (is_busy(match) || match->watchers != NULL) {
            table_touch(match);
        } else {
            board_part(hub, match, false);
            evict(hub, match);
        }
    }
}

bool table_evict(struct hub_match *match, int64_t unused_ms)
{
    bool used = clock_mono_ms() - match->touched_ms < unused_ms;
    if (match->gone || match->coming || used || match->watchers != NULL || is_busy(match))
        return false;
    board_part(match->hub, match, false);
    evict(match->hub, match);
    return true;
}

void table_link(struct hub *hub, struct hub_match *match)
{
    if (match->coming) expected(match);
    size_t bucket = bucket_of(match->info.id);
    match->next_hash = hub->buckets[bucket];
    hub->buckets[bucket] = match;
    hub->kept_count++;
    table_retain(match);
    use_link(match);
    bytes_count(match);
    board_update(hub, match);
    bytes_trim(hub, match);
}

void table_info_set(struct hub_match *match, const struct store_match *info)
{
    struct store_match before = match->info;
    match->info = *info;
    info_seen_merge(&match->info, &before); /* seen marks are written outside the queue */
    if (!match->gone) board_update(match->hub, match);
}

size_t hub_match_bytes(const struct hub_match *match)
{
    return sizeof(*match) + match->rows.room + match->answered_room * sizeof(match->answered[0]) +
           calendars_bytes(match) + conditional_bytes(match);
}

void table_match_free(struct hub_match *match)
{
    if (match != NULL) {
        CHECK(match->held == 0);
        if (match->coming) expected(match);
        history_free(match);
        calendars_free(match);
        conditional_free(match);
        free(match->others);
        slab_free(match);
    }
}

void table_bury(struct hub *hub, struct hub_match *match)
{
    board_part(hub, match, true);
    table_notify(match, HUB_CHANGE_GONE);
    evict(hub, match);
    hub->asked(match); /* nobody owes a decision any longer */
}

/* Frees evicted matches without references. A match may be requested once more in the turn of
 * the loop in which it left the table. */
static void graves_free(struct hub *hub)
{
    struct hub_match **grave = &hub->graves;
    while (*grave != NULL) {
        struct hub_match *match = *grave;
        if (match->held > 0) {
            grave = &match->next_hash;
            continue;
        }
        *grave = match->next_hash;
        table_match_free(match);
    }
}

void table_close(struct hub *hub)
{
    for (size_t i = 0; i < HUB_BUCKETS; i++) {
        while (hub->buckets[i] != NULL) {
            struct hub_match *match = hub->buckets[i];
            hub->buckets[i] = match->next_hash;
            match->held = 0;
            table_match_free(match);
        }
    }
    for (struct hub_match *match = hub->graves; match != NULL; match = match->next_hash)
        match->held = 0;
    graves_free(hub);
}

void table_sweep(struct hub *hub)
{
    graves_free(hub);
    idle_sweep(hub);
    bytes_trim(hub, NULL);
}

struct hub_match *table_match_before(const struct hub_match *match)
{
    return match->around.before[0] == '\0' ? NULL : table_find(match->hub, match->around.before);
}

void table_notify(struct hub_match *match, unsigned changes)
{
    table_touch(match);
    if ((changes & HUB_CHANGE_INFO) != 0 && match->info.listed) match->hub->lobby_version++;
    struct hub_watcher *next = NULL;
    for (struct hub_watcher *watcher = match->watchers; watcher != NULL; watcher = next) {
        next = watcher->next;
        watcher->changed(watcher, changes);
    }
}

/* Updates the rematch invitations of the previous match, and notifies those who may see this
 * one. */
static void before_tell(const struct hub_match *match)
{
    struct hub_match *old = table_match_before(match);
    struct hub_asks asks;
    if (old == NULL) return;
    asks_set(&asks, &match->info);
    if (memcmp(&old->asks, &asks, sizeof(asks)) == 0) return;
    memcpy(&old->asks, &asks, sizeof(asks));
    table_notify(old, HUB_CHANGE_INFO);
}

void table_people_notify(struct hub_match *match, const struct store_match *before,
                         unsigned changes)
{
    const struct hub *hub = match->hub;
    bool sits =
        (changes & (HUB_CHANGE_INFO | HUB_CHANGE_MOVES)) != 0; /* or they owe another decision */
    if (!sits && (changes & HUB_CHANGE_CHAT) == 0) return;
    if (sits && !match->gone) before_tell(match);
    if (hub->match_changed != NULL) hub->match_changed(hub->match_context, match, before, 0);
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

void hub_watch(struct hub_match *match, struct hub_watcher *watcher)
{
    CHECK(watcher->match == NULL);
    watcher->match = match;
    watcher->previous = NULL;
    watcher->next = match->watchers;
    if (match->watchers != NULL) match->watchers->previous = watcher;
    match->watchers = watcher;
    viewers_changed(match);
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
    viewers_changed(match);
    table_notify(match, HUB_CHANGE_PRESENCE);
}
