/* Sends the viewers of a match on this node to the other nodes. presence.c handles those of the
 * other nodes. */
#include "hub/match/viewers.h"

#include <stdio.h>

#include "base/clock.h"

void viewers_send(struct hub_match *match, int64_t now_ms)
{
    char line[STORE_MATCH_ID_BYTES + 64];
    unsigned seats = 0;
    unsigned strangers = 0;
    for (const struct hub_watcher *watcher = match->watchers; watcher != NULL;
         watcher = watcher->next) {
        int seat = hub_match_seat_of(match, watcher->user);
        if (seat == HUB_NOBODY_SEAT)
            strangers++;
        else
            seats |= 1u << seat;
    }
    (void)snprintf(line, sizeof(line), "here %s %x %x %u", match->info.id, match->hub->server,
                   seats, strangers);
    node_events_send(match->hub->config.hints, line);
    match->here_due = false;
    match->here_told_ms = match->watchers != NULL ? now_ms : 0;
}

void viewers_changed(struct hub_match *match)
{
    bool first = match->watchers != NULL && match->watchers->next == NULL;
    match->here_due = true;
    if (first && match->here_told_ms == 0 && match->hub->config.hints != NULL)
        viewers_send(match, clock_mono_ms());
}
