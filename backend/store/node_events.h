/* Messages between nodes on one database: each reports a possible change. They use a database
 * session of their own, and never a transaction that writes. Nothing depends on a message: it may
 * be lost, duplicated or late, and its receiver reads the tables.
 *
 * A message is a line of text. The lines of one turn are sent together; a sender does not
 * receive its own. Only a client that may read the database's table of secrets can send or
 * receive them. The session belongs to a thread, which reconnects when it is lost. */
#ifndef STORE_NODE_EVENTS_H
#define STORE_NODE_EVENTS_H

#include "base/buf.h"
#include "store/core/err.h"

#define HINTS_LINE_BYTES_MAX 4000

struct node_events;

struct hints_config {
    const char *url; /* postgres://..., borrowed until node_events_close() */
    /* Called on that thread when messages have arrived: must only wake the loop. */
    void (*wake)(void *context);
    void *wake_context;
};

struct node_events_stats {
    bool heard;        /* the session is up, so that messages of other nodes arrive */
    uint64_t told;     /* lines that were sent */
    uint64_t received; /* number of lines received from other nodes */
    uint64_t dropped;  /* lines that were neither sent nor stored: there were too many, or there was
                          no session */
    uint64_t sessions; /* sessions opened so far */
};

/* Starts the thread; it is no error if the database cannot be reached. NULL without memory, or
 * if the store cannot have other nodes. */
MUST_USE struct node_events *node_events_open(const struct hints_config *config);
/* Ends the session and frees it; queued lines are not sent. NULL is allowed. */
void node_events_close(struct node_events *hints);
/* Sends a line, without its end, to all other nodes: soon, or not at all. Any thread. */
void node_events_send(struct node_events *hints, const char *line);
/* Moves the received messages into `lines`, which is empty, each line with its end. Returns
 * whether messages may have been missed: a session has begun, or there were too many. Any
 * thread. */
MUST_USE bool node_events_receive(struct node_events *hints, struct buf *lines);
/* Fills `stats`. Any thread. */
void node_events_stats_read(struct node_events *hints, struct node_events_stats *stats);

/* The functions that an engine implements (sql/engine.h), under the same names. */
struct node_events_engine {
    struct node_events *(*open)(const struct hints_config *config);
    void (*close)(struct node_events *hints);
    void (*send)(struct node_events *hints, const char *line);
    bool (*take)(struct node_events *hints, struct buf *lines);
    void (*stats_read)(struct node_events *hints, struct node_events_stats *stats);
};

#endif
