/* Messages between nodes on one database: something may have changed. They go over a session of its
 * own, never in a transaction that writes. Nothing depends on a message: it may be lost, duplicated
 * or late, and its receiver reads the tables.
 *
 * A message is a line of text. The lines of one turn are sent together; a sender does not receive
 * its own. Only a client that may read the database's table of secrets can send or receive them.
 * The session belongs to a thread, which reconnects when it is lost. */
#ifndef STORE_NODE_EVENTS_H
#define STORE_NODE_EVENTS_H

#include "base/buf.h"
#include "store/core/err.h"

#define HINTS_LINE_BYTES_MAX 4000

struct node_events;

struct hints_config {
    const char *url; /* postgres://..., borrowed until node_events_close() */
    /* Called on the thread when messages have arrived: must only wake the loop. */
    void (*wake)(void *context);
    void *wake_context;
};

struct node_events_stats {
    bool heard;        /* the session is up, so that messages of other nodes arrive */
    uint64_t told;     /* lines that were sent */
    uint64_t received; /* lines that others have sent */
    uint64_t dropped;  /* lines that were neither sent nor stored: too many, or no session */
    uint64_t sessions; /* sessions opened so far */
};

/* Starts the thread; that the database is not reached is no error. NULL without memory, and where
 * the store can have no other node. */
MUST_USE struct node_events *node_events_open(const struct hints_config *config);
/* Ends the session and frees it; queued lines are not sent. NULL is allowed. */
void node_events_close(struct node_events *hints);
/* Sends a line, without its end, to all others: soon, or not at all. Any thread. */
void node_events_send(struct node_events *hints, const char *line);
/* Moves the received messages into `lines`, which is empty, each line with its end. Returns whether
 * some may have been missed: a session has begun, or there were too many. Any thread.
 */
MUST_USE bool node_events_receive(struct node_events *hints, struct buf *lines);
/* Fills `stats`. Any thread. */
void node_events_stats_read(struct node_events *hints, struct node_events_stats *stats);

/* The functions that an engine implements (sql/engine.h), by the same names. */
struct node_events_engine {
    struct node_events *(*open)(const struct hints_config *config);
    void (*close)(struct node_events *hints);
    void (*send)(struct node_events *hints, const char *line);
    bool (*take)(struct node_events *hints, struct buf *lines);
    void (*stats_read)(struct node_events *hints, struct node_events_stats *stats);
};

#endif
