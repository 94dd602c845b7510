/* The viewers of a match on other nodes. Each node sends the seats whose people view it there, and
 * the number of other viewers: on a change, to a new node, and every few seconds. Entries that are
 * not repeated expire. */
#include "hub/nodes/presence.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "hub/match/table.h"
#include "hub/match/viewers.h"
#include "hub/sync/node_send.h"

#define TOLD_EVERY_MS 3000
#define KEPT_MS       8000
#define OTHERS_MAX    COUNT_OF(((struct match_others *)NULL)->at) /* servers */

/* ---- receiving ---- */

static void other_remove(struct hub_match *match, size_t at)
{
    struct match_others *others = match->others;
    others->at[at] = others->at[--others->count];
    if (others->count > 0) return;
    free(others);
    match->others = NULL;
}

/* Finds or creates the entry of a node. NULL: there is no room. */
static struct other *other_of(struct hub_match *match, uint32_t server, bool *known)
{
    struct match_others *others = match->others;
    *known = true;
    for (size_t i = 0; others != NULL && i < others->count; i++)
        if (others->at[i].server == server) return &others->at[i];
    *known = false;
    if (others == NULL) others = match->others = calloc(1, sizeof(*others));
    if (others == NULL || others->count == OTHERS_MAX) return NULL;
    others->at[others->count] = (struct other){.server = server};
    return &others->at[others->count++];
}

void presence_receive(struct hub *hub, char *line)
{
    char id[STORE_MATCH_ID_BYTES + 1];
    unsigned server = 0;
    unsigned seats = 0;
    unsigned strangers = 0;
    bool known = false;
    _Static_assert(STORE_MATCH_ID_BYTES == 16, "%16s");
    if (sscanf(line, "%16s %x %x %u", id, &server, &seats, &strangers) != 4) return;
    struct hub_match *match = table_find(hub, id);
    struct other *other = match == NULL ? NULL : other_of(match, server, &known);
    if (other == NULL) return;
    bool same = known && other->seats == seats && other->strangers == strangers;
    other->seats = (uint8_t)seats;
    other->strangers = strangers;
    other->heard_ms = clock_mono_ms();
    if (!known && match->watchers != NULL) match->here_due = true;
    if (!known) node_send_due(match);
    if (seats == 0 && strangers == 0) other_remove(match, (size_t)(other - match->others->at));
    if (!same) table_notify(match, HUB_CHANGE_PRESENCE);
}

/* ---- sending ---- */

static void match_tick(struct hub_match *match, int64_t now_ms)
{
    bool due = match->here_told_ms != 0 && now_ms - match->here_told_ms >= TOLD_EVERY_MS;
    node_send_due(match);
    if (match->here_due || due) viewers_send(match, now_ms);
    for (size_t i = match->others != NULL ? match->others->count : 0; i-- > 0;) {
        if (now_ms - match->others->at[i].heard_ms < KEPT_MS) continue;
        other_remove(match, i);
        table_notify(match, HUB_CHANGE_PRESENCE);
    }
}

void presence_tick(struct hub *hub)
{
    int64_t now_ms = clock_mono_ms();
    if (hub->config.hints == NULL || hub->stopped) return;
    for (size_t i = 0; i < HUB_BUCKETS; i++)
        for (struct hub_match *match = hub->buckets[i]; match != NULL; match = match->next_hash)
            match_tick(match, now_ms);
}
