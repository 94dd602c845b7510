/* Detects changes to users and sessions by another process (ochre admin): a counter word in
 * PATH.lock, which the server maps into memory, and which the other process changes after its
 * commit. So the server may cache users and sessions while the word is the same, without a
 * query. */
#ifndef STORE_FILE_ACTS_H
#define STORE_FILE_ACTS_H

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
