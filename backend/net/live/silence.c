/* Detects silent connections with two queues: received data moves a connection to the end of the
 * first, so that nothing is searched, whatever the number. */
#include "net/live/silence.h"

void silence_leave(struct net_live *live)
{
    struct live_room *room = live->server->live;
    if (live->silent_since == 0) return;
    TAILQ_REMOVE(live->is_pinged ? &room->pinged : &room->heard, live, silence);
    live->silent_since = 0;
    live->is_pinged = false;
}

void silence_broken(struct net_live *live)
{
    struct live_room *room = live->server->live;
    silence_leave(live);
    live->silent_since = room->ticks;
    TAILQ_INSERT_TAIL(&room->heard, live, silence);
}

/* Returns the first connection of a list, if it has been there for that many ticks. */
static struct net_live *longest(struct live_room *room, struct live_list *line, uint64_t ticks)
{
    struct net_live *live = TAILQ_FIRST(line);
    return live != NULL && room->ticks - live->silent_since >= ticks ? live : NULL;
}

struct net_live *silence_ping(struct live_room *room, uint64_t ticks)
{
    struct net_live *live = longest(room, &room->heard, ticks);
    if (live == NULL) return NULL;
    TAILQ_REMOVE(&room->heard, live, silence);
    live->is_pinged = true;
    live->silent_since = room->ticks;
    TAILQ_INSERT_TAIL(&room->pinged, live, silence);
    return live;
}

struct net_live *silence_lost(struct live_room *room, uint64_t ticks)
{
    return longest(room, &room->pinged, ticks);
}
