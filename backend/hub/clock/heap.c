/* A heap of the matches in memory by the time of their next clock check. */
#include "hub/clock/heap.h"

#include <stdlib.h>

/* Puts the match at an index of the heap: no match is due before its parent, at (its index - 1)
 * / 2. */
static void heap_put(struct hub *hub, uint32_t place, struct hub_match *match)
{
    hub->clocks[place] = match;
    match->clock_place = place + 1;
}

static void heap_settle(struct hub *hub, uint32_t place)
{
    struct hub_match *match = hub->clocks[place];
    while (place > 0 && hub->clocks[(place - 1) / 2]->clock_next_ms > match->clock_next_ms) {
        heap_put(hub, place, hub->clocks[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    for (;;) {
        uint32_t child = 2 * place + 1;
        if (child + 1 < hub->clocks_count &&
            hub->clocks[child + 1]->clock_next_ms < hub->clocks[child]->clock_next_ms)
            child++;
        if (child >= hub->clocks_count || hub->clocks[child]->clock_next_ms >= match->clock_next_ms)
            break;
        heap_put(hub, place, hub->clocks[child]);
        place = child;
    }
    heap_put(hub, place, match);
}

void clock_heap_part(struct hub_match *match)
{
    struct hub *hub = match->hub;
    if (match->clock_place == 0) return;
    uint32_t place = match->clock_place - 1;
    struct hub_match *last = hub->clocks[--hub->clocks_count];
    match->clock_place = 0;
    if (last == match) return;
    heap_put(hub, place, last);
    heap_settle(hub, place);
}

/* Sets the time of the next check of the match, by clock time. Without memory the due time in
 * the database applies. */
void clock_heap_set(struct hub_match *match, int64_t next_ms)
{
    struct hub *hub = match->hub;
    match->clock_next_ms = next_ms;
    if (next_ms == TIMELINE_NEVER_MS || match->gone) {
        clock_heap_part(match);
    } else if (match->clock_place != 0) {
        heap_settle(hub, match->clock_place - 1);
    } else {
        if (hub->clocks_count == hub->clocks_room) {
            uint32_t room = hub->clocks_room == 0 ? 64 : 2 * hub->clocks_room;
            struct hub_match **grown = realloc(hub->clocks, room * sizeof(struct hub_match *));
            if (grown == NULL) return;
            hub->clocks = grown;
            hub->clocks_room = room;
        }
        heap_put(hub, hub->clocks_count++, match);
        heap_settle(hub, match->clock_place - 1);
    }
}

void clock_heap_stored(struct hub *hub, int64_t due_ms)
{
    if (due_ms != 0 && due_ms < hub->clocks_look_ms) hub->clocks_look_ms = due_ms;
}
