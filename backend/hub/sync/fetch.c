/* Finds matches. A match in memory is found at once. A worker reads any other, with one read for
 * all concurrent requests; the read is cancelled when all of them have ended. Failed reads are
 * not cached: the next request reads again. */
#include "hub/sync/fetch.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/core/match.h"
#include "hub/match/load.h"
#include "hub/match/table.h"
#include "hub/sync/node_versions.h"

/* Maximum number of repeated reads after concurrent writes. */
#define TRIES_MAX 8

/* A match that a worker reads, with the fetches that wait for it. */
struct hub_load {
    struct hub_read read;
    struct hub_load *next; /* in its bucket */
    struct hub *hub;
    char id[STORE_MATCH_ID_BYTES + 1];
    struct hub_fetch *first;
    struct hub_fetch *last;
    uint64_t owner;
    uint64_t written; /* hub->written at the start of the worker */
    uint32_t tries;
    struct node_version heard; /* the newest version that other nodes announced in the meantime */
    enum load end;
    struct hub_match *match; /* the loaded match, not in the table yet */
    int64_t used_us;
};

static struct hub_load **place_of(struct hub *hub, const char *id)
{
    struct hub_load **at = &hub->loads[hash_bytes(id, strlen(id), 0) % COUNT_OF(hub->loads)];
    while (*at != NULL && strcmp((*at)->id, id) != 0) at = &(*at)->next;
    return at;
}

/* ---- waiting fetches ---- */

static void fetch_link(struct hub_load *load, struct hub_fetch *fetch)
{
    fetch->load = load;
    fetch->next = NULL;
    fetch->previous = load->last;
    if (load->last != NULL)
        load->last->next = fetch;
    else
        load->first = fetch;
    load->last = fetch;
    load->hub->fetches++;
    atomic_store(&load->read.unwanted, false);
}

void hub_fetch_end(struct hub_fetch *fetch)
{
    struct hub_load *load = fetch->load;
    if (load == NULL) return;
    if (fetch->previous != NULL)
        fetch->previous->next = fetch->next;
    else
        load->first = fetch->next;
    if (fetch->next != NULL)
        fetch->next->previous = fetch->previous;
    else
        load->last = fetch->previous;
    fetch->load = NULL;
    load->hub->fetches--;
    if (load->first == NULL) atomic_store(&load->read.unwanted, true);
}

static uint32_t waiting_of(const struct hub *hub, uint64_t owner)
{
    uint32_t count = 0;
    for (size_t i = 0; i < COUNT_OF(hub->loads); i++)
        for (const struct hub_load *load = hub->loads[i]; load != NULL; load = load->next)
            for (const struct hub_fetch *at = load->first; at != NULL; at = at->next)
                count += at->owner == owner;
    return count;
}

/* ---- reading ---- */

/* On a worker. */
static void load_run(struct hub_read *read, struct store_reader *reader)
{
    struct hub_load *load = (struct hub_load *)read;
    int64_t begin_us = clock_thread_us();
    if (store_snapshot_begin(reader) == STORE_OK) {
        load->end = load_match(load->hub, reader, load->id, &load->match);
        store_snapshot_end(reader);
    }
    load->used_us += clock_thread_us() - begin_us;
}

static void load_done(struct hub_read *read);

static enum hub_err load_submit(struct hub_load *load)
{
    load->written = load->hub->written;
    load->end = LOAD_UNREAD;
    load->read = (struct hub_read){.run = load_run, .done = load_done};
    switch (hub_read_begin(load->hub, HUB_READ_MATCH, load->owner, &load->read)) {
    case POOL_TAKEN: return HUB_OK;
    case POOL_OWNER_FULL: return HUB_TOO_MANY_REQUESTS;
    case POOL_FULL: break;
    }
    return HUB_BUSY;
}

/* Returns the error for a read that returned no match. */
static enum hub_err why_absent(enum load end)
{
    switch (end) {
    case LOAD_BROKEN: return HUB_MATCH_DAMAGED;
    case LOAD_NEWER: return HUB_MATCH_NEWER;
    case LOAD_OLDER: return HUB_MATCH_OLDER;
    case LOAD_GONE: return HUB_NO_SUCH_MATCH;
    case LOAD_DONE:
    case LOAD_UNREAD: break;
    }
    return HUB_NOT_NOW;
}

