/* The writer thread: takes groups from the queue, runs each in one transaction, hands them back. It
 * is the only one that writes to the file. Everything in `struct writer` is the thread's own once
 * it runs. */
#ifndef STORE_WRITE_WRITER_H
#define STORE_WRITE_WRITER_H

#include <stdatomic.h>

#include "store/sqlite/checkpoint.h"
#include "store/sqlite/mark.h"
#include "store/write/queue.h"
#include "store/sql/sql.h"

/* While nothing can be written it is tried again after so long without an operation. */
#define WRITER_PROBE_MS 1000

#define WRITER_GIVEN_UP_MS 5000

/* A row of a match's log: of those whose numbers are the same no two have one checksum. */
struct writer_sign {
    int64_t number; /* of the match; 0: there is none */
    uint32_t seq;
    uint64_t chain;
};

/* What makes the writer stop waiting for a database, for the thread that closes the store. */
struct writer_stop {
    pthread_mutex_t mutex;
    int socket;           /* of the session that writes, for shutdown(); -1: none. With the mutex */
    atomic_bool given_up; /* nothing is waited for, nothing begun any more */
    atomic_bool ended;    /* the thread is at its end */
};

struct appends;
struct log_room;
struct places;

struct writer {
    struct store_config config; /* path and context borrowed from the store */
    struct queue *queue;
    struct sql
        sql; /* connection and statements; db NULL after a failure, until it is opened again */
    struct checkpoint checkpoint;
    struct log_room *room;   /* of the log; with PostgreSQL NULL. The store's */
    struct mark *mark;       /* NULL: no mark is kept */
    struct places *newest;   /* newest.h; with PostgreSQL NULL. The store's */
    unsigned newest_version; /* of the file, when all that is in it was so */
    uint64_t steps;          /* statements and commits begun, for config.fail */
    bool fence_owed;         /* a commit failed half-way: see writer.c */
    enum store_err failing;  /* how the last group failed, until something can be written again */
    /* ---- with PostgreSQL ---- */
    struct appends *appends;    /* NULL: each move is written by itself. The store's */
    struct places *places;      /* beside them. The store's */
    bool alone;                 /* for now, too */
    struct queue_item *culprit; /* has failed after it had written */
    struct writer_stop *stop;   /* the store's; NULL: nobody stops it */
    bool undone;                /* the connection was lost, and nothing of the group is there */
    struct writer_sign sign;    /* a row that was written in the transaction */
    bool signless;              /* something else than such rows was */
    /* Rows of the outbox, and addresses, that became due: in this group, and (the store's; NULL:
     * nobody asks) in all that were committed. */
    uint64_t noticed;
    _Atomic uint64_t *notices;
    int64_t sweep_ms;    /* guests who had expired by then are due; 0: none (sweep.h) */
    bool prune_owed;     /* rows of the outbox may be left that have been handled (prune.h) */
    int64_t prune_after; /* users up to this one were looked at */
};

/* Runs until the queue is closed and empty. `context` is a struct writer. */
void *writer_main(void *context);

/* For the thread that has closed the queue: returns when writer_main() is at its end. What has
 * waited for a database for WRITER_GIVEN_UP_MS is given up, and the log says so: who asked for it
 * gets STORE_CLOSED, since it may have been done. */
void writer_end_await(struct writer *writer);

#endif
