#include "api/match/event_waits.h"

#include <stdlib.h>
#include <string.h>

#include "api/core/call.h"
#include "base/clock.h"

struct event_wait {
    struct event_wait *next;
    struct event_wait *previous;
    struct hub_watcher watcher;
    struct api_call *call;
    void (*then)(struct api_call *call);
    int64_t until_ms; /* monotonic */
    bool due;
    bool ended; /* the requester's session has ended */
};

struct event_waits {
    struct event_wait *first;
    uint32_t count;
    bool any_due;
};

struct event_waits *event_waits_new(void)
{
    return calloc(1, sizeof(struct event_waits));
}

void event_waits_free(struct event_waits *waits)
{
    free(waits);
}

/* Records the change; nothing is linked or unlinked here. */
static void changed(struct hub_watcher *watcher, unsigned changes)
{
    struct event_wait *wait = watcher->context;
    if ((changes & (HUB_CHANGE_INFO | HUB_CHANGE_MOVES | HUB_CHANGE_GONE | HUB_CHANGE_ANEW)) == 0)
        return;
    wait->due = true;
    wait->call->api->waits->any_due = true;
}

static uint32_t count_of(const struct event_waits *waits, const char *peer)
{
    uint32_t count = 0;
    for (const struct event_wait *at = waits->first; at != NULL; at = at->next)
        if (strcmp(http_peer(at->call->http), peer) == 0) count++;
    return count;
}

void event_wait(struct api_call *call, struct hub_match *match, uint32_t wait_s,
                void (*then)(struct api_call *call))
{
    struct event_waits *waits = call->api->waits;
    bool full = waits->count >= EVENT_WAITS_MAX;
    if (!full && count_of(waits, http_peer(call->http)) >= EVENT_WAITS_PER_PEER_MAX) {
        api_fail_code(call, HUB_TOO_MANY_STREAMS);
        return;
    }
    struct event_wait *wait = full ? NULL : calloc(1, sizeof(*wait));
    if (wait == NULL) {
        api_fail_code(call, HUB_BUSY);
        return;
    }
    wait->call = call;
    wait->then = then;
    wait->until_ms = clock_mono_ms() + wait_s * 1000LL;
    wait->watcher =
        (struct hub_watcher){.user = call->user.id, .changed = changed, .context = wait};
    wait->next = waits->first;
    if (waits->first != NULL) waits->first->previous = wait;
    waits->first = wait;
    waits->count++;
    hub_watch(match, &wait->watcher);
}

static void end(struct event_waits *waits, struct event_wait *wait)
{
    struct api_call *call = wait->call;
    bool ended = wait->ended;
    void (*then)(struct api_call *) = wait->then;
    hub_unwatch(&wait->watcher);
    if (wait->previous != NULL)
        wait->previous->next = wait->next;
    else
        waits->first = wait->next;
    if (wait->next != NULL) wait->next->previous = wait->previous;
    waits->count--;
    free(wait);
    if (ended)
        api_fail_code(call, call->by_token ? HUB_BAD_TOKEN : HUB_NOT_SIGNED_IN);
    else
        then(call);
}

/* Ends the waits that are due. The end of one may make others due, but removes none of them. */
static void run(struct event_waits *waits)
{
    waits->any_due = false;
    struct event_wait *next = NULL;
    for (struct event_wait *at = waits->first; at != NULL; at = next) {
        next = at->next;
        if (at->due) end(waits, at);
    }
}

void event_waits_woken(struct event_waits *waits)
{
    if (waits->any_due) run(waits);
}

void event_waits_tick(struct event_waits *waits)
{
    int64_t now_ms = clock_mono_ms();
    for (struct event_wait *at = waits->first; at != NULL; at = at->next)
        at->due = at->due || at->until_ms <= now_ms;
    run(waits);
}

void event_waits_stop(struct event_waits *waits)
{
    for (struct event_wait *at = waits->first; at != NULL; at = at->next) at->due = true;
    run(waits);
}

void event_waits_ended(struct event_waits *waits, int64_t user, const unsigned char *only,
                       const unsigned char *keep)
{
    for (struct event_wait *at = waits->first; at != NULL; at = at->next) {
        const unsigned char *hash = at->call->user.token_hash;
        bool other = at->call->user.id != user ||
                     (only != NULL && memcmp(hash, only, STORE_TOKEN_HASH_BYTES) != 0);
        bool kept = keep != NULL && memcmp(hash, keep, STORE_TOKEN_HASH_BYTES) == 0;
        if (other || kept) continue;
        at->ended = true;
        at->due = true;
        waits->any_due = true;
    }
}
