/* An operation of the store as a row of its noun's table. store.h describes the data that each
 * reads, and its condition. Constant. */
#ifndef STORE_WRITE_OPERATION_H
#define STORE_WRITE_OPERATION_H

#include "store/write/pack.h"
#include "store/write/row_locks.h"

struct operation {
    enum store_op op;
    const char *name;
    size_t
        size; /* size of the one struct that it reads, write.argument; 0: `pack` copies its parts */
    /* Aborts if a part is missing or breaks a limit of store.h: a bug of the caller. NULL: any
     * argument is valid. Loop thread, like `pack`. */
    void (*check)(const struct store_write *write);
    /* Copies only the parts that the operation reads from `from` into `to`. NULL: it has an
     * argument without pointers, or none. */
    void (*pack)(struct packer *packer, const struct store_write *from, struct store_write *to);
    /* Returns the users whose rows are locked before it runs. NULL: it first of all changes, and
     * so locks, the user's row, or it checks nothing of a user. Writer thread, like all members
     * below. */
    struct row_locks (*lock)(const struct store_write *write);
    /* Runs it inside the open transaction; sets item->id. After any result but STORE_OK the caller
     * rolls it back.
     */
    enum store_err (*run)(struct writer *writer, struct queue_item *item);
    /* Returns whether only its last statement changes the store, which SQLite runs in full or
     * not at all: it needs no savepoint. NULL: it may need one. */
    bool (*single)(const struct store_write *write);
};

#endif
