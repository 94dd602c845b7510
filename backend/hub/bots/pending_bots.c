/* Finds matches in which bots owed a decision when the server stopped. A scan of the store, page
 * by page, loads them while few bots owe a decision in memory. With several nodes another node
 * may have stopped, or may be working on them: the scan repeats, and loads only matches that did
 * not change between two scans. */
#include "hub/bots/pending_bots.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/hash.h"
#include "base/ids.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/match/table.h"
#include "store/nouns/matches/lists.h"

#define PAGE_ROWS  512 /* matches scanned per job of the worker */
#define PAGE_FOUND 32  /* matches loaded at a time */
#define BOTS_DUE_MAX                                                                               \
    256 /* limit of matches whose bots owe a decision: above it the scan loads no more */
#define AGAIN_MS (10LL * 1000) /* delay after a read failed */
#define SOON_MS                                                                                    \
    2000 /* pause between the first two scans of one of several nodes; then twice that */
#define SEEN_MAX 1024 /* matches of a scan that the next scan recognises, power of 2 */

struct owed_page {
    struct hub_read read;
    struct hub *hub;
    struct store_page page;
    enum store_err err;
    bool several;
    size_t stands_count;
    struct store_stand stands[PAGE_FOUND];
    size_t count;
    struct owed_match {
        struct owed_page *page;
        struct hub_fetch fetch;
        char id[STORE_MATCH_ID_BYTES + 1];
    } matches[PAGE_FOUND];
};

static bool match_note(void *context, const char *id)
{
    struct owed_page *page = context;
    (void)text_copy(page->matches[page->count++].id, STORE_MATCH_ID_BYTES + 1, id);
    return page->count < PAGE_FOUND;
}

static bool stand_note(void *context, const struct store_stand *stand)
{
    struct owed_page *page = context;
    page->stands[page->stands_count++] = *stand;
    return page->stands_count < PAGE_FOUND;
}

/* On a worker. */
static void page_run(struct hub_read *read, struct store_reader *reader)
{
    struct owed_page *page = (struct owed_page *)read;
    char ids[PAGE_FOUND][STORE_MATCH_ID_BYTES + 1];
    page->err = store_owed_each(reader, &page->page, PAGE_ROWS, match_note, page);
    if (page->err != STORE_OK || !page->several || page->count == 0) return;
    for (size_t i = 0; i < page->count; i++) memcpy(ids[i], page->matches[i].id, sizeof(ids[i]));
    page->err = store_stands_each(reader, (const char(*)[STORE_MATCH_ID_BYTES + 1]) ids,
                                  page->count, stand_note, page);
}

/* ---- unchanged matches ---- */

/* The states of matches at two scans: hashes of id and version; 0: none. */
struct pending_seen {
    uint64_t stand[2][SEEN_MAX]; /* of this scan and of the previous one, in turn */
    unsigned turn;
    uint32_t count; /* in this one */
};

/* Returns the slot of the match, or the free slot for it. */
static uint64_t *seen_place(uint64_t stands[SEEN_MAX], uint64_t stand)
{
    size_t at = stand % SEEN_MAX;
    while (stands[at] != 0 && stands[at] != stand) at = (at + 1) % SEEN_MAX;
    return &stands[at];
}

/* Returns whether the match is unchanged since the previous scan; records it for the next. */
static bool is_stuck(struct pending_seen *seen, const struct store_stand *stand)
{
    uint64_t hash = hash_bytes(stand->id, strlen(stand->id), stand->version) | 1;
    if (seen->count < SEEN_MAX * 3 / 4) {
        uint64_t *place = seen_place(seen->stand[seen->turn], hash);
        seen->count += *place == 0;
        *place = hash;
    }
    return *seen_place(seen->stand[1 - seen->turn], hash) == hash;
}

static void look_next(struct pending_seen *seen)
{
    seen->turn = 1 - seen->turn;
    seen->count = 0;
    memset(seen->stand[seen->turn], 0, sizeof(seen->stand[0]));
}

