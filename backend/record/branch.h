/* From a moment of a match that has ended another one goes on: it is set up alike, and its log
 * begins with the same moves as far as that moment, less what was taken back and what was the
 * table's. Its seed is the key of the match that has ended, which everybody may compute by then: so
 * all its dice are those that would have fallen there, each row can be proved like any other, and
 * it counts nowhere. Any thread. */
#ifndef RECORD_BRANCH_H
#define RECORD_BRANCH_H

#include "record/stored.h"

struct branch {
    uint32_t version; /* the moment */
    uint8_t seat;     /* who plays on; bots have the others */
    int64_t user;
    char name[STORE_NAME_BYTES_MAX + 1];
    bool bot_account; /* a program plays by it */
    char bot[STORE_BOT_BYTES_MAX + 1];
    bool bot_delay; /* as in the settings */
    int64_t now_ms; /* when it begins; all its rows are of then */
    int64_t due_ms; /* when the server looks whether it goes on */
};

/* Fills `stored`, which is empty, with a match that runs, to be given to STORE_MATCH_IMPORT; the
 * caller ends it with stored_free() in any case. `info` has ended and has begun. STORE_NOT_FOUND:
 * there is no such moment. STORE_STALE: nobody has anything to decide there, or the rules are not
 * those of today. Others as of record_fold_each(). */
MUST_USE enum store_err record_branch(struct store_reader *reader, const struct store_match *info,
                                      const struct branch *branch, struct stored *stored);

#endif
