/* Detects changes to users and sessions by another process (ochre admin): a counter word in
 * PATH.lock, which the server maps into memory, and which the other process changes after its
 * commit. So the server may cache users and sessions while the word is the same, without a
 * query. */
#ifndef STORE_FILE_EXTERNAL_CHANGES_H
#define STORE_FILE_EXTERNAL_CHANGES_H

#include <stdatomic.h>

#include "base/base.h"

struct external_changes {
    const _Atomic uint64_t *word; /* NULL: it cannot be seen */
};

/* Maps the counter in the lock file, for the server, by the descriptor `lock`. Without a
 * descriptor, external_changes_counter() reports a change each time. */
void external_changes_open(struct external_changes *changes, int lock);
/* Unmaps the counter. */
void external_changes_close(struct external_changes *changes);
/* Returns the counter: a new value means a change since the previous one. Any thread. */
uint64_t external_changes_counter(struct external_changes *changes);

/* Reports a change to the server of the file at `path`, if a server is running. */
void external_changes_count(const char *path);

#endif
