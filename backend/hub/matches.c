/* The matches in memory as the rest of the server finds them, and the rows of one, from memory or
 * from the store. */
#include <string.h>

#include "base/clock.h"
#include "base/log.h"
#include "hub/internal.h"

struct hub_match *hub_match_kept(struct hub *hub, const char *id)
{
    struct hub_match *match = strlen(id) == STORE_MATCH_ID_BYTES ? table_find(hub, id) : NULL;
    if (match != NULL) match->touched_ms = clock_mono_ms();
    return match;
}

const struct hub_match *hub_match_asks_again(const struct hub_match *match, int64_t user)
{
    const struct hub_match *next =
        match->info.rematch[0] == '\0' ? NULL : table_find(match->hub, match->info.rematch);
    bool asks = next != NULL && next->info.status == STORE_OPEN &&
                hub_match_invited(next, user) != HUB_NOBODY_SEAT;
    return asks ? next : NULL;
}

static bool newer(const struct hub_match *one, const struct hub_match *two)
{
    int64_t difference = one->info.created_ms - two->info.created_ms;
    return difference != 0 ? difference > 0 : strcmp(one->info.id, two->info.id) > 0;
}

/* Puts the match where it belongs among the `count` newest so far; the oldest may drop out. */
static size_t newest_insert(const struct hub_match **at, size_t count, size_t room,
                            const struct hub_match *match)
{
    size_t place = count;
    while (place > 0 && newer(match, at[place - 1])) place--;
    if (place == room) return count;
    size_t last = count < room ? count : room - 1;
    memmove(&at[place + 1], &at[place], (last - place) * sizeof(at[0]));
    at[place] = match;
    return last + 1;
}

size_t hub_matches_newest(struct hub *hub,
                          bool (*wanted)(const void *context, const struct hub_match *match),
                          const void *context, const struct hub_match **at, size_t room)
{
    size_t count = 0;
    for (size_t i = 0; room > 0 && i < HUB_BUCKETS; i++) {
        for (const struct hub_match *match = hub->buckets[i]; match != NULL;
             match = match->next_hash) {
            bool late = count == room && !newer(match, at[room - 1]);
            if (!late && wanted(context, match)) count = newest_insert(at, count, room, match);
        }
    }
    return count;
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

/* A row of a match in memory was found to be damaged: it is not played on, though all is well in
 * memory, since no start could bring it back. */
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

bool hub_rows_kept(const struct hub_match *match, uint32_t from)
{
    uint32_t version = match->play.version;
    return !hub_match_started(match) || from > version || version - from < HUB_ROWS_KEPT;
}

void hub_rows_each(const struct hub_match *match, uint32_t from, uint32_t count,
                   record_row_each *each, void *context)
{
    uint32_t version = match->play.version;
    CHECK(hub_rows_kept(match, from));
    if (!hub_match_started(match) || from > version) return;
    count = count < version - from + 1 ? count : version - from + 1;
    history_each(match, from, count, each, context);
}
