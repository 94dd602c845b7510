/* Marks of seen matches outside their queues: the ends shown in one list are marked as seen at
 * once, without loading any of the matches. */
#include <stdlib.h>
#include <string.h>

#include "hub/core/internal.h"

struct ends {
    struct hub *hub;
    int64_t user;
    int64_t until_ms;
    hub_done *done;
    void *context;
};

/* Marks the end of a match in memory as seen, as the database now does. */
static bool end_seen(void *context, struct hub_match *match)
{
    const struct ends *ends = context;
    int seat = hub_match_seat_of(match, ends->user);
    if (seat == HUB_NOBODY_SEAT || match->info.ended_ms > ends->until_ms) return true;
    struct store_seat *at = &match->info.seat[seat];
    if (at->seen_end) return true;
    at->seen_end = true;
    at->seen = match->play.version;
    if (at->seen_ms < ends->until_ms) at->seen_ms = ends->until_ms;
    return true;
}

static void ends_written(void *context, enum store_err err, int64_t id)
{
    (void)id;
    struct ends *ends = context;
    struct hub_answer answer = {.error = hub_error_of(HUB_OK)};
    if (err == STORE_OK) {
        hub_matches_each(ends->hub, STORE_OVER, end_seen, ends);
        hub_matches_each(ends->hub, STORE_ABANDONED, end_seen, ends);
    } else {
        answer.error = (struct hub_error){.code = HUB_STORE, .store = err};
    }
    ends->done(ends->context, &answer);
    free(ends);
}

void hub_ends_seen(struct hub *hub, int64_t user, int64_t until_ms, hub_done *done, void *context)
{
    struct hub_answer answer = {.error = hub_error_of(hub->stopped ? HUB_SHUTTING_DOWN : HUB_BUSY)};
    struct ends *ends = hub->stopped ? NULL : malloc(sizeof(*ends));
    if (ends != NULL) {
        *ends = (struct ends){hub, user, until_ms, done, context};
        struct store_seen seen = {.match = "", .user = user, .at_ms = until_ms, .end = true};
        struct store_write write = {.op = STORE_ENDS_SEEN, .seen = &seen};
        enum store_err err = store_write(hub->config.store, &write, ends_written, ends);
        if (err == STORE_OK) return;
        if (err != STORE_BUSY) answer.error = (struct hub_error){.code = HUB_STORE, .store = err};
    }
    free(ends);
    done(context, &answer);
}
