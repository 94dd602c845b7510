/* Plays a stored match again: each row's events must be written as the program writes them and fold
 * to the stored hash, and the game must make the same events of the same move with the match's own
 * dice, byte by byte. One thread at a time. */
#ifndef RECORD_REPLAY_H
#define RECORD_REPLAY_H

#include "store/admin.h"
#include "store/store.h"

struct replay;

struct replay_report {
    const char *wrong; /* NULL: it is as it was played; else a constant sentence about `version` */
    uint32_t version;  /* the last row that was looked at */
    int64_t moves;     /* rows looked at, without the set-up */
    bool ended;        /* nobody can move any more behind the last row that is sound */
};

/* NULL without memory. Owned by the caller; serves for any number of matches. */
struct replay *replay_new(void);
/* Frees it; NULL is allowed. */
void replay_free(struct replay *replay);

/* Walks the match that has begun. Anything but STORE_OK: the file could not be read. */
MUST_USE enum store_err replay_match(struct replay *replay, struct store_reader *reader,
                                     const struct store_match *info, struct replay_report *report);

/* Reads the match `id` into `row` and, if it has begun, walks it, both as they are at one moment: a
 * server may be playing it. `report` is filled in either case. STORE_NOT_FOUND: there is none;
 * anything else but STORE_OK: the file could not be read. */
MUST_USE enum store_err replay_stored(struct replay *replay, struct store_reader *reader,
                                      const char *id, struct store_match_row *row,
                                      struct replay_report *report);

/* The match that was walked last, as far as it is sound. Valid until the next. Beyond replay.c for
 * tests. */
const struct match *replay_state(const struct replay *replay);

#endif
