/* The transaction of a writer: its connection, its caches of the file, and the operations that
 * it runs. Only for the writer thread. */
#ifndef STORE_WRITE_TRANSACTION_H
#define STORE_WRITE_TRANSACTION_H

#include "base/buf.h"
#include "store/sql/sql.h"
#include "store/sqlite/checkpoint.h"
#include "store/sqlite/commit_count.h"

struct figure_reader;
struct operation;

/* A queued operation with copies of all its data, in one piece of memory. */
struct queue_item {
    struct queue_item *next;
    const struct operation *operation; /* the row of write.op */
    store_done *done;                  /* may be NULL */
    void *context;
    enum store_err err;              /* result of the operation */
    int64_t id;                      /* the new user's id */
    int64_t answers[GAME_SEATS_MAX]; /* for write.answers */
    struct store_write write;
};

/* The match whose figures are being stored (figures.h). */
struct figuring {
    int64_t match;   /* its number; 0: none */
    int64_t token;   /* the revision by which it is this writer's */
    int64_t after;   /* number of the last match: the next one is searched from there */
    bool begun;      /* what earlier writers left unfinished was deleted */
    size_t figures;  /* number of figures whose rows are in `rows` */
    struct buf rows; /* SQL, a list of values */
    struct figure_reader *reader; /* owned by the writer thread; NULL: not connected */
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
    const struct sql_engine *engine; /* the engine of the store, connected or not */
    struct store_config config;      /* path and context are borrowed from the store */
    struct queue *queue;
    struct sql sql; /* connection and statements; db NULL after a failure, until it is reopened */
    struct checkpoint checkpoint;
    struct log_room *room; /* preallocation of the log; NULL without a file. Owned by the store */
    struct commit_count *commit_count; /* NULL: it is not counted */
    struct row_locations
        *append_cache;             /* append_cache.h; NULL without a file. Owned by the store */
    unsigned append_cache_version; /* data version of the file for which `append_cache` is valid */
    uint64_t steps;                /* number of statements and commits begun, for config.fail */
    bool fence_owed;               /* a commit failed half-way: see fence_write() in writer.c */
    enum store_err failing; /* error of the last group, until something can be written again */
    /* ---- only with an engine of sessions ---- */
    struct appends *appends;         /* NULL: each move is written alone. Owned by the store */
    struct row_locations *locations; /* NULL: the store is a file. Owned by the store */
    bool alone;                      /* the rest of the group is written move by move */
    struct queue_item *culprit;      /* the item that failed after it had written */
    struct writer_stop *stop;        /* owned by the store; NULL: never stopped */
    bool undone;                     /* the connection was lost, and nothing of the group exists */
    struct writer_sign sign;         /* identifies a row that was written in the transaction */
    bool signless;                   /* the transaction wrote other things than such rows */
    /* Number of rows of the outbox, and of addresses, that became due. The first counts those of
     * this group. The second, owned by the store (NULL: none), counts all that were committed. */
    uint64_t noticed;
    _Atomic uint64_t *notices;
    int64_t sweep_ms;  /* guests who had expired by this time are due; 0: none (sweep.h) */
    bool prune_owed;   /* handled rows of the outbox may remain (prune.h) */
    bool figures_owed; /* matches that have ended may have no figures yet (figures.h) */
    struct figuring figuring;
    int64_t prune_after; /* number of the last user that was checked */
};

#endif
