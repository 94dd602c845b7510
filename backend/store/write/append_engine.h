/* Moves of a group that an engine writes together, with a few statements. They are deferred
 * while the other operations of the group run, until an operation comes that may concern the
 * same match, or the group ends. Writer thread. */
#ifndef STORE_WRITE_APPEND_ENGINE_H
#define STORE_WRITE_APPEND_ENGINE_H

#include "store/write/transaction.h"

struct append_engine {
    /* NULL: no memory. */
    struct appends *(*make)(void);
    /* Frees the list; NULL is allowed. */
    void (*free)(struct appends *appends);
    /* Empties the list of deferred moves. */
    void (*clear)(struct appends *appends);
    /* Returns whether no append is deferred. */
    bool (*is_empty)(const struct appends *appends);
    /* Defers the operation, if it is a plain move and there is room. False: it is not deferred. */
    bool (*take)(struct appends *appends, struct queue_item *item);
    /* Returns whether the deferred appends must be written before the operation runs. */
    bool (*come_first)(const struct appends *appends, const struct queue_item *item);
    /* Writes the deferred appends, and stores the result of each in its item. With `commit`, and
     * if possible, ends the transaction in the same round trip: `*committed`. The others, which
     * left() returns one after the other, must run alone. Other results than STORE_OK: the
     * transaction can only be rolled back; the failing append is unknown. */
    enum store_err (*write)(struct writer *writer, bool commit, bool *committed);
    /* Returns whether the appends are the whole transaction, sent in one round trip because all
     * their locations were known. */
    bool (*are_known)(const struct appends *appends);
    /* Queries on another connection whether any of the rows exists, after concurrent writers of
     * their matches have ended: for such a transaction even the transaction number may be lost. */
    enum store_err (*outcome)(struct writer *writer, bool *committed);
    /* Queries which of the rows exist, after a commit whose answers were lost. */
    enum store_err (*ask)(struct writer *writer);
    /* Returns the next append that must run alone; NULL: there is none. */
    struct queue_item *(*left)(struct appends *appends);
};

#endif
