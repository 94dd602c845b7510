/* Finds matches not in memory whose clocks are due. When the first is due, a worker reads them
 * by an index, page by page, and requests their load. Nothing is decided here: each match is
 * checked after its load (clocks_check()). After the wall clock jumped ahead (the server was
 * down), one pass visits all matches with a calendar: by clock time a vacation ends earlier
 * then, and the stored due time is too late. */
#include "hub/deadlines/clock_scan.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "base/encoding/text.h"
#include "hub/clock/time.h"
#include "hub/deadlines/clocks.h"
#include "store/nouns/clocks.h"

#define PAGE_COUNT     64
#define PAGE_EVERY_MS  250                      /* monotonic, like all times here */
#define FOUND_MS       1000                     /* pause after a pass that found some */
#define AHEAD_MS       (TIME_WAIT_MAX_S * 1000) /* nothing is due later */
#define AHEAD_LEAST_MS 60000
#define EVERY_MS       60000 /* pause between passes that find writes of other nodes */

struct look {
    struct hub_read read;
    struct hub *hub;
    struct store_clocks_due asked;
    int64_t next_ms; /* clock time of the first that is not due yet */
    int64_t last_ms; /* clock time of the last that was found */
    enum store_err err;
    size_t count;
    size_t left; /* loads in progress */
    struct {
        struct hub_fetch fetch;
        char id[STORE_MATCH_ID_BYTES + 1];
    } due[PAGE_COUNT];
};

static bool look_row(void *context, const char *id, int64_t due_ms)
{
    struct look *look = context;
    (void)text_copy(look->due[look->count++].id, sizeof(look->due[0].id), id);
    look->last_ms = due_ms;
    return look->count < PAGE_COUNT;
}

/* On a worker. */
static void look_run(struct hub_read *read, struct store_reader *reader)
{
    struct look *look = (struct look *)read;
    look->err =
        store_clocks_due_each(reader, &look->asked, PAGE_COUNT, look_row, look, &look->next_ms);
}

static void look_end(struct look *look)
{
    if (--look->left > 0) return;
    look->hub->clocks_looking = false;
    free(look);
}

static void due_found(void *context, struct hub_match *match, enum hub_err why)
{
    struct look *look = context;
    (void)why; /* a match that was not loaded stays due, and a later pass finds it again */
    if (match != NULL) clocks_check(match);
    look_end(look);
}

/* Sets the time of the next pass. A full page is followed by the next one, so that unreadable
 * matches do not block others. */
static void next_look_set(const struct look *look)
{
    struct hub *hub = look->hub;
    int64_t mono_ms = clock_mono_ms();
    bool full = look->count == PAGE_COUNT;
    hub->clocks_from_ms = !full                                  ? 0
                          : look->last_ms == look->asked.from_ms ? look->last_ms + 1
                                                                 : look->last_ms;
    hub->clocks_look_ms = look->count > 0      ? 0
                          : look->next_ms != 0 ? look->next_ms
                                               : TIMELINE_NEVER_MS;
    hub->clocks_pause_ms = mono_ms + (full ? PAGE_EVERY_MS : look->count > 0 ? FOUND_MS : 0);
    hub->clocks_every_ms = mono_ms + EVERY_MS;
    if (!full) hub->clocks_ahead = false; /* the pass has ended */
}

static void look_done(struct hub_read *read)
{
    struct look *look = (struct look *)read;
    struct hub *hub = look->hub;
    if (read->err != STORE_OK) look->err = read->err;
    if (look->err != STORE_OK) {
        log_error("hub", "event=clocks_not_read error=%s", store_err_name(look->err));
        look->count = 0;
        hub->clocks_pause_ms = clock_mono_ms() + FOUND_MS;
    } else {
        next_look_set(look);
    }
    look->left = 1; /* 1 more than the loads, until all loads are requested */
    for (size_t i = 0; i < look->count && !hub->stopped; i++) {
        look->left++;
        look->due[i].fetch = (struct hub_fetch){.found = due_found, .context = look};
        hub_fetch_begin(hub, look->due[i].id, pool_owner_of("clocks"), &look->due[i].fetch);
    }
    look_end(look);
}

static void ahead_note(struct hub *hub)
{
    if (clock_time_ahead_take(hub->clock_time) < AHEAD_LEAST_MS) return;
    hub->clocks_ahead = true;
    hub->clocks_from_ms = 0;
    hub->clocks_every_ms = 0;
}

void clock_scan_tick(struct hub *hub)
{
    if (!clock_time_known(hub->clock_time) || hub->stopped) return;
    int64_t now_ms = clock_time_now(hub->clock_time);
    int64_t mono_ms = clock_mono_ms();
    ahead_note(hub);
    bool due = now_ms >= hub->clocks_look_ms || mono_ms >= hub->clocks_every_ms;
    if (!due || hub->clocks_looking || mono_ms < hub->clocks_pause_ms) return;
    struct look *look = calloc(1, sizeof(*look));
    if (look == NULL) return;
    look->read = (struct hub_read){.run = look_run, .done = look_done};
    look->hub = hub;
    look->asked = (struct store_clocks_due){hub->clocks_from_ms, now_ms,
                                            hub->clocks_ahead ? now_ms + AHEAD_MS : now_ms};
    hub->clocks_looking =
        hub_read_begin(hub, HUB_READ_DUE, pool_owner_of("clocks"), &look->read) == POOL_TAKEN;
    if (!hub->clocks_looking) free(look);
}
