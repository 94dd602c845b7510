/* store/store.h in memory, for fuzz runs: no file, no thread. An operation is done when it is
 * written and told by store_drain(), as if the writer had been as quick as it can be. One thread.
 */
#ifndef FUZZ_SUPPORT_MEMORY_STORE_H
#define FUZZ_SUPPORT_MEMORY_STORE_H

#include "store/store.h"

#define MEMORY_USERS_MAX    64
#define MEMORY_SESSIONS_MAX 64
#define MEMORY_MATCHES_MAX  64
#define MEMORY_QUEUE_MAX    256
#define MEMORY_CHAT_MAX     64 /* lines of one match */

/* The faults of the store from now on; bits. */
enum memory_fault {
    MEMORY_FAULT_COMMIT = 1, /* operations end with STORE_FULL */
    MEMORY_FAULT_BUSY = 2,   /* operations are not queued */
    MEMORY_FAULT_READ = 4,   /* reading ends with STORE_IO */
    MEMORY_FAULT_STALE = 8,  /* every other write of a match ends with STORE_STALE */
    MEMORY_FAULTS = 16,
};

/* An empty store; store_close() frees it. */
struct store *memory_store_new(void);
void memory_store_fault(struct store *store, unsigned faults);
/* Returns whether operations wait for their results. */
bool memory_store_waits(const struct store *store);

/* Puts a match and its moves there as they are. The texts of a move are copied. */
void memory_store_match(struct store *store, const struct store_match *match);
void memory_store_move(struct store *store, const struct store_move *move);

#endif