/* Reduces a page to the matches to load. */
static void stuck_keep(struct hub *hub, struct owed_page *page)
{
    size_t kept = 0;
    for (size_t i = 0; i < page->count; i++) {
        size_t at = 0;
        while (at < page->stands_count && strcmp(page->stands[at].id, page->matches[i].id) != 0)
            at++;
        if (at < page->stands_count && is_stuck(hub->pending_bots.seen, &page->stands[at]) &&
            table_find(hub, page->matches[i].id) == NULL)
            memmove(page->matches[kept++].id, page->matches[i].id, sizeof(page->matches[i].id));
    }
    page->count = kept;
}

/* Handles a match of the page: wakes its bots if it is in memory, else loads it. */
static void match_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct owed_page *page = ((struct owed_match *)context)->page;
    struct pending_bots *scan = &page->hub->pending_bots;
    bool later = why == HUB_NOT_NOW || why == HUB_BUSY || why == HUB_TOO_MANY_REQUESTS;
    scan->again = scan->again || (match == NULL && later);
    if (--scan->left == 0) free(page);
}

static void scan_end(struct pending_bots *scan)
{
    uint32_t random = 0;
    scan->ended = true;
    scan->due_ms = scan->again ? clock_mono_ms() + AGAIN_MS : 0;
    if (scan->seen != NULL) { /* so that not all nodes scan at once */
        ids_random(&random, sizeof(random));
        scan->due_ms = clock_mono_ms() + (scan->scans++ == 0 ? 1 : 2) * SOON_MS + random % SOON_MS;
        look_next(scan->seen);
    }
    scan->again = false;
    scan->page = (struct store_page){.number = 0};
}

static void page_done(struct hub_read *read)
{
    struct owed_page *page = (struct owed_page *)read;
    struct hub *hub = page->hub;
    struct pending_bots *scan = &hub->pending_bots;
    scan->reading = false;
    if (hub->stopped) {
        free(page);
        return;
    }
    if (read->err != STORE_OK) page->err = read->err;
    if (page->err != STORE_OK) {
        log_error("hub", "event=owed_not_read error=%s", store_err_name(page->err));
        scan->again = true;
    }
    scan->page = page->page;
    if (page->several) stuck_keep(hub, page);
    if (page->err != STORE_OK || page->page.ended) scan_end(scan);
    scan->left = 1; /* 1 more than the loads, until all loads are requested */
    for (size_t i = 0; i < page->count; i++) {
        struct owed_match *at = &page->matches[i];
        at->page = page;
        at->fetch = (struct hub_fetch){.found = match_found, .context = at};
        scan->left++;
        hub_fetch_begin(hub, at->id, pool_owner_of("bots"), &at->fetch);
    }
    if (--scan->left == 0) free(page);
}

void pending_bots_tick(struct hub *hub)
{
    struct pending_bots *scan = &hub->pending_bots;
    if (hub->stopped || scan->reading || scan->left > 0 || hub->bots_due_count >= BOTS_DUE_MAX)
        return;
    if (scan->ended && (scan->due_ms == 0 || clock_mono_ms() < scan->due_ms)) return;
    bool several = hub->config.hints != NULL;
    if (several && scan->seen == NULL) scan->seen = calloc(1, sizeof(*scan->seen));
    struct owed_page *page = several && scan->seen == NULL ? NULL : calloc(1, sizeof(*page));
    if (page == NULL) return;
    page->several = several;
    page->read = (struct hub_read){.run = page_run, .done = page_done};
    page->hub = hub;
    page->page = scan->page;
    scan->ended = false;
    scan->reading =
        hub_read_begin(hub, HUB_READ_DUE, pool_owner_of("bots"), &page->read) == POOL_TAKEN;
    if (!scan->reading) {
        scan->ended = true;
        scan->due_ms = clock_mono_ms();
        free(page);
    }
}

void pending_bots_close(struct hub *hub)
{
    free(hub->pending_bots.seen);
}
