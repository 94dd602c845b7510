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

/* Maps the counter in the lock file with the descriptor `lock`. Without one,
 * external_changes_counter() reports a change each time. The server's.
 */
void external_changes_open(struct external_changes *changes, int lock);
/* Hides it again. */
void external_changes_close(struct external_changes *changes);
/* Returns the counter: a new value means that something has changed since. Any thread. */
uint64_t external_changes_counter(struct external_changes *changes);

/* Reports a change to the server of the file at `path`, if one runs. */
void external_changes_count(const char *path);

#endif
