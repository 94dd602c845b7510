/* Passes each call to the engine whose store can have other nodes: every session belongs to it. */
#include "store/node_events.h"

#include "store/sql/engine.h"

struct node_events *node_events_open(const struct hints_config *config)
{
    const struct node_events_engine *engine = sql_engine_of(config->url)->events;
    return engine != NULL ? engine->open(config) : NULL;
}

void node_events_close(struct node_events *events)
{
    if (events != NULL) sql_remote->events->close(events);
}

void node_events_send(struct node_events *events, const char *line)
{
    sql_remote->events->send(events, line);
}

bool node_events_receive(struct node_events *events, struct buf *lines)
{
    return sql_remote->events->take(events, lines);
}

void node_events_stats_read(struct node_events *events, struct node_events_stats *stats)
{
    sql_remote->events->stats_read(events, stats);
}