/* Ends the load: answers all waiting fetches, whatever their owners do in their callbacks. */
static void load_finish(struct hub_load *load, struct hub_match *match, enum hub_err why)
{
    struct hub_load **at = place_of(load->hub, load->id);
    *at = load->next;
    if (why == HUB_NOT_NOW) log_error("hub", "event=match_not_read match=%s", load->id);
    while (load->first != NULL) {
        struct hub_fetch *fetch = load->first;
        hub_fetch_end(fetch);
        fetch->read_us = load->used_us;
        load->used_us = 0; /* the first fetch, which requested the read, pays for it */
        fetch->found(fetch->context, match, why);
    }
    free(load);
}

static void load_done(struct hub_read *read)
{
    struct hub_load *load = (struct hub_load *)read;
    struct hub *hub = load->hub;
    struct hub_match *match = table_find(hub, load->id);
    enum hub_err why = hub->stopped ? HUB_SHUTTING_DOWN : HUB_OK;
    bool overtaken = load->written != hub->written;
    if (why == HUB_OK && match == NULL && (overtaken || read->passed_over)) {
        table_match_free(load->match);
        load->match = NULL;
        load->tries += overtaken;
        if (load->first == NULL)
            why = HUB_BUSY; /* there are no fetches to answer */
        else
            why = load->tries < TRIES_MAX ? load_submit(load) : HUB_NOT_NOW;
        if (why == HUB_OK) return;
    }
    if (why == HUB_OK && match == NULL && load->match != NULL) {
        match = load->match;
        load->match = NULL;
        const struct hub_match *next = table_find(hub, match->info.rematch);
        if (next != NULL) asks_set(&match->asks, &next->info); /* its present state */
        match->heard = load->heard;
        match->elsewhere = hub->config.hints != NULL;
        table_link(hub, match);
        reload_if_behind(match);
        hub->asked(match);
    } else if (why == HUB_OK && match == NULL) {
        why = why_absent(load->end);
    }
    table_match_free(load->match);
    load->match = NULL;
    load_finish(load, why == HUB_OK ? match : NULL, why);
}

void fetch_receive(struct hub *hub, const char *id, const struct node_version *to)
{
    struct hub_load *load = *place_of(hub, id);
    if (load != NULL) node_version_add(&load->heard, to);
}

/* ---- requests ---- */

/* Returns whether the match is new. It is in the database as soon as it is committed, and in the
 * table after the loop has handled the commit. */
static bool is_coming(const struct hub *hub, const char *id)
{
    const struct hub_match *match = hub->coming;
    while (match != NULL && strcmp(match->info.id, id) != 0) match = match->next_hash;
    return match != NULL;
}

/* Requests a read of the match for the fetch. Returns HUB_OK, or the reason why no read begins. */
static enum hub_err load_begin(struct hub *hub, const char *id, struct hub_fetch *fetch)
{
    if (strlen(id) != STORE_MATCH_ID_BYTES || is_coming(hub, id)) return HUB_NO_SUCH_MATCH;
    if (hub->stopped) return HUB_SHUTTING_DOWN;
    if (hub->fetches >= HUB_FETCHES_MAX || !table_room(hub)) return HUB_BUSY;
    if (hub->fetches >= HUB_FETCHES_PER_OWNER_MAX &&
        waiting_of(hub, fetch->owner) >= HUB_FETCHES_PER_OWNER_MAX)
        return HUB_TOO_MANY_REQUESTS;
    struct hub_load **at = place_of(hub, id);
    struct hub_load *load = *at;
    if (load == NULL) {
        load = calloc(1, sizeof(*load));
        if (load == NULL) return HUB_BUSY;
        *load = (struct hub_load){.hub = hub, .owner = fetch->owner};
        (void)text_copy(load->id, sizeof(load->id), id);
        enum hub_err err = load_submit(load);
        if (err != HUB_OK) {
            free(load);
            return err;
        }
        *at = load;
    }
    fetch_link(load, fetch);
    return HUB_OK;
}

void hub_fetch_begin(struct hub *hub, const char *id, uint64_t owner, struct hub_fetch *fetch)
{
    CHECK(fetch->load == NULL);
    fetch->owner = owner;
    fetch->read_us = 0;
    struct hub_match *match = hub_match_cached(hub, id);
    enum hub_err why = HUB_OK;
    if (match != NULL) {
        table_touch(match);
    } else {
        why = load_begin(hub, id, fetch);
        if (why == HUB_OK) return;
    }
    fetch->found(fetch->context, match, why);
}
