/* Messages between nodes (store/node_events.h) by LISTEN and NOTIFY. Any thread. */
#ifndef STORE_POSTGRES_NODE_LISTENER_H
#define STORE_POSTGRES_NODE_LISTENER_H

#include "store/node_events.h"

extern const struct node_events_engine node_listener;

#endif
