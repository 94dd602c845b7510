/* Whether something was done to users and sessions beside the server: a word in PATH.lock, which
 * the server sees as memory, and which whoever writes beside it changes when that is committed. So
 * the server may keep what it has read as long as the word is the same, without asking the file. */
#ifndef STORE_SQLITE_ACTS_H
#define STORE_SQLITE_ACTS_H

#include <stdatomic.h>

#include "base/base.h"

struct acts {
    const _Atomic uint64_t *word; /* NULL: it cannot be seen */
};

/* Shows the word of the lock file with the descriptor `lock`. Without one, acts_word() says each
 * time that there is something new. The server's. */
void acts_open(struct acts *acts, int lock);
/* Hides it again. */
void acts_close(struct acts *acts);
/* Another value than before: something was done since. Any thread. */
uint64_t acts_word(struct acts *acts);

/* Tells the server of the file at `path`, if one runs, that something was done. */
void acts_tell(const char *path);

#endif
