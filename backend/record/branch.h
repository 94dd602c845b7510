/* Starts a new match from a position of one that has ended. It has the same set-up, and its log
 * begins with the same moves up to that position, without undone moves and moves of the table.
 * Its seed is the key of the ended match, which is public by then. So its dice are those that
 * would have fallen there, and each row can be verified like any other. It does not count for
 * ratings or statistics. Any thread. */
#ifndef RECORD_BRANCH_H
#define RECORD_BRANCH_H

#include "record/stored.h"

struct branch {
    uint32_t version; /* version of the moment */
    uint8_t seat;     /* seat of the user; bots have the others */
    int64_t user;
    char name[STORE_NAME_BYTES_MAX + 1];
    bool bot_account; /* the user is a bot account */
    char bot[STORE_BOT_BYTES_MAX + 1];
    bool bot_delay; /* as in the settings */
    int64_t now_ms; /* start of the match; all its rows have this time */
    int64_t due_ms; /* time of the server's next check of the match */
};

/* Fills `stored`, which is empty, with a match in progress, for STORE_MATCH_IMPORT; the caller
 * ends it with stored_free() in every case. `info` is a match that has started and ended.
 * STORE_NOT_FOUND: there is no such position. STORE_STALE: no seat owes a decision there, or the
 * rules have changed. Other errors as for record_fold_each(). */
MUST_USE enum store_err record_branch(struct store_reader *reader, const struct store_match *info,
                                      const struct branch *branch, struct stored *stored);

#endif
