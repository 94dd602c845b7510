/* The transaction of a writer: its connection, what it caches of the file, and the operations that
 * it runs. The writer thread's own. */
#ifndef STORE_WRITE_TRANSACTION_H
#define STORE_WRITE_TRANSACTION_H

#include "store/sql/sql.h"
#include "store/sqlite/checkpoint.h"
#include "store/sqlite/commit_count.h"

struct operation;

/* A queued operation with copies of all that it needs, in one piece of memory. */
struct queue_item {
    struct queue_item *next;
    const struct operation *operation; /* the row of write.op */
    store_done *done;                  /* may be NULL */
    void *context;
    enum store_err err;              /* how it ended */
    int64_t id;                      /* the new user's id */
    int64_t answers[GAME_SEATS_MAX]; /* for write.answers */
    struct store_write write;
};

/* Identifies a row of a match's log: no two rows with the same numbers have one checksum. */
struct writer_sign {
    int64_t number; /* internal number of the match; 0: there is none */
    uint32_t seq;
    uint64_t chain;
};

struct queue;
struct sql_engine;
struct writer_stop;
struct appends;
struct log_room;
struct row_locations;

struct writer {
    const struct sql_engine *engine; /* the store's, connected or not */
    struct store_config config;      /* path and context borrowed from the store */
    struct queue *queue;
    struct sql
        sql; /* connection and statements; db NULL after a failure, until it is opened again */
    struct checkpoint checkpoint;
    struct log_room *room; /* room of the log; NULL without a file. Owned by the store */
    struct commit_count *commit_count;  /* NULL: it is not counted */
    struct row_locations *append_cache; /* append_cache.h; without a file NULL. The store's */
    unsigned append_cache_version; /* data version of the file for which `append_cache` is valid */
    uint64_t steps;                /* statements and commits begun, for config.fail */
    bool fence_owed;               /* a commit failed half-way: see writer.c */
    enum store_err failing; /* how the last group failed, until something can be written again */
    /* ---- with an engine of sessions ---- */
    struct appends *appends;         /* NULL: each move is written by itself. The store's */
    struct row_locations *locations; /* NULL: a file. The store's */
    bool alone;                      /* for now, too */
    struct queue_item *culprit;      /* has failed after it had written */
    struct writer_stop *stop;        /* the store's; NULL: never stopped */
    bool undone;                     /* the connection was lost, and nothing of the group exists */
    struct writer_sign sign;         /* a row that was written in the transaction */
    bool signless;                   /* something else than such rows was */
    /* Number of rows of the outbox, and addresses, that became due: in this group, and (the
     * store's; NULL: not counted) in all that were committed. */
    uint64_t noticed;
    _Atomic uint64_t *notices;
    int64_t sweep_ms;    /* guests who had expired by then are due; 0: none (sweep.h) */
    bool prune_owed;     /* handled rows of the outbox may remain (prune.h) */
    int64_t prune_after; /* users up to this one were checked */
};

#endif
