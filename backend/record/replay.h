/* Plays a stored match again. Each row's events must have the program's spelling and fold to the
 * stored hash. The game must make the same events of the same move with the match's own dice, byte
 * by byte. One thread at a time. */
#ifndef RECORD_REPLAY_H
#define RECORD_REPLAY_H

#include "store/nouns/admin.h"
#include "store/store.h"

struct replay;

struct replay_report {
    const char
        *wrong; /* NULL: the match is intact; else a constant sentence about the row of `version` */
    uint32_t version; /* the last checked row */
    int64_t moves;    /* number of checked rows, without the set-up */
    bool ended;       /* no move is possible after the last valid row */
};

/* Returns a new replay, NULL without memory. Owned by the caller; it serves for any number of
 * matches. */
struct replay *replay_new(void);
/* Frees the replay; NULL is allowed. */
void replay_free(struct replay *replay);

/* Checks a started match row by row. Any result but STORE_OK: the file could not be read. */
MUST_USE enum store_err replay_match(struct replay *replay, struct store_reader *reader,
                                     const struct store_match *info, struct replay_report *report);

/* Reads the match `id` into `row` and, if it has started, checks it. Both use one snapshot, since a
 * server may be adding moves. `report` is filled in every case. STORE_NOT_FOUND: no such match; any
 * other result but STORE_OK: the file could not be read. */
MUST_USE enum store_err replay_stored(struct replay *replay, struct store_reader *reader,
                                      const char *id, struct store_match_row *row,
                                      struct replay_report *report);

/* Returns the match that was checked last, up to its last valid row. Valid until the next check.
 * Outside replay.c only for tests. */
const struct match *replay_state(const struct replay *replay);

#endif
