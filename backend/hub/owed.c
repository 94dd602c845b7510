/* Bots that owed a decision when the server stopped: their matches are found in the store, page by
 * page, and brought into memory as long as few bots owe one there. */
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/text.h"
#include "hub/internal.h"

#define PAGE_ROWS  512 /* matches that are looked at for one turn of the worker */
#define PAGE_FOUND 32  /* matches that are brought in at a time */
#define ROBOTS_MAX 256 /* matches whose bots owe something: with so many no more are brought in */
#define AGAIN_MS   (10LL * 1000) /* when not all could be read */

struct owed_page {
    struct hub_read read;
    struct hub *hub;
    struct store_page page;
    enum store_err err;
    size_t count;
    struct owed_match {
        struct owed_page *page;
        struct hub_seeker seeker;
        char id[STORE_MATCH_ID_BYTES + 1];
    } matches[PAGE_FOUND];
};

static bool match_note(void *context, const char *id)
{
    struct owed_page *page = context;
    (void)text_copy(page->matches[page->count++].id, STORE_MATCH_ID_BYTES + 1, id);
    return page->count < PAGE_FOUND;
}

/* On a worker. */
static void page_run(struct hub_read *read, struct store_reader *reader)
{
    struct owed_page *page = (struct owed_page *)read;
    page->err = store_owed_each(reader, &page->page, PAGE_ROWS, match_note, page);
}

/* One of the page is in memory, where the bots are woken, or is not. */
static void match_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct owed_page *page = ((struct owed_match *)context)->page;
    struct owed_scan *scan = &page->hub->owed;
    bool later = why == HUB_NOT_NOW || why == HUB_BUSY || why == HUB_TOO_MANY_REQUESTS;
    scan->again = scan->again || (match == NULL && later);
    if (--scan->left == 0) free(page);
}

static void scan_end(struct owed_scan *scan)
{
    scan->ended = true;
    scan->due_ms = scan->again ? clock_mono_ms() + AGAIN_MS : 0;
    scan->again = false;
    scan->page = (struct store_page){.number = 0};
}

static void page_done(struct hub_read *read)
{
    struct owed_page *page = (struct owed_page *)read;
    struct hub *hub = page->hub;
    struct owed_scan *scan = &hub->owed;
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
    if (page->err != STORE_OK || page->page.ended) scan_end(scan);
    scan->left = 1; /* until all have been asked for */
    for (size_t i = 0; i < page->count; i++) {
        struct owed_match *at = &page->matches[i];
        at->page = page;
        at->seeker = (struct hub_seeker){.found = match_found, .context = at};
        scan->left++;
        hub_seek(hub, at->id, pool_owner_of("bots"), &at->seeker);
    }
    if (--scan->left == 0) free(page);
}

void owed_tick(struct hub *hub)
{
    struct owed_scan *scan = &hub->owed;
    if (hub->stopped || scan->reading || scan->left > 0 || hub->robots_count >= ROBOTS_MAX) return;
    if (scan->ended && (scan->due_ms == 0 || clock_mono_ms() < scan->due_ms)) return;
    struct owed_page *page = calloc(1, sizeof(*page));
    if (page == NULL) return;
    page->read = (struct hub_read){.run = page_run, .done = page_done};
    page->hub = hub;
    page->page = scan->page;
    scan->ended = false;
    scan->reading =
        hub_read_begin(hub, HUB_READ_LIST, pool_owner_of("bots"), &page->read) == POOL_TAKEN;
    if (!scan->reading) {
        scan->ended = true;
        scan->due_ms = clock_mono_ms();
        free(page);
    }
}
