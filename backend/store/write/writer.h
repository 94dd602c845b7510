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

/* Identifies a row of a match's log: no two rows with the same numbers have one checksum. */
struct writer_sign {
    int64_t number; /* internal number of the match; 0: there is none */
    uint32_t seq;
    uint64_t chain;
};

/* Lets the thread that closes the store stop the writer's wait for a database. */
struct writer_stop {
    pthread_mutex_t mutex;
    /* socket of the writing session, for shutdown(); -1: none. Under the mutex */
    int socket;
    atomic_bool given_up; /* stop waiting, and start nothing */
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
    struct log_room *room;   /* room of the log; NULL with PostgreSQL. Owned by the store */
    struct mark *mark;       /* NULL: there is no mark */
    struct places *newest;   /* newest.h; with PostgreSQL NULL. The store's */
    unsigned newest_version; /* data version of the file for which `newest` is valid */
    uint64_t steps;          /* statements and commits begun, for config.fail */
    bool fence_owed;         /* a commit failed half-way: see writer.c */
    enum store_err failing;  /* how the last group failed, until something can be written again */
    /* ---- with PostgreSQL ---- */
    struct appends *appends;    /* NULL: each move is written by itself. The store's */
    struct places *places;      /* NULL: a file. The store's */
    bool alone;                 /* for now, too */
    struct queue_item *culprit; /* has failed after it had written */
    struct writer_stop *stop;   /* the store's; NULL: never stopped */
    bool undone;                /* the connection was lost, and nothing of the group exists */
    struct writer_sign sign;    /* a row that was written in the transaction */
    bool signless;              /* something else than such rows was */
    /* Number of rows of the outbox, and addresses, that became due: in this group, and (the
     * store's; NULL: not counted) in all that were committed. */
    uint64_t noticed;
    _Atomic uint64_t *notices;
    int64_t sweep_ms;    /* guests who had expired by then are due; 0: none (sweep.h) */
    bool prune_owed;     /* rows of the outbox may be left that have been handled (prune.h) */
    int64_t prune_after; /* users up to this one were checked */
};

/* Runs until the queue is closed and empty. `context` is a struct writer. */
void *writer_main(void *context);

/* For the thread that has closed the queue: returns when writer_main() has ended. Operations that
 * have waited for a database for WRITER_GIVEN_UP_MS are abandoned, which the log records: their
 * callers get STORE_CLOSED, since they may have been committed. */
void writer_end_await(struct writer *writer);

#endif
