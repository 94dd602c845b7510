/* Cached updates that are the same for all with the same view: a text for spectators of a match
 * is printed for the first of them and copied for the others. Only a few of the newest are
 * cached. Loop thread only. */
#ifndef API_LIVE_TEXTS_H
#define API_LIVE_TEXTS_H

#include "base/buf.h"
#include "store/store.h"

#define LIVE_TEXTS_KEPT      32
#define LIVE_TEXTS_BYTES_MAX (64u * 1024) /* a longer text is not cached */

/* Everything on which such a text depends. */
struct live_texts_key {
    const char *match;
    enum store_status status;
    uint32_t version;
    uint64_t state_hash; /* another log with the same id has another hash, */
    int64_t newest_ms;   /* or another time of its newest row */
    uint32_t from;       /* the first row in it */
    int64_t base;        /* the version to which it is a patch; -1: it is whole */
    uint8_t viewer;
    int64_t at_s; /* for a match with a clock: time of printing in seconds; else 0 */
};

struct live_texts;

/* Makes an empty cache, owned by the caller. NULL without memory. */
struct live_texts *live_texts_new(void);
/* Frees it; NULL is allowed. */
void live_texts_free(struct live_texts *texts);

/* Appends the text of that key. False: it is not cached. */
MUST_USE bool live_texts_copy(struct live_texts *texts, const struct live_texts_key *key,
                              struct buf *out);

/* Caches a copy of the `size` bytes of a printed text; another may be evicted. Without memory it
 * is not cached. */
void live_texts_keep(struct live_texts *texts, const struct live_texts_key *key, const char *bytes,
                     size_t size);

#endif
