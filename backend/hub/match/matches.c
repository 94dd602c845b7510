/* The matches in memory as the rest of the server finds them, and the rows of a match, from
 * memory or from the store. */
#include <string.h>

#include "base/log.h"
#include "hub/match/history.h"
#include "hub/match/table.h"

struct hub_match *hub_match_cached(struct hub *hub, const char *id)
{
    return strlen(id) == STORE_MATCH_ID_BYTES ? table_find(hub, id) : NULL;
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

/* Marks a match in memory as damaged after one of its rows was found damaged. The match stops
 * here, though its state in memory is intact, since no restart could load it. */
static void damaged(struct hub_match *match)
{
    if (match->info.status != STORE_BROKEN) {
        log_error("hub", "event=match_broken match=%s", match->info.id);
        struct store_match info = match->info;
        info.status = STORE_BROKEN;
        table_info_set(match, &info);
        table_notify(match, HUB_CHANGE_INFO);
    }
}

void hub_match_damaged(struct hub *hub, const char *id)
{
    struct hub_match *match = table_find(hub, id);
    if (match != NULL) damaged(match);
}

bool hub_rows_cached(const struct hub_match *match, uint32_t from)
{
    uint32_t version = match->play.version;
    return !hub_match_started(match) || from > version || version - from < HUB_ROWS_KEPT;
}

void hub_rows_each(const struct hub_match *match, uint32_t from, uint32_t count,
                   record_row_each *each, void *context)
{
    uint32_t version = match->play.version;
    CHECK(hub_rows_cached(match, from));
    if (!hub_match_started(match) || from > version) return;
    count = count < version - from + 1 ? count : version - from + 1;
    history_each(match, from, count, each, context);
}
